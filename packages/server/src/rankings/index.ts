import { getRanking } from './getRanking.js';
import { getRankingPlace } from './getRankingPlace.js';

/** The operations of rankings. */
export const rankingOperations = [getRanking, getRankingPlace];
