import type { FlightDetail, FlightPatch, SimpleAircraft } from '@cloudstreet/sdk';

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

/** One occupant weighs this much, in kg. */
const OCCUPANT_KG = 80;

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

/** The masses in kg that the aircraft can take off with; open ends where its figures are not known. */
export function massLimits(
  aircraft: Pick<SimpleAircraft, 'empty_mass' | 'mtow'> | undefined,
  isCrewOfTwo: boolean,
): { minKg: number | undefined; maxKg: number | undefined } {
  const crewKg = OCCUPANT_KG * (isCrewOfTwo ? 2 : 1);
  return {
    minKg: aircraft?.empty_mass === undefined ? undefined : aircraft.empty_mass + crewKg,
    maxKg: aircraft?.mtow,
  };
}
