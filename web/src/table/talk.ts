/** The server escapes names and table talk for HTML; here they are text again, never markup. */
const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

export function readable(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (sign) => SIGNS[sign]!);
}
