import type {
  CustomLayerInterface,
  CustomRenderMethodInput,
  Map as MapLibreMap,
} from 'maplibre-gl';
import type { Attitude } from './attitude.js';
import {
  curtainBottomM,
  type ScenePoints,
  worldCopy,
  worldPerMetre,
  worldPlace,
} from './scene-geometry.js';
import {
  axesOf,
  gliderMatrix,
  matrixFrom,
  projectTo,
  type ScreenPlace,
  type ScreenSize,
  worldPerPixel,
} from './scene-matrix.js';
import {
  type Color,
  createRenderer,
  type LoadedTrack,
  type SceneRenderer,
} from './scene-renderer.js';

/** A track of the scene. The first is the flight itself, which alone has a curtain. */
export interface SceneTrack {
  points: ScenePoints;
  widthPx: number;
}

export interface SceneGlider {
  attitude: Attitude;
  color: Color;
}

export interface SceneLook {
  /** Heights are drawn so many times as large. */
  exaggeration: number;
  /** Sets tracks off from the ground. */
  casing: Color;
  /** The line from the glider to the ground. */
  ink: Color;
}

/** The flight in space, as a layer of the map. */
export interface SceneLayer {
  layer: CustomLayerInterface;
  setTracks: (tracks: readonly SceneTrack[]) => void;
  setLook: (look: SceneLook) => void;
  setGliders: (gliders: readonly SceneGlider[]) => void;
  /** Where each glider was seen last; undefined behind the eye. */
  placesOfGliders: () => readonly (ScreenPlace | undefined)[];
  /** The fix of the flight itself nearest to a place on the screen; -1 where none is that near. */
  fixAt: (xPx: number, yPx: number, reachPx: number) => number;
  /** Called after each frame. */
  onDrawn: (listener: (() => void) | undefined) => void;
}

export const SCENE_LAYER = 'cs-scene';

/** Half the span of a glider on the screen. */
const HALF_SPAN_PX = 24;
const CASING_PX = 2;
const LINE_NEARER = 0.0006;
const CASING_NEARER = 0.0004;
/** Not hidden by the track that it flew. */
const GLIDER_NEARER = 0.004;

/** Draws tracks at their heights, hidden by the ground before them, with a curtain and gliders. */
export function createSceneLayer(): SceneLayer {
  let map: MapLibreMap | undefined;
  let renderer: SceneRenderer | undefined;
  let tracks: readonly SceneTrack[] = [];
  let gliders: readonly SceneGlider[] = [];
  let look: SceneLook = { exaggeration: 1, casing: [255, 255, 255], ink: [0, 0, 0] };
  let loaded = new Map<ScenePoints, LoadedTrack>();
  let places: readonly (ScreenPlace | undefined)[] = [];
  let own: { matrix: readonly number[]; bottomM: number } | undefined;
  let drawn: (() => void) | undefined;

  function loadTracks(from: SceneRenderer) {
    const kept = new Map(
      tracks.map(({ points }) => [points, loaded.get(points) ?? from.load(points)] as const),
    );
    for (const [points, track] of loaded) if (!kept.has(points)) track.free();
    loaded = kept;
  }

  function render(gl: WebGL2RenderingContext, input: CustomRenderMethodInput) {
    if (!map || !renderer || gl.isContextLost()) return;
    loadTracks(renderer);
    const base = Array.from(input.defaultProjectionData.mainMatrix);
    const { lat, lng } = map.getCenter();
    const scale = worldPerMetre(lat) * look.exaggeration;
    const screen = screenOf(map);
    const half = [screen.widthPx / 2, screen.heightPx / 2] as const;
    const matrixOf = ({ origin }: ScenePoints) => {
      const copy = worldCopy(origin, lng);
      return matrixFrom(base, { x: origin.x + copy, y: origin.y }, scale);
    };
    gl.disable(gl.CULL_FACE);

    for (const { points, widthPx } of tracks) {
      const track = loaded.get(points)!;
      const ribbon = { matrix: matrixOf(points), screenPx: half };
      const cased = { widthPx: widthPx + CASING_PX, nearer: CASING_NEARER, paint: look.casing };
      renderer.ribbon(track, { ...ribbon, ...cased });
      renderer.ribbon(track, { ...ribbon, widthPx, nearer: LINE_NEARER });
    }

    const [first] = tracks;
    own = first && {
      matrix: matrixOf(first.points),
      bottomM: own?.bottomM ?? bottomOf(first.points),
    };
    places = gliders.map(({ attitude, color }) => {
      const place = worldPlace([attitude.lon, attitude.lat]);
      const origin = { x: worldCopy(place, lng), y: 0 };
      const above = { x: origin.x + place.x, y: place.y };
      const seen = projectTo(matrixFrom(base, above, scale), [0, 0, attitude.altitudeM], screen);
      if (!seen) return undefined;
      const halfSpan = HALF_SPAN_PX * worldPerPixel(base, seen.depth, screen);
      const matrix = gliderMatrix(base, attitude, { origin, heightScale: scale, halfSpan });
      renderer!.glider({
        matrix,
        up: lightOn(attitude),
        color,
        casing: look.casing,
        screenPx: half,
        nearer: GLIDER_NEARER,
      });
      drawPlumbLine(renderer!, matrixFrom(base, above, scale), half, attitude.altitudeM);
      return seen;
    });
    if (first && own) renderer.curtain(loaded.get(first.points)!, own.matrix, own.bottomM);
    gl.bindVertexArray(null);
    drawn?.();
  }

  function drawPlumbLine(
    by: SceneRenderer,
    matrix: readonly number[],
    screenPx: readonly [number, number],
    altitudeM: number,
  ) {
    const line = by.load({
      positions: Float32Array.of(0, 0, altitudeM, 0, 0, Math.min(0, altitudeM)),
      colors: new Uint8Array(8),
    });
    by.ribbon(line, { matrix, screenPx, widthPx: 1.5, nearer: LINE_NEARER, paint: look.ink });
    line.free();
  }

  return {
    layer: {
      id: SCENE_LAYER,
      type: 'custom',
      renderingMode: '3d',
      onAdd(to, gl) {
        map = to;
        renderer = createRenderer(gl);
        loaded = new Map();
      },
      onRemove() {
        for (const track of loaded.values()) track.free();
        loaded = new Map();
        renderer?.free();
        renderer = undefined;
        map = undefined;
      },
      render,
    },
    setTracks(next) {
      tracks = next;
      own = undefined;
      map?.triggerRepaint();
    },
    setLook(next) {
      look = next;
      map?.triggerRepaint();
    },
    setGliders(next) {
      gliders = next;
      map?.triggerRepaint();
    },
    placesOfGliders: () => places,
    fixAt(xPx, yPx, reachPx) {
      const points = tracks[0]?.points;
      if (!map || !own || !points) return -1;
      return nearestFix(points, own.matrix, { xPx, yPx, reachPx, screen: screenOf(map) });
    },
    onDrawn(listener) {
      drawn = listener;
    },
  };
}

function screenOf(map: MapLibreMap): ScreenSize {
  const { clientWidth, clientHeight } = map.getCanvas();
  return { widthPx: clientWidth, heightPx: clientHeight };
}

interface Aim {
  xPx: number;
  yPx: number;
  reachPx: number;
  screen: ScreenSize;
}

/** Without an object per point: it runs with every move of the pointer. */
function nearestFix(
  { positions, fixes }: ScenePoints,
  m: readonly number[],
  { xPx, yPx, reachPx, screen: { widthPx, heightPx } }: Aim,
): number {
  let [best, found] = [reachPx, -1];
  for (let point = 0; point < fixes.length; point += 1) {
    const [x, y, z] = [positions[point * 3]!, positions[point * 3 + 1]!, positions[point * 3 + 2]!];
    const depth = m[3]! * x + m[7]! * y + m[11]! * z + m[15]!;
    if (depth <= 0) continue;
    const right = (m[0]! * x + m[4]! * y + m[8]! * z + m[12]!) / depth;
    const up = (m[1]! * x + m[5]! * y + m[9]! * z + m[13]!) / depth;
    const eastPx = ((right + 1) / 2) * widthPx - xPx;
    const southPx = ((1 - up) / 2) * heightPx - yPx;
    const distancePx = Math.hypot(eastPx, southPx);
    if (distancePx < best) [best, found] = [distancePx, fixes[point]!];
  }
  return found;
}

function bottomOf({ positions }: ScenePoints): number {
  return curtainBottomM(positions.filter((_, index) => index % 3 === 2));
}

/** Straight up, seen from a glider that is turned. */
function lightOn(attitude: Attitude): [number, number, number] {
  const [right, ahead, up] = axesOf(attitude);
  return [right[2], ahead[2], up[2]];
}
