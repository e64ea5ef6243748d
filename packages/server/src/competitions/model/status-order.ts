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
 * result, which reopens the competition.
 */
export function canFollow(next: Status, before: Status): boolean {
  if (next === 'neutralized') return true;
  if (before === 'neutralized') return next === 'scoring';
  return ORDER.indexOf(next) > ORDER.indexOf(before) || next === 'scoring';
}

export function wrongOrder(): FieldError {
  const message = text('competition.statusOrder');
  return new FieldError([{ loc: ['status'], type: 'STATUS_ORDER', message }]);
}
