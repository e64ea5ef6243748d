import type { FlightAnalysis } from '@cloudstreet/scoring/analysis';
import type { Interval } from '@cloudstreet/scoring/track';
import { flightUnpoweredTimes, type TimedFlight } from '../track/shaded-intervals.js';

/** Returns the interval from release to landing, within the track. */
export function unpoweredInterval(
  flight: TimedFlight,
  { track }: Pick<FlightAnalysis, 'track'>,
): Interval {
  const { dayStartS, timeS } = track;
  const [firstS, lastS] = [dayStartS + (timeS[0] ?? 0), dayStartS + (timeS.at(-1) ?? 0)];
  const { releaseS = firstS, landingS = lastS } = flightUnpoweredTimes(flight);
  return { startS: Math.max(firstS, releaseS), endS: Math.min(lastS, landingS) };
}
