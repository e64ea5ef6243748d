import { lazyPart } from '../lazy-part.js';

/** The screen of an unknown place, which is loaded when one comes to it. */
export const NotFound = lazyPart(async () => (await import('./NotFoundScreen.js')).NotFoundScreen);
