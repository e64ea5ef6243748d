import { countRanking } from './countRanking.js';
import { getRanking } from './getRanking.js';
import { getRankingFlights } from './getRankingFlights.js';
import { getRankingPlace } from './getRankingPlace.js';
import { searchRanking } from './searchRanking.js';

/** The operations of rankings. */
export const rankingOperations = [
  getRanking,
  getRankingPlace,
  countRanking,
  searchRanking,
  getRankingFlights,
];
