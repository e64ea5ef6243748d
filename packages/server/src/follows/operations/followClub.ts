import { getClubRow } from '../../clubs/queries.js';
import { followPlace } from './place-follows.js';

export const followClub = followPlace('followClub', { kind: 'club', get: getClubRow });
