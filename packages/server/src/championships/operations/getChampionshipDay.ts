import { operation } from '../../platform/http/operation.js';
import { describeDay } from './serialize.js';

export const getChampionshipDay = operation('getChampionshipDay', ({ path, user }, { db }) =>
  describeDay(db, { championshipId: path.championship, id: path.day }, user),
);
