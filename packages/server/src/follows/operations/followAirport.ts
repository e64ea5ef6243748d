import { getAirportRow } from '../../airports/queries.js';
import { followPlace } from './place-follows.js';

export const followAirport = followPlace('followAirport', { kind: 'airport', get: getAirportRow });
