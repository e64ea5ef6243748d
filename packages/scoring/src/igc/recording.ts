import type { OtherLines } from './other-lines.js';

/** Value of an extension column if the line is cut off or contains no number. */
export const MISSING_VALUE = -2_147_483_648;

/** All readable B records in the order of the file, as columns of equal length. */
export interface FixColumns {
  readonly count: number;
  /**
   * Seconds since 00:00 UTC on the date of the recording. They continue past 86 400 after midnight.
   */
  readonly timeS: Int32Array;
  /** Latitude in 1e-5 arc minutes, north positive, including the digits of a LAD extension. */
  readonly lat: Int32Array;
  /** Longitude in 1e-5 arc minutes, east positive, including the digits of a LOD extension. */
  readonly lon: Int32Array;
  /** Pressure altitude in metres above the 1013.25 hPa level. */
  readonly pressureAltM: Int16Array;
  /** GNSS altitude in metres. */
  readonly gnssAltM: Int16Array;
  /** 1 for a three-dimensional fix (A), 0 for all others (V). */
  readonly valid: Uint8Array;
  /** Further columns by the code of the I record, such as `ENL`. `MISSING_VALUE` where absent. */
  readonly extensions: Readonly<Record<string, Int32Array>>;
}

/** A field that the I record adds to each B record. */
export interface ExtensionField {
  /** Three letters or digits, such as `ENL`. */
  readonly code: string;
  /** First byte of the field in the record, inclusive and counted from 1. */
  readonly start: number;
  /** Last byte of the field, inclusive. */
  readonly end: number;
}

/** Content of the H records. Fields are absent if the file does not contain them. */
export interface RecordingHeaders {
  pilotName?: string;
  copilotName?: string;
  /** Type of the aircraft as the pilot entered it. */
  gliderType?: string;
  /** Registration. */
  gliderId?: string;
  competitionId?: string;
  competitionClass?: string;
  /** Manufacturer and model of the recorder, separated by a comma as in the file. */
  recorderType?: string;
  firmware?: string;
  hardware?: string;
  /** Model of the satellite receiver, with its channels and limits if the file contains them. */
  gps?: string;
  /** Highest altitude that the receiver can measure, in metres. */
  gnssMaxAltM?: number;
  pressureSensor?: string;
  /** Highest altitude that the pressure sensor can measure, in metres. */
  pressureMaxAltM?: number;
  /** Local time minus UTC in hours, as set in the recorder. */
  timeZoneOffsetH?: number;
  /** Horizontal accuracy of fixes in metres. */
  fixAccuracyM?: number;
  site?: string;
}

/** Content of the G records, and whether they match the file. */
export interface RecordingSignature {
  /** Number of G lines. */
  readonly lineCount: number;
  /** The first G line without its letter, or empty. */
  readonly firstLine: string;
  /** `unverified` if there is no verifier for the manufacturer or it cannot decide. */
  readonly state: 'absent' | 'unverified' | 'verified' | 'failed';
}

/** Number of lines per letter, and number of unreadable B records. */
export interface RecordCounts {
  readonly A: number;
  readonly H: number;
  readonly I: number;
  readonly C: number;
  readonly L: number;
  readonly malformedB: number;
}

/** A parsed IGC file. Only unreadable parts are left out; nothing is evaluated. */
export interface Recording {
  /** Date of the first HFDTE record, `YYYY-MM-DD`, UTC. */
  readonly date: string;
  /** Unix seconds of 00:00 UTC on `date`. */
  readonly dayStartS: number;
  /** Number of the flight on its day, if recorded. */
  readonly flightNumber?: number;
  /** Three-letter code of the manufacturer. Empty without an A record. */
  readonly manufacturer: string;
  /** Serial number of the recorder. Empty if unknown. */
  readonly serial: string;
  /** The A record without its letter. */
  readonly recorderLine: string;
  readonly headers: RecordingHeaders;
  readonly extensions: readonly ExtensionField[];
  /** C records in order, without line endings; at most the first thousand. */
  readonly declaration: readonly string[];
  readonly signature: RecordingSignature;
  readonly records: RecordCounts;
  readonly fixes: FixColumns;
  /** All lines except fixes. */
  readonly otherLines: OtherLines;
}
