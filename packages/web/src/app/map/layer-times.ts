import type { Interval } from '@cloudstreet/scoring/parse';
import type { MapLayer } from '@cloudstreet/sdk';

type Steps = NonNullable<MapLayer['times']>;

/** Times that a layer shows, or the reason why it shows none. */
export type LayerMoments = readonly string[] | 'tooOld' | 'tooEarly';

/**
 * Returns the images of a layer during an interval as ISO 8601: the last one before it, and those
 * within it.
 */
export function layerTimes(steps: Steps, { startS, endS }: Interval, now: Date): LayerMoments {
  const stepS = steps.period_minutes * 60;
  const nowS = now.getTime() / 1000;
  const firstS = Math.floor(startS / stepS) * stepS;
  const lastS = Math.min(endS, nowS - steps.delay_minutes * 60);
  if (firstS < nowS - steps.back_hours * 3600) return 'tooOld';
  if (firstS > lastS) return 'tooEarly';
  const count = Math.floor((lastS - firstS) / stepS) + 1;
  return Array.from({ length: count }, (_, i) => toIso(firstS + i * stepS));
}

/** Returns the newest image. */
export function newestTime({ period_minutes: period, delay_minutes: delay }: Steps, now: Date) {
  const stepMs = period * 60_000;
  return toIso((Math.floor((now.getTime() - delay * 60_000) / stepMs) * stepMs) / 1000);
}

function toIso(timeS: number): string {
  return `${new Date(timeS * 1000).toISOString().slice(0, 19)}Z`;
}
