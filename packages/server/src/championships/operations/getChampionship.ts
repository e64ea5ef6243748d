import { operation } from '../../platform/http/operation.js';
import { describeChampionship } from './serialize.js';

export const getChampionship = operation('getChampionship', ({ path }, { db }) =>
  describeChampionship(db, path.championship),
);
