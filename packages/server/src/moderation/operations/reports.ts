import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';

export interface ReportedThing {
  readonly kind: Schemas['ReportKind'];
  readonly id: number | string;
}

/** Closes the open reports of a thing. Returns whether there were any. */
export async function closeReportsOf(
  transaction: Executor,
  { kind, id }: ReportedThing,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('report')
    .set({ closed: now })
    .where('kind', '=', kind)
    .where('subject_id', '=', String(id))
    .where('closed', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
