import type { FlightPatch } from '@cloudstreet/sdk';
import { UPLOAD_MEGABYTES } from '@cloudstreet/sdk/contract';
import { findAircraftByName } from '../../aircraft/find-aircraft-by-name.js';
import { importDescription } from '../../comments/descriptions.js';
import type { ArchivedFile, ArchivedFlight } from '../../imports/plan-import.js';
import { completeStep, type StepInput } from '../../imports/step.js';
import type { Executor } from '../../platform/database/database.js';
import { FieldError } from '../../platform/errors/errors.js';
import { contentHash } from '../../platform/files/file-store.js';
import { BYTES_PER_MEGABYTE } from '../../platform/files/megabytes.js';
import { tidyFileName } from '../../platform/http/multipart-body.js';
import { contractCheck } from '../../platform/http/validation.js';
import type { Services } from '../../platform/services.js';
import { changeFlight } from '../detail/change-flight.js';
import { lockOwnFlight } from '../model/ownership.js';
import type { readIgcFile } from './read-igc-file.js';
import { type NewFlightRef, storeUpload } from './store-upload.js';

const checkPatch = contractCheck('FlightPatch');

/** Stores a recording like an upload, then applies the fields that its pilot set. */
export async function importFile(step: StepInput<ArchivedFile>): Promise<void> {
  const { services, archive, userId, path, content } = step;
  const bytes = await archive.read(path, UPLOAD_MEGABYTES.FlightUpload.file * BYTES_PER_MEGABYTE);
  const hash = contentHash(bytes);
  const count = content.flights.length;
  if (content.sha256 !== undefined && content.sha256 !== hash) {
    return completeStep(step, { refused: count, issues: ['FILE_DAMAGED'] });
  }
  const reading = await services.workers.run<typeof readIgcFile>('readIgcFile', { bytes });
  if ('refusal' in reading)
    return completeStep(step, { refused: count, issues: [reading.refusal] });
  const aircraft = await findAircraft(services.db, content.flights);
  const first = content.flights[0]?.aircraft;
  const stored = await storeUpload(services, {
    userId,
    file: { name: tidyFileName(content.name), mediaType: 'application/octet-stream', bytes },
    reading,
    skipNotifications: true,
    given: {
      aircraftId: first === undefined ? undefined : aircraft.get(first),
      registration: undefined,
      competitionId: undefined,
      coUserName: undefined,
    },
    visibilityOf: (number) =>
      content.flights.find(({ takeoffNumber }) => takeoffNumber === number)?.visibility ?? 'public',
    takeoffNumbers: new Set(content.flights.map(({ takeoffNumber }) => takeoffNumber)),
    async alongside(transaction, flights) {
      const issues = await changeFlights(transaction, step, { flights, aircraft });
      const added = flights.length;
      await completeStep(step, { added, skipped: count - added, issues, hash }, transaction);
    },
  });
  if ('flights' in stored) return undefined;
  // The takeoff is not in the recording, or none of its flights is stored.
  if (stored.duplicateOf.length === 0) {
    return completeStep(step, { refused: count, issues: ['FILE_DAMAGED'] });
  }
  return completeStep(step, { skipped: count, hash });
}

/** Returns the aircraft of these names on this instance. */
async function findAircraft(
  db: Executor,
  flights: readonly ArchivedFlight[],
): Promise<Map<string, number | undefined>> {
  const found = new Map<string, number | undefined>();
  for (const { aircraft: name } of flights) {
    if (name === undefined || found.has(name)) continue;
    const same = await db
      .selectFrom('aircraft')
      .where('name', '=', name)
      .select('id')
      .executeTakeFirst();
    found.set(name, (same ?? (await findAircraftByName(db, name)))?.id);
  }
  return found;
}

interface Stored {
  flights: readonly NewFlightRef[];
  aircraft: ReadonlyMap<string, number | undefined>;
}

/** Returns the fields that could not be applied. */
async function changeFlights(
  transaction: Executor,
  { services, userId, content }: StepInput<ArchivedFile>,
  { flights, aircraft }: Stored,
): Promise<string[]> {
  const issues: string[] = [];
  for (const { id, takeoffNumber } of flights) {
    const archived = content.flights.find((each) => each.takeoffNumber === takeoffNumber);
    if (!archived) continue;
    const aircraftId =
      archived.aircraft === undefined ? undefined : aircraft.get(archived.aircraft);
    if (archived.aircraft !== undefined && aircraftId === undefined) {
      issues.push('CHANGE aircraft_id');
    }
    const patch = {
      ...archived.patch,
      ...(aircraftId !== undefined && { aircraft_id: aircraftId }),
    };
    issues.push(...(await changeOne(transaction, services, { id, userId, patch })));
    const { description: text } = archived;
    if (text === undefined) continue;
    const described = { flightId: id, userId, text, now: services.clock() };
    if (!(await importDescription(transaction, described))) issues.push('CHANGE description');
  }
  // Reported once, even for several flights of one file or several lists of windows.
  return [
    ...new Set(issues.map((issue) => issue.replace(/ \w+_scoring_times$/, ' scoring_times'))),
  ];
}

interface ImportedChange {
  id: number;
  userId: number;
  patch: Record<string, unknown>;
}

/**
 * Applies fields and leaves out those that do not fit the flight. Returns the names of the latter.
 */
async function changeOne(
  transaction: Executor,
  services: Services,
  { id, userId, patch }: ImportedChange,
): Promise<string[]> {
  const flight = await lockOwnFlight(transaction, id, { id: userId, isSuperuser: false });
  const dropped = new Set(checkPatch(patch).map(({ loc }) => String(loc[0])));
  for (;;) {
    const entries = Object.entries(patch).filter(([field]) => !dropped.has(field));
    try {
      // All remaining fields passed the check of the contract.
      const checked = Object.fromEntries(entries) as FlightPatch;
      // The editing period does not apply to fields that come with the upload.
      const change = { flight, patch: checked, isLocked: false, skipNotifications: true } as const;
      await changeFlight(transaction, services, change);
      return Array.from(dropped, (field) => `CHANGE ${field}`);
    } catch (error) {
      const field = error instanceof FieldError ? String(error.problems[0]?.loc[0]) : '';
      if (!(field in patch) || dropped.has(field)) throw error;
      dropped.add(field);
    }
  }
}
