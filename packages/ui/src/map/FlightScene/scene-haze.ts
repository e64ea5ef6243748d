import type { Color } from './scene-colors.js';

/** Position and direction of the camera, as far as haze depends on them. */
export interface HazeCamera {
  /** Tilt of the camera; 0 looks straight down. */
  pitchDeg: number;
  /** Vertical field of view. */
  fovDeg: number;
  /** Distance from the camera to the centre of the map in px. */
  centerPx: number;
  /** Height of the centre of the map in px, with exaggeration. */
  elevationPx: number;
}

/** Haze of one frame. */
export interface Haze {
  color: Color;
  /** End of the ground: -1 at the lower edge of the screen, 1 at the upper one. */
  end: number;
  /** Tangent of half of the field of view. */
  halfHeight: number;
  /** Angle from the middle of the screen up to the true horizon, in radians. */
  downRad: number;
  /** Tangent of the angle below the horizon at which haze is dense. 0 for none. */
  density: number;
  /** Inverse of the distance at which haze is dense, per px. 0 for none. */
  perPx: number;
}

/** Share of the way up to the horizon at which MapLibre ends the ground, and its limit. */
const GROUND_SHARE = 0.85;
const MAX_GROUND_DEG = 89.25;
/** Thickness of haze at the end of the ground: nothing is seen through it. */
const THICKNESS = 2.3;
/** A camera that looks down sees no haze, one that sees the horizon sees all of it. */
const CLEAR_PITCH_DEG = 50;
const HAZY_PITCH_DEG = 70;

/** Returns the haze that a camera sees. */
export function hazeOf(color: Color, camera: HazeCamera): Haze {
  const { pitchDeg, fovDeg, centerPx, elevationPx } = camera;
  const downRad = rad(90 - pitchDeg);
  const halfHeight = Math.tan(rad(fovDeg / 2));
  const endTan = Math.min(
    Math.tan(downRad) * GROUND_SHARE,
    Math.tan(rad(Math.max(0, MAX_GROUND_DEG - pitchDeg))),
  );
  const share = (pitchDeg - CLEAR_PITCH_DEG) / (HAZY_PITCH_DEG - CLEAR_PITCH_DEG);
  const density =
    THICKNESS * Math.min(1, Math.max(0, share)) * Math.tan(downRad - Math.atan(endTan));
  const heightPx = centerPx * Math.cos(rad(pitchDeg)) + Math.max(0, elevationPx);
  return {
    color,
    end: endTan / halfHeight,
    halfHeight,
    downRad,
    density,
    perPx: heightPx > 0 ? density / heightPx : 0,
  };
}

function rad(deg: number): number {
  return (deg * Math.PI) / 180;
}
