import { isJuniorInSeason } from '@cloudstreet/scoring/season';
import { findClubOn } from '../../accounts/memberships.js';
import { updateBadgesOf } from '../../badges/update-badges.js';
import { notify } from '../../notifications/notify.js';
import type { Executor } from '../../platform/database/database.js';
import type { Services } from '../../platform/services.js';
import { updateFilterColumns } from '../../rankings/filter-columns.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { updateTravelsOf } from '../../travels/model/update-travels.js';
import type { FlightRow } from '../model/flight-row.js';
import { CREW_CONFIRMED } from '../model/notification-kinds.js';
import { scoreQueue } from '../model/queues.js';
import { removeRequest } from './notify-asked.js';

interface Confirmation {
  readonly flight: FlightRow;
  readonly userId: number;
  /** See `Upload`. */
  readonly skipNotifications?: true;
}

/**
 * Makes a user who is asked a part of the crew, and its pilot in command if the flight was uploaded by
 * its co-pilot. Call it in a transaction that locks the flight's row.
 */
export async function confirmSeat(
  transaction: Executor,
  services: Pick<Services, 'jobs' | 'clock'>,
  { flight, userId, skipNotifications }: Confirmation,
): Promise<void> {
  const { id, user_id: actorId } = flight;
  const crew = flight.by_co_pilot
    ? await changePilot(transaction, flight, userId)
    : { co_user_id: userId };
  await transaction
    .updateTable('any_flight')
    .set({ ...crew, co_user_name: null, asked_user_id: null, asked: null })
    .where('id', '=', id)
    .execute();
  await updateFilterColumns(transaction, [id]);
  if (flight.by_co_pilot) await movePilot(transaction, services, { flight, userId });
  await updateBadgesOf(transaction, [actorId, userId]);
  await updateTravelsOf(transaction, [actorId, userId]);
  await removeRequest(transaction, id, userId);
  if (actorId === null || skipNotifications) return;
  const news = { userId: actorId, kind: CREW_CONFIRMED, actorId: userId, flightId: id };
  await notify(transaction, services, news);
}

/**
 * Returns the columns of a flight that becomes that of its pilot in command, with the user who
 * uploaded it as co-pilot, whose choice who may see it becomes their wish.
 */
async function changePilot(db: Executor, flight: FlightRow, pilotId: number) {
  const clubId = await findClubOn(db, { userId: pilotId, day: flight.scoring_date });
  const { date_of_birth } = await db
    .selectFrom('user')
    .where('id', '=', pilotId)
    .select('date_of_birth')
    .executeTakeFirstOrThrow();
  const { visibility } = flight;
  const isWish = visibility === 'link' || visibility === 'private';
  return {
    user_id: pilotId,
    co_user_id: flight.user_id,
    by_co_pilot: false,
    club_id: clubId,
    first_club_id: clubId,
    use_second_club: false,
    junior: isJuniorInSeason(date_of_birth, flight.season),
    pilot_visibility: null,
    co_visibility: isWish ? visibility : null,
    anonymous_upload: false,
    status: 'pending',
    revision: flight.revision + 1,
  } as const;
}

/** Moves results and photos of a flight whose pilot has changed, and scores it for their club. */
async function movePilot(
  transaction: Executor,
  { jobs }: Pick<Services, 'jobs'>,
  { flight: before, userId: pilotId }: Confirmation,
): Promise<void> {
  const { id, season, user_id: coUserId } = before;
  await transaction
    .updateTable('any_flight_contest')
    .from('any_flight')
    .set((eb) => ({ user_id: pilotId, club_id: eb.ref('any_flight.club_id') }))
    .whereRef('any_flight.id', '=', 'any_flight_contest.flight_id')
    .where('any_flight_contest.flight_id', '=', id)
    .execute();
  await transaction
    .updateTable('story')
    .set({ user_id: coUserId })
    .where('flight_id', '=', id)
    .where('user_id', 'is', null)
    .execute();
  for (const user of [coUserId, pilotId]) await updateRankings(transaction, user, season);
  await jobs.send(transaction, scoreQueue, { flightId: id, revision: before.revision + 1 });
}
