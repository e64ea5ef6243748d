import {
  type ExcludedInterval,
  excludedIntervals,
  type UnpoweredTimes,
} from '@cloudstreet/scoring/parse';
import type { FlightDetail } from '@cloudstreet/sdk';

/** Times of a flight in the contract, and its kind of aircraft. */
export interface TimedFlight
  extends Pick<
    FlightDetail,
    | 'takeoff_time'
    | 'landing_time'
    | 'launch_time'
    | 'scoring_times'
    | 'engine_scoring_times'
    | 'fes_scoring_times'
    | 'unpowered_times'
  > {
  aircraft?: Pick<NonNullable<FlightDetail['aircraft']>, 'kind'>;
}

/** Returns the intervals of a flight that the barogram shades; see `excludedIntervals`. */
export function shadedIntervals(flight: TimedFlight): ExcludedInterval[] {
  const { takeoff_time: takeoff, landing_time: landing, unpowered_times: unpowered } = flight;
  if (takeoff === undefined) return [];
  const takeoffS = toSeconds(takeoff);
  return excludedIntervals({
    takeoffS,
    releaseS: takeoffS + (flight.launch_time ?? 0),
    landingS: landing === undefined ? undefined : toSeconds(landing),
    scoringTimes: scoringTimes(flight).map(toSeconds),
    unpoweredTimes: unpowered?.map(toSeconds),
  });
}

/** Returns the times at which the flight was unpowered. */
export function flightUnpoweredTimes(flight: TimedFlight): UnpoweredTimes {
  const { takeoff_time: takeoff, landing_time: landing, launch_time: launchS = 0 } = flight;
  const { unpowered_times: unpowered } = flight;
  return {
    ...(takeoff !== undefined && { releaseS: toSeconds(takeoff) + launchS }),
    ...(landing !== undefined && { landingS: toSeconds(landing) }),
    ...(unpowered && { unpoweredTimes: unpowered.map(toSeconds) }),
  };
}

/** Returns the list that applies to the kind of aircraft. */
function scoringTimes(flight: TimedFlight): readonly string[] {
  const kind = flight.aircraft?.kind;
  if (kind === 'MG') return flight.engine_scoring_times;
  return kind === 'FG' ? flight.fes_scoring_times : flight.scoring_times;
}

function toSeconds(time: string): number {
  return Date.parse(time) / 1000;
}
