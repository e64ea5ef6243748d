import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { toRef } from '../../platform/text/to-ref.js';
import { boundsOf } from '../../tasks/measure-task.js';
import { competitionRef } from '../model/competition-ref.js';
import { findResults } from '../model/results.js';
import { serializeScore } from '../model/serialize-score.js';
import {
  type ChangeRow,
  type CompetitionRow,
  type CompetitionViewer,
  findChanges,
  getCompetitionRow,
} from './queries.js';

/** Returns a competition as in lists. */
export function serializeCompetition(row: CompetitionRow): Schemas['Competition'] {
  return {
    ...competitionRef(row),
    ...withoutNull({
      user: userRef(row.user_id, row.user_name, row.user_image),
      task_id: row.seen_task_id,
      user_group: toRef(row.user_group_id, row.user_group_name),
      start_time: row.start_time,
      min_time: row.min_time,
      ruleset: row.ruleset,
      bbox: boundsOf(row.points),
      point_features: row.points,
      attempts: row.attempts,
      created: toTimestamp(row.created),
      modified: toTimestamp(row.modified),
    }),
  };
}

/**
 * Returns a competition with its results.
 *
 * @throws {NotFoundError} If there is no such competition.
 */
export async function describeCompetition(
  db: Executor,
  id: number,
  viewer: CompetitionViewer,
): Promise<Schemas['CompetitionDetail']> {
  const row = await getCompetitionRow(db, id, viewer);
  const results = await findResults(db, row);
  const changes = await findChanges(db, id);
  return {
    ...serializeCompetition(row),
    task_score: results.map((result) => serializeScore(result)),
    change: changes.map((change) => serializeChange(change)),
  };
}

function serializeChange(row: ChangeRow): Schemas['CompetitionChange'] {
  const { user_id: userId, user_name: name, user_image: image } = row;
  return withoutNull({
    id: row.id,
    created: toTimestamp(row.created),
    action: row.action,
    user: userId === null || name === null ? null : userRef(userId, name, image),
    status: row.status,
    flight_id: row.flight_id,
    points: row.points,
    note: row.note,
  });
}

function userRef(id: number, name: string, image: string | null): Schemas['UserRef'] {
  return withoutNull({ id, name, image });
}
