import type { FlightPatch } from '@cloudstreet/sdk';
import type { Updateable } from 'kysely';
import { createOpaqueToken } from '../../accounts/opaque-token.js';
import { type AircraftDbRow, findAircraftRow } from '../../aircraft/queries.js';
import { updateBadges } from '../../badges/update-badges.js';
import type { Executor } from '../../platform/database/database.js';
import type { DB } from '../../platform/database/schema.js';
import { FieldError, ForbiddenError, text } from '../../platform/errors/errors.js';
import type { Services } from '../../platform/services.js';
import { updateFilterColumns } from '../../rankings/filter-columns.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { unknownAircraft } from '../model/choose-aircraft.js';
import { classOfFlight, isClubClassOpen } from '../model/flight-class.js';
import { clampMassKg } from '../model/flight-mass.js';
import type { FlightRow } from '../model/flight-row.js';
import { meetingsQueue, scoreQueue } from '../model/queues.js';
import { changedTimes } from '../scoring/scoring-times.js';
import { coUserAfter } from './co-user.js';

type Changes = Updateable<DB['flight']>;

export interface FlightChange {
  /** The flight before the change, locked. */
  readonly flight: FlightRow;
  readonly patch: FlightPatch;
  /** See `confirmCoUser`. */
  readonly confirmedCoUser?: number | undefined;
  /** Whether fields that affect points and positions are locked. */
  readonly isLocked: boolean;
  /** See `Upload`. */
  readonly skipNotifications?: true;
}

/**
 * Writes the changes of a patch and their consequences. Call it in a transaction that locks the
 * flight's row. Errors are thrown before anything is written.
 *
 * @throws {FieldError} If a value does not fit the flight.
 * @throws {ForbiddenError} If the flight is locked.
 */
export async function changeFlight(
  transaction: Executor,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  { flight, patch, confirmedCoUser, isLocked, skipNotifications }: FlightChange,
): Promise<void> {
  const aircraft = await aircraftAfter(transaction, flight, patch);
  const scoring = scoringChanges(flight, patch, aircraft);
  const ranking = await rankingChanges(transaction, flight, patch, aircraft);
  // The club decides which national contests the flight takes part in.
  const bearsOnPoints = hasKeys(scoring) || ranking.club_id !== undefined;
  const isMoved = scoring.aircraft_id !== undefined || hasKeys(ranking);
  if ((bearsOnPoints || isMoved) && isLocked) throw new ForbiddenError('EDIT_LOCKED');
  const other = otherChanges(flight, patch, aircraft, confirmedCoUser);
  const shown = visibilityChanges(flight, patch, clock());
  const isMovedOut = flight.visibility === 'public' && shown.visibility !== 'public';
  const isPublished = flight.visibility !== 'public' && shown.visibility === 'public';
  const isLate = isPublished && (shown.published ?? flight.created) > flight.edit_allowed_until;
  // The netto values of glides depend on the mass and are stored with the score.
  const isRescored = bearsOnPoints || other.mass !== flight.mass || isLate;
  const revision = flight.revision + 1;
  await transaction
    .updateTable('any_flight')
    .set({
      ...other,
      ...scoring,
      ...ranking,
      ...shown,
      ...(isRescored && { status: 'pending', revision }),
      ...(isLate && { rank: false }),
    })
    .where('id', '=', flight.id)
    .execute();
  // Rankings find vintage aircraft by the filter columns.
  await updateFilterColumns(transaction, [flight.id]);
  if (isLate) await removeFromRankings(transaction, flight.id);
  if (isMoved || isMovedOut || isPublished) await moveContests(transaction, flight.id);
  if (isPublished) await jobs.send(transaction, meetingsQueue, { flightIds: [flight.id] });
  // Until it is scored again, only its visibility and a vintage aircraft make a difference.
  if (isMoved || isMovedOut || isPublished) await updateBadges(transaction, flight.user_id);
  if (!isRescored) return;
  const job = { flightId: flight.id, revision, ...(skipNotifications && { skipNotifications }) };
  await jobs.send(transaction, scoreQueue, job);
}

/** @throws {FieldError} If the new aircraft is unknown. */
async function aircraftAfter(
  db: Executor,
  flight: FlightRow,
  { aircraft_id: newId }: FlightPatch,
): Promise<AircraftDbRow | undefined> {
  const id = newId ?? flight.aircraft_id;
  const aircraft = id === null ? undefined : await findAircraftRow(db, id);
  if (newId !== undefined && !aircraft) throw unknownAircraft();
  return aircraft;
}

/** Returns the changed columns that affect the score. */
function scoringChanges(
  flight: FlightRow,
  patch: FlightPatch,
  aircraft: AircraftDbRow | undefined,
): Changes {
  const isNewAircraft = patch.aircraft_id !== undefined && patch.aircraft_id !== flight.aircraft_id;
  return {
    ...changedTimes(flight, patch, aircraft?.kind ?? 'GL'),
    ...(isNewAircraft && aircraft && { aircraft_id: aircraft.id }),
    ...(isNewAircraft && aircraft && classOfFlight(aircraft, flight.season, false)),
  };
}

/** Returns class and club for which the flight counts, as far as they change. */
async function rankingChanges(
  db: Executor,
  flight: FlightRow,
  patch: FlightPatch,
  aircraft: AircraftDbRow | undefined,
): Promise<Changes> {
  return {
    ...classChanges(flight, patch, aircraft),
    ...(await clubChanges(db, flight, patch)),
  };
}

/** @throws {FieldError} If the club class is not allowed for the aircraft. */
function classChanges(
  flight: FlightRow,
  { score_club_class: chosen, aircraft_id: newId }: FlightPatch,
  aircraft: AircraftDbRow | undefined,
): Changes {
  const isNewAircraft = newId !== undefined && newId !== flight.aircraft_id;
  if (!isNewAircraft && (chosen ?? flight.score_club_class) === flight.score_club_class) return {};
  const isOpen = isClubClassOpen(aircraft, flight.season);
  if (chosen && !isOpen) {
    const message = text('flight.clubClass.closed');
    throw new FieldError([{ loc: ['score_club_class'], type: 'no_club_class', message }]);
  }
  // Without a value the choice stays, unless the new aircraft does not allow it.
  const isClubClass = chosen ?? (flight.score_club_class && isOpen);
  if (!isClubClass && !flight.score_club_class) return {};
  const classed = aircraft && classOfFlight(aircraft, flight.season, isClubClass);
  return { score_club_class: isClubClass, sc_class: classed?.sc_class ?? null };
}

/** @throws {FieldError} If the user has no second club. */
async function clubChanges(
  db: Executor,
  flight: FlightRow,
  { use_second_club: uses }: FlightPatch,
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

/**
 * Returns the changed columns that affect neither points nor positions. They can always be edited.
 */
function otherChanges(
  flight: FlightRow,
  patch: FlightPatch,
  aircraft: AircraftDbRow | undefined,
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

interface Visibility {
  readonly visibility: FlightRow['visibility'];
  readonly link_token: string | null;
  readonly published: Date | null;
}

/** @throws {FieldError} If a new link is requested for a flight that has none. */
function visibilityChanges(
  flight: FlightRow,
  { visibility = flight.visibility, new_link: isNewLink }: FlightPatch,
  now: Date,
): Visibility {
  if (isNewLink && visibility !== 'link') {
    const message = text('flight.link.none');
    throw new FieldError([{ loc: ['new_link'], type: 'no_link', message }]);
  }
  const isKept = flight.link_token !== null && !isNewLink;
  const { published } = flight;
  const isUnchanged = visibility === flight.visibility;
  return {
    visibility,
    link_token: visibility === 'link' ? (isKept ? flight.link_token : createOpaqueToken()) : null,
    published: isUnchanged ? published : (published ?? publicationOf(flight, visibility, now)),
  };
}

/** A flight that was public since its upload was published then. */
function publicationOf(
  flight: FlightRow,
  visibility: FlightRow['visibility'],
  now: Date,
): Date | null {
  if (flight.visibility === 'public') return flight.created;
  return visibility === 'public' ? now : null;
}

/** Until it is scored again, a flight that was published late must not count. */
async function removeFromRankings(db: Executor, flightId: number): Promise<void> {
  await db
    .updateTable('any_flight_contest')
    .set({ rank: false })
    .where('flight_id', '=', flightId)
    .execute();
}

/**
 * Updates lists and rankings at once. Until it is scored again, the flight counts with its previous
 * points.
 */
async function moveContests(db: Executor, flightId: number): Promise<void> {
  const { user_id, season, aircraft_id, sc_class, club_id } = await db
    .selectFrom('any_flight')
    .where('id', '=', flightId)
    .select(['user_id', 'season', 'aircraft_id', 'sc_class', 'club_id'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('any_flight_contest')
    .set({ aircraft_id, sc_class, club_id })
    .where('flight_id', '=', flightId)
    .execute();
  await updateRankings(db, user_id, season);
}

function hasKeys(changes: Changes): boolean {
  return Object.keys(changes).length > 0;
}
