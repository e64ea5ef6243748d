import { Readable } from 'node:stream';
import { operation } from '../platform/http/operation.js';
import { FileResponse } from '../platform/http/responses.js';
import { getTaskRow } from './queries.js';
import { writeTask } from './write-task.js';

export const downloadTask = operation(
  'downloadTask',
  async ({ path, query, user }, { db }) => {
    const { format = 'cup', link } = query;
    const {
      id,
      name,
      ruleset,
      points,
      min_time: minTime,
    } = await getTaskRow(db, path.id, {
      user,
      link,
    });
    const bytes = writeTask(
      {
        ...(name !== null && { name }),
        ...(minTime !== null && { min_time: minTime }),
        ruleset,
        point_features: points,
      },
      format,
    );
    return new FileResponse({
      name: `task-${id}.${format}`,
      mediaType: 'application/octet-stream',
      content: Readable.from([Buffer.from(bytes)]),
    });
  },
  { rateLimit: { perMinute: 60 } },
);
