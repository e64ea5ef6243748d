import type { Coaching } from './coach-input.js';
import { type JudgedGlides, type JudgedSteps, sumOf } from './judged-glides.js';
import type { MacCready } from './mac-cready.js';

/** Time at speeds of a band, and time for which they would have been best. */
export interface SpeedBand {
  /** Indicated, included; open below where absent. */
  readonly fromKmh?: number;
  /** Not included; open above where absent. */
  readonly toKmh?: number;
  /** Share of the judged time, 0 to 1. */
  readonly flownShare: number;
  readonly optimalShare: number;
}

/**
 * Advice to fly faster or slower: overall without bounds, else where the speed was below, above or
 * between them.
 */
export interface SpeedTip {
  readonly kind: 'flyFaster' | 'flySlower';
  readonly fromKmh?: number;
  readonly toKmh?: number;
  /** Means of the time that the tip is about. */
  readonly meanKmh: number;
  readonly optimalKmh: number;
  /** Shares of all time judged that was flown, and would best be flown, at these speeds. */
  readonly flownShare: number;
  readonly optimalShare: number;
}

/** Speeds of glides compared with the best ones, by time. */
export interface SpeedAdvice {
  /** Input of the optimum. */
  readonly macCready: MacCready;
  /** Mean vertical speed of the air in glides. */
  readonly meanNettoMps: number;
  /** Mean indicated airspeed, and the mean of the best speeds at the same times. */
  readonly meanKmh: number;
  readonly optimalKmh: number;
  /** From the slowest; together they hold all the time that was judged. */
  readonly bands: readonly SpeedBand[];
  /** Seconds that were judged, left out near the ground, and left out because speed is unknown. */
  readonly judgedS: number;
  readonly lowS: number;
  readonly unknownS: number;
  /** Height above ground below which nothing was judged. Absent if the ground is unknown. */
  readonly judgedFromAglM?: number;
  /** The overall tip comes first. */
  readonly tips: readonly SpeedTip[];
}

const LOWEST_BORDER_KMH = 80;
const HIGHEST_BORDER_KMH = 220;
const BAND_KMH = 20;
const BAND_COUNT = (HIGHEST_BORDER_KMH - LOWEST_BORDER_KMH) / BAND_KMH + 2;
/** A speed within that of the best costs next to nothing. */
const TOLERANCE = 0.07;
/** More of the time in a range of speeds than would be best there. */
const MIN_EXCESS_SHARE = 0.15;

/**
 * Compares the speeds of glides with the best ones in the same air, by time. There is a tip for a
 * deviation of more than 7 % overall, and for ranges of neighbouring bands with more than 15 % of the
 * time in excess and a mean deviation of more than 7 %.
 *
 * Over the judged steps of t seconds each, with indicated airspeed v and the best one v*, in km/h:
 *
 *     means = Σ v·t / Σ t and Σ v*·t / Σ t, off by mean / best mean − 1
 *     shares of a band = Σ t of steps with v in it / Σ t, and Σ t of steps with v* in it / Σ t
 *
 * Bands of 20 km/h from 80 to 220 km/h and the bounds of tips are this project's.
 *
 * @see `judgeGlides` for the best speeds: MacCready's theory of the speed to fly, as in H. Reichmann,
 *   Cross-Country Soaring
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

/** Runs of bands that have more time than is best; open-ended at the first and last band. */
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
