import type { FlightDetail, FlightPatch, Visibility } from '@cloudstreet/sdk';
import { type CrewEdit, crewEditOf, crewPatch } from '../../../app/crew/crew-edit.js';
import { type ScoringTimes, scoringTimesOf, timesField, toTimestamps } from './scoring-windows.js';

/** Values of the form. Empty texts mean "none". */
export interface FlightEdit extends CrewEdit {
  readonly visibility: Visibility;
  /** Whether others can comment. */
  readonly allowsComments: boolean;
  readonly registration: string;
  readonly competitionId: string;
  /** Takeoff mass in kg; `null` if unknown. */
  readonly massKg: number | null;
  readonly clubClass: boolean;
  readonly secondClub: boolean;
  /** `null` while they are those of the server. */
  readonly timesS: ScoringTimes | null;
  /** Whether the pilot confirms windows that a finding asks about. */
  readonly confirmsTimes: boolean;
}

/** Further inputs of a patch. */
export interface EditedFlight {
  readonly edit: FlightEdit;
  readonly aircraft: { readonly id: number; readonly kind: 'GL' | 'MG' | 'FG' } | undefined;
  readonly coUserId: number | undefined;
  /** Whether the aircraft has a seat for a co-pilot. */
  readonly hasTwoSeats: boolean;
  readonly isClubClassOpen: boolean;
  /** Whether the fields that affect the score are locked. */
  readonly isLocked: boolean;
}

/** Findings that ask about the windows. Windows set by the pilot answer them. */
const WINDOW_QUESTIONS = new Set(['ENGINE_NOISE_UNCERTAIN', 'LAUNCH_UNCERTAIN']);

export function editOf(flight: FlightDetail): FlightEdit {
  return {
    ...crewEditOf(flight),
    visibility: chosenVisibility(flight),
    allowsComments: flight.comments_allowed,
    registration: flight.registration ?? '',
    competitionId: flight.competition_id ?? '',
    massKg: flight.mass ?? null,
    clubClass: flight.score_club_class,
    secondClub: flight.use_second_club,
    timesS: null,
    confirmsTimes: false,
  };
}

/** Returns the changed fields, with emptied ones as null. `undefined` if nothing changed. */
export function flightPatch(flight: FlightDetail, edited: EditedFlight): FlightPatch | undefined {
  const { edit, isLocked } = edited;
  const patch: FlightPatch = {
    ...changed('visibility', edit.visibility, chosenVisibility(flight)),
    ...changed('comments_allowed', edit.allowsComments, flight.comments_allowed),
    ...changed('registration', edit.registration.trim() || null, flight.registration),
    ...changed('competition_id', edit.competitionId.trim() || null, flight.competition_id),
    ...changed('mass', edit.massKg, flight.mass),
    // If another aircraft has only one seat, the server removes the co-pilot.
    ...(edited.hasTwoSeats && crewPatch(flight, edited)),
    ...(!isLocked && scoringPatch(flight, edited)),
  };
  return Object.keys(patch).length > 0 ? patch : undefined;
}

/** Whether the points must be computed again. */
export function isRescored(patch: FlightPatch): boolean {
  const { aircraft_id, seat, use_second_club, scoring_times, engine_scoring_times } = patch;
  return [
    aircraft_id,
    seat,
    use_second_club,
    scoring_times,
    engine_scoring_times,
    patch.fes_scoring_times,
  ].some((value) => value !== undefined);
}

function scoringPatch(flight: FlightDetail, edited: EditedFlight): FlightPatch {
  const { edit, aircraft, isClubClassOpen } = edited;
  const found = scoringTimesOf(flight);
  const times = edit.timesS ?? found;
  // Windows of another aircraft are found again.
  const isConfirmed =
    edit.confirmsTimes &&
    aircraft?.id === flight.aircraft?.id &&
    windowQuestions(flight).length > 0;
  const isSame = times.join() === found.join() && !isConfirmed;
  return {
    ...(aircraft && aircraft.id !== flight.aircraft?.id && { aircraft_id: aircraft.id }),
    ...changed('score_club_class', edit.clubClass && isClubClassOpen, flight.score_club_class),
    ...changed('use_second_club', edit.secondClub, flight.use_second_club),
    ...(!isSame && {
      [timesField(aircraft?.kind ?? 'GL')]: toTimestamps(times),
    }),
  };
}

/** Returns the findings that ask whether the windows are correct. */
export function windowQuestions(flight: FlightDetail) {
  if (scoringTimesOf(flight).length === 0) return [];
  return flight.active_errors.filter(({ token }) => WINDOW_QUESTIONS.has(token));
}

/** Returns the choice of the pilot, even if the co-pilot wishes a stricter one. */
function chosenVisibility({ pilot_visibility: chosen, visibility = 'public' }: FlightDetail) {
  return chosen ?? visibility;
}

function changed<Name extends keyof FlightPatch>(
  name: Name,
  wanted: FlightPatch[Name],
  current: FlightPatch[Name],
): FlightPatch {
  return wanted === (current ?? null) ? {} : { [name]: wanted };
}
