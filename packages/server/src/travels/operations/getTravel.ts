import { operation } from '../../platform/http/operation.js';
import { describeTravel } from './serialize.js';

export const getTravel = operation('getTravel', ({ path }, { db }) => describeTravel(db, path.id));
