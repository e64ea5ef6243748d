/**
 * Detectors on recordings that were labelled by hand: precision, recall, and by how many seconds the
 * edges of events are off.
 */
import { HAS_TEST_DATA, NO_TEST_DATA } from '../packages/scoring/src/testing/test-data.ts';
import { ENGINE_SECTION } from './files/engine.ts';
import { FLIGHT_SECTION } from './files/flights.ts';
import { LAUNCH_SECTION } from './files/launch.ts';
import { measureSection } from './files/section.ts';

export const description =
  'detectors on labelled recordings: precision and recall [engine, flights, launch]';

const SECTIONS = [ENGINE_SECTION, FLIGHT_SECTION, LAUNCH_SECTION];

/** @param {string[]} names Sections to run; all by default. */
export async function run(names = []) {
  if (!HAS_TEST_DATA) throw new Error(NO_TEST_DATA);
  const wanted = SECTIONS.filter(({ name }) => names.length === 0 || names.includes(name));
  return Object.assign({}, ...wanted.map(measureSection));
}
