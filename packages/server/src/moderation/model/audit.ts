import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';

export interface NewAuditEntry {
  /** Undefined for an action on the command line. */
  readonly actorId?: number;
  readonly action: Schemas['AuditAction'];
  readonly kind: Schemas['AuditKind'];
  readonly subjectId: number | string;
  /** The reason given. */
  readonly note?: string;
  readonly now: Date;
}

/** Records an action. Call it in the transaction of the action. */
export async function addAuditEntry(
  transaction: Executor,
  { actorId, action, kind, subjectId, note, now }: NewAuditEntry,
): Promise<void> {
  await transaction
    .insertInto('audit_entry')
    .values({
      created: now,
      actor_id: actorId ?? null,
      action,
      kind,
      subject_id: String(subjectId),
      note: note ?? null,
    })
    .execute();
}
