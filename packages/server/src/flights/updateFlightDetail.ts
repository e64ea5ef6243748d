import { indexOfYear } from '@cloudstreet/scoring/season';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import type { Selectable, Updateable } from 'kysely';
import { type AircraftRow, findAircraftRow } from '../aircraft/queries.js';
import type { Executor } from '../database/database.js';
import { copyFacts } from '../database/flight-facts.js';
import type { Schema } from '../database/schema.js';
import { FieldError, ForbiddenError, text } from '../http/errors.js';
import { operation, signedInUser } from '../http/operation.js';
import { updateRankings } from '../rankings/update-rankings.js';
import { unknownAircraft } from './choose-aircraft.js';
import { clampMassKg } from './flight-mass.js';
import { lockOwnFlight } from './ownership.js';
import { getFlightDetailRow } from './queries.js';
import { changedTimes } from './scoring-times.js';
import { serializeFlightDetail } from './serialize.js';

type Patch = RequestBody<'updateFlightDetail'>;
type FlightRow = Selectable<Schema['flight']>;

export const updateFlightDetail = operation('updateFlightDetail', async (request, services) => {
  const { db, jobs, clock } = services;
  const user = signedInUser(request);
  const { id } = request.path;
  const row = await db.transaction().execute(async (transaction) => {
    const flight = await lockOwnFlight(transaction, id, user);
    const aircraft = await aircraftAfter(transaction, flight, request.body);
    const scoring = scoringChanges(flight, request.body, aircraft);
    const isRescored = Object.keys(scoring).length > 0;
    if (isRescored && clock() >= flight.edit_allowed_until) throw new ForbiddenError('EDIT_LOCKED');
    await transaction
      .updateTable('flight')
      .set({
        ...otherChanges(flight, request.body, aircraft),
        ...scoring,
        ...(isRescored && { status: 'pending', revision: flight.revision + 1 }),
      })
      .where('id', '=', id)
      .execute();
    if (isRescored) {
      await moveContests(transaction, flight, scoring);
      await jobs.send(transaction, 'score-flight', { flightId: id, revision: flight.revision + 1 });
    }
    await copyFacts(transaction, [id]);
    return getFlightDetailRow(transaction, id);
  });
  return serializeFlightDetail(row, clock());
});

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
): Updateable<Schema['flight']> {
  const isNewAircraft = patch.aircraft_id !== undefined && patch.aircraft_id !== flight.aircraft_id;
  return {
    ...changedTimes(flight, patch),
    ...(isNewAircraft &&
      aircraft && {
        aircraft_id: aircraft.id,
        sc_class: aircraft.sc_class,
        dmst_index: indexOfYear(aircraft.indices, flight.season),
      }),
  };
}

/** What does not; all of it may be changed for ever. */
function otherChanges(
  flight: FlightRow,
  patch: Patch,
  aircraft: AircraftRow | undefined,
): Updateable<Schema['flight']> {
  const { registration = flight.registration, competition_id = flight.competition_id } = patch;
  const coUserName = coUserAfter(flight, patch, aircraft);
  const massKg = patch.mass === undefined ? flight.mass : patch.mass;
  const limits = aircraft && { aircraft, hasCoUser: coUserName !== null };
  return {
    registration,
    competition_id,
    co_user_name: coUserName,
    mass: massKg === null ? null : clampMassKg(massKg, limits),
  };
}

/** @throws {FieldError} If someone is to sit in an aircraft with one seat. */
function coUserAfter(
  flight: FlightRow,
  { co_user_name: name }: Patch,
  aircraft: AircraftRow | undefined,
): string | null {
  const isDoubleSeater = aircraft?.double_seater ?? false;
  if (name && !isDoubleSeater) {
    const message = text('flight.coUser.single');
    throw new FieldError([{ loc: ['co_user_name'], type: 'single_seater', message }]);
  }
  if (name !== undefined) return name;
  return isDoubleSeater ? flight.co_user_name : null;
}

/** Lists and rankings follow the aircraft at once; until the new score the flight counts as before. */
async function moveContests(
  db: Executor,
  flight: FlightRow,
  { aircraft_id, sc_class }: Updateable<Schema['flight']>,
): Promise<void> {
  if (aircraft_id === undefined) return;
  await db
    .updateTable('flight_contest')
    .set({ aircraft_id, sc_class: sc_class ?? null })
    .where('flight_id', '=', flight.id)
    .execute();
  await updateRankings(db, flight.user_id, flight.season);
}
