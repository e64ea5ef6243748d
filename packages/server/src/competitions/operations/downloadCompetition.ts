import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Cell } from '../../downloads/list.js';
import { listFile } from '../../downloads/list-file.js';
import { operation } from '../../platform/http/operation.js';
import { describeCompetition } from './serialize.js';

type Score = Schemas['TaskScore'];

export const downloadCompetition = operation(
  'downloadCompetition',
  async ({ path, query, user }, { db, publicUrl }) => {
    const { task_score: scores } = await describeCompetition(db, path.competition, user);
    const linkOf = (id: number) => `${publicUrl()}/flight/${id}`;
    async function* chunks() {
      yield scores;
    }
    return listFile<Score>(query.format, {
      name: 'competition',
      columns: Object.keys(COLUMNS),
      cellsOf: (score) => Object.values(COLUMNS).map((valueOf) => valueOf(score, linkOf) ?? null),
      objectOf: (score) => ({ ...score, link: linkOf(score.flight_id) }),
      chunks: chunks(),
    });
  },
  { rateLimit: { perMinute: 10 } },
);

type ValueOf = (score: Score, linkOf: (id: number) => string) => Cell | undefined;

/** Columns of the table. Programs read these names, so they never change. */
const COLUMNS: Readonly<Record<string, ValueOf>> = {
  rank: ({ rank }) => rank,
  flight_id: ({ flight_id: id }) => id,
  link: ({ flight_id: id }, linkOf) => linkOf(id),
  scoring_date: ({ scoring_date: day }) => day,
  user_id: ({ user }) => user?.id,
  user_name: ({ user }) => user?.name,
  co_user_name: ({ co_user: coUser }) => coUser?.name,
  club_name: ({ club }) => club?.name,
  aircraft_name: ({ aircraft }) => aircraft?.name,
  registration: ({ registration }) => registration,
  competition_id: ({ competition_id: competitionNumber }) => competitionNumber,
  sc_class: ({ sc_class: name }) => name,
  dmst_index: ({ dmst_index: index }) => index,
  task_achieved: ({ task_achieved: achieved }) => achieved,
  distance_km: ({ distance }) => distance,
  speed_km_h: ({ speed }) => speed,
  duration_s: ({ duration }) => duration,
  start_time: ({ start_time: time }) => time,
  end_time: ({ end_time: time }) => time,
  start_altitude_m: ({ start_alt: altitude }) => altitude,
  end_altitude_m: ({ end_alt: altitude }) => altitude,
  points: ({ points }) => points,
  c_points: ({ c_points: points }) => points,
  gp_points: ({ gp_points: points }) => points,
  penalty: ({ penalty }) => penalty?.points,
  penalty_reason: ({ penalty }) => penalty?.reason,
  personal_rank: ({ personal_rank: rank }) => rank,
  declared: ({ declared }) => declared,
  missed_point: ({ missed }) => missed?.name,
  missed_reason: ({ missed }) => missed?.reason,
  missed_by_s: ({ missed }) => missed?.by,
  missed_by_m: ({ missed }) => missed?.distance,
};
