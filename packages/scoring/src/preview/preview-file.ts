import { recordedTakeoff } from '../flight/recorded-takeoff.js';
import { scoreFlight } from '../flight/score-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import type { Finding } from '../igc/finding.js';
import { type ParsedIgc, parseIgc } from '../igc/parse-igc.js';
import type { AircraftKind } from '../track/engine-runs.js';
import type { FixInterval } from '../track/fix-interval.js';
import { checkNumber, checkObject } from '../units/check-value.js';
import type { FileLevel } from '../validation/recorder-approval.js';

/** Input of a preview, before the file is sent. */
export interface PreviewInput {
  /** The IGC file. */
  readonly bytes: Uint8Array;
  /**
   * Aircraft of the flight; `index` is null if it has none. If omitted, engine sensors and points
   * are not evaluated.
   */
  readonly aircraft?: { readonly kind: AircraftKind; readonly index: number | null } | undefined;
  /** Current time in Unix seconds. */
  readonly nowS: number;
}

/** Preview of a file, evaluated without other knowledge than the file. */
export interface FilePreview {
  /** Date of the recording, `YYYY-MM-DD`, UTC. */
  readonly date: string;
  /** Flights in order of time; at least one. */
  readonly flights: readonly FlightPreview[];
}

/** A flight before its place, pilot and club are known. */
export interface FlightPreview {
  /** Unix seconds. Takeoff and landing are absent if they were not recorded. */
  readonly takeoffS?: number;
  readonly landingS?: number;
  /** Level of the file: 1 is invalid, all above are valid. */
  readonly fileValid: FileLevel;
  /** Errors first. */
  readonly findings: readonly Finding[];
  /** The contest `free`; absent if nothing may be scored. */
  readonly free?: {
    readonly distanceKm: number;
    /** Absent if the index is unknown. */
    readonly points?: number;
  };
}

/**
 * Parses, validates and scores a file in one call, as a preview before an upload. The result is
 * small plain data that can be sent from a worker.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {IgcError} If the file is unusable.
 * @throws {RangeError} If the index is not positive, the kind is unknown, or the time is NaN.
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
  interval: FixInterval,
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
