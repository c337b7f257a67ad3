export const MOODS = ['hello', 'laugh', 'wow', 'think', 'oops', 'grump', 'sleep', 'thanks'] as const;
export type MoodName = (typeof MOODS)[number];
