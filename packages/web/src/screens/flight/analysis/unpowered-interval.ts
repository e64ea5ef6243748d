import type { FlightAnalysis } from '@cloudstreet/scoring/analysis';
import { flightUnpoweredTimes, type TimedFlight } from '../track/flight-spans.js';
import type { Stretch } from './stretch.js';

/** From the release to the landing, as far as the track goes. */
export function unpoweredInterval(
  flight: TimedFlight,
  { track }: Pick<FlightAnalysis, 'track'>,
): Stretch {
  const { dayStartS, timeS } = track;
  const [startS, endS] = [dayStartS + (timeS[0] ?? 0), dayStartS + (timeS.at(-1) ?? 0)];
  const { releaseS = startS, landingS = endS } = flightUnpoweredTimes(flight);
  return { fromS: Math.max(startS, releaseS), toS: Math.min(endS, landingS) };
}
