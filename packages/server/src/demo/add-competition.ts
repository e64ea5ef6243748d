import { insertCompetition } from '../competitions/operations/insert-competition.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import { toDay } from '../platform/text/calendar-formats.js';
import { insertTask } from '../tasks/create-task.js';
import { findAirfield, type Place, placeAt, toFeature } from './demo-places.js';
import type { PlannedDay } from './plan-competition.js';
import type { GroundPosition } from './simulator/earth.js';

const LEG_KM = 50;
/** Half of the angle between the first and the last leg, so that the course is an FAI triangle. */
const HALF_ANGLE_DEG = 25;
/** Wide enough for every launch. */
const START_KM = 10;
const TURNPOINT_KM = 1;
const FINISH_KM = 3;
const HOSTED_S = 7 * 3600;

/** Finds the airfield of a competition and its turnpoints, airfields as far as possible. */
export async function findCourse(
  db: Executor,
  { airfield }: PlannedDay,
  place: GroundPosition,
): Promise<readonly Place[]> {
  const home = (await findAirfield(db, place)) ?? { ...place, name: 'Home', elevation: null };
  const [from, to] = airfield.directions;
  const middleDeg = (from + to) / 2;
  const turnpoints = [-HALF_ANGLE_DEG, HALF_ANGLE_DEG].map((turnDeg, index) =>
    placeAt(db, home, {
      bearingDeg: middleDeg + turnDeg,
      distanceKm: LEG_KM,
      name: `Crossing ${index + 1}`,
    }),
  );
  return [home, ...(await Promise.all(turnpoints))];
}

/** Hosts a competition of a course for its day. Does nothing if there is one. */
export async function addCompetition(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { day }: PlannedDay,
  { userId, course }: { userId: number; course: readonly Place[] },
): Promise<void> {
  const [home, ...turnpoints] = course;
  if (!home) return;
  const host = { user: { id: userId, isSuperuser: false }, now: new Date((day + HOSTED_S) * 1000) };
  await db.transaction().execute(async (transaction) => {
    const existing = await transaction
      .selectFrom('competition')
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (existing) return;
    const taskId = await insertTask(transaction, host, {
      name: 'Open club day',
      description: 'One round of the triangle. Beginners are welcome.',
      point_features: [
        toFeature(home, START_KM),
        ...turnpoints.map((point) => toFeature(point, TURNPOINT_KM)),
        toFeature(home, FINISH_KM),
      ],
    });
    await insertCompetition({ db: transaction, jobs }, host, {
      task_id: taskId,
      score_kind: 'date',
      scoring_date: toDay(host.now),
    });
  });
}
