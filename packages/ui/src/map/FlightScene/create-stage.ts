import type { Map as MapLibreMap } from 'maplibre-gl';
import type { CursorStore } from '../../flight/cursor-store.js';

/** Draws pictures of a scene one by one, for a video. */
export interface SceneStage {
  /** Begins a picture or a video. Tiles that were missing are waited for again. */
  begin: () => void;
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

/** Time in a video, by which the camera turns. */
export interface StageWatch {
  nowMs: number;
}

/**
 * Time that a picture or a video may lose to tiles that do not load. Each frame uses at most half of
 * the rest, so that tiles of later frames still have some. Waiting that succeeds uses none.
 */
const LOST_BUDGET_MS = 16_000;
const PAUSE_MS = 20;

export function createStage(
  map: Pick<MapLibreMap, 'on' | 'redraw' | 'areTilesLoaded' | 'getCanvas' | 'getContainer'>,
  cursor: Pick<CursorStore, 'set'>,
  watch: StageWatch,
): SceneStage {
  let isLost = false;
  let budgetMs = LOST_BUDGET_MS;
  map.on('webglcontextlost', () => {
    isLost = true;
  });

  async function waitForTiles() {
    const limitMs = budgetMs / 2;
    const startMs = performance.now();
    while (!map.areTilesLoaded()) {
      if (performance.now() - startMs >= limitMs) {
        budgetMs -= limitMs;
        return;
      }
      await pause();
      map.redraw();
    }
  }

  return {
    begin() {
      budgetMs = LOST_BUDGET_MS;
    },
    async draw(timeS, elapsedMs) {
      watch.nowMs += elapsedMs;
      cursor.set(timeS);
      map.redraw();
      await waitForTiles();
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
