import type { Polar } from '../polar.js';

/** Polar with published values in the list of gliders. */
export const TWO_SEATER: Polar = {
  a: -0.0019682,
  b: 0.1135807,
  c: -2.2594821,
  referenceMassKg: 702,
};
