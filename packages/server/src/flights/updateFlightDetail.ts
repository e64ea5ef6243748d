import type { RequestBody } from '@cloudstreet/sdk/contract';
import type { Selectable, Updateable } from 'kysely';
import { type AircraftRow, findAircraftRow } from '../aircraft/queries.js';
import type { Executor } from '../database/database.js';
import { copyFacts } from '../database/flight-facts.js';
import type { Schema } from '../database/schema.js';
import { FieldError, ForbiddenError, text } from '../http/errors.js';
import { type OperationRequest, operation, signedInUser } from '../http/operation.js';
import { notify } from '../notifications/notify.js';
import { updateRankings } from '../rankings/update-rankings.js';
import type { Services } from '../services.js';
import type { GuessSource } from '../users/password-attempts.js';
import { unknownAircraft } from './choose-aircraft.js';
import { confirmCoUser, coUserAfter } from './co-user.js';
import { isEditRight } from './edit-right.js';
import { classOfFlight, isClubClassOpen } from './flight-class.js';
import { clampMassKg } from './flight-mass.js';
import { getOwnFlight, getUserOfFlight, lockOwnFlight, type Owner } from './ownership.js';
import { getFlightDetailRow } from './queries.js';
import { changedTimes } from './scoring-times.js';
import { serializeFlightDetail } from './serialize.js';

type Patch = RequestBody<'updateFlightDetail'>;
type FlightRow = Selectable<Schema['flight']>;
type Changes = Updateable<Schema['flight']>;

export const updateFlightDetail = operation(
  'updateFlightDetail',
  update,
  (headers) => headers['edit-right'] !== undefined,
);

async function update(request: OperationRequest<'updateFlightDetail'>, services: Services) {
  const { db, jobs, clock } = services;
  const { path, body } = request;
  const { user, source } = await editorOf(request, services);
  await getOwnFlight(db, path.id, user);
  const confirmedCoUser = await confirmCoUser(services, source, body);
  const row = await db.transaction().execute(async (transaction) => {
    const flight = await lockOwnFlight(transaction, path.id, user);
    const aircraft = await aircraftAfter(transaction, flight, body);
    const scoring = scoringChanges(flight, body, aircraft);
    const ranking = await rankingChanges(transaction, flight, body, aircraft);
    // The club decides which national contests the flight takes part in.
    const isRescored = hasKeys(scoring) || ranking.club_id !== undefined;
    const isMoved = scoring.aircraft_id !== undefined || hasKeys(ranking);
    if ((isRescored || isMoved) && clock() >= flight.edit_allowed_until)
      throw new ForbiddenError('EDIT_LOCKED');
    const revision = flight.revision + 1;
    await transaction
      .updateTable('flight')
      .set({
        ...otherChanges(flight, body, aircraft, confirmedCoUser),
        ...scoring,
        ...ranking,
        ...(isRescored && { status: 'pending', revision }),
      })
      .where('id', '=', flight.id)
      .execute();
    // Rankings tell vintage aircraft by the facts.
    await copyFacts(transaction, [flight.id]);
    if (isMoved) await moveContests(transaction, flight.id);
    if (isRescored) await jobs.send(transaction, 'score-flight', { flightId: flight.id, revision });
    await tellCoUser(transaction, services, flight);
    return getFlightDetailRow(transaction, flight.id);
  });
  return serializeFlightDetail(row, clock(), request.reader);
}

/** Who has just taken the second seat did not have to be asked. */
async function tellCoUser(db: Executor, services: Services, before: FlightRow): Promise<void> {
  const { id, co_user_id: userId } = await db
    .selectFrom('flight')
    .where('id', '=', before.id)
    .select(['id', 'co_user_id'])
    .executeTakeFirstOrThrow();
  if (userId === null || userId === before.co_user_id) return;
  const { user_id: actorId } = before;
  await notify(db, services, { userId, event: 'co_pilot', actorId, flightId: id });
}

interface Editor {
  user: Owner;
  /** By whom wrong dates of birth are counted. */
  source: GuessSource;
}

/** Whoever holds the right to edit the flight stands in for its user; he is no other's guest. */
async function editorOf(
  request: OperationRequest<'updateFlightDetail'>,
  services: Services,
): Promise<Editor> {
  const { editRight: token, path, address } = request;
  if (token !== undefined && isEditRight(services, { token, flightId: path.id })) {
    return { user: await getUserOfFlight(services.db, path.id), source: { address } };
  }
  const user = signedInUser(request);
  return { user, source: { user: user.id } };
}

/** @throws {FieldError} If the new aircraft is not known. */
async function aircraftAfter(
  db: Executor,
  flight: FlightRow,
  { aircraft_id: newId }: Patch,
): Promise<AircraftRow | undefined> {
  const id = newId ?? flight.aircraft_id;
  const aircraft = id === null ? undefined : await findAircraftRow(db, id);
  if (newId !== undefined && !aircraft) throw unknownAircraft();
  return aircraft;
}

/** What bears on the score, as far as it differs from before. */
function scoringChanges(
  flight: FlightRow,
  patch: Patch,
  aircraft: AircraftRow | undefined,
): Changes {
  const isNewAircraft = patch.aircraft_id !== undefined && patch.aircraft_id !== flight.aircraft_id;
  return {
    ...changedTimes(flight, patch),
    ...(isNewAircraft && aircraft && { aircraft_id: aircraft.id }),
    ...(isNewAircraft && aircraft && classOfFlight(aircraft, flight.season, false)),
  };
}

/** In which class, and for which club the flight counts, as far as that differs from before. */
async function rankingChanges(
  db: Executor,
  flight: FlightRow,
  patch: Patch,
  aircraft: AircraftRow | undefined,
): Promise<Changes> {
  return {
    ...classChanges(flight, patch, aircraft),
    ...(await clubChanges(db, flight, patch)),
  };
}

/** @throws {FieldError} If the club class is not open to the aircraft. */
function classChanges(
  flight: FlightRow,
  { score_club_class: chosen, aircraft_id: newId }: Patch,
  aircraft: AircraftRow | undefined,
): Changes {
  const isNewAircraft = newId !== undefined && newId !== flight.aircraft_id;
  if (!isNewAircraft && (chosen ?? flight.score_club_class) === flight.score_club_class) return {};
  const isOpen = isClubClassOpen(aircraft, flight.season);
  if (chosen && !isOpen) {
    const message = text('flight.clubClass.closed');
    throw new FieldError([{ loc: ['score_club_class'], type: 'no_club_class', message }]);
  }
  // Stays chosen where nothing is said, unless the new aircraft closes it.
  const isClubClass = chosen ?? (flight.score_club_class && isOpen);
  if (!isClubClass && !flight.score_club_class) return {};
  const classed = aircraft && classOfFlight(aircraft, flight.season, isClubClass);
  return { score_club_class: isClubClass, sc_class: classed?.sc_class ?? null };
}

/** @throws {FieldError} If there is no second club to count for. */
async function clubChanges(
  db: Executor,
  flight: FlightRow,
  { use_second_club: uses }: Patch,
): Promise<Changes> {
  if (uses === undefined || uses === flight.use_second_club) return {};
  if (!uses) return { use_second_club: false, club_id: flight.first_club_id };
  const { second_club_id: clubId } = (await db
    .selectFrom('user')
    .where('id', '=', flight.user_id)
    .select('second_club_id')
    .executeTakeFirst()) ?? { second_club_id: null };
  if (clubId === null) {
    const message = text('flight.secondClub.none');
    throw new FieldError([{ loc: ['use_second_club'], type: 'no_second_club', message }]);
  }
  return { use_second_club: true, club_id: clubId };
}

/** What bears on neither; all of it may be changed for ever. */
function otherChanges(
  flight: FlightRow,
  patch: Patch,
  aircraft: AircraftRow | undefined,
  confirmedCoUser: number | undefined,
): Changes {
  const { registration = flight.registration, competition_id = flight.competition_id } = patch;
  const coUser = coUserAfter(flight, patch, aircraft, confirmedCoUser);
  const hasCoUser = coUser.co_user_id !== null || coUser.co_user_name !== null;
  const massKg = patch.mass === undefined ? flight.mass : patch.mass;
  return {
    registration,
    competition_id,
    ...coUser,
    mass: massKg === null ? null : clampMassKg(massKg, aircraft && { aircraft, hasCoUser }),
  };
}

/** Lists and rankings follow the flight at once; until a new score it counts with its points of before. */
async function moveContests(db: Executor, flightId: number): Promise<void> {
  const { user_id, season, aircraft_id, sc_class, club_id } = await db
    .selectFrom('flight')
    .where('id', '=', flightId)
    .select(['user_id', 'season', 'aircraft_id', 'sc_class', 'club_id'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('flight_contest')
    .set({ aircraft_id, sc_class, club_id })
    .where('flight_id', '=', flightId)
    .execute();
  await updateRankings(db, user_id, season);
}

function hasKeys(changes: Changes): boolean {
  return Object.keys(changes).length > 0;
}
