/** What the worker keeps: the page, the parts of the app, and what the server said. */
export const PAGE = 'coffret-page';
export const PARTS = 'coffret-parts';
/** Rules, lessons and replays that were seen; gone with the person. */
export const SEEN = 'coffret-seen';
