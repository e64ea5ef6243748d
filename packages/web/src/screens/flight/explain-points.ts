import {
  distanceIndexFactor,
  FREE,
  REFERENCE_INDEX,
  roundToHundredths,
  SPEED,
  speedIndexFactor,
} from '@cloudstreet/scoring/contest';
import type { ContestEntry } from '@cloudstreet/sdk';

/** One line of the reckoning, in the order in which it is done. */
export type ReckoningStep =
  | { readonly kind: 'distance'; readonly km: number }
  /** A share of another geometry of the same flight. */
  | {
      readonly kind: 'bonus';
      readonly of: 'triangle' | 'out_return';
      readonly share: number;
      readonly ofKm: number;
      readonly km: number;
    }
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'index'; readonly index: number; readonly factor: number }
  /** What a bonus adds where its geometry is not listed. */
  | { readonly kind: 'bonusPoints'; readonly of: string; readonly points: number }
  /** `isNearly` where a figure above it is known only rounded, and the last digit may differ. */
  | { readonly kind: 'points'; readonly points: number; readonly isNearly: boolean };

type Entry = Pick<
  ContestEntry,
  'name' | 'points' | 'distance' | 'bonus_points' | 'bonus_score_name'
>;

export interface ScoredFlight {
  readonly contest: readonly Entry[];
  /** Left out where the aircraft has none. */
  readonly dmst_index?: number;
}

/** As much as two rounded figures may be off together. */
const HUNDREDTH = 0.01;

/**
 * How the points of a contest follow from what the flight's page knows. They are reckoned again on
 * the way: where that does not give the points of the server, there is no reckoning to show.
 */
export function explainPoints(entry: Entry, flight: ScoredFlight): ReckoningStep[] | undefined {
  const steps = stepsOf(entry, flight);
  const { points } = entry;
  const reckoned = pointsOf(steps);
  if (roundToHundredths(reckoned) === points) {
    return [...steps, { kind: 'points', points, isNearly: false }];
  }
  const isRounded = steps.some(({ kind }) => kind === 'bonusPoints');
  if (!isRounded || Math.abs(reckoned - points) > HUNDREDTH) return undefined;
  return [...steps, { kind: 'points', points, isNearly: true }];
}

function stepsOf(entry: Entry, flight: ScoredFlight): ReckoningStep[] {
  const index = flight.dmst_index ?? REFERENCE_INDEX;
  const distance: ReckoningStep = { kind: 'distance', km: entry.distance };
  if (entry.name === 'speed') {
    const hours: ReckoningStep = { kind: 'hours', hours: SPEED.maxDurationS / 3600 };
    return [distance, hours, { kind: 'index', index, factor: speedIndexFactor(index) }];
  }
  const divisor: ReckoningStep = { kind: 'index', index, factor: distanceIndexFactor(index) };
  const bonus = bonusOf(entry, flight);
  if (!bonus) return [distance, divisor];
  return bonus.kind === 'bonus' ? [distance, bonus, divisor] : [distance, divisor, bonus];
}

function bonusOf(
  { bonus_points: points, bonus_score_name: of }: Entry,
  { contest }: ScoredFlight,
): ReckoningStep | undefined {
  if (points === undefined || of === undefined) return undefined;
  const source = contest.find(({ name }) => name === of);
  if (!source || (of !== 'triangle' && of !== 'out_return')) {
    return { kind: 'bonusPoints', of, points };
  }
  const share = of === 'triangle' ? FREE.triangleBonus : FREE.outReturnBonus;
  return { kind: 'bonus', of, share, ofKm: source.distance, km: share * source.distance };
}

function pointsOf(steps: readonly ReckoningStep[]): number {
  return steps.reduce((sum, step) => {
    switch (step.kind) {
      case 'distance':
      case 'bonus':
        return sum + step.km;
      case 'hours':
        return sum / step.hours;
      case 'index':
        return sum / step.factor;
      case 'bonusPoints':
      case 'points':
        return sum + step.points;
    }
  }, 0);
}
