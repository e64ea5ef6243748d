import type { Schemas } from '@cloudstreet/sdk/contract';
import { FieldError, text } from '../../platform/errors/errors.js';

type Status = Schemas['CompetitionStatus'];

const ORDER: readonly Status[] = [
  'not_planned',
  'planned',
  'scoring',
  'preliminary_result',
  'inofficial_result',
  'final_result',
];

/**
 * Whether a status may follow another one: a later one, `neutralized` at any time, and `scoring` after a
 * result, which reopens the competition. Results are not listed before it is planned, so none can be final.
 */
export function canFollow(next: Status, before: Status): boolean {
  if (next === 'neutralized') return true;
  if (before === 'neutralized') return next === 'scoring';
  if (before === 'not_planned' && next === 'final_result') return false;
  return ORDER.indexOf(next) > ORDER.indexOf(before) || next === 'scoring';
}

/** Error for a reason without a change. */
export function noteAlone(): FieldError {
  return new FieldError([
    { loc: ['note'], type: 'NOTHING_CHANGED', message: text('competition.noteAlone') },
  ]);
}

export function wrongOrder(): FieldError {
  const message = text('competition.statusOrder');
  return new FieldError([{ loc: ['status'], type: 'STATUS_ORDER', message }]);
}
