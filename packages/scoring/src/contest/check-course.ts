import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { bandOf } from '../shape/fai-triangle.js';
import type { Track } from '../track/track.js';
import type { FlownCourse } from './flown-course.js';
import type { ReceiptCheck } from './receipt.js';
import type { CourseGeometry, CourseRule } from './rules/contest-rule.js';

/** Returns all limits of a course with the flown values. Limits without a bound are left out. */
export function checkCourse(
  track: Track,
  { geometry, minDistanceKm }: CourseRule,
  flown: FlownCourse,
  distance: number,
): ReceiptCheck[] {
  const [start, finish] = [flown.fixes[0]!, flown.fixes.at(-1)!];
  const checks: (ReceiptCheck | undefined)[] = [
    atMost('height_loss', flown.lossOfHeightM, lossLimit(geometry)),
    'maxGapM' in geometry
      ? atMost('gap', lengthKm(flown.points[0]!, flown.points.at(-1)!), geometry.maxGapM / 1000)
      : undefined,
    ...sideChecks(geometry, flown),
    'maxDurationS' in geometry
      ? atMost('duration', track.timeS[finish]! - track.timeS[start]!, geometry.maxDurationS)
      : undefined,
    minDistanceKm === undefined
      ? undefined
      : { limit: 'distance', value: distance, least: minDistanceKm },
  ];
  return checks.filter((check) => check !== undefined);
}

/** Whether a limit is kept; both ends are allowed. */
export function isWithinLimits({
  value,
  least = -Infinity,
  most = Infinity,
}: ReceiptCheck): boolean {
  return value >= least && value <= most;
}

/**
 * Returns the broken limit that is missed by the largest share of its bound: what a pilot would
 * have had to change most. Undefined if all are kept.
 */
export function worstBrokenLimit(checks: readonly ReceiptCheck[]): ReceiptCheck | undefined {
  return checks
    .filter((check) => !isWithinLimits(check))
    .toSorted((a, b) => missedShare(b) - missedShare(a))[0];
}

/** The miss of a limit of zero is relative to one metre. */
function missedShare(check: ReceiptCheck): number {
  const bound = boundOf(check);
  return Math.abs(check.value - bound) / Math.max(1, Math.abs(bound));
}

/** Bound of a limit, in the unit of its value. */
export function boundOf({ least, most }: ReceiptCheck): number {
  return most ?? least ?? 0;
}

/** Length of a geodesic in km, to the millimetre. */
export function lengthKm(from: Position, to: Position): number {
  return Math.round(distanceM(from, to) * 1000) / 1e6;
}

function lossLimit(geometry: CourseGeometry): number | undefined {
  return 'maxLossOfHeightM' in geometry ? geometry.maxLossOfHeightM : undefined;
}

function atMost(
  limit: ReceiptCheck['limit'],
  value: number,
  most: number | undefined,
): ReceiptCheck | undefined {
  return most === undefined || most === Infinity ? undefined : { limit, value, most };
}

const HUNDRED_PERCENT = 100;

function sideChecks(geometry: CourseGeometry, { lines }: FlownCourse): ReceiptCheck[] {
  if (geometry.kind !== 'triangle') return [];
  const sidesKm = lines.map(([from, to]) => lengthKm(from, to));
  const perimeterKm = sidesKm.reduce((sum, km) => sum + km, 0);
  const { minPercent, maxPercent } = bandOf(perimeterKm * 1000, geometry.bands);
  const percentOf = (km: number) => Math.round((km / perimeterKm) * 1e6) / 1e4;
  return [
    { limit: 'shortest_side', value: percentOf(Math.min(...sidesKm)), least: minPercent },
    ...(maxPercent < HUNDRED_PERCENT
      ? [
          {
            limit: 'longest_side',
            value: percentOf(Math.max(...sidesKm)),
            most: maxPercent,
          } as const,
        ]
      : []),
  ];
}
