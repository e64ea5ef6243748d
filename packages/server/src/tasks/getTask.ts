import { operation } from '../platform/http/operation.js';
import { describeTask } from './serialize.js';

export const getTask = operation('getTask', ({ path, query, user }, { db }) =>
  describeTask(db, path.id, { user, link: query.link }),
);
