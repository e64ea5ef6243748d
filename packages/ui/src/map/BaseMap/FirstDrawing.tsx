import { useMap } from '@vis.gl/react-maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { PLACE_NAMES, SEA } from '../map-style.js';
import { UNSEEN_MS } from './unseen.js';

export interface FirstDrawingProps {
  /** Of the sea once the land is there; none in a style of others. */
  seaColor: string | undefined;
  onWhole: () => void;
}

/**
 * Has the map drawn for the first time in a way that is soon over, also where no graphics card draws
 * it: small until it is whole, each piece at once instead of all of them at the end, and the names of
 * places after everything else.
 */
export function FirstDrawing({ seaColor, onWhole }: FirstDrawingProps): null {
  const { current } = useMap();
  const tell = useEffectEvent(onWhole);
  const fillSea = useEffectEvent((map: MapLibreMap) => {
    if (seaColor === undefined || !map.getLayer(SEA)) return;
    if (map.getPaintProperty(SEA, 'background-color') === seaColor) return;
    map.setPaintProperty(SEA, 'background-color', seaColor);
  });
  useEffect(() => {
    const map = current?.getMap();
    if (!map) return undefined;
    const drawPiece = () => startDrawing(map.getCanvas());
    const sharpen = () => {
      // Without one it is that of the screen, whichever that will be.
      map.setPixelRatio(undefined as unknown as number);
    };
    const showNames = () => {
      if (map.getLayer(PLACE_NAMES)?.visibility !== 'none') return;
      map.setLayoutProperty(PLACE_NAMES, 'visibility', 'visible');
    };
    const complete = () => {
      fillSea(map);
      showNames();
    };
    const end = () => {
      tell();
      showNames();
      // Another theme begins without them, too.
      map.on('styledata', complete);
    };
    // A piece that never comes keeps nothing else from being seen.
    const timer = setTimeout(() => {
      sharpen();
      showNames();
    }, UNSEEN_MS);
    const show = () => {
      clearTimeout(timer);
      map.off('render', drawPiece);
      fillSea(map);
      sharpen();
      map.once('render', end);
      // Also where it was as sharp already.
      map.triggerRepaint();
    };
    map.on('render', drawPiece);
    map.once('load', show);
    return () => {
      clearTimeout(timer);
      map.off('render', drawPiece);
      map.off('load', show);
      map.off('render', end);
      map.off('styledata', complete);
    };
  }, [current]);
  return null;
}

/**
 * What was asked of a canvas that is not shown waits until somebody waits for it, and takes most of its
 * time with the shaders that are used for the first time; a fence has it begin.
 */
function startDrawing(canvas: HTMLCanvasElement): void {
  const gl = canvas.getContext('webgl2');
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!gl || !fence) return;
  gl.flush();
  gl.deleteSync(fence);
}
