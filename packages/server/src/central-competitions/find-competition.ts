import { NotFoundError } from '../platform/errors/errors.js';
import { embedded, type Hal, idOf, linkOf, objectOf, textOf } from './hal.js';
import type { CentralCompetitions, WithCentralCompetitions } from './open-central-competitions.js';

const ROOT = '';

/** @throws {NotFoundError} Without a key of the operator. */
export function sourceOf({ centralCompetitions }: WithCentralCompetitions): CentralCompetitions {
  if (!centralCompetitions) throw new NotFoundError();
  return centralCompetitions;
}

export async function findContests(source: CentralCompetitions): Promise<Hal[]> {
  return embedded(await getObject(source, ROOT), 'contests');
}

/** @throws {NotFoundError} If the key has no such competition. */
export async function findContest(source: CentralCompetitions, id: number): Promise<Hal> {
  const contest = (await findContests(source)).find((each) => idOf(each.id) === id);
  if (!contest) throw new NotFoundError();
  return contest;
}

/** A class with the tasks of its days. */
export interface ContestClass {
  readonly id: number;
  readonly name: string;
  /** Such as `18_meter`, if SoaringSpot has it. */
  readonly type: string | undefined;
  readonly tasks: readonly Hal[];
}

export function findClasses(source: CentralCompetitions, contest: Hal): Promise<ContestClass[]> {
  const classes = embedded(contest, 'classes').flatMap((each) => {
    const id = idOf(each.id);
    return id === undefined ? [] : [{ id, document: each }];
  });
  return Promise.all(
    classes.map(async ({ id, document }) => {
      const type = textOf(document.type);
      return {
        id,
        name: textOf(document.name) ?? type ?? String(id),
        type,
        tasks: embedded(await getLinked(source, document, 'tasks'), 'tasks'),
      };
    }),
  );
}

/** Gets the document of a relation; an empty one if there is none. */
export async function getLinked(
  source: CentralCompetitions,
  document: Hal,
  relation: string,
): Promise<Hal> {
  const address = linkOf(document, relation);
  return address === undefined ? {} : getObject(source, address);
}

async function getObject(source: CentralCompetitions, address: string): Promise<Hal> {
  return objectOf(await source.get(address)) ?? {};
}
