import type { ContestEntry } from '../contest/contest-entry.js';
import type { FlightPoint } from '../flight/flight-point.js';
import type { ScoredFlight } from '../flight/score-flight.js';
import type { Finding } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { findingMessage } from '../validation/finding-message.js';
import type { FileLevel } from '../validation/recorder-approval.js';

/** What the command prints as JSON; names, shapes and units are those of the contract. */
export interface Report {
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
    /** 1 invalid, 2 valid on the platform, 3 for national contests, 4 IGC valid. */
    readonly valid: FileLevel;
  };
  readonly takeoff_time?: string;
  readonly landing_time?: string;
  readonly launch_kind?: string;
  /** m */
  readonly launch_gain?: number;
  /** s */
  readonly launch_time?: number;
  /** Start and end of each scored stretch. */
  readonly scoring_times: readonly string[];
  readonly findings: readonly (Finding & { readonly msg: string })[];
  readonly contest: readonly ContestEntry[];
}

export function createReport(file: string, recording: Recording, flight: ScoredFlight): Report {
  const { headers, manufacturer, serial, date, fixes } = recording;
  const { takeoff, landing, launch } = flight;
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
      valid: flight.fileValid,
    },
    ...(takeoff && { takeoff_time: pointTime(takeoff) }),
    ...(landing && { landing_time: pointTime(landing) }),
    ...(launch && {
      launch_kind: launch.kind,
      launch_gain: launch.gainM,
      launch_time: launch.timeS,
    }),
    scoring_times: flight.scoringTimes.map(timestamp),
    findings: flight.findings.map((finding) => ({ ...finding, msg: findingMessage(finding) })),
    contest: flight.contests,
  };
}

function pointTime({ timeS }: FlightPoint): string {
  return timestamp(timeS);
}

function timestamp(unixS: number): string {
  return new Date(unixS * 1000).toISOString().replace('.000Z', '+00:00');
}
