/** The result as a picture that is painted on this device, and given to whom its player likes. */
import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The light palette: a picture has no theme. */
export const LIGHT =
  '--outline:#2b1c2c;--disc:#f0dfc0;--badge:#fffaef;--badge-ink:#2b1c2c;--wood:#b07a45;' +
  '--wood-light:#cf9c66;--wood-dark:#6f4622;--on-wood:#2b1c2c;--title:Caprasimo;--text:Figtree';

async function asData(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return await new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error(url));
    reader.readAsDataURL(blob);
  });
}

/** A picture by itself reaches no font file: they are written into it. */
export async function fontsAsText(): Promise<string> {
  const [title, text] = await Promise.all([asData(caprasimo), asData(figtree)]);
  return (
    `@font-face{font-family:Caprasimo;src:url(${title})}` +
    `@font-face{font-family:Figtree;font-weight:300 900;src:url(${text})}`
  );
}

/** Paint a drawing; what comes back is a PNG. */
export async function painted(svg: SVGSVGElement): Promise<Blob> {
  const text = new XMLSerializer().serializeToString(svg);
  const image = new Image(1200, 630);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 1200;
  canvas.height = 630;
  canvas.getContext('2d')!.drawImage(image, 0, 0, 1200, 630);
  return await new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('not painted')) : done(blob)), 'image/png'),
  );
}

/** Give a file to the device's own sheet; false where it has none for it. */
export async function handOn(files: File[], title: string): Promise<boolean> {
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return false;
  try {
    await navigator.share({ files, title });
  } catch (error) {
    // Who closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return true;
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Words in lines of about this many characters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 4);
}
