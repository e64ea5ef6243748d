import type { FixInterval } from './fix-interval.js';
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

/** No glider climbs or sinks this fast. */
export const MAX_ALT_CHANGE_MPS = 50;
/** A wrong altitude that lasts for at most this time is a spike. */
export const MAX_SPIKE_S = 20;
/**
 * The altitudes of both sensors part suddenly if one changes by more than this more than the other,
 * and faster: a satellite altitude may lag behind a winch launch.
 */
export const MAX_PARTING_M = 200;
const MAX_PARTING_MPS = 15;
/** A spike that the other altitude contradicts may last longer. */
export const MAX_CONTRADICTED_S = 120;
/** After a spike, the altitude is where it may have come to meanwhile. */
const SPIKE_RETURN_M = 20;
const SPIKE_RETURN_MPS = 10;

/** An altitude column of a recording, with the fixes to use. */
export interface RecordedAltitudes {
  readonly altitudeM: Int16Array;
  /** Indexes of the fixes, ascending. */
  readonly records: Int32Array;
  /** Times of all fixes of the recording. */
  readonly timeS: Int32Array;
  /** Altitude column of the other sensor, with which to compare. 0 is unknown. */
  readonly otherAltM?: Int16Array | undefined;
}

/**
 * Returns the altitudes of fixes. Impossible altitudes and spikes are interpolated between the fixes
 * before and after, or taken from the nearest fix; 0 if none is possible.
 */
export function interpolateAltitudes(recorded: RecordedAltitudes): Int16Array {
  const { altitudeM, records, timeS } = recorded;
  const values = valuesAt(altitudeM, records);
  const spikes = findAltitudeSpikes(recorded);
  if (spikes.length === 0 && values.every(isPossible)) return values;
  const isInSpike = new Uint8Array(values.length);
  for (const { first, last } of spikes) isInSpike.fill(1, first, last + 1);
  const isKnown = (i: number) => isPossible(values[i]!) && isInSpike[i] === 0;
  const known: number[] = [];
  for (let i = 0; i < values.length; i++) if (isKnown(i)) known.push(i);
  if (known.length === 0) return new Int16Array(values.length);
  let next = 0;
  return values.map((value, i) => {
    if (isKnown(i)) return value;
    while (next < known.length && known[next]! < i) next += 1;
    const [before, behind] = [known[next - 1] ?? known[next]!, known[next] ?? known[next - 1]!];
    const [fromS, toS] = [timeS[records[before]!]!, timeS[records[behind]!]!];
    const share = toS > fromS ? (timeS[records[i]!]! - fromS) / (toS - fromS) : 0;
    return Math.round(values[before]! + share * (values[behind]! - values[before]!));
  });
}

/**
 * Finds spikes: altitudes that are reached faster than any glider climbs or sinks, and are for at
 * most 20 s what they were not before and after. A sensor is blocked for some seconds, or hit by a
 * gust. A slower change, and one of up to two minutes, is a spike if the other altitude does not
 * show it, also at the start of the records.
 *
 * @returns Positions within `records`, ascending.
 */
export function findAltitudeSpikes(recorded: RecordedAltitudes): FixInterval[] {
  const { altitudeM, records, timeS } = recorded;
  const spikes: FixInterval[] = [];
  const secondsAt = (i: number) => timeS[records[i]!]!;
  const metresAt = (i: number) => altitudeM[records[i]!]!;
  for (let i = 1; i < records.length; i++) {
    const [beforeS, beforeM] = [secondsAt(i - 1), metresAt(i - 1)];
    if (!isPossible(beforeM)) continue;
    const jumpM = Math.abs(metresAt(i) - beforeM);
    const stepS = secondsAt(i) - beforeS;
    const isContradicted = startsParting(recorded, i);
    const isFast = jumpM > MAX_ALT_CHANGE_MPS * Math.max(1, stepS);
    if (!isFast && !isContradicted) continue;
    const maxS = isContradicted ? MAX_CONTRADICTED_S : MAX_SPIKE_S;
    const start = i;
    for (let end = i + 1; end < records.length; end++) {
      if (secondsAt(end - 1) - secondsAt(i) > maxS) break;
      const leftM = Math.abs(metresAt(end) - beforeM);
      const seconds = secondsAt(end) - beforeS;
      const hasReturned =
        leftM <= SPIKE_RETURN_M + SPIKE_RETURN_MPS * seconds && leftM <= jumpM / 2;
      if (!hasReturned || partingM(recorded, i - 1, end) > MAX_PARTING_M) continue;
      spikes.push({ first: i, last: end - 1 });
      // The way back from a spike is none.
      i = end;
      break;
    }
    const isAtStart = beforeS - secondsAt(0) <= MAX_CONTRADICTED_S && spikes.length === 0;
    if (isContradicted && isAtStart && i === start) spikes.push({ first: 0, last: i - 1 });
  }
  return spikes;
}

/** Returns whether an altitude changes suddenly at a position, and the other one does not. */
export function startsParting(
  recorded: RecordedAltitudes,
  i: number,
  maxPartingM = MAX_PARTING_M,
): boolean {
  const { records, timeS } = recorded;
  const stepS = timeS[records[i]!]! - timeS[records[i - 1]!]!;
  return partingM(recorded, i - 1, i) > Math.max(maxPartingM, MAX_PARTING_MPS * stepS);
}

/**
 * Returns by how much an altitude changes more between two positions than the other one; 0 if the
 * other one changes more, or is unknown.
 */
export function partingM(
  { altitudeM, records, otherAltM }: RecordedAltitudes,
  from: number,
  to: number,
): number {
  const [one, other] = [records[from]!, records[to]!];
  if (!otherAltM || otherAltM[one] === 0 || otherAltM[other] === 0) return 0;
  const [changeM, otherChangeM] = [
    altitudeM[other]! - altitudeM[one]!,
    otherAltM[other]! - otherAltM[one]!,
  ];
  return Math.abs(changeM) > Math.abs(otherChangeM) ? Math.abs(changeM - otherChangeM) : 0;
}

function isPossible(altitudeM: number): boolean {
  return altitudeM >= MIN_ALTITUDE_M && altitudeM <= MAX_ALTITUDE_M;
}
