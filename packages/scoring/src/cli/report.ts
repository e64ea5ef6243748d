import type { ContestEntry } from '../contest/contest-entry.js';
import { timestamp } from '../contest/timestamp.js';
import type { ScoredFlight } from '../flight/score-flight.js';
import type { Finding } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import type { OnlineDeclaration } from '../task-files/find-declaration.js';
import { findingMessage } from '../validation/finding-message.js';
import type { FileLevel } from '../validation/recorder-approval.js';
import { type FlightSummary, flightSummary } from './flight-summary.js';
import { expiredTaskText } from './online-task.js';

/** A flight of a file, in the names, shapes and units of the contract. */
export interface FlightReport extends FlightSummary {
  /** Scored intervals as start, end, start, end, … */
  readonly scoring_times: readonly string[];
  /**
   * Level of the file: 1 invalid, 2 valid on the platform, 3 for national contests, 4 IGC valid.
   */
  readonly valid: FileLevel;
  readonly findings: readonly ReportedFinding[];
  readonly contest: readonly ContestEntry[];
  /** Note that the task declared online was ignored, because it lapsed before the flight. */
  readonly note?: string;
}

/** A finding with its message. */
export interface ReportedFinding extends Finding {
  readonly msg: string;
}

/** JSON of the command: the chosen flight, or the longest one. */
export interface Report extends FlightReport {
  /** The file as it was named on the command line. */
  readonly file: string;
  readonly recording: {
    readonly date: string;
    readonly manufacturer: string;
    readonly serial: string;
    readonly aircraft_name?: string;
    readonly registration?: string;
    readonly competition_id?: string;
    readonly fixes: number;
    readonly valid: FileLevel;
  };
  /** Number of flights in the file. */
  readonly flight_count: number;
  /** All flights in order of time, if there are several and none was chosen. */
  readonly flights?: readonly FlightReport[];
}

/**
 * @param flights All flights of the recording; undefined those that were not requested.
 * @param declaredOnline The task that they were scored with.
 */
export function createReport(
  file: string,
  recording: Recording,
  flights: readonly (ScoredFlight | undefined)[],
  declaredOnline: OnlineDeclaration | undefined,
): Report {
  const { headers, manufacturer, serial, date, fixes } = recording;
  const reports = flights.flatMap((flight, i) =>
    flight ? [flightReport(flight, i + 1, declaredOnline)] : [],
  );
  const main = reports.reduce((a, b) => (secondsOf(b) > secondsOf(a) ? b : a));
  return {
    file,
    recording: {
      date,
      manufacturer,
      serial,
      ...(headers.gliderType && { aircraft_name: headers.gliderType }),
      ...(headers.gliderId && { registration: headers.gliderId }),
      ...(headers.competitionId && { competition_id: headers.competitionId }),
      fixes: fixes.count,
      valid: main.valid,
    },
    flight_count: flights.length,
    ...main,
    ...(reports.length > 1 && { flights: reports }),
  };

  function secondsOf({ flight }: FlightReport): number {
    return flights[flight - 1]?.totalSeconds ?? 0;
  }
}

function flightReport(
  scored: ScoredFlight,
  number: number,
  declaredOnline: OnlineDeclaration | undefined,
): FlightReport {
  const note = declaredOnline && expiredTaskText(declaredOnline, scored);
  return {
    ...flightSummary(scored, number),
    scoring_times: scored.scoringTimes.map(timestamp),
    valid: scored.fileValid,
    findings: reportedFindings(scored.findings),
    contest: scored.contests,
    ...(note && { note }),
  };
}

/** Adds messages to findings. */
export function reportedFindings(findings: readonly Finding[]): ReportedFinding[] {
  return findings.map((finding) => ({ ...finding, msg: findingMessage(finding) }));
}
