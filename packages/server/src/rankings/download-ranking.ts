import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { ListFormat } from '@cloudstreet/sdk';
import type { Cell } from '../downloads/list.js';
import { checkLength, listFile, MAX_ROWS } from '../downloads/list-file.js';
import type { FileResponse } from '../platform/http/responses.js';
import type { Services } from '../platform/services.js';
import { findWholeRanking, type RankingDbRow } from './queries.js';
import { ownerOf, type Ranking } from './ranking.js';
import { serializeRankingRow } from './serialize.js';

/**
 * Returns a whole ranking as a file. Its rows are read at once, without the counting flights, so
 * that all are of the same moment.
 *
 * @throws {DomainError} If there are more than `mostRows`.
 */
export async function downloadRanking(
  format: ListFormat,
  ranking: Ranking,
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  mostRows = MAX_ROWS,
): Promise<FileResponse> {
  const rows = await findWholeRanking(db, ranking, mostRows + 1);
  checkLength(rows.length, mostRows);
  const owner = ownerOf(ranking.category);
  const linkOf = ({ entity_id: id }: RankingDbRow) => `${publicUrl()}/${owner}/${id}`;
  return listFile<RankingDbRow>(format, {
    name: 'ranking',
    columns: ['position', 'id', 'link', ...Object.keys(COLUMNS)],
    cellsOf: (row) => [
      row.position,
      row.entity_id,
      linkOf(row),
      ...Object.values(COLUMNS).map((valueOf) => valueOf(row)),
    ],
    objectOf: (row) => {
      const { flights: _none, ...sums } = serializeRankingRow(row);
      return { ...sums, link: linkOf(row) };
    },
    chunks: chunksOf(rows),
  });
}

/** Columns after those of the entity. Programs read these names, so they never change. */
const COLUMNS: Readonly<Record<string, (row: RankingDbRow) => Cell>> = {
  name: ({ user_name: user, airport_name: airport, club_name: club }) => user ?? airport ?? club,
  club_id: ({ club_id: id }) => id,
  club_name: ({ club_name: name }) => name,
  region_id: ({ region_id: id }) => id,
  region_name: ({ region_name: name }) => name,
  country: ({ region_country: country }) => country,
  points: ({ points }) => roundToHundredths(points),
  distance_km: ({ distance }) => roundToHundredths(distance),
  speed_km_h: ({ speed }) => roundToHundredths(speed),
  flights: ({ flights }) => flights,
  pilots: ({ pilots }) => pilots,
};

/** Rows that go out at a time, before others have their turn. */
const CHUNK = 500;

async function* chunksOf(rows: readonly RankingDbRow[]) {
  for (let first = 0; first < rows.length; first += CHUNK) yield rows.slice(first, first + CHUNK);
}
