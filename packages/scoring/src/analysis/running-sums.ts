import { type ChordPoints, chordDistanceM } from '../geo/chord.js';
import { usedEnergyKwh } from '../track/electric-energy.js';
import type { GroundColumn } from '../track/ground-column.js';
import { pointsOf, type Track } from '../track/track.js';
import type { PhaseWind } from './find-wind.js';

/** Heights above ground in metres for which statistics contain the time below. */
export const LOW_HEIGHTS_M = [1000, 800, 600, 400, 200, 100] as const;

/** Columns with one value per fix. */
export interface MeasuredTrack {
  readonly track: Track;
  /** Ground elevation under each fix in metres; NaN where unknown. */
  readonly groundM?: GroundColumn | undefined;
  /** Vertical speed of the air at each fix in m/s; NaN where unknown. */
  readonly nettoMps?: Float32Array | undefined;
  /** Battery voltage of an electric engine at each fix, from `batteryVoltageV`. */
  readonly batteryV?: Float32Array | undefined;
  /** Power of an electric engine at each fix, from `electricPowerW`. */
  readonly powerW?: Float32Array | undefined;
}

/** Sums from the first fix to each fix. The sum over an interval is the difference of two. */
export interface RunningSums {
  readonly points: ChordPoints;
  /** Metres flown over ground. */
  readonly cumulativeM: Float64Array;
  /** Altitude multiplied by time, in metres times seconds. */
  readonly altitudeMS: Float64Array;
  /** Height lost in all descents, in metres. */
  readonly lostM: Float64Array;
  readonly height?: HeightSums;
  /** Divided into rising and sinking air. Absent if the motion of the air is unknown. */
  readonly net?: NetSums;
  readonly energyKwh?: Float64Array;
  readonly turns: TurnSums;
}

/** Sums over the steps between fixes with known ground. */
interface HeightSums {
  /** Height above ground multiplied by time. */
  readonly heightMS: Float64Array;
  /** Seconds below each of `LOW_HEIGHTS_M`. */
  readonly belowS: readonly Float64Array[];
  readonly knownS: Float64Array;
}

interface NetSums {
  readonly liftS: Float64Array;
  readonly liftM: Float64Array;
  readonly sinkS: Float64Array;
  readonly sinkM: Float64Array;
  /** Rise of the air itself, in metres. */
  readonly risenM: Float64Array;
}

/** Turns with known wind in chronological order, and the sums before each of them. */
interface TurnSums {
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly circlingS: Float64Array;
  readonly eastM: Float64Array;
  readonly northM: Float64Array;
}

/** Computes all sums in one pass over a flight. */
export function runningSums(
  { track, groundM, nettoMps, powerW }: MeasuredTrack,
  winds: readonly PhaseWind[],
): RunningSums {
  const points = pointsOf(track);
  const cumulativeM = new Float64Array(track.count);
  for (let i = 1; i < track.count; i++)
    cumulativeM[i] = cumulativeM[i - 1]! + chordDistanceM(points, i - 1, i);
  return {
    points,
    cumulativeM,
    altitudeMS: timeIntegral(track, track.altitudeM),
    lostM: losses(track),
    ...(groundM && { height: heightSums(track, groundM) }),
    ...(nettoMps && { net: netSums(track, nettoMps, cumulativeM) }),
    ...(powerW && { energyKwh: usedEnergyKwh(track, powerW) }),
    turns: turnSums(winds),
  };
}

function losses({ count, altitudeM }: Track): Float64Array {
  const sums = new Float64Array(count);
  for (let i = 1; i < count; i++) {
    sums[i] = sums[i - 1]! + Math.max(0, altitudeM[i - 1]! - altitudeM[i]!);
  }
  return sums;
}

/** Integral over time by the trapezoidal rule: values change linearly between fixes. */
function timeIntegral({ count, timeS }: Track, values: Int16Array): Float64Array {
  const sums = new Float64Array(count);
  for (let i = 1; i < count; i++) {
    const seconds = timeS[i]! - timeS[i - 1]!;
    sums[i] = sums[i - 1]! + ((values[i - 1]! + values[i]!) / 2) * seconds;
  }
  return sums;
}

function heightSums({ count, timeS, altitudeM }: Track, groundM: GroundColumn): HeightSums {
  const column = () => new Float64Array(count);
  const belowS = LOW_HEIGHTS_M.map(column);
  const sums = { heightMS: column(), belowS, knownS: column() };
  for (let i = 1; i < count; i++) {
    const fromM = altitudeM[i - 1]! - groundM[i - 1]!;
    const toM = altitudeM[i]! - groundM[i]!;
    const isKnown = !Number.isNaN(fromM + toM);
    const seconds = isKnown ? timeS[i]! - timeS[i - 1]! : 0;
    sums.knownS[i] = sums.knownS[i - 1]! + seconds;
    sums.heightMS[i] = sums.heightMS[i - 1]! + (isKnown ? ((fromM + toM) / 2) * seconds : 0);
    for (const [limit, limitM] of LOW_HEIGHTS_M.entries()) {
      const below = belowS[limit]!;
      below[i] = below[i - 1]! + (isKnown ? shareBelow(limitM, fromM, toM) * seconds : 0);
    }
  }
  return sums;
}

/** Share of a linear change that is below a limit, 0 to 1. */
function shareBelow(limitM: number, fromM: number, toM: number): number {
  const low = Math.min(fromM, toM);
  const high = Math.max(fromM, toM);
  if (high < limitM) return 1;
  return low >= limitM ? 0 : (limitM - low) / (high - low);
}

function netSums(
  { count, timeS }: Track,
  nettoMps: Float32Array,
  cumulativeM: Float64Array,
): NetSums {
  const column = () => new Float64Array(count);
  const sums = {
    liftS: column(),
    liftM: column(),
    sinkS: column(),
    sinkM: column(),
    risenM: column(),
  };
  for (let i = 1; i < count; i++) {
    const seconds = timeS[i]! - timeS[i - 1]!;
    const metres = cumulativeM[i]! - cumulativeM[i - 1]!;
    const netto = (nettoMps[i - 1]! + nettoMps[i]!) / 2;
    const isKnown = !Number.isNaN(netto);
    const isLift = netto > 0;
    sums.liftS[i] = sums.liftS[i - 1]! + (isKnown && isLift ? seconds : 0);
    sums.liftM[i] = sums.liftM[i - 1]! + (isKnown && isLift ? metres : 0);
    sums.sinkS[i] = sums.sinkS[i - 1]! + (isKnown && !isLift ? seconds : 0);
    sums.sinkM[i] = sums.sinkM[i - 1]! + (isKnown && !isLift ? metres : 0);
    sums.risenM[i] = sums.risenM[i - 1]! + (isKnown ? netto * seconds : 0);
  }
  return sums;
}

function turnSums(winds: readonly PhaseWind[]): TurnSums {
  const turns = winds.flatMap((wind) => wind.turns);
  const [circlingS, eastM, northM] = [0, 0, 0].map(() => new Float64Array(turns.length + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (const [i, turn] of turns.entries()) {
    circlingS[i + 1] = circlingS[i]! + turn.circlingS;
    eastM[i + 1] = eastM[i]! + turn.circlingS * turn.eastMps;
    northM[i + 1] = northM[i]! + turn.circlingS * turn.northMps;
  }
  return {
    first: Int32Array.from(turns, ({ first }) => first),
    last: Int32Array.from(turns, ({ last }) => last),
    circlingS,
    eastM,
    northM,
  };
}
