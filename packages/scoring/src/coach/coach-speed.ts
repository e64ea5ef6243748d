import type { Coaching } from './coach-input.js';
import { type JudgedGlides, type JudgedSteps, sumOf } from './judged-glides.js';
import type { MacCready } from './mac-cready.js';

/** Time flown in a speed band, and time for which the band was optimal. */
export interface SpeedBand {
  /** Lower limit of the indicated airspeed, inclusive. Absent if the band has none. */
  readonly fromKmh?: number;
  /** Upper limit, exclusive. Absent if the band has none. */
  readonly toKmh?: number;
  /** Share of the analysed time, 0 to 1. */
  readonly flownShare: number;
  readonly optimalShare: number;
}

/**
 * Advice to fly faster or slower. Without limits it concerns all speeds, otherwise those within the
 * limits.
 */
export interface SpeedTip {
  readonly kind: 'flyFaster' | 'flySlower';
  readonly fromKmh?: number;
  readonly toKmh?: number;
  /** Mean airspeed and mean optimal airspeed in km/h during the time that the tip concerns. */
  readonly meanKmh: number;
  readonly optimalKmh: number;
  /** Shares of all analysed time: flown at these speeds, and optimally flown at them. */
  readonly flownShare: number;
  readonly optimalShare: number;
}

/** Airspeeds of the glides compared with the optimal ones, by time. */
export interface SpeedAdvice {
  /** MacCready value on which the optimal speeds are based. */
  readonly macCready: MacCready;
  /** Mean vertical speed of the air in glides, in m/s. */
  readonly meanNettoMps: number;
  /** Mean indicated airspeed in km/h, and the mean of the optimal airspeeds at the same times. */
  readonly meanKmh: number;
  readonly optimalKmh: number;
  /** Speed bands, the slowest first. Together they cover all analysed time. */
  readonly bands: readonly SpeedBand[];
  /**
   * Seconds that were analysed, excluded near the ground, and excluded because the airspeed is
   * unknown.
   */
  readonly judgedS: number;
  readonly lowS: number;
  readonly unknownS: number;
  /**
   * Height above ground in metres from which speeds are analysed. Absent if the ground is unknown.
   */
  readonly judgedFromAglM?: number;
  /** The tip about all speeds comes first. */
  readonly tips: readonly SpeedTip[];
}

const LOWEST_BORDER_KMH = 80;
const HIGHEST_BORDER_KMH = 220;
const BAND_KMH = 20;
const BAND_COUNT = (HIGHEST_BORDER_KMH - LOWEST_BORDER_KMH) / BAND_KMH + 2;
/** Relative deviation from the optimal speed that costs hardly any time. */
const TOLERANCE = 0.07;
/** Minimum share of the time by which a range of speeds exceeds its optimal share to get a tip. */
const MIN_EXCESS_SHARE = 0.15;

/**
 * Compares the airspeeds of glides with the optimal ones in the same air, by time. There is a tip
 * if the mean deviates by more than 7 %, and for each range of neighbouring bands with more than 15
 * % of the time in excess and a mean deviation of more than 7 %.
 *
 * Over the analysed steps of t seconds each, with indicated airspeed v and optimal airspeed v* in
 * km/h:
 *
 *     means = Σ v·t / Σ t and Σ v*·t / Σ t; deviation = mean / optimal mean − 1
 *     shares of a band = Σ t of steps with v in it / Σ t, and Σ t of steps with v* in it / Σ t
 *
 * Bands of 20 km/h from 80 to 220 km/h and the limits of tips are this project's.
 *
 * @see `judgeGlides` for the optimal speeds: MacCready's theory of the speed to fly, as in H.
 *   Reichmann, Cross-Country Soaring
 */
export function coachSpeed(judged: JudgedGlides, macCready: MacCready) {
  const { steps, lowS, unknownS, judgedFromAglM } = judged;
  if (steps.count === 0) return { refusal: 'noGlides' } satisfies Coaching<SpeedAdvice>;
  const sums = sumByBand(steps);
  const [judgedS, flownM, optimalM] = [sums.seconds, sums.flownM, sums.optimalM].map(sumOf);
  let driftM = 0;
  for (let i = 0; i < steps.count; i++) driftM += steps.nettoMps[i]! * steps.seconds[i]!;
  const bands = Array.from({ length: BAND_COUNT }, (_, band) => ({
    ...(band > 0 && { fromKmh: borderKmh(band) }),
    ...(band < BAND_COUNT - 1 && { toKmh: borderKmh(band + 1) }),
    flownShare: sums.seconds[band]! / judgedS!,
    optimalShare: sums.optimalS[band]! / judgedS!,
  }));
  const advice: SpeedAdvice = {
    macCready,
    meanNettoMps: driftM / judgedS!,
    meanKmh: (flownM! / judgedS!) * 3.6,
    optimalKmh: (optimalM! / judgedS!) * 3.6,
    bands,
    judgedS: judgedS!,
    lowS,
    unknownS,
    ...(judgedFromAglM !== undefined && { judgedFromAglM }),
    tips: [{ first: 0, last: BAND_COUNT - 1 }, ...rangesInExcess(bands)].flatMap((range) =>
      tipOf(range, bands, sums),
    ),
  };
  return { advice } satisfies Coaching<SpeedAdvice>;
}

const column = () => new Float64Array(BAND_COUNT);

function sumByBand(steps: JudgedSteps) {
  const sums = { seconds: column(), flownM: column(), optimalM: column(), optimalS: column() };
  for (let i = 0; i < steps.count; i++) {
    const [seconds, speed, best] = [steps.seconds[i]!, steps.indicatedMps[i]!, steps.bestMps[i]!];
    const band = bandOf(speed * 3.6);
    sums.seconds[band]! += seconds;
    sums.flownM[band]! += speed * seconds;
    sums.optimalM[band]! += best * seconds;
    sums.optimalS[bandOf(best * 3.6)]! += seconds;
  }
  return sums;
}

function bandOf(kmh: number): number {
  const band = Math.floor((kmh - LOWEST_BORDER_KMH) / BAND_KMH) + 1;
  return Math.max(0, Math.min(BAND_COUNT - 1, band));
}

function borderKmh(band: number): number {
  return LOWEST_BORDER_KMH + (band - 1) * BAND_KMH;
}

interface BandRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Ranges of bands that were flown for more time than is optimal. Ranges at the ends have no limit
 * there.
 */
function rangesInExcess(bands: readonly SpeedBand[]): BandRange[] {
  const excess = bands.map(({ flownShare, optimalShare }) => flownShare - optimalShare);
  const ranges: BandRange[] = [];
  for (let first = 0; first < excess.length; first++) {
    if (!(excess[first]! > 0)) continue;
    let last = first;
    while (last + 1 < excess.length && excess[last + 1]! > 0) last++;
    const excessShare = excess.slice(first, last + 1).reduce((sum, share) => sum + share, 0);
    const isLowest = excess.slice(0, first).every((share) => share === 0);
    const isHighest = excess.slice(last + 1).every((share) => share === 0);
    if (excessShare > MIN_EXCESS_SHARE) {
      ranges.push({
        first: isLowest ? 0 : first,
        last: isHighest ? excess.length - 1 : last,
      });
    }
    first = last;
  }
  return ranges;
}

function tipOf(
  { first, last }: BandRange,
  bands: readonly SpeedBand[],
  sums: ReturnType<typeof sumByBand>,
): SpeedTip[] {
  const within = (summed: Float64Array) => sumOf(summed.subarray(first, last + 1));
  const seconds = within(sums.seconds);
  const meanKmh = (within(sums.flownM) / seconds) * 3.6;
  const optimalKmh = (within(sums.optimalM) / seconds) * 3.6;
  const off = meanKmh / optimalKmh - 1;
  if (!(Math.abs(off) > TOLERANCE)) return [];
  const { fromKmh } = bands[first]!;
  const { toKmh } = bands[last]!;
  const judgedS = sumOf(sums.seconds);
  return [
    {
      kind: off < 0 ? 'flyFaster' : 'flySlower',
      ...(fromKmh !== undefined && { fromKmh }),
      ...(toKmh !== undefined && { toKmh }),
      meanKmh,
      optimalKmh,
      flownShare: seconds / judgedS,
      optimalShare: within(sums.optimalS) / judgedS,
    },
  ];
}
