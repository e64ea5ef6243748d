import type { ArrivalKind } from '@cloudstreet/scoring/analysis';
import type { LatLon } from '../../flight/flight-path.js';

/** The wind somewhere. */
export interface MapWind extends LatLon {
  speedKmh: number;
  /** Where it comes from, in degrees. */
  directionDeg: number;
}

/** How high one would come to an airport. */
export interface MapArrival extends LatLon {
  name: string;
  /** Metres above it, less the reserve; absent where it is out of reach for any height. */
  arrivalM?: number | undefined;
  kind: ArrivalKind;
}

/**
 * Why there are no arrival heights at a moment: their airports could not be loaded, or none whose
 * elevation is known is near.
 */
export type NoArrivals = 'failed' | 'noneNear';

/** An airspace with its limits as people write them, such as `GND` and `FL 100`. */
export interface MapAirspace {
  name: string;
  /** Such as `C` or `CTR`. */
  airspaceClass: string;
  floor: string;
  ceiling: string;
  /** Closed, in degrees. */
  outline: readonly (readonly [lon: number, lat: number])[];
  /** Whether it was not active then, as far as is known; its outline is dashed. */
  isInactive?: boolean | undefined;
}

/** A part of the flight that is set off on the map, in unix seconds. */
export interface MapInterval {
  startS: number;
  endS: number;
  /** Such as the pilots one flew with then. */
  name?: string | undefined;
}

/** A glide from thermal to thermal, in unix seconds. */
export interface MapGlide {
  startS: number;
  endS: number;
  /** Straight from its beginning to its end. */
  distanceKm: number;
  /** Along the way flown, over ground. */
  speedKmh: number;
  /** Distance by height lost; absent where none was lost. */
  glideRatio?: number | undefined;
}

/** A point of a declared task. */
export interface MapTaskPoint extends LatLon {
  /** Empty where it was declared without one. */
  name: string;
}

/** Highlighted part of the track just flown. */
export interface MapTrail {
  /** How far back it goes, in seconds. */
  lengthS: number;
  /** Whether a replay runs. It is drawn only then, because it redraws the map each time. */
  isPlaying: boolean;
}

/** A tile in the numbering of web maps. */
export interface RasterTile {
  z: number;
  x: number;
  y: number;
  /** One of the layer's `times`. */
  time?: string | undefined;
}

/**
 * Fetches a tile in place of the browser, such as with the reader's token; undefined where there is
 * none.
 */
export type LoadTile = (tile: RasterTile, signal: AbortSignal) => Promise<Blob | undefined>;

/** Pictures of the ground or the sky from a server of tiles, or from a WMS with times. */
export interface RasterLayer {
  id: string;
  name: string;
  /**
   * URL with `{z}/{x}/{y}` or, for a WMS, `{bbox-epsg-3857}`; `{time}` stands for one of `times`.
   * Or a function that fetches a tile.
   */
  tiles: string | LoadTile;
  /** Plain text or HTML that the page trusts. */
  attribution: string;
  tileSize?: number | undefined;
  minZoom?: number | undefined;
  maxZoom?: number | undefined;
  /** 0 to 1; wholly opaque where left out. */
  opacity?: number | undefined;
  /** ISO 8601, in order of time: the last one before the cursor is shown, else the first. */
  times?: readonly string[] | undefined;
  /** Why it cannot be shown, for the reader; then nothing of it is loaded. */
  unavailable?: string | undefined;
}
