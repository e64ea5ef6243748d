import { valuesAt } from './values-at.js';

/**
 * Lowest possible altitude. Recorders write −9999 or 99999 for an unknown one. The lowest land is
 * at −430 m. In the highest air pressure ever measured at sea level, 1085 hPa, an altimeter set to
 * 1013 hPa shows 600 m too little. The highest glider flight reached a pressure altitude of 23 203
 * m.
 *
 * @see the flight of Perlan 2 on 2 September 2018
 */
const MIN_ALTITUDE_M = -1100;
const MAX_ALTITUDE_M = 30_000;

/** An altitude column of a recording, with the fixes to use. */
export interface RecordedAltitudes {
  readonly altitudeM: Int16Array;
  /** Indexes of the fixes, ascending. */
  readonly records: Int32Array;
  /** Times of all fixes of the recording. */
  readonly timeS: Int32Array;
}

/**
 * Returns the altitudes of fixes. Impossible altitudes are interpolated between the fixes before
 * and after, or taken from the nearest fix; 0 if none is possible.
 */
export function interpolateAltitudes({ altitudeM, records, timeS }: RecordedAltitudes): Int16Array {
  const values = valuesAt(altitudeM, records);
  if (values.every(isPossible)) return values;
  const known: number[] = [];
  for (let i = 0; i < values.length; i++) if (isPossible(values[i]!)) known.push(i);
  if (known.length === 0) return new Int16Array(values.length);
  let next = 0;
  return values.map((value, i) => {
    if (isPossible(value)) return value;
    while (next < known.length && known[next]! < i) next += 1;
    const [before, behind] = [known[next - 1] ?? known[next]!, known[next] ?? known[next - 1]!];
    const [fromS, toS] = [timeS[records[before]!]!, timeS[records[behind]!]!];
    const share = toS > fromS ? (timeS[records[i]!]! - fromS) / (toS - fromS) : 0;
    return Math.round(values[before]! + share * (values[behind]! - values[before]!));
  });
}

function isPossible(altitudeM: number): boolean {
  return altitudeM >= MIN_ALTITUDE_M && altitudeM <= MAX_ALTITUDE_M;
}
