import type { ReportKind, ReportReason } from '@cloudstreet/sdk';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';

interface DemoReport {
  readonly reason: ReportReason;
  readonly comment: string;
}

interface Subject {
  readonly kind: ReportKind;
  readonly id: number;
  readonly userId: number | null;
}

const REPORTS: Partial<Record<ReportKind, DemoReport>> = {
  flight: { reason: 'wrong', comment: 'I flew this glider on that day. It was not this pilot.' },
  story: { reason: 'privacy', comment: 'It shows our trailer with its number plate.' },
  comment: { reason: 'other', comment: 'It belongs to another flight of that day.' },
};

/** Lets pilots of the demo report what others added last, so that moderators have something to do. */
export async function addReports(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  pilots: readonly number[],
): Promise<void> {
  for (const { kind, id, userId } of await findSubjects(db)) {
    const reporter = pilots.find((pilot) => pilot !== userId);
    const report = REPORTS[kind];
    if (reporter === undefined || !report) continue;
    await db
      .insertInto('report')
      .values({
        kind,
        subject_id: String(id),
        user_id: userId,
        reporter_id: reporter,
        ...report,
        created: clock(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The latest flight, photo and comment. */
async function findSubjects(db: Executor): Promise<Subject[]> {
  const flight = await db
    .selectFrom('flight')
    .where('user_id', 'is not', null)
    .orderBy('id', 'desc')
    .select(['id', 'user_id as userId'])
    .limit(1)
    .executeTakeFirst();
  const story = await db
    .selectFrom('story')
    .innerJoin('flight', 'flight.id', 'story.flight_id')
    .orderBy('story.id', 'desc')
    .select(['story.id', 'flight.user_id as userId'])
    .limit(1)
    .executeTakeFirst();
  const comment = await db
    .selectFrom('comment')
    .where('text', 'is not', null)
    .orderBy('id', 'desc')
    .select(['id', 'user_id as userId'])
    .limit(1)
    .executeTakeFirst();
  return [
    ...(flight ? [{ kind: 'flight', ...flight } as const] : []),
    ...(story ? [{ kind: 'story', ...story } as const] : []),
    ...(comment ? [{ kind: 'comment', ...comment } as const] : []),
  ];
}
