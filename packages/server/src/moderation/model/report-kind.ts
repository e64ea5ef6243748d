import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import type { Services } from '../../platform/services.js';
import { readSubjectId } from './subject-id.js';

/** Name and page of a thing, for moderators. */
export interface Subject {
  readonly id: number | string;
  readonly title: string;
  /** Path of the application's page. */
  readonly link: string;
}

/**
 * A kind of things that users can report, as the resource of these things declares it. Their ids are
 * numbers, or texts if `readSubjectId` returns texts.
 */
export interface ReportKind<Id extends number | string = never> {
  readonly kind: Schemas['ReportKind'];
  /**
   * Finds the user whom a report of a thing concerns; null if it belongs to no user.
   *
   * @throws {NotFoundError} If there is no such thing, or the reporter may not see it.
   */
  readonly findUser: (services: Services, id: Id, reporter: SignedInUser) => Promise<number | null>;
  /** Finds things by their ids. Those that no longer exist are left out. */
  readonly findSubjects: (db: Executor, ids: readonly Id[]) => Promise<readonly Subject[]>;
  /** Removes words and photo of a thing, for kinds with nothing else to report. */
  readonly removeWords?: (
    transaction: Executor,
    services: Pick<Services, 'jobs'>,
    id: string,
  ) => Promise<{ userId: number; page: string } | undefined>;
}

export type ReportKinds = readonly ReportKind[];

interface SubjectRef {
  readonly kind: Schemas['ReportKind'];
  readonly subject_id: string;
}

/** Finds the things of rows. Returns a function that returns the thing of a row, if it still exists. */
export async function findSubjects(
  db: Executor,
  kinds: ReportKinds,
  rows: readonly SubjectRef[],
): Promise<(row: SubjectRef) => Subject | undefined> {
  const found = new Map<string, Subject>();
  for (const { kind, findSubjects: find } of kinds) {
    const ids = rows
      .filter((row) => row.kind === kind)
      .map((row) => readSubjectId(kind, row.subject_id));
    if (ids.length === 0) continue;
    // The ids are of the type of their kind.
    for (const subject of await find(db, [...new Set(ids)] as never[])) {
      found.set(`${kind} ${subject.id}`, subject);
    }
  }
  return ({ kind, subject_id: id }) => found.get(`${kind} ${id}`);
}
