import type { Executor } from '../../platform/database/database.js';
import { FieldError, NotFoundError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { getModeratedClub } from './moderated-clubs.js';
import { countryOf, scoreAgain } from './score-again.js';

export const updateClub = operation('updateClub', async (request, services) => {
  const { db, clock, jobs } = services;
  const { path, body } = request;
  const { id: actorId } = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const club = await transaction
      .selectFrom('club')
      .where('id', '=', path.id)
      .forUpdate()
      .select(['id', 'name', 'url', 'region_id'])
      .executeTakeFirst();
    if (!club) throw new NotFoundError(text('club.notFound', { id: path.id }));
    const { name = club.name, url = club.url, region_id: region = club.region_id } = body;
    if (name === club.name && url === club.url && region === club.region_id) return;
    const other = await transaction
      .selectFrom('club')
      .where('name', '=', name)
      .where('id', '!=', club.id)
      .select('id')
      .executeTakeFirst();
    if (other) {
      const message = text('club.taken');
      throw new FieldError([{ loc: ['name'], type: 'taken', message }]);
    }
    await requireRegion(transaction, region);
    const changes = { name, url, region_id: region };
    await transaction.updateTable('club').set(changes).where('id', '=', club.id).execute();
    if (countryOf(region) !== countryOf(club.region_id)) {
      const flights = await transaction
        .selectFrom('any_flight')
        .where('club_id', '=', club.id)
        .select('id')
        .execute();
      await scoreAgain(
        transaction,
        jobs,
        flights.map((flight) => flight.id),
      );
    }
    const entry = { action: 'club_changed', kind: 'club', subjectId: club.id } as const;
    const before = [club.name, club.url, club.region_id];
    const note = before.filter((value) => value !== null).join(' · ');
    await addAuditEntry(transaction, { ...entry, actorId, note, now: clock() });
  });
  return getModeratedClub(db, path.id);
});

/** @throws {FieldError} If there is no such region. */
async function requireRegion(db: Executor, id: string | null): Promise<void> {
  if (id === null) return;
  const region = await db.selectFrom('region').where('id', '=', id).select('id').executeTakeFirst();
  if (region) return;
  const message = text('club.region.unknown');
  throw new FieldError([{ loc: ['region_id'], type: 'unknown_region', message }]);
}
