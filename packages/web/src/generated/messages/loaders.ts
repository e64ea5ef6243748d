// Written by scripts/generate-messages.mjs; change the catalogue instead.

/** What the first picture of a page says, by locale. */
export const FIRST_TEXTS = {
  'cs': () => import('./cs.start.js'),
  'da': () => import('./da.start.js'),
  'de': () => import('./de.start.js'),
  'en-gb': () => import('./en-gb.start.js'),
  'en-us': () => import('./en-us.start.js'),
  'es': () => import('./es.start.js'),
  'fi': () => import('./fi.start.js'),
  'fr': () => import('./fr.start.js'),
  'hu': () => import('./hu.start.js'),
  'it': () => import('./it.start.js'),
  'ja': () => import('./ja.start.js'),
  'lt': () => import('./lt.start.js'),
  'nl': () => import('./nl.start.js'),
  'no': () => import('./no.start.js'),
  'pl': () => import('./pl.start.js'),
  'pt': () => import('./pt.start.js'),
  'sv': () => import('./sv.start.js'),
  'uk': () => import('./uk.start.js'),
};

/** All other texts. */
export const OTHER_TEXTS = {
  'cs': () => import('./cs.later.js'),
  'da': () => import('./da.later.js'),
  'de': () => import('./de.later.js'),
  'en-gb': () => import('./en-gb.later.js'),
  'en-us': () => import('./en-us.later.js'),
  'es': () => import('./es.later.js'),
  'fi': () => import('./fi.later.js'),
  'fr': () => import('./fr.later.js'),
  'hu': () => import('./hu.later.js'),
  'it': () => import('./it.later.js'),
  'ja': () => import('./ja.later.js'),
  'lt': () => import('./lt.later.js'),
  'nl': () => import('./nl.later.js'),
  'no': () => import('./no.later.js'),
  'pl': () => import('./pl.later.js'),
  'pt': () => import('./pt.later.js'),
  'sv': () => import('./sv.later.js'),
  'uk': () => import('./uk.later.js'),
};
