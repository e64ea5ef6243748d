import type { FlightPatch } from '@cloudstreet/sdk';
import type { Updateable } from 'kysely';
import { findClubOn } from '../../accounts/memberships.js';
import { createOpaqueToken } from '../../accounts/opaque-token.js';
import { type AircraftDbRow, findAircraftRow } from '../../aircraft/queries.js';
import { notifyEarned } from '../../badges/notify-earned.js';
import { updateBadgesOf } from '../../badges/update-badges.js';
import { queueChampionshipsOf } from '../../championships/model/queue.js';
import type { Executor } from '../../platform/database/database.js';
import type { DB } from '../../platform/database/schema.js';
import { FieldError, ForbiddenError, text } from '../../platform/errors/errors.js';
import type { Services } from '../../platform/services.js';
import { updateFilterColumns } from '../../rankings/filter-columns.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { updateTravelsOf } from '../../travels/model/update-travels.js';
import { unknownAircraft } from '../model/choose-aircraft.js';
import { classOfFlight, isClubClassOpen } from '../model/flight-class.js';
import { clampMassKg } from '../model/flight-mass.js';
import type { FlightRow } from '../model/flight-row.js';
import { meetingsQueue, scoreQueue } from '../model/queues.js';
import { changedTimes } from '../scoring/scoring-times.js';
import { type Crew, crewAfter, type KnownUser } from './co-user.js';

type Changes = Updateable<DB['flight']>;

export interface FlightChange {
  /** The flight before the change, locked. */
  readonly flight: FlightRow;
  readonly patch: FlightPatch;
  /** See `findKnownUser`. */
  readonly knownUser?: KnownUser | undefined;
  /** New wish of the co-pilot; null for none. */
  readonly coVisibility?: FlightRow['co_visibility'];
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
  services: Pick<Services, 'jobs' | 'clock'>,
  change: FlightChange,
): Promise<void> {
  const { jobs, clock } = services;
  const { flight, patch, isLocked, skipNotifications } = change;
  const aircraft = await aircraftAfter(transaction, flight, patch);
  const crew = await findCrewAfter(transaction, change, { aircraft, now: clock() });
  const scoring = scoringChanges(flight, patch, aircraft);
  const ranking = await rankingChanges(transaction, flight, patch, aircraft);
  // The club decides which national contests the flight takes part in.
  const isNewSeat = crew.by_co_pilot !== flight.by_co_pilot;
  const bearsOnPoints = hasKeys(scoring) || ranking.club_id !== undefined || isNewSeat;
  const isMoved = scoring.aircraft_id !== undefined || hasKeys(ranking);
  if ((bearsOnPoints || isMoved) && isLocked) throw new ForbiddenError('EDIT_LOCKED');
  const other = otherChanges(flight, patch, aircraft, crew);
  const shown = visibilityChanges(change, crew, clock());
  const isPublic = shown.visibility === 'public' && flight.hidden === null;
  const isMovedOut = flight.is_public && !isPublic;
  const isPublished = !flight.is_public && isPublic;
  const isLate = isPublished && (shown.published ?? flight.created) > flight.edit_allowed_until;
  // Until it is scored again, a flight that no longer counts must not.
  const isUnranked = isLate || (isNewSeat && crew.by_co_pilot);
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
      ...(isUnranked && { rank: false }),
    })
    .where('id', '=', flight.id)
    .execute();
  // Rankings find vintage aircraft by the filter columns.
  await updateFilterColumns(transaction, [flight.id]);
  if (isUnranked) await removeFromRankings(transaction, flight.id);
  if (isMoved || isMovedOut || isPublished || isUnranked) {
    await moveContests(transaction, flight.id);
  }
  const isNewCrew = crew.co_user_id !== flight.co_user_id || isNewSeat;
  if (isNewCrew) await keepStories(transaction, flight.id, crew.co_user_id);
  // Entries of championships find their flights by these.
  if (
    other.registration !== flight.registration ||
    other.competition_id !== flight.competition_id
  ) {
    await queueChampionshipsOf(transaction, jobs, [flight.id]);
  }
  if (isPublished) await jobs.send(transaction, meetingsQueue, { flightIds: [flight.id] });
  // Until it is scored again, only its visibility, its crew and a vintage aircraft make a difference.
  if (isMoved || isMovedOut || isPublished || isNewCrew) {
    const { user_id: userId, co_user_id: coUserId } = flight;
    const users = [userId, coUserId, crew.co_user_id];
    const earning = await updateBadgesOf(transaction, users);
    await updateTravelsOf(transaction, users);
    if (!skipNotifications) await notifyEarned(transaction, services, earning);
  }
  if (!isRescored) return;
  const job = { flightId: flight.id, revision, ...(skipNotifications && { skipNotifications }) };
  await jobs.send(transaction, scoreQueue, job);
}

/** @throws {FieldError} If the second person does not fit the flight. */
async function findCrewAfter(
  db: Executor,
  { flight, patch, knownUser }: FlightChange,
  { aircraft, now }: { aircraft: AircraftDbRow | undefined; now: Date },
): Promise<Crew> {
  const coUser =
    patch.seat === undefined
      ? undefined
      : await db
          .selectFrom('user')
          .where('id', '=', flight.co_user_id)
          .select('name')
          .executeTakeFirst();
  return crewAfter(flight, { patch, aircraft, known: knownUser, coUserName: coUser?.name, now });
}

/** Photos of a co-pilot who is no longer on board become those of the pilot. */
async function keepStories(db: Executor, flightId: number, coUserId: number | null): Promise<void> {
  await db
    .updateTable('story')
    .set({ user_id: null })
    .where('flight_id', '=', flightId)
    .where('user_id', 'is distinct from', coUserId)
    .where('user_id', 'is not', null)
    .execute();
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

/** @throws {FieldError} If the user had no second club on the day of the flight. */
async function clubChanges(
  db: Executor,
  flight: FlightRow,
  { use_second_club: uses }: FlightPatch,
): Promise<Changes> {
  if (uses === undefined || uses === flight.use_second_club) return {};
  if (!uses) return { use_second_club: false, club_id: flight.first_club_id };
  const { user_id: userId, scoring_date: day } = flight;
  const clubId = userId && (await findClubOn(db, { userId, day, isSecond: true }));
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
  crew: Crew,
): Changes {
  const { registration = flight.registration, competition_id = flight.competition_id } = patch;
  const hasCoUser = crew.co_user_id !== null || crew.co_user_name !== null;
  const massKg = patch.mass === undefined ? flight.mass : patch.mass;
  const { comments_allowed = flight.comments_allowed } = patch;
  return {
    comments_allowed,
    registration,
    competition_id,
    ...crew,
    mass: massKg === null ? null : clampMassKg(massKg, aircraft && { aircraft, hasCoUser }),
  };
}

interface Visibility {
  readonly visibility: FlightRow['visibility'];
  readonly pilot_visibility: FlightRow['pilot_visibility'];
  readonly co_visibility: FlightRow['co_visibility'];
  readonly link_token: string | null;
  readonly published: Date | null;
}

/**
 * @throws {FieldError} If a new link is requested for a flight that has none.
 * @throws {ForbiddenError} If a moderator hid the flight and one of the crew would show it to others.
 */
function visibilityChanges(
  { flight, patch, coVisibility = flight.co_visibility }: FlightChange,
  crew: Crew,
  now: Date,
): Visibility {
  const chosen = patch.visibility ?? flight.pilot_visibility ?? flight.visibility;
  const wish = keepsWish(flight, crew) ? coVisibility : null;
  const visibility = stricterOf(chosen, wish ?? 'public');
  const { new_link: isNewLink } = patch;
  if (isNewLink && visibility !== 'link') {
    const message = text('flight.link.none');
    throw new FieldError([{ loc: ['new_link'], type: 'no_link', message }]);
  }
  // A crew changes in any case, and with it the wishes that count.
  const isWanted = patch.visibility !== undefined || coVisibility !== flight.co_visibility;
  const isShown = isWanted && visibility !== flight.visibility && visibility !== 'private';
  if (flight.hidden !== null && (isShown || isNewLink)) throw new ForbiddenError('FLIGHT_HIDDEN');
  const isKept = flight.link_token !== null && !isNewLink;
  const { published } = flight;
  const isUnchanged = visibility === flight.visibility;
  return {
    visibility,
    pilot_visibility: chosen === visibility ? null : overruled(chosen),
    co_visibility: wish,
    link_token: visibility === 'link' ? (isKept ? flight.link_token : createOpaqueToken()) : null,
    published: isUnchanged ? published : (published ?? publicationOf(flight, visibility, now)),
  };
}

/** A co-pilot who leaves takes their wish along. Without a pilot, only the owner chooses. */
function keepsWish(before: FlightRow, { co_user_id: coUserId }: Crew): boolean {
  return before.user_id !== null && coUserId !== null && coUserId === before.co_user_id;
}

/** Nothing is stricter than a draft or a private flight. */
function overruled(chosen: FlightRow['visibility']): FlightRow['pilot_visibility'] {
  return chosen === 'public' || chosen === 'link' ? chosen : null;
}

const BY_STRICTNESS = ['public', 'link', 'private', 'draft'] as const;

function stricterOf(
  one: FlightRow['visibility'],
  other: FlightRow['visibility'],
): FlightRow['visibility'] {
  return BY_STRICTNESS.indexOf(one) < BY_STRICTNESS.indexOf(other) ? other : one;
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
