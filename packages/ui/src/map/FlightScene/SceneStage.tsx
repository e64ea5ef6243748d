import { useMap } from '@vis.gl/react-maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';

/** Draws pictures of a scene one by one, for a video. */
export interface SceneStage {
  /**
   * Draws the scene at a time with all its tiles. The canvas keeps the picture until the end of the
   * current task.
   *
   * @param timeS Unix time in the flight.
   * @param elapsedMs Time in the video since the last picture.
   * @throws {Error} If the graphics card was lost.
   */
  draw: (timeS: number, elapsedMs: number) => Promise<HTMLCanvasElement>;
  /** Names of the sources of the map, which a published picture must show. */
  attribution: () => string;
}

export interface SceneStageProps {
  cursor: CursorStore;
  watch: StageWatch;
  onStage: (stage: SceneStage) => void;
}

/** Time in a video, by which the camera turns. */
export interface StageWatch {
  nowMs: number;
}

/** A tile that takes longer is missing in the picture. */
const TILES_MS = 8000;
const PAUSE_MS = 20;

/** Hands over the stage once the map is loaded. */
export function StageOfScene({ cursor, watch, onStage }: SceneStageProps) {
  const { current: map } = useMap();
  useEffect(() => {
    const target = map?.getMap();
    if (!target) return undefined;
    const stage = createStage(target, cursor, watch);
    const open = () => onStage(stage);
    // The event of loading may have been before.
    if (target.loaded()) open();
    else target.once('idle', open);
    return () => {
      target.off('idle', open);
    };
  }, [map, cursor, watch, onStage]);
  return null;
}

function createStage(map: MapLibreMap, cursor: CursorStore, watch: StageWatch): SceneStage {
  let isLost = false;
  map.on('webglcontextlost', () => {
    isLost = true;
  });
  return {
    async draw(timeS, elapsedMs) {
      watch.nowMs += elapsedMs;
      cursor.set(timeS);
      const endMs = performance.now() + TILES_MS;
      map.redraw();
      while (!map.areTilesLoaded() && performance.now() < endMs) {
        await pause();
        map.redraw();
      }
      if (isLost) throw new Error('The graphics card was lost.');
      return map.getCanvas();
    },
    attribution: () =>
      map.getContainer().querySelector('.maplibregl-ctrl-attrib-inner')?.textContent ?? '',
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
}
