import { operation } from '../../platform/http/operation.js';
import { describeCompetition } from './serialize.js';

export const getCompetition = operation('getCompetition', ({ path, user }, { db }) =>
  describeCompetition(db, path.competition, user),
);
