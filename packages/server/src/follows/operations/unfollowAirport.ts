import { getAirportRow } from '../../airports/queries.js';
import { unfollowPlace } from './place-follows.js';

export const unfollowAirport = unfollowPlace('unfollowAirport', {
  kind: 'airport',
  get: getAirportRow,
});
