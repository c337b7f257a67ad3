/** What the first page shows someone who comes back; a newcomer does not load it. */
export { default as Foot } from './Foot.svelte';
export { newMine } from './mine.svelte';
export { default as Panel } from './Panel.svelte';
export { default as PersonChip } from './PersonChip.svelte';
export { default as Waiting } from './Waiting.svelte';
export { speakOfPeople } from './words.svelte';
