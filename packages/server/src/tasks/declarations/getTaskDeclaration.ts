import { Readable } from 'node:stream';
import { operation } from '../../platform/http/operation.js';
import { FileResponse } from '../../platform/http/responses.js';
import { writeTask } from '../write-task.js';
import { findDeclarations, serializeDeclaration, serializeDeclared } from './queries.js';

export const getTaskDeclaration = operation(
  'getTaskDeclaration',
  async ({ path, query, user }, { db, clock }) => {
    const [row] = await findDeclarations(db, {
      now: clock(),
      viewer: user,
      userId: path.user_id,
    });
    if (!row) return null;
    const format = query.tsk ? 'tsk' : query.cup ? 'cup' : undefined;
    if (!format) return serializeDeclaration(row);
    return new FileResponse({
      name: `task.${format}`,
      mediaType: 'application/octet-stream',
      content: Readable.from([Buffer.from(writeTask(serializeDeclared(row), format))]),
    });
  },
);
