import type { FlightDetail, FlightPatch } from '@cloudstreet/sdk';

/** What the form holds; empty texts mean "none". */
export interface FlightEdit {
  /** Left out while the flight is locked, or where no aircraft was chosen. */
  readonly aircraftId: number | undefined;
  readonly registration: string;
  readonly competitionId: string;
  readonly coUserName: string;
  /** Takeoff mass in kg; `null` where it is not known. */
  readonly massKg: number | null;
}

/** The fields that differ from the flight, emptied ones as null; `undefined` where nothing changed. */
export function flightPatch(flight: FlightDetail, edit: FlightEdit): FlightPatch | undefined {
  const wanted: FlightPatch = {
    registration: edit.registration.trim() || null,
    competition_id: edit.competitionId.trim() || null,
    co_user_name: edit.coUserName.trim() || null,
    mass: edit.massKg,
    ...(edit.aircraftId !== undefined && { aircraft_id: edit.aircraftId }),
  };
  const current: FlightPatch = {
    registration: flight.registration ?? null,
    competition_id: flight.competition_id ?? null,
    co_user_name: flight.co_user_name ?? null,
    mass: flight.mass ?? null,
    ...(flight.aircraft && { aircraft_id: flight.aircraft.id }),
  };
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== current[name as keyof FlightPatch],
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
