import type { UnpoweredTimes } from '@cloudstreet/scoring/track';
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
  | 'unpowered_times'
>;

/** What the spans are found in. */
export interface TimedFlight extends Times {
  aircraft?: Pick<NonNullable<FlightDetail['aircraft']>, 'kind'>;
}

/** Rounded times may differ by so much without anything between them. */
const ROUNDING_S = 2;

/**
 * The parts of a flight that the barogram shades: the launch, where an engine ran, and what else is not
 * scored.
 */
export function flightSpans(flight: TimedFlight): FlightSpan[] {
  const { takeoff_time: takeoff, landing_time: landing, unpowered_times: unpowered } = flight;
  if (takeoff === undefined) return [];
  const takeoffS = toSeconds(takeoff);
  const releaseS = takeoffS + (flight.launch_time ?? 0);
  const landingS = landing === undefined ? undefined : toSeconds(landing);
  const gapsOf = (kind: FlightSpan['kind'], times: readonly string[]) =>
    gaps(times.map(toSeconds), { kind, fromS: releaseS, toS: landingS });
  const scored = scoringTimes(flight);

  const launch: FlightSpan = { kind: 'launch', fromS: takeoffS, toS: releaseS };
  const engine = unpowered ? gapsOf('engine', unpowered) : [];
  // Without a list nobody knows yet what is scored.
  const unscored = scored.length === 0 ? [] : gapsOf('unscored', scored);
  return [launch, ...engine, ...unscored.flatMap((gap) => without(gap, engine))].filter(
    ({ fromS, toS }) => toS - fromS > ROUNDING_S,
  );
}

/** What of a flight lies between its release and its landing, which is not always known. */
type FlownSpan = Omit<FlightSpan, 'toS'> & { toS: number | undefined };

/** From the release to the first start, from each end to the next start, from the last to landing. */
function gaps(timesS: readonly number[], { kind, fromS, toS }: FlownSpan): FlightSpan[] {
  const ends = toS === undefined ? [] : [toS];
  return spansOf(kind, [fromS, ...timesS.map((timeS) => Math.max(timeS, fromS)), ...ends]);
}

/** What of a span lies outside others, which ascend. */
function without({ kind, fromS, toS }: FlightSpan, others: readonly FlightSpan[]): FlightSpan[] {
  const bounds = others.flatMap((other) => [other.fromS, other.toS]);
  const within = bounds.map((timeS) => Math.min(Math.max(timeS, fromS), toS));
  return spansOf(kind, [fromS, ...within, toS]);
}

/** From each of the edges at an even place to the next. */
function spansOf(kind: FlightSpan['kind'], edges: readonly number[]): FlightSpan[] {
  const spans: FlightSpan[] = [];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    spans.push({ kind, fromS: edges[index]!, toS: edges[index + 1]! });
  }
  return spans;
}

/** Where a flight was not launched, and no engine ran. */
export function flightUnpoweredTimes(flight: TimedFlight): UnpoweredTimes {
  const { takeoff_time: takeoff, landing_time: landing, launch_time: launchS = 0 } = flight;
  const { unpowered_times: unpowered } = flight;
  return {
    ...(takeoff !== undefined && { releaseS: toSeconds(takeoff) + launchS }),
    ...(landing !== undefined && { landingS: toSeconds(landing) }),
    ...(unpowered && { unpoweredTimes: unpowered.map(toSeconds) }),
  };
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
