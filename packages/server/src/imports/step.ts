import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../platform/database/database.js';
import type { Text } from '../platform/errors/errors.js';
import type { Services } from '../platform/services.js';
import type { Archive } from './archive.js';
import type { ImportItem } from './plan-import.js';
import { completeItem, type ImportRun, type Outcome } from './queries.js';

export type IssueCode = Schemas['ImportIssueCode'];

/** Import of the items of one kind, declared by the resource that stores them. */
export interface ImportStep {
  readonly kind: ImportItem['kind'];
  readonly run: (step: StepInput<never>) => Promise<void>;
  /** Texts of the issues that only this step makes. */
  readonly issues?: Partial<Record<IssueCode, Text>>;
}

/** One item of an import while it is imported. */
export interface StepInput<Content> {
  readonly services: Services;
  readonly archive: Archive;
  readonly userId: number;
  readonly host: string;
  readonly at: ImportRun & { readonly position: number };
  readonly path: string;
  readonly content: Content;
}

/**
 * Stores the outcome of an item, in the transaction that stores the item.
 *
 * @throws {ImportEndedError} If the import was cancelled or another run took over.
 */
export function completeStep<Content>(
  { services, at }: StepInput<Content>,
  outcome: Outcome,
  executor: Executor = services.db,
): Promise<void> {
  return completeItem(executor, at, outcome);
}
