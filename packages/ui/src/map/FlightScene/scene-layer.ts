import type {
  CustomLayerInterface,
  CustomRenderMethodInput,
  Map as MapLibreMap,
} from 'maplibre-gl';
import type { SpacePosition } from './attitude.js';
import {
  drawGlider,
  drawTrack,
  drawTrail,
  frameOf,
  loadTracks,
  matrixAt,
  type SceneFrame,
  type SceneGlider,
  type SceneLook,
  type SceneTrack,
  type SceneTrail,
  type SeenPlace,
  screenOf,
  seenPlace,
} from './scene-frame.js';
import { curtainBottomM, type ScenePoints } from './scene-geometry.js';
import type { ScreenSize } from './scene-matrix.js';
import { createRenderer, type LoadedTrack, type SceneRenderer } from './scene-renderer.js';

/** The flight in space as a layer of the map. */
export interface SceneLayer {
  layer: CustomLayerInterface;
  setTracks: (tracks: readonly SceneTrack[]) => void;
  setLook: (look: SceneLook) => void;
  setTrails: (trails: readonly SceneTrail[]) => void;
  setGliders: (gliders: readonly SceneGlider[]) => void;
  /** Returns the last position of each glider on the screen; undefined behind the camera. */
  placesOfGliders: () => readonly (SeenPlace | undefined)[];
  /**
   * Returns the fix of the main flight nearest to a position on the screen, or -1 if none is near
   * enough.
   */
  fixAt: (xPx: number, yPx: number, reachPx: number) => number;
  /** Returns a position on the screen in the last frame; undefined before it and behind the camera. */
  placeOf: (place: SpacePosition) => SeenPlace | undefined;
  /** Calls back after each frame, until the returned function is called. */
  onDrawn: (listener: () => void) => () => void;
}

export const SCENE_LAYER = 'cs-scene';

/**
 * Draws tracks at their altitude, hidden by terrain in front of them, with a curtain and gliders.
 */
export function createSceneLayer(): SceneLayer {
  let map: MapLibreMap | undefined;
  let renderer: SceneRenderer | undefined;
  let tracks: readonly SceneTrack[] = [];
  let trails: readonly SceneTrail[] = [];
  let gliders: readonly SceneGlider[] = [];
  let look: SceneLook = { exaggeration: 1, casing: [255, 255, 255], ink: [0, 0, 0] };
  let loaded = new Map<ScenePoints, LoadedTrack>();
  let places: readonly (SeenPlace | undefined)[] = [];
  let own: { matrix: readonly number[]; bottomM: number } | undefined;
  let seen: SceneFrame | undefined;
  const listeners = new Set<() => void>();

  function render(gl: WebGL2RenderingContext, input: CustomRenderMethodInput) {
    if (!map || !renderer || gl.isContextLost()) return;
    loaded = loadTracks(renderer, tracks, loaded);
    const frame = frameOf(map, input, look);
    seen = frame;
    gl.disable(gl.CULL_FACE);
    renderer.setAir(frame.haze);
    if (frame.haze && look.isFlat) renderer.haze(frame.haze);
    for (const track of tracks) {
      if (!track.isHidden) drawTrack(renderer, frame, track, loaded.get(track.points)!);
    }
    for (const trail of trails) drawTrail(renderer, frame, trail);
    const [first] = tracks;
    own = first && {
      matrix: matrixAt(frame, first.points),
      bottomM: own?.bottomM ?? bottomOf(first.points),
    };
    for (const glider of gliders) drawGlider(renderer, frame, glider);
    places = gliders.map(({ attitude }) => seenPlace(map!, frame, attitude));
    if (first && own && !first.isHidden) {
      renderer.curtain(loaded.get(first.points)!, {
        matrix: own.matrix,
        bottomM: own.bottomM,
        clearTo: frame.clearTo,
      });
    }
    gl.bindVertexArray(null);
    for (const listener of listeners) listener();
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
    setTrails(next) {
      trails = next;
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
    placeOf: (place) => (map && seen ? seenPlace(map, seen, place) : undefined),
    onDrawn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Aim {
  xPx: number;
  yPx: number;
  reachPx: number;
  screen: ScreenSize;
}

/** Creates no object per point, because it runs with every move of the pointer. */
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
