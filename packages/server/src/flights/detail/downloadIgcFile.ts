import { Readable } from 'node:stream';
import { ForbiddenError, NotFoundError } from '../../platform/errors/errors.js';
import { operation } from '../../platform/http/operation.js';
import { FileResponse } from '../../platform/http/responses.js';
import { canSee } from '../model/visibility.js';

export const downloadIgcFile = operation(
  'downloadIgcFile',
  async ({ path: { id }, query, user }, services) => {
    const { db, files } = services;
    const flights = await db
      .selectFrom('igc_file')
      .innerJoin('any_flight as flight', 'flight.igc_file_id', 'igc_file.id')
      .leftJoin('user', 'user.id', 'flight.user_id')
      .where('igc_file.id', '=', id)
      .orderBy('flight.takeoff_number')
      .select([
        'flight.visibility',
        'igc_file.key',
        'flight.id',
        'flight.is_public',
        'flight.hidden',
        'flight.link_token',
        'flight.user_id',
        'flight.co_user_id',
        'flight.asked_user_id',
        'flight.scoring_date',
        'user.open_in_seeyou as is_shared',
      ])
      .execute();
    const [first] = flights;
    const viewer = { user, link: query.link };
    const isVisible = flights.every((flight) => canSee(services, flight, viewer));
    if (!first || !isVisible) throw new NotFoundError();
    const isAllowed = flights.some(
      ({ is_shared: isShared, user_id: pilot, co_user_id: coPilot }) =>
        isShared || (user && [pilot, coPilot].includes(user.id)),
    );
    if (!isAllowed && !user?.isModerator) throw new ForbiddenError('FILE_NOT_SHARED');
    return new FileResponse({
      name: `${first.scoring_date}-${id}.igc`,
      mediaType: 'application/octet-stream',
      content: Readable.from([Buffer.from(await files.getBytes(first.key))]),
    });
  },
);
