import { DateTime } from 'luxon';
import { FieldError, text } from '../../platform/errors/errors.js';

/** Maximum number of days after the first one. */
const MAX_LENGTH_DAYS = 60;

/** @throws {FieldError} If the last day is before the first, or long after it. */
export function checkDates(first: string, last: string): void {
  const days = DateTime.fromISO(last).diff(DateTime.fromISO(first), 'days').days;
  if (days >= 0 && days <= MAX_LENGTH_DAYS) return;
  const message = text('championship.dates', { most: MAX_LENGTH_DAYS });
  throw new FieldError([{ loc: ['end_date'], type: 'INVALID_DATES', message }]);
}
