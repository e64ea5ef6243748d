import { inspectFlight } from '../../flight/inspect-flight.js';
import { splitFlights } from '../../flight/split-flights.js';
import type { ParsedIgc } from '../../igc/parse-igc.js';
import type { AircraftKind } from '../../track/engine-runs.js';
import type { FixInterval } from '../../track/fix-interval.js';
import type { FileLevel } from '../../validation/recorder-approval.js';
import type { Command } from '../cli-io.js';
import { forEachFile } from '../each-file.js';
import { type FlightSummary, flightSummary } from '../flight-summary.js';
import { parseKind, parseOptions } from '../options.js';
import { type ReportedFinding, reportedFindings } from '../report.js';
import { findingLines, flightHead } from '../report-text.js';
import { parseElevation } from '../scoring.js';

/** Prints the findings of files. */
export const validate: Command = {
  usage: `cloudstreet-igc validate FILE… [options]

Prints the level of IGC files and their problems. The exit code is 1 if a file is invalid or cannot
be read.

  --kind KIND             GL pure glider, MG motor glider, FG electric glider; without it the
                          aircraft is unknown: a warning is added, and sensors for its engine are
                          not required
  --takeoff-elevation M   elevation of the takeoff's airport in metres above sea level; without it
                          the setting of the pressure sensor is not judged
  --json                  print JSON, one object per line and file
`,
  run(args, io) {
    const { values, files } = parseOptions(args, {
      kind: { type: 'string' },
      'takeoff-elevation': { type: 'string' },
      json: { type: 'boolean' },
    });
    const conditions = {
      kind: values.kind === undefined ? undefined : parseKind(values.kind),
      takeoffElevationM: parseElevation(values['takeoff-elevation']),
      nowS: io.nowS,
    };
    const output = { isJson: values.json ?? false, toText: formatVerdict, isBad: isInvalid };
    return forEachFile(files, io, output, (file, parsed) => judge(file, parsed, conditions));
  },
};

/** JSON of a file, in the names and units of the contract. */
interface Verdict {
  readonly file: string;
  /** Lowest level of the flights. */
  readonly valid: FileLevel;
  readonly flights: readonly FlightVerdict[];
}

interface FlightVerdict extends FlightSummary {
  readonly valid: FileLevel;
  readonly findings: readonly ReportedFinding[];
}

function judge(file: string, parsed: ParsedIgc, conditions: ValidationConditions): Verdict {
  const flights = splitFlights(parsed.recording).map((interval, i) =>
    judgeFlight(parsed, interval, i + 1, conditions),
  );
  const valid = flights.reduce<FileLevel>(
    (low, flight) => (flight.valid < low ? flight.valid : low),
    4,
  );
  return { file, valid, flights };
}

interface ValidationConditions {
  /** Undefined if the aircraft is unknown. */
  readonly kind: AircraftKind | undefined;
  /** Metres above mean sea level. */
  readonly takeoffElevationM: number | undefined;
  readonly nowS: number;
}

function judgeFlight(
  { recording, findings }: ParsedIgc,
  interval: FixInterval,
  number: number,
  { kind, takeoffElevationM, nowS }: ValidationConditions,
): FlightVerdict {
  const flight = inspectFlight({
    recording,
    interval,
    fileFindings: findings,
    ...(kind && { aircraft: { kind, index: null } }),
    ...(takeoffElevationM !== undefined && { takeoffElevationM }),
    uploadedAtS: nowS,
    editAllowedUntilS: Number.POSITIVE_INFINITY,
  });
  return {
    ...flightSummary(flight, number),
    valid: flight.fileValid,
    findings: reportedFindings(flight.findings),
  };
}

function isInvalid({ valid }: Verdict): boolean {
  return valid < 2;
}

const LEVELS: Readonly<Record<FileLevel, string>> = {
  0: 'not judged',
  1: 'invalid',
  2: 'valid on this platform',
  3: 'valid for national contests',
  4: 'IGC valid',
};

function formatVerdict({ file, valid, flights }: Verdict): string {
  const lines = flights.flatMap((flight) => [
    ...(flights.length > 1
      ? [`${flightHead(flight, flights.length)}: ${LEVELS[flight.valid]}`]
      : []),
    ...findingLines(flight.findings),
  ]);
  return [`${file}: ${LEVELS[valid]}`, ...lines.map((line) => `  ${line}`), ''].join('\n');
}
