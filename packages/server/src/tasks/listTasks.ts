import { FieldError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { serializeTask } from './serialize.js';
import { taskListQuery } from './task-list-query.js';

export const listTasks = operation('listTasks', async ({ query, user }, { db }) => {
  if (query.order_by?.endsWith('proximity') && !query.near) {
    const message = text('field.needs.near');
    throw new FieldError([{ loc: ['query', 'order_by'], type: 'needs_near', message }]);
  }
  const { rows } = await db.executeQuery(taskListQuery(db, { ...query, user }));
  return rows.map((row) => serializeTask(row, { user }));
});
