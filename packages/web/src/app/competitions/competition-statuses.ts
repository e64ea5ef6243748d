import type { CompetitionStatus } from '@cloudstreet/sdk';

const STATUSES = [
  'not_planned',
  'planned',
  'scoring',
  'preliminary_result',
  'inofficial_result',
  'final_result',
] as const satisfies CompetitionStatus[];
const SCORING = STATUSES.indexOf('scoring');

/** A status with those that may follow it; `scoring` reopens a competition with a result. */
export function nextStatuses(status: CompetitionStatus): CompetitionStatus[] {
  if (status === 'neutralized') return ['scoring', status];
  const now = STATUSES.indexOf(status);
  const later = STATUSES.filter((one, index) => index >= now || one === 'scoring');
  // Results are not listed before it is planned.
  return [...later.filter((one) => one !== 'final_result' || now > 0), 'neutralized'];
}

/** Whether a change of the status reopens a result. */
export function reopens(next: CompetitionStatus, status: CompetitionStatus): boolean {
  if (next !== 'scoring') return false;
  return status === 'neutralized' || STATUSES.indexOf(status) > SCORING;
}
