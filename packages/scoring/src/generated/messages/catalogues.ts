// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as cs } from './cs.js';
import { messages as da } from './da.js';
import { messages as de } from './de.js';
import { messages as enGb } from './en-gb.js';
import { messages as enUs } from './en-us.js';
import { messages as es } from './es.js';
import { messages as fi } from './fi.js';
import { messages as fr } from './fr.js';
import { messages as hu } from './hu.js';
import { messages as it } from './it.js';
import { messages as ja } from './ja.js';
import { messages as lt } from './lt.js';
import { messages as nl } from './nl.js';
import { messages as no } from './no.js';
import { messages as pl } from './pl.js';
import { messages as pt } from './pt.js';
import { messages as sv } from './sv.js';
import { messages as uk } from './uk.js';
import type { Messages } from './types.js';

/** The texts of this package, by locale. */
export const CATALOGUES = {
  'cs': cs,
  'da': da,
  'de': de,
  'en-gb': enGb,
  'en-us': enUs,
  'es': es,
  'fi': fi,
  'fr': fr,
  'hu': hu,
  'it': it,
  'ja': ja,
  'lt': lt,
  'nl': nl,
  'no': no,
  'pl': pl,
  'pt': pt,
  'sv': sv,
  'uk': uk,
} satisfies Record<string, Messages>;
