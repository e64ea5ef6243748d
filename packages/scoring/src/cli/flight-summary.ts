import { timestamp } from '../contest/timestamp.js';
import type { InspectedFlight } from '../flight/inspect-flight.js';
import { recordedTakeoff } from '../flight/recorded-takeoff.js';
import type { LaunchKind } from '../track/launch.js';

/** Start and end of a flight, with the names and units of the contract. */
export interface FlightSummary {
  /** Number of the flight in the file, in order of time, from 1. */
  readonly flight: number;
  /** Absent, like all following fields, if it was not recorded. */
  readonly takeoff_time?: string | undefined;
  readonly landing_time?: string | undefined;
  readonly launch_kind?: LaunchKind | undefined;
  /** m */
  readonly launch_gain?: number | undefined;
  /** s */
  readonly launch_time?: number | undefined;
}

/** @param number Number of the flight in its file, from 1. */
export function flightSummary(flight: InspectedFlight, number: number): FlightSummary {
  const { landing, launch } = flight;
  const takeoff = recordedTakeoff(flight);
  return {
    flight: number,
    takeoff_time: takeoff && timestamp(takeoff.timeS),
    landing_time: landing && timestamp(landing.timeS),
    launch_kind: launch?.kind,
    launch_gain: launch?.gainM,
    launch_time: launch?.timeS,
  };
}
