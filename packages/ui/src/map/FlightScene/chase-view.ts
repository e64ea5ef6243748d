import { METRES_PER_DEGREE } from '../mercator.js';
import { WORLD_PX } from '../world-px.js';
import type { SpacePosition } from './attitude.js';
import { wrapDeg } from './chase-course.js';

/** View of the camera, as the map takes it. */
export interface CameraView {
  center: [lon: number, lat: number];
  /** Metres above sea level of the centre, with exaggeration. */
  elevation: number;
  zoom: number;
  pitch: number;
  bearing: number;
}

/** Zoom level at which turns of a glider are visible, and the hills around it. */
export const CHASE_ZOOM = 12.4;
/** So low that the horizon is in view, and a fifth of the map is sky. */
const CHASE_PITCH_DEG = 77;
/** Distance of the camera from its centre per height of the map. */
const CAMERA_HEIGHTS = 1.5;
/** Share of this distance by which the glider is nearer, so that it is below the middle. */
const NEARER = 0.2;

export interface ChaseInput {
  glider: SpacePosition;
  bearingDeg: number;
  exaggeration: number;
  zoom: number;
  /** Height of the map on the screen. */
  heightPx: number;
}

/** Returns the view from behind and above a glider, which is ahead of the camera. */
export function chaseView(input: ChaseInput): CameraView {
  const { glider, bearingDeg, exaggeration, zoom, heightPx } = input;
  const shrink = Math.cos((glider.lat * Math.PI) / 180);
  const metresPerPx = (360 * METRES_PER_DEGREE * shrink) / (WORLD_PX * 2 ** zoom);
  const aheadDeg = (NEARER * CAMERA_HEIGHTS * heightPx * metresPerPx) / METRES_PER_DEGREE;
  const bearing = (bearingDeg * Math.PI) / 180;
  return {
    center: [
      glider.lon + (Math.sin(bearing) * aheadDeg) / shrink,
      glider.lat + Math.cos(bearing) * aheadDeg,
    ],
    elevation: glider.altitudeM * exaggeration,
    zoom,
    pitch: CHASE_PITCH_DEG,
    bearing: bearingDeg,
  };
}

/** Returns a view between two, at a share of the way. */
export function viewBetween(from: CameraView, to: CameraView, share: number): CameraView {
  const between = (one: number, other: number) => one + (other - one) * share;
  return {
    center: [between(from.center[0], to.center[0]), between(from.center[1], to.center[1])],
    elevation: between(from.elevation, to.elevation),
    zoom: between(from.zoom, to.zoom),
    pitch: between(from.pitch, to.pitch),
    bearing: from.bearing + wrapDeg(to.bearing - from.bearing) * share,
  };
}
