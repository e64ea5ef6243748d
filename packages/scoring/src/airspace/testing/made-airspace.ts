import type { Airspace } from '../airspace.js';
import { parseOpenAir } from '../parse-open-air.js';

/** Returns the airspace of some records; by default class D from the ground to FL100. */
export function airspaceOf(...records: string[]): Airspace {
  const has = (word: string) => records.some((record) => record.startsWith(`${word} `));
  const lines = [
    ...(has('AC') ? [] : ['AC D']),
    ...(has('AN') ? [] : ['AN Test']),
    ...(has('AL') ? [] : ['AL GND']),
    ...(has('AH') ? [] : ['AH FL100']),
    ...records,
  ].toSorted((a, b) => Number(b.startsWith('AC')) - Number(a.startsWith('AC')));
  const { airspaces, findings } = parseOpenAir(lines.join('\n'));
  if (airspaces.length !== 1 || findings.length > 0) {
    throw new Error(`Not one airspace without findings: ${JSON.stringify(findings)}`);
  }
  return airspaces[0]!;
}
