import { firstIndex } from '../track/first-index.js';
import { type FixInterval, intersectIntervals, intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import type { CirclingPhase } from './find-phases.js';
import { sumHeightGain } from './interval-sums.js';
import type { FlightAnalysis } from './prepare-analysis.js';

/** The part of a thermal, an attempt or a glide that lies in an interval. */
export type PhaseInterval = CirclingInterval | GlideInterval;

export interface CirclingInterval extends FixInterval {
  readonly kind: CirclingPhase['kind'];
  readonly phase: CirclingPhase;
}

export interface GlideInterval extends FixInterval {
  readonly kind: 'glide';
}

/**
 * Phases within an interval in chronological order. Each starts where the previous one ends, except
 * after an engine run.
 */
export function phaseIntervals(
  { phases, unpowered }: Pick<FlightAnalysis, 'phases' | 'unpowered'>,
  interval: FixInterval,
): PhaseInterval[] {
  return unpoweredParts({ unpowered }, interval).flatMap((part) =>
    phaseIntervalsWithin(phases, part),
  );
}

/** Parts of an interval without tow and engine, in chronological order. */
export function unpoweredParts(
  { unpowered }: Pick<FlightAnalysis, 'unpowered'>,
  interval: FixInterval,
): FixInterval[] {
  if (!unpowered) return [interval];
  return unpowered.flatMap((part) => intersectIntervals(part, interval) ?? []);
}

/** Returns whether an interval is without tow and engine. */
export function fillsInterval(
  track: Track,
  intervals: readonly FixInterval[],
  interval: FixInterval,
): boolean {
  return sumHeightGain(track, intervals).seconds === intervalSeconds(track, interval);
}

function phaseIntervalsWithin(
  phases: readonly CirclingPhase[],
  interval: FixInterval,
): PhaseInterval[] {
  const intervals: PhaseInterval[] = [];
  let end = interval.first;
  const ending = firstIndex(phases.length, (i) => phases[i]!.last > interval.first);
  for (let i = ending; i < phases.length; i++) {
    const phase = phases[i]!;
    const first = Math.max(phase.first, interval.first);
    const last = Math.min(phase.last, interval.last);
    if (first >= interval.last) break;
    if (first >= last) continue;
    if (end < first) intervals.push({ kind: 'glide', first: end, last: first });
    intervals.push({ kind: phase.kind, phase, first, last });
    end = last;
  }
  if (end < interval.last) intervals.push({ kind: 'glide', first: end, last: interval.last });
  return intervals;
}
