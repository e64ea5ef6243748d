import type { FlightDetail, FlightPatch, Seat } from '@cloudstreet/sdk';

/** Second person on board: none, a pilot with an account, or a name. */
export type CoPilotKind = 'none' | 'user' | 'name';

/** Values of the fields of a crew. Empty texts mean "none". */
export interface CrewEdit {
  /** Seat of the user of the flight; the second person had the other one. */
  readonly seat: Seat;
  readonly coPilot: CoPilotKind;
  readonly coUserName: string;
  /** `YYYY-MM-DD`. Required if the user changes. */
  readonly coUserDateOfBirth: string | null;
}

export function crewEditOf(flight: FlightDetail): CrewEdit {
  const { seat = 'pilot' } = flight;
  const isRegistered = secondUserOf(flight) !== undefined;
  // The name of a user who is asked is no text of the pilot.
  const name = isRegistered ? undefined : flight.co_user_name;
  return {
    seat,
    coPilot: isRegistered ? 'user' : name === undefined ? 'none' : 'name',
    coUserName: name ?? '',
    coUserDateOfBirth: null,
  };
}

/** Returns the second person if they have an account, even if they have not confirmed yet. */
export function secondUserOf({ co_user: coUser, asked_user: asked }: FlightDetail) {
  return coUser ?? asked;
}

export interface EditedCrew {
  readonly edit: CrewEdit;
  readonly coUserId: number | undefined;
  /** Whether the seat is locked, because it decides whether the flight counts. */
  readonly isLocked: boolean;
}

/** Returns the changed fields; those of the second person all or none. */
export function crewPatch(
  flight: FlightDetail,
  { edit, coUserId, isLocked }: EditedCrew,
): FlightPatch {
  const id = edit.coPilot === 'user' ? (coUserId ?? null) : null;
  const name = edit.coPilot === 'name' ? edit.coUserName.trim() || null : null;
  const before = secondUserOf(flight);
  const isSame = id === (before?.id ?? null) && name === ((!before && flight.co_user_name) || null);
  return {
    ...(!isLocked && edit.seat !== (flight.seat ?? 'pilot') && { seat: edit.seat }),
    ...(!isSame && {
      co_user_id: id,
      co_user_date_of_birth: id === null ? null : edit.coUserDateOfBirth,
      co_user_name: name,
    }),
  };
}
