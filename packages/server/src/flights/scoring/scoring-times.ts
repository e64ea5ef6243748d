import type { AircraftKind } from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { FieldError, text } from '../../platform/errors/errors.js';
import type { FlightRow } from '../model/flight-row.js';

const LISTS = ['scoring_times', 'engine_scoring_times', 'fes_scoring_times'] as const;

/** Returns the list with the times of an aircraft of a kind. */
export function timesListOf(kind: AircraftKind): (typeof LISTS)[number] {
  if (kind === 'MG') return 'engine_scoring_times';
  return kind === 'FG' ? 'fes_scoring_times' : 'scoring_times';
}

type ChosenTimes = Pick<FlightRow, (typeof LISTS)[number]>;
type FlightWithTimes = ChosenTimes &
  Pick<FlightRow, 'takeoff_time' | 'landing_time' | 'total_seconds'>;

/** Minimum duration of a window, as for windows found in the recording. */
const MIN_WINDOW_S = 60;

/**
 * Returns the lists of times that a patch changes, in Unix seconds.
 *
 * @param kind Kind of the flight's aircraft.
 * @throws {FieldError} If a list is for another kind of aircraft, does not consist of ascending
 *   pairs, or extends beyond the flight.
 */
export function changedTimes(
  flight: FlightWithTimes,
  patch: Pick<RequestBody<'updateFlightDetail'>, (typeof LISTS)[number]>,
  kind: AircraftKind,
): Partial<ChosenTimes> {
  const changes: Partial<ChosenTimes> = {};
  for (const list of LISTS) {
    const times = patch[list]?.map((time) => Math.round(Date.parse(time) / 1000));
    if (!times) continue;
    if (times.join() === flight[list].join()) continue;
    checkKind(list, times, kind);
    checkTimes(list, times);
    checkWithin(list, times, flight);
    changes[list] = times;
  }
  return changes;
}

/** The times would be stored without effect. */
function checkKind(list: string, times: readonly number[], kind: AircraftKind): void {
  if (times.length === 0 || list === timesListOf(kind)) return;
  throw new FieldError([{ loc: [list], type: 'other_kind', message: text('flight.times.kind') }]);
}

function checkTimes(list: string, times: readonly number[]): void {
  if (times.length % 2 !== 0) {
    throw new FieldError([{ loc: [list], type: 'odd', message: text('flight.times.odd') }]);
  }
  const outOfOrder = times.findIndex((time, index) => index > 0 && time <= (times[index - 1] ?? 0));
  if (outOfOrder > 0) {
    const message = text('flight.times.order');
    throw new FieldError([{ loc: [list, outOfOrder], type: 'order', message }]);
  }
}

function checkWithin(list: string, times: readonly number[], flight: FlightWithTimes): void {
  const startS = Math.floor(flight.takeoff_time.getTime() / 1000);
  const endS = endOf(flight);
  const outside = times.findIndex((timeS) => timeS < startS || timeS > endS);
  if (outside >= 0) {
    const message = text('flight.times.outside');
    throw new FieldError([{ loc: [list, outside], type: 'outside', message }]);
  }
  const short = times.findIndex(
    (timeS, index) => index % 2 === 1 && timeS - (times[index - 1] ?? 0) < MIN_WINDOW_S,
  );
  if (short >= 0) {
    const message = text('flight.times.short');
    throw new FieldError([{ loc: [list, short], type: 'short', message }]);
  }
}

/** Landing or last fix. The end of a recording without landing is unknown until it is scored. */
function endOf({
  takeoff_time: takeoff,
  landing_time: landing,
  total_seconds: s,
}: FlightWithTimes) {
  if (landing) return Math.ceil(landing.getTime() / 1000);
  return s === null ? Number.POSITIVE_INFINITY : Math.ceil(takeoff.getTime() / 1000) + s;
}
