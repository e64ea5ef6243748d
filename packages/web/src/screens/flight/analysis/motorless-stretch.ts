import type { FlightAnalysis } from '@cloudstreet/scoring/analysis';
import type { FlightDetail } from '@cloudstreet/sdk';
import type { Stretch } from './stretch.js';

/** What tells when it was launched and landed. */
export type LaunchedFlight = Pick<FlightDetail, 'takeoff_time' | 'launch_time' | 'landing_time'>;

/** From the release to the landing, as far as the track goes. */
export function motorlessStretch(
  flight: LaunchedFlight,
  { track }: Pick<FlightAnalysis, 'track'>,
): Stretch {
  const { takeoff_time: takeoff, launch_time: launchS = 0, landing_time: landing } = flight;
  const { dayStartS, timeS } = track;
  const [startS, endS] = [dayStartS + (timeS[0] ?? 0), dayStartS + (timeS.at(-1) ?? 0)];
  return {
    fromS: Math.max(startS, takeoff === undefined ? startS : Date.parse(takeoff) / 1000 + launchS),
    toS: Math.min(endS, landing === undefined ? endS : Date.parse(landing) / 1000),
  };
}
