import type { ArrivalKind } from '@cloudstreet/scoring/analysis';
import type { LatLon } from '../../flight/flight-path.js';

/** The wind somewhere. */
export interface MapWind extends LatLon {
  speedKmh: number;
  /** Direction that the wind comes from, in degrees. */
  directionDeg: number;
}

/** How high one would come to an airport. */
export interface MapArrival extends LatLon {
  name: string;
  /** Metres above the airport, minus the reserve; absent if it is out of reach from any height. */
  arrivalM?: number | undefined;
  kind: ArrivalKind;
}

/**
 * Reason why there are no arrival heights at a moment: the airports could not be loaded, or none
 * with known elevation is near.
 */
export type NoArrivals = 'failed' | 'noneNear';

/** An airspace with formatted limits, such as `GND` and `FL 100`. */
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
  /** Distance along the track, over ground. */
  speedKmh: number;
  /** Distance divided by the height lost; absent without loss. */
  glideRatio?: number | undefined;
}

/** A point of a declared task. */
export interface MapTaskPoint extends LatLon {
  /** Empty if declared without a name. */
  name: string;
}

/** Highlighted part of the track just flown. */
export interface MapTrail {
  /** Length in seconds. */
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
 * Fetches a tile instead of the browser, for example with the reader's token; undefined if there is
 * none.
 */
export type LoadTile = (tile: RasterTile, signal: AbortSignal) => Promise<Blob | undefined>;

/** Images of ground or sky from a tile server, or from a WMS with times. */
export interface RasterLayer {
  id: string;
  name: string;
  /**
   * URL with `{z}/{x}/{y}` or, for a WMS, `{bbox-epsg-3857}`; `{time}` is replaced by one of
   * `times`. Or a function that fetches a tile.
   */
  tiles: string | LoadTile;
  /** Plain text or HTML that the page trusts. */
  attribution: string;
  tileSize?: number | undefined;
  minZoom?: number | undefined;
  maxZoom?: number | undefined;
  /** 0 to 1; defaults to 1. */
  opacity?: number | undefined;
  /** ISO 8601, in order of time: the last one before the cursor is shown, else the first. */
  times?: readonly string[] | undefined;
  /** Reason for the reader why it cannot be shown; then nothing is loaded. */
  unavailable?: string | undefined;
}
