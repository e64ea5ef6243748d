import { hasMotor, type MotorlessTimes, motorlessTimesOf } from '@cloudstreet/scoring/track';
import type { FlightDetail } from '@cloudstreet/sdk';
import type { FlightSpan } from '@cloudstreet/ui/charts/Barogram';

type Times = Pick<
  FlightDetail,
  | 'takeoff_time'
  | 'landing_time'
  | 'launch_time'
  | 'scoring_times'
  | 'engine_scoring_times'
  | 'fes_scoring_times'
>;

/** What the spans are found in. */
export interface TimedFlight extends Times {
  aircraft?: Pick<NonNullable<FlightDetail['aircraft']>, 'kind'>;
}

/** Rounded times may differ by so much without anything between them. */
const ROUNDING_S = 2;

/**
 * The parts of a flight that the barogram shades: the launch, and what lies outside the stretches
 * that may be scored. In an aircraft with an engine that is an engine run.
 */
export function flightSpans(flight: TimedFlight): FlightSpan[] {
  const { takeoff_time: takeoff, landing_time: landing, launch_time: launchS } = flight;
  if (takeoff === undefined) return [];
  const takeoffS = toSeconds(takeoff);
  const releaseS = takeoffS + (launchS ?? 0);
  const launch: FlightSpan = { kind: 'launch', fromS: takeoffS, toS: releaseS };

  const times = scoringTimes(flight).map(toSeconds);
  const kind = hasMotor(flight.aircraft?.kind) ? 'engine' : 'unscored';
  const ends = times.length === 0 || landing === undefined ? [] : [toSeconds(landing)];
  // From the release to the first start, from each end to the next start, from the last to landing.
  const edges = [releaseS, ...times, ...ends];
  const gaps: FlightSpan[] = [];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    gaps.push({ kind, fromS: edges[index]!, toS: edges[index + 1]! });
  }
  return [launch, ...gaps].filter(({ fromS, toS }) => toS - fromS > ROUNDING_S);
}

/** Where a flight was not launched, and no motor ran. */
export function flightMotorlessTimes(flight: TimedFlight): MotorlessTimes {
  const { takeoff_time: takeoff, landing_time: landing, launch_time: launchS = 0 } = flight;
  return motorlessTimesOf(
    {
      releaseS: takeoff === undefined ? undefined : toSeconds(takeoff) + launchS,
      landingS: landing === undefined ? undefined : toSeconds(landing),
      scoringTimes: scoringTimes(flight).map(toSeconds),
    },
    flight.aircraft?.kind,
  );
}

/** The list that counts for the kind of aircraft. */
function scoringTimes(flight: TimedFlight): readonly string[] {
  const kind = flight.aircraft?.kind;
  if (kind === 'MG') return flight.engine_scoring_times;
  return kind === 'FG' ? flight.fes_scoring_times : flight.scoring_times;
}

function toSeconds(time: string): number {
  return Date.parse(time) / 1000;
}
