import type { Resource } from '../resource/resource.js';
import { countRanking } from './countRanking.js';
import { getRanking } from './getRanking.js';
import { getRankingFlights } from './getRankingFlights.js';
import { getRankingPlace } from './getRankingPlace.js';
import { searchRanking } from './searchRanking.js';

/** Rankings of pilots, clubs and airports. */
export const rankings: Resource = {
  operations: [getRanking, getRankingPlace, countRanking, searchRanking, getRankingFlights],
  onAccountDeletion: { notStored: ['ranking_entry'] },
};
