import type { BoundingBox, Position } from '@cloudstreet/scoring/geo';
import {
  createTrack,
  type Finding,
  findFlights,
  IgcError,
  type IgcErrorCode,
  POSITION_UNITS_PER_DEGREE,
  parseIgc,
  type Recording,
  splitFlights,
  type Track,
  trackBoundingBox,
} from '@cloudstreet/scoring/parse';

/** Properties of a file that an upload needs before its flights are scored. */
export interface IgcReading {
  /** Header records of the file. */
  readonly header: IgcHeader;
  /** Manufacturer and serial number. Empty if the file does not contain them. */
  readonly logger: string;
  /** Problems of the file as a whole. */
  readonly findings: readonly Finding[];
  /** One per takeoff, in chronological order; at least one. */
  readonly takeoffs: readonly Takeoff[];
}

export type IgcHeader = Recording['headers'];

export interface Takeoff {
  /** Unix seconds of the takeoff, or of the first fix if none was found. */
  readonly timeS: number;
  /** Position of the takeoff. Absent if the file has no usable fix. */
  readonly position?: Position;
  /** Whether a flight was found. */
  readonly isFlight: boolean;
  /** Whether the flight is as slow as that of a paraglider. */
  readonly isSlow: boolean;
  /** Unix seconds; absent if the recording ends in flight. */
  readonly landingS?: number;
  readonly bbox?: BoundingBox;
}

/** A file that cannot be read. */
export interface UnreadableFile {
  readonly refusal: IgcErrorCode;
}

/** Reads an IGC file only as far as needed to store its flights. */
export function readIgcFile({ bytes }: { bytes: Uint8Array }): IgcReading | UnreadableFile {
  try {
    const { recording, findings } = parseIgc(bytes);
    return {
      header: recording.headers,
      logger: `${recording.manufacturer}${recording.serial}`,
      findings,
      takeoffs: splitFlights(recording).map((interval) =>
        toTakeoff(createTrack(recording, interval)),
      ),
    };
  } catch (error) {
    if (!(error instanceof IgcError)) throw error;
    return { refusal: error.code };
  }
}

function toTakeoff(track: Track): Takeoff {
  if (track.count === 0) return { timeS: track.dayStartS, isFlight: false, isSlow: false };
  const flight = findFlights(track).toSorted((a, b) => length(track, b) - length(track, a))[0];
  const first = flight?.first ?? 0;
  return {
    timeS: timeAt(track, first),
    position: positionAt(track, first),
    isFlight: flight !== undefined,
    isSlow: flight?.isSlow ?? false,
    bbox: trackBoundingBox(track),
    ...(flight?.hasLanding && { landingS: timeAt(track, flight.last) }),
  };
}

function length({ timeS }: Track, { first, last }: { first: number; last: number }): number {
  return (timeS[last] ?? 0) - (timeS[first] ?? 0);
}

function timeAt({ dayStartS, timeS }: Track, fix: number): number {
  return dayStartS + (timeS[fix] ?? 0);
}

function positionAt({ lat, lon }: Track, fix: number): Position {
  return {
    lat: (lat[fix] ?? 0) / POSITION_UNITS_PER_DEGREE,
    lon: (lon[fix] ?? 0) / POSITION_UNITS_PER_DEGREE,
  };
}
