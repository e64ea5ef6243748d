import type { RequestBody } from '@cloudstreet/sdk/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.js';
import { FieldError, text } from '../http/errors.js';

const LISTS = ['scoring_times', 'engine_scoring_times', 'fes_scoring_times'] as const;

type Times = Pick<Selectable<Schema['flight']>, (typeof LISTS)[number]>;

/**
 * The lists of times that a patch changes, as unix seconds.
 *
 * @throws {FieldError} For a list that is not of pairs that ascend.
 */
export function changedTimes(
  flight: Times,
  patch: Pick<RequestBody<'updateFlightDetail'>, (typeof LISTS)[number]>,
): Partial<Times> {
  const changes: Partial<Times> = {};
  for (const list of LISTS) {
    const times = patch[list]?.map((time) => Math.round(Date.parse(time) / 1000));
    if (!times) continue;
    checkTimes(list, times);
    if (times.join() !== flight[list].join()) changes[list] = times;
  }
  return changes;
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
