export { CountingFlights, type CountingFlightsProps } from './CountingFlights.js';
export { PinnedRankingRow, type PinnedRankingRowProps } from './PinnedRankingRow.js';
export { RankingTable, type RankingTableProps } from './RankingTable.js';
export { type RankedEntity, type RankedKind, rankedEntityOf } from './ranked-entity.js';
