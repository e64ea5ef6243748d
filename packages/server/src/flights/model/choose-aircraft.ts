import { findAircraftByName } from '../../aircraft/find-aircraft-by-name.js';
import type { Executor } from '../../platform/database/database.js';
import { FieldError, text } from '../../platform/errors/errors.js';
import { isRegistration, normalizeSign } from './aircraft-sign.js';

export interface AircraftChoice {
  readonly aircraftId: number | undefined;
  readonly registration: string | undefined;
  readonly competitionId: string | undefined;
}

export interface ChoiceInput extends AircraftChoice {
  readonly userId: number;
  /** Manufacturer and serial number of the recorder. Empty if unknown. */
  readonly logger: string;
  /** Whether all flights of the file are as slow as those of a paraglider. */
  readonly isSlow: boolean;
  readonly header: { gliderType?: string; gliderId?: string; competitionId?: string };
}

/**
 * Chooses the aircraft of a flight: the one given by the user; otherwise that of their last flight
 * with the same recorder, unless this one is slow; otherwise the best match of the header's glider
 * type; otherwise the last one with the registration. Flights of others count only for a real
 * registration. May find none.
 *
 * @throws {FieldError} If the given aircraft is unknown.
 */
export async function chooseAircraft(db: Executor, input: ChoiceInput): Promise<AircraftChoice> {
  const { header, userId } = input;
  const headerRegistration = normalizeSign(header.gliderId);
  const last = await findLastWithLogger(db, input, headerRegistration);
  const registration = input.registration ?? headerRegistration ?? last?.registration ?? undefined;
  const competitionId =
    input.competitionId ?? normalizeSign(header.competitionId) ?? last?.competition_id ?? undefined;
  const aircraftId =
    (await checkGiven(db, input.aircraftId)) ??
    last?.aircraft_id ??
    (header.gliderType && (await findAircraftByName(db, header.gliderType))?.id) ??
    (await findByRegistration(db, { userId, registration }));
  return { aircraftId: aircraftId || undefined, registration, competitionId };
}

/** @throws {FieldError} If the aircraft is unknown. */
export async function checkGiven(
  db: Executor,
  id: number | undefined,
): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const row = await db.selectFrom('aircraft').where('id', '=', id).select('id').executeTakeFirst();
  if (row) return id;
  throw unknownAircraft();
}

export function unknownAircraft(): FieldError {
  const message = text('flight.aircraft.unknown');
  return new FieldError([{ loc: ['aircraft_id'], type: 'unknown_aircraft', message }]);
}

/**
 * Finds the last aircraft with this recorder, unless the recorder now contains another
 * registration.
 */
async function findLastWithLogger(
  db: Executor,
  { userId, logger, isSlow }: ChoiceInput,
  registration: string | undefined,
) {
  // An app on a phone also records the flights of a paraglider.
  if (!logger || isSlow) return undefined;
  const last = await db
    .selectFrom('any_flight as flight')
    .innerJoin('igc_file', 'igc_file.id', 'flight.igc_file_id')
    .where('flight.user_id', '=', userId)
    .where('igc_file.logger', '=', logger)
    .where('flight.aircraft_id', 'is not', null)
    .orderBy('flight.scoring_date', 'desc')
    .orderBy('flight.id', 'desc')
    .select(['flight.aircraft_id', 'flight.registration', 'flight.competition_id'])
    .limit(1)
    .executeTakeFirst();
  const hasMoved = registration && last?.registration && last.registration !== registration;
  return hasMoved ? undefined : last;
}

async function findByRegistration(
  db: Executor,
  { userId, registration }: { userId: number; registration: string | undefined },
): Promise<number | undefined> {
  if (!registration) return undefined;
  const row = await db
    .selectFrom('flight')
    .where('registration', '=', registration)
    .where('aircraft_id', 'is not', null)
    .$if(!isRegistration(registration), (query) => query.where('user_id', '=', userId))
    .orderBy('scoring_date', 'desc')
    .orderBy('id', 'desc')
    .select('aircraft_id')
    .limit(1)
    .executeTakeFirst();
  return row?.aircraft_id ?? undefined;
}
