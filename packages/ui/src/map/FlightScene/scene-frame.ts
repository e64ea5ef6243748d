import type { CustomRenderMethodInput, Map as MapLibreMap } from 'maplibre-gl';
import { TRAIL_OPACITY, TRAIL_PX } from '../FlightMap/layers/trail-features.js';
import { WORLD_PX } from '../world-px.js';
import type { Attitude, SpacePosition } from './attitude.js';
import { eyeOf, isBehindGround, type WorldPoint } from './line-of-sight.js';
import type { Color } from './scene-colors.js';
import { type ScenePoints, worldCopy, worldPerMetre, worldPlace } from './scene-geometry.js';
import { type Haze, type HazeCamera, hazeOf } from './scene-haze.js';
import {
  axesOf,
  gliderMatrix,
  matrixFrom,
  projectTo,
  type ScreenPlace,
  type ScreenSize,
  worldPerPixel,
} from './scene-matrix.js';
import type { LoadedTrack, SceneRenderer } from './scene-renderer.js';

/** A track of the scene. The first one is the main flight. Only it has a curtain. */
export interface SceneTrack {
  points: ScenePoints;
  widthPx: number;
  /** Whether it is not drawn. The pointer still finds it. */
  isHidden?: boolean;
}

/** Track just flown by a glider. */
export interface SceneTrail {
  points: ScenePoints;
  color: Color;
}

export interface SceneGlider {
  attitude: Attitude;
  color: Color;
  /** Half of its span on the screen. */
  halfSpanPx: number;
  /** Outline; by default that of tracks. */
  casing?: Color | undefined;
}

export interface SceneLook {
  /** Vertical exaggeration. */
  exaggeration: number;
  /** Outline that separates tracks from the ground. */
  casing: Color;
  /** Colour of the line from the glider to the ground. */
  ink: Color;
  /** Colour of the air. Undefined for clear air. */
  haze?: Color | undefined;
  /** Whether the map draws no haze of its own, because its ground is flat. */
  isFlat?: boolean;
}

/** A camera that is tilted less looks over the curtain. */
const CLEAR_PITCH_DEG = 70;
const CASING_PX = 2;
const LINE_NEARER = 0.0006;
const CASING_NEARER = 0.0004;
/** Behind the track that lies on it. */
const TRAIL_NEARER = 0.0002;
/** In front of the track. */
const GLIDER_NEARER = 0.004;

/** Camera and style of a frame. */
export interface SceneFrame {
  look: SceneLook;
  base: readonly number[];
  /** Longitude in the middle of the map. */
  lng: number;
  /** Height in metres per unit of the world. */
  scale: number;
  screen: ScreenSize;
  half: readonly [number, number];
  haze: Haze | undefined;
  /** Position of the camera over hills. Undefined over flat ground, which hides nothing. */
  eye: WorldPoint | undefined;
  /** Depth up to which the curtain would hide the glider; 0 if it is seen from afar. */
  clearTo: number;
}

export function frameOf(
  map: MapLibreMap,
  input: CustomRenderMethodInput,
  look: SceneLook,
): SceneFrame {
  const { lat, lng } = map.getCenter();
  const screen = screenOf(map);
  const camera = look.haze && cameraOf(map, screen);
  const base = Array.from(input.defaultProjectionData.mainMatrix);
  return {
    look,
    base,
    lng,
    scale: worldPerMetre(lat) * look.exaggeration,
    screen,
    half: [screen.widthPx / 2, screen.heightPx / 2],
    haze: camera && look.haze && hazeOf(look.haze, camera),
    eye: look.isFlat ? undefined : eyeOf(base),
    clearTo: camera && camera.pitchDeg > CLEAR_PITCH_DEG ? camera.centerPx : 0,
  };
}

function cameraOf(map: MapLibreMap, { heightPx }: ScreenSize): HazeCamera {
  const fovDeg = map.getVerticalFieldOfView();
  const perMetre = worldPerMetre(map.getCenter().lat) * WORLD_PX * 2 ** map.getZoom();
  return {
    pitchDeg: map.getPitch(),
    fovDeg,
    centerPx: heightPx / 2 / Math.tan((fovDeg * Math.PI) / 360),
    elevationPx: map.getCenterElevation() * perMetre,
  };
}

export function screenOf(map: MapLibreMap): ScreenSize {
  const { clientWidth, clientHeight } = map.getCanvas();
  return { widthPx: clientWidth, heightPx: clientHeight };
}

/** Loads tracks into graphics memory and frees those that are no longer shown. */
export function loadTracks(
  renderer: SceneRenderer,
  tracks: readonly SceneTrack[],
  loaded: ReadonlyMap<ScenePoints, LoadedTrack>,
): Map<ScenePoints, LoadedTrack> {
  const kept = new Map(
    tracks.map(({ points }) => [points, loaded.get(points) ?? renderer.load(points)] as const),
  );
  for (const [points, track] of loaded) if (!kept.has(points)) track.free();
  return kept;
}

/** Returns the matrix from points to the screen, in the copy of the world that is in view. */
export function matrixAt({ base, lng, scale }: SceneFrame, { origin }: ScenePoints): number[] {
  const copy = worldCopy(origin, lng);
  return matrixFrom(base, { x: origin.x + copy, y: origin.y }, scale);
}

/** A track with its casing. */
export function drawTrack(
  renderer: SceneRenderer,
  frame: SceneFrame,
  { points, widthPx }: SceneTrack,
  loaded: LoadedTrack,
): void {
  const { look, half } = frame;
  const ribbon = { matrix: matrixAt(frame, points), screenPx: half };
  const cased = { widthPx: widthPx + CASING_PX, nearer: CASING_NEARER, paint: look.casing };
  renderer.ribbon(loaded, { ...ribbon, ...cased });
  renderer.ribbon(loaded, { ...ribbon, widthPx, nearer: LINE_NEARER });
}

/** Draws a wide band below the track. It changes with each moment, so it is not cached. */
export function drawTrail(
  renderer: SceneRenderer,
  frame: SceneFrame,
  { points, color }: SceneTrail,
): void {
  const band = renderer.load(points);
  renderer.ribbon(band, {
    matrix: matrixAt(frame, points),
    screenPx: frame.half,
    widthPx: TRAIL_PX,
    nearer: TRAIL_NEARER,
    paint: color,
    opacity: TRAIL_OPACITY,
  });
  band.free();
}

/** Finds a position on the screen, with the matrix for points straight above and below it. */
function screenPlace(
  { base, lng, scale, screen }: SceneFrame,
  { lon, lat, altitudeM }: SpacePosition,
) {
  const world = worldPlace([lon, lat]);
  const origin = { x: worldCopy(world, lng), y: 0 };
  const above = matrixFrom(base, { x: origin.x + world.x, y: world.y }, scale);
  return { origin, world, above, seen: projectTo(above, [0, 0, altitudeM], screen) };
}

/** A position on the screen, which hills may hide. */
export interface SeenPlace extends ScreenPlace {
  isHidden: boolean;
}

/** Ground may be this much higher than it seems. */
const GROUND_TOLERANCE_M = 30;

/** Finds a position on the screen. Undefined behind the camera. */
export function seenPlace(
  map: Pick<MapLibreMap, 'queryTerrainElevation'>,
  frame: SceneFrame,
  place: SpacePosition,
): SeenPlace | undefined {
  const { seen, origin, world } = screenPlace(frame, place);
  if (!seen) return undefined;
  const { eye, scale, look } = frame;
  if (!eye) return { ...seen, isHidden: false };
  // The map returns elevations with their exaggeration.
  const perMetre = scale / look.exaggeration;
  const isHidden = isBehindGround({
    eye,
    point: [origin.x + world.x, world.y, place.altitudeM * scale],
    groundAt: (lon, lat) => (map.queryTerrainElevation([lon, lat]) ?? 0) * perMetre,
    tolerance: GROUND_TOLERANCE_M * scale,
  });
  return { ...seen, isHidden };
}

/** Draws a glider with constant size on the screen, and a line to the ground. */
export function drawGlider(
  renderer: SceneRenderer,
  frame: SceneFrame,
  { attitude, color, halfSpanPx, casing }: SceneGlider,
): void {
  const { base, scale, screen, half, look } = frame;
  const { origin, above, seen } = screenPlace(frame, attitude);
  if (!seen) return;
  const halfSpan = halfSpanPx * worldPerPixel(base, seen.depth, screen);
  renderer.glider({
    matrix: gliderMatrix(base, attitude, { origin, heightScale: scale, halfSpan }),
    up: lightOn(attitude),
    color,
    casing: casing ?? look.casing,
    screenPx: half,
    nearer: GLIDER_NEARER,
  });
  drawPlumbLine(renderer, frame, above, attitude.altitudeM);
}

function drawPlumbLine(
  renderer: SceneRenderer,
  { half, look }: SceneFrame,
  matrix: readonly number[],
  altitudeM: number,
) {
  const line = renderer.load({
    positions: Float32Array.of(0, 0, altitudeM, 0, 0, Math.min(0, altitudeM)),
    colors: new Uint8Array(8),
  });
  renderer.ribbon(line, {
    matrix,
    screenPx: half,
    widthPx: 1.5,
    nearer: LINE_NEARER,
    paint: look.ink,
  });
  line.free();
}

/** Direction straight up, relative to a rotated glider. */
function lightOn(attitude: Attitude): [number, number, number] {
  const [right, ahead, up] = axesOf(attitude);
  return [right[2], ahead[2], up[2]];
}
