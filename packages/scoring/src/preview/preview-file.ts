import { recordedTakeoff } from '../flight/recorded-takeoff.js';
import { scoreFlight } from '../flight/score-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import type { Finding } from '../igc/finding.js';
import { type ParsedIgc, parseIgc } from '../igc/parse-igc.js';
import type { AircraftKind } from '../track/engine-runs.js';
import type { RecordInterval } from '../track/record-interval.js';
import { checkNumber, checkObject } from '../units/check-value.js';
import type { FileLevel } from '../validation/recorder-approval.js';

/** What a file is looked at with before anybody else knows of it. */
export interface PreviewInput {
  /** The IGC file. */
  readonly bytes: Uint8Array;
  /**
   * What was flown; `index` is null where it has none. Omit while unknown: then nothing is said of
   * sensors and points.
   */
  readonly aircraft?: { readonly kind: AircraftKind; readonly index: number | null } | undefined;
  /** A flight of a file, in the names, shapes and units of the contract. */
  readonly nowS: number;
}

/** A file as far as it can be judged without knowing anything but the file. */
export interface FilePreview {
  /** Date of the recording, `YYYY-MM-DD`, UTC. */
  readonly date: string;
  /** In order of time; at least one. */
  readonly flights: readonly FlightPreview[];
}

/** What a flight looks like before it is known where, by whom and for which club it was flown. */
export interface FlightPreview {
  /** Unix seconds; absent, like the landing, where the recording does not show it. */
  readonly takeoffS?: number;
  readonly landingS?: number;
  /** 1 invalid, above valid. */
  readonly fileValid: FileLevel;
  /** Errors first. */
  readonly findings: readonly Finding[];
  /** The contest `free`; absent where nothing may be scored. */
  readonly free?: {
    readonly distanceKm: number;
    /** Absent where the index is unknown. */
    readonly points?: number;
  };
}

/**
 * Reads, judges and scores a file in one go, as a first look before it is sent to where it counts.
 * The result is plain and small, so that a worker can hand it over.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {IgcError} If nothing can be made of the file.
 * @throws {RangeError} If the index is not positive, there is no such kind, or the time is NaN.
 */
export function previewFile(input: PreviewInput): FilePreview {
  checkObject('input', input, ['bytes', 'nowS']);
  const { bytes, aircraft, nowS } = input;
  checkNumber('nowS', nowS);
  const parsed = parseIgc(bytes);
  const intervals = splitFlights(parsed.recording);
  return {
    date: parsed.recording.date,
    flights: intervals.map((interval) => previewFlight(parsed, interval, { aircraft, nowS })),
  };
}

function previewFlight(
  { recording, findings }: ParsedIgc,
  interval: RecordInterval,
  { aircraft = { kind: 'GL', index: null }, nowS }: Omit<PreviewInput, 'bytes'>,
): FlightPreview {
  const flight = scoreFlight({
    recording,
    interval,
    fileFindings: findings,
    aircraft,
    uploadedAtS: nowS,
    // Until when it counts depends on where it was flown.
    editAllowedUntilS: Number.POSITIVE_INFINITY,
  });
  const { landing } = flight;
  const takeoff = recordedTakeoff(flight);
  const free = flight.contests.find(({ name }) => name === 'free');
  return {
    ...(takeoff && { takeoffS: takeoff.timeS }),
    ...(landing && { landingS: landing.timeS }),
    fileValid: flight.fileValid,
    findings: flight.findings,
    ...(free && {
      free: {
        distanceKm: free.distance,
        ...(aircraft.index !== null && { points: free.points }),
      },
    }),
  };
}
