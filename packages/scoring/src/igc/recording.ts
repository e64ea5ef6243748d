import type { OtherLines } from './other-lines.js';

/** The value of an extension column where the line is cut short or holds no number. */
export const MISSING_VALUE = -2_147_483_648;

/** Every B record that could be read, in the order of the file, as columns of equal length. */
export interface FixColumns {
  readonly count: number;
  /** Seconds since 00:00 UTC on the date of the recording; goes on past 86 400 after midnight. */
  readonly timeS: Int32Array;
  /** Latitude in 1e-5 arc minutes, north positive, digits of a LAD extension included. */
  readonly lat: Int32Array;
  /** Longitude in 1e-5 arc minutes, east positive, digits of a LOD extension included. */
  readonly lon: Int32Array;
  /** Pressure altitude in metres above the 1013.25 hPa level. */
  readonly pressureAltM: Int16Array;
  /** Altitude of the satellite receiver in metres. */
  readonly gnssAltM: Int16Array;
  /** 1 for a three-dimensional fix (A), 0 for any other (V). */
  readonly valid: Uint8Array;
  /** Further columns by the code of the I record, such as `ENL`; `MISSING_VALUE` where absent. */
  readonly extensions: Readonly<Record<string, Int32Array>>;
}

/** A field that the I record adds to each B record. */
export interface ExtensionField {
  /** Three letters or digits, for example `ENL`. */
  readonly code: string;
  /** First byte of the field in the record, counted from 1, inclusive. */
  readonly start: number;
  /** Last byte of the field, inclusive. */
  readonly end: number;
}

/** Content of the H records. A field is absent if the file does not name it. */
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
  /** Model of the satellite receiver, with its channels and limits where the file names them. */
  gps?: string;
  /** Highest altitude the receiver can measure, in metres. */
  gnssMaxAltM?: number;
  pressureSensor?: string;
  /** Highest altitude the pressure sensor can measure, in metres. */
  pressureMaxAltM?: number;
  /** Local time minus UTC in hours, as set in the recorder. */
  timeZoneOffsetH?: number;
  /** Horizontal accuracy of fixes in metres. */
  fixAccuracyM?: number;
  site?: string;
}

/** Content of the G records, and whether they fit the file. */
export interface RecordingSignature {
  /** Number of G lines. */
  readonly lineCount: number;
  /** The first G line without its letter, or empty. */
  readonly firstLine: string;
  /** `unverified` if there is no verifier for the manufacturer. */
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

/** A parsed IGC file. Only unreadable parts are dropped; nothing is judged. */
export interface Recording {
  /** Date of the first HFDTE record, `YYYY-MM-DD`, UTC. */
  readonly date: string;
  /** Unix seconds of 00:00 UTC on `date`. */
  readonly dayStartS: number;
  /** Number of the flight on its day, where the recorder counts. */
  readonly flightNumber?: number;
  /** Three-letter code of the manufacturer; empty without an A record. */
  readonly manufacturer: string;
  /** Serial of the recorder, or empty. */
  readonly serial: string;
  /** The A record without its letter. */
  readonly recorderLine: string;
  readonly headers: RecordingHeaders;
  readonly extensions: readonly ExtensionField[];
  /** C records in order, without line ends; at most the first thousand. */
  readonly declaration: readonly string[];
  readonly signature: RecordingSignature;
  readonly records: RecordCounts;
  readonly fixes: FixColumns;
  /** All lines except those of the fixes. */
  readonly otherLines: OtherLines;
}
