import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import type { Archive } from './archive.js';
import { type Outcome, type Run, settleItem } from './queries.js';

/** One item of an import, on its way. */
export interface Step<Content> {
  readonly services: Services;
  readonly archive: Archive;
  readonly userId: number;
  readonly host: string;
  readonly at: Run & { readonly position: number };
  readonly path: string;
  readonly content: Content;
}

/** Says what became of an item, in the transaction that stores it. @throws {ImportEndedError} */
export function settle<Content>(
  { services, at }: Step<Content>,
  outcome: Outcome,
  executor: Executor = services.db,
): Promise<void> {
  return settleItem(executor, at, outcome);
}
