export {
  type Standing,
  type StandingsDay,
  StandingsTable,
  type StandingsTableProps,
} from './StandingsTable.js';
