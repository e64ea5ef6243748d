import { flightTrack } from '@cloudstreet/scoring/analyse';
import {
  type FixInterval,
  IgcError,
  type IgcErrorCode,
  parseIgc,
  type RecordingHeaders,
  splitFlights,
} from '@cloudstreet/scoring/parse';
import { type ScoredFlight, scoreFlight } from '@cloudstreet/scoring/score';
import type { AircraftKind, ContestEntry, FlightData, FlightDetail } from '@cloudstreet/sdk';
import { TRIED_ID } from './tried-id.js';

/** A file to score on this device alone. */
export interface TryRequest {
  readonly file: Blob;
  /** Number of the flight in the file, counted from 0; omit for the longest. */
  readonly number: number | undefined;
  /** Omit while unknown. `index` is null if it has none. */
  readonly aircraft: { readonly kind: AircraftKind; readonly index: number | null } | undefined;
  /** Current time in Unix seconds. */
  readonly nowS: number;
  /** IANA time zone in which its times are displayed. */
  readonly timeZone: string;
}

/** A flight as the server would return it, as far as a file alone tells. */
export interface TriedFlight {
  readonly kind: 'read';
  /** Number of flights in the file. */
  readonly count: number;
  readonly number: number;
  readonly flight: FlightDetail;
  readonly track: FlightData;
  /** Pilot and aircraft as the file names them. */
  readonly names: Pick<RecordingHeaders, 'pilotName' | 'gliderType' | 'gliderId'>;
}

/** Result of trying a file. A refused file has the code of the server. */
export type TryResult = TriedFlight | { readonly kind: 'refused'; readonly code: IgcErrorCode };

/**
 * Reads, validates and scores a flight with the rules of the server, without its airfields,
 * airspaces and terrain. It takes seconds, so browsers run it in `igc.worker.ts`.
 *
 * @throws If the file cannot be read from the disk, or for an error that the file did not cause.
 */
export async function tryFile({ file, number, ...input }: TryRequest): Promise<TryResult> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const { recording, findings } = parseIgc(bytes);
    const intervals = splitFlights(recording);
    const chosen = number ?? longestOf(intervals, recording.fixes.timeS);
    const interval = intervals[chosen] ?? intervals[0]!;
    const scored = scoreFlight({
      recording,
      interval,
      fileFindings: findings,
      ...(input.aircraft && { aircraft: input.aircraft }),
      uploadedAtS: input.nowS,
      // Until when it counts depends on where it was flown.
      editAllowedUntilS: Number.POSITIVE_INFINITY,
    });
    const { pilotName, gliderType, gliderId } = recording.headers;
    return {
      kind: 'read',
      count: intervals.length,
      number: chosen,
      flight: toFlight(scored, recording.date, input),
      track: toData(flightTrack(recording, interval, scored.altitudeOffsetM)),
      names: {
        ...(pilotName !== undefined && { pilotName }),
        ...(gliderType !== undefined && { gliderType }),
        ...(gliderId !== undefined && { gliderId }),
      },
    };
  } catch (error) {
    if (!(error instanceof IgcError)) throw error;
    return { kind: 'refused', code: error.code };
  }
}

function longestOf(intervals: readonly FixInterval[], timeS: Int32Array): number {
  const lengths = intervals.map(({ first, last }) => timeS[last]! - timeS[first]!);
  return lengths.indexOf(Math.max(...lengths));
}

/** Adds the id. The contract has the same shape, which its tests compare. */
function toData(track: ReturnType<typeof flightTrack>): FlightData {
  return { id: TRIED_ID, ...(track as Omit<FlightData, 'id'>) };
}

function toFlight(
  scored: ScoredFlight,
  date: string,
  { nowS, timeZone, aircraft }: Pick<TryRequest, 'nowS' | 'timeZone' | 'aircraft'>,
): FlightDetail {
  const { takeoff, landing, launch, fileValid } = scored;
  const now = toTimestamp(nowS);
  const findings = scored.findings.map((finding) => ({
    ...finding,
    parameters: [...finding.parameters],
    // Pages compose the sentence in the language of the reader.
    msg: '',
  }));
  const windows = scored.scoringTimes.map(toTimestamp);
  const kind = aircraft?.kind ?? 'GL';
  return {
    id: TRIED_ID,
    status: fileValid >= 2 ? 'valid' : 'invalid',
    rank: scored.rank,
    scoring_date: date,
    time_zone: timeZone,
    junior: false,
    igc_file: { id: TRIED_ID, is_shared: false, valid: fileValid, errors: findings },
    active_errors: findings,
    created: now,
    claim_deadline: now,
    edit_allowed_until: now,
    edit_locked: true,
    score_club_class: false,
    use_second_club: false,
    comments_allowed: false,
    story: [],
    scoring_times: kind === 'GL' ? windows : [],
    engine_scoring_times: kind === 'MG' ? windows : [],
    fes_scoring_times: kind === 'FG' ? windows : [],
    ...(scored.unpoweredTimes && { unpowered_times: scored.unpoweredTimes.map(toTimestamp) }),
    contest: scored.contests as readonly unknown[] as ContestEntry[],
    total_seconds: scored.totalSeconds,
    ...(takeoff && {
      takeoff_time: toTimestamp(takeoff.timeS),
      max_alt_gain: scored.maxAltGainM,
      max_cum_alt_gain_1h: scored.maxClimbInHourM,
    }),
    ...(landing && { landing_time: toTimestamp(landing.timeS) }),
    ...(launch &&
      launch.kind !== 'F' && {
        launch_kind: launch.kind,
        launch_gain: launch.gainM,
        launch_time: launch.timeS,
        launch_vario: launch.varioMps,
      }),
  };
}

function toTimestamp(timeS: number): string {
  return `${new Date(timeS * 1000).toISOString().slice(0, 19)}+00:00`;
}
