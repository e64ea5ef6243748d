import type { Map as MapLibreMap } from 'maplibre-gl';
import type { CursorStore } from '../../flight/cursor-store.js';
import { type SceneMark, sceneMarks } from './scene-marks.js';

/** Draws frames of a scene one by one, for a video. */
export interface SceneStage {
  /** Begins an image or a video. Tiles that were missing are waited for again. */
  begin: () => void;
  /**
   * Draws the scene at a time with all its tiles.
   *
   * @param timeS Unix time in the flight.
   * @param elapsedMs Time in the video since the last frame.
   * @throws {Error} If the graphics card was lost.
   */
  draw: (timeS: number, elapsedMs: number) => Promise<DrawnStage>;
  /** Names of the sources of the map, which a published image must show. */
  attribution: () => string;
}

export interface DrawnStage {
  /** Keeps the drawing until the end of the current task. */
  canvas: HTMLCanvasElement;
  /** Texts that belong on the drawing. */
  marks: readonly SceneMark[];
}

/** Time in a video, by which the camera turns. */
export interface StageWatch {
  nowMs: number;
}

/**
 * Time that an image or a video may lose to tiles that do not load. Each frame uses at most half of
 * the rest, so that tiles of later frames still have some. Waiting that succeeds uses none.
 */
const LOST_BUDGET_MS = 16_000;
const PAUSE_MS = 20;

type StageMap = Pick<
  MapLibreMap,
  | 'on'
  | 'off'
  | 'redraw'
  | 'triggerRepaint'
  | 'loaded'
  | 'areTilesLoaded'
  | 'getCanvas'
  | 'getContainer'
>;

/** Takes over a map that is not shown: from now on it draws nothing by itself. */
export function createStage(
  map: StageMap,
  cursor: Pick<CursorStore, 'set'>,
  watch: StageWatch,
): SceneStage {
  let isLost = false;
  let budgetMs = LOST_BUDGET_MS;
  map.on('webglcontextlost', () => {
    isLost = true;
  });
  // A frame for each tile that arrives takes minutes without a graphics card.
  map.triggerRepaint = () => {};

  /**
   * Returns whether nothing is missing. The map refreshes some textures of its ground only with the
   * frames after the one in which their tiles arrived.
   */
  function redraw(): boolean {
    let isIdle = false;
    const note = () => {
      isIdle = true;
    };
    map.on('idle', note);
    map.redraw();
    map.off('idle', note);
    return isIdle;
  }

  async function drawAll() {
    let leftMs = budgetMs / 2;
    while (!redraw() && leftMs > 0) {
      // Counts pauses, because drawing itself may take longer without a graphics card.
      do {
        await pause(PAUSE_MS);
        leftMs -= PAUSE_MS;
      } while (leftMs > 0 && !map.areTilesLoaded());
    }
    if (leftMs <= 0) budgetMs /= 2;
  }

  return {
    begin() {
      budgetMs = LOST_BUDGET_MS;
    },
    async draw(timeS, elapsedMs) {
      watch.nowMs += elapsedMs;
      cursor.set(timeS);
      await drawAll();
      if (isLost) throw new Error('The graphics card was lost.');
      return { canvas: map.getCanvas(), marks: sceneMarks(map.getContainer()) };
    },
    attribution: () =>
      map.getContainer().querySelector('.maplibregl-ctrl-attrib-inner')?.textContent ?? '',
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
