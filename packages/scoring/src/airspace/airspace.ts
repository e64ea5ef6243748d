import type { Position } from '../geo/position.js';
import type { AirspaceSchedule } from './airspace-schedule.js';

/** Reference that the altitude of a limit is measured from. */
export type LimitReference = 'MSL' | 'AGL' | 'FL' | 'GND' | 'UNL' | 'unknown';

/** Vertical limit of an airspace. */
export interface AltitudeLimit {
  /**
   * `FL` is measured from the 1013.25 hPa level, even if the file says feet STD. `GND` is the
   * ground, and `UNL` means no limit. `unknown` is a limit that the file describes in words or
   * leaves to a NOTAM.
   */
  readonly reference: LimitReference;
  /** Metres above the reference; absent for `GND`, `UNL` and `unknown`. */
  readonly altitudeM?: number;
  /** Text of the file. */
  readonly text: string;
}

/** A corner of an outline. */
export interface OutlineCorner extends Position {
  readonly kind: 'corner';
}

/** Part of a circle in an outline, or of a spiral if its two radii differ. */
export interface OutlineArc {
  readonly kind: 'arc';
  readonly centre: Position;
  readonly startRadiusM: number;
  readonly endRadiusM: number;
  /** Bearing of its first point from the centre, in degrees. */
  readonly startDeg: number;
  /** Angle of the arc in degrees: clockwise positive, 360 for a full circle. */
  readonly sweepDeg: number;
}

/**
 * Corner or arc of an outline. Parts are joined in order by lines that are straight on a map of
 * latitude and longitude.
 */
export type OutlinePart = OutlineCorner | OutlineArc;

/** Lines of a file, counted from 1, both ends included. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** An airspace of an OpenAir file. */
export interface Airspace {
  /** The AC record in upper case: `C`, `CTR`, `R`, `UNC` … */
  readonly class: string;
  /** AY record of version 2 in upper case. Absent if the file has none or says `NONE`. */
  readonly type?: string;
  /** Empty if the file has none. */
  readonly name: string;
  /** The AI record. */
  readonly id?: string;
  /** Text of the file, for example `123.505`. */
  readonly frequency?: string;
  /** Name of the radio station on the frequency. */
  readonly station?: string;
  /** Four octal digits. */
  readonly transponderCode?: string;
  /** The AL record. */
  readonly floor: AltitudeLimit;
  /** The AH record. */
  readonly ceiling: AltitudeLimit;
  /** The AA, AW and AP records. */
  readonly schedule: AirspaceSchedule;
  /**
   * Closed outline: the last part is joined to the first. The even-odd rule decides what is inside.
   */
  readonly outline: readonly OutlinePart[];
  /** Line in the file. */
  readonly lines: LineRange;
}
