import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Cell } from '../../downloads/list.js';
import { listFile } from '../../downloads/list-file.js';
import { operation } from '../../platform/http/operation.js';
import { describeDay } from './serialize.js';

type Result = Schemas['ChampionshipResult'];

export const downloadChampionshipDay = operation(
  'downloadChampionshipDay',
  async ({ path, query, user }, { db, publicUrl }) => {
    const day = { championshipId: path.championship, id: path.day };
    const { results } = await describeDay(db, day, user);
    const linkOf = (id: number) => `${publicUrl()}/flight/${id}`;
    async function* chunks() {
      yield results;
    }
    return listFile<Result>(query.format, {
      name: 'day',
      columns: Object.keys(COLUMNS),
      cellsOf: (result) => Object.values(COLUMNS).map((valueOf) => valueOf(result, linkOf) ?? null),
      objectOf: (result) => result,
      chunks: chunks(),
    });
  },
  { rateLimit: { perMinute: 10 } },
);

type ValueOf = (result: Result, linkOf: (id: number) => string) => Cell | undefined;

/** Columns of the table. Programs read these names, so they never change. */
const COLUMNS: Readonly<Record<string, ValueOf>> = {
  rank: ({ rank }) => rank,
  name: ({ name }) => name,
  competition_id: ({ competition_id: id }) => id,
  registration: ({ registration }) => registration,
  aircraft: ({ aircraft }) => aircraft,
  club: ({ club }) => club,
  handicap: ({ handicap }) => handicap,
  not_competing: ({ not_competing: isGuest }) => isGuest ?? false,
  status: ({ status }) => status,
  distance_km: ({ distance }) => distance,
  speed_km_h: ({ speed }) => speed,
  duration_s: ({ duration }) => duration,
  start_time: ({ start_time: time }) => time,
  end_time: ({ end_time: time }) => time,
  points: ({ points }) => points,
  penalty: ({ penalty }) => penalty,
  penalty_reason: ({ penalty_reason: reason }) => reason,
  points_total: ({ points_total: points }) => points,
  rank_total: ({ rank_total: rank }) => rank,
  missed_point: ({ missed }) => missed?.name,
  missed_reason: ({ missed }) => missed?.reason,
  missed_by_m: ({ missed }) => missed?.distance,
  missed_by_s: ({ missed }) => missed?.by,
  missed_by_altitude_m: ({ missed }) => missed?.by_altitude,
  missed_by_km_h: ({ missed }) => missed?.by_speed,
  flight_id: ({ flight_id: id }) => id,
  link: ({ flight_id: id }, linkOf) => id && linkOf(id),
};
