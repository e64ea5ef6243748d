import { CONTEST_NAMES } from '@cloudstreet/scoring/score';
import { seasonBounds } from '@cloudstreet/scoring/season';
import { roundToHundredths } from '@cloudstreet/scoring/units';
import { clubOn } from '../accounts/memberships.js';
import type { CertifiedFigures } from '../platform/database/column-types.js';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toDay } from '../platform/text/calendar-formats.js';
import { countRankingRows, findRankedFlights, findRankingPlace } from '../rankings/queries.js';
import { toRanking } from '../rankings/ranking.js';

/**
 * Computes a pilot's season: flights, sums and current positions. Undefined without a scored
 * flight.
 */
export async function certifySeason(
  db: Executor,
  { userId, season, now }: { userId: number; season: number; now: Date },
): Promise<CertifiedFigures | undefined> {
  const sums = await db
    .selectFrom('ranking_entry')
    .innerJoin('user', 'user.id', 'ranking_entry.user_id')
    .leftJoin('club', (join) => join.on('club.id', '=', clubOn(userId, seasonBounds(season).end)))
    .where('ranking_entry.contest', '=', 'free')
    .where('season', '=', season)
    .where('scope', '=', 'user')
    .where('ranking_entry.user_id', '=', userId)
    .select(['user.name', 'club.name as club', 'flights', 'seconds', 'distance'])
    .executeTakeFirst();
  if (!sums) return undefined;
  const free = toRanking({ contest: 'free', season }, now);
  const best = await findRankedFlights(db, free, { entityId: userId, skip: 0 });
  return withoutNull({
    name: sums.name,
    club: sums.club,
    is_final: toDay(now) > seasonBounds(season).end,
    flights: sums.flights,
    duration: sums.seconds,
    distance: roundToHundredths(sums.distance),
    places: await findPlaces(db, { userId, season, now }),
    best: best.map((flight) =>
      withoutNull({
        scoring_date: flight.scoring_date,
        aircraft: flight.aircraft_name,
        points: roundToHundredths(flight.points),
        distance: roundToHundredths(flight.distance ?? 0),
        speed: roundToHundredths(flight.speed ?? 0),
      }),
    ),
  });
}

async function findPlaces(
  db: Executor,
  { userId, season, now }: { userId: number; season: number; now: Date },
): Promise<CertifiedFigures['places']> {
  const rows = await db
    .selectFrom('ranking_place')
    .where('entity_id', '=', userId)
    .where('category', '=', 'pilot')
    .where('sc_class', '=', 'ALL')
    .where('season', '=', season)
    .select(['contest', 'points'])
    .execute();
  const points = new Map(rows.map((row) => [row.contest, row.points]));
  const places: CertifiedFigures['places'] = [];
  for (const contest of CONTEST_NAMES) {
    const earned = points.get(contest);
    if (earned === undefined) continue;
    const ranking = toRanking({ contest, season }, now);
    const place = await findRankingPlace(db, ranking, userId);
    if (!place) continue;
    const pilots = await countRankingRows(db, ranking);
    places.push({
      contest,
      position: place.position,
      pilots,
      points: roundToHundredths(earned),
    });
  }
  return places;
}
