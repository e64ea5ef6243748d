import { useMap } from '@vis.gl/react-maplibre';
import { useEffect } from 'react';
import type { MapColors } from './map-colors.js';

/** A drawing for symbols of a map. */
export interface MapImage {
  name: string;
  /** Width and height. */
  sizePx: number;
  /** Draws it in a square of its size. */
  paint: (context: CanvasRenderingContext2D, colors: MapColors) => void;
}

/** Fine enough for any screen. */
const PIXEL_RATIO = 2;

/** Adds an image in the colours of the map to it and returns its name there. */
export function useMapImage(image: MapImage, colors: MapColors): string {
  const { current: map } = useMap();
  const name = `${image.name}-${colors.ink}`;
  useEffect(() => {
    const target = map?.getMap();
    if (!target) return undefined;
    const add = () => {
      if (target.hasImage(name)) return;
      const pixels = draw(image, colors);
      if (pixels) target.addImage(name, pixels, { pixelRatio: PIXEL_RATIO });
    };
    add();
    // A change of the style removes it.
    target.on('styledata', add);
    return () => {
      target.off('styledata', add);
    };
  }, [map, name, image, colors]);
  return name;
}

function draw({ sizePx, paint }: MapImage, colors: MapColors): ImageData | undefined {
  const canvas = document.createElement('canvas');
  const side = sizePx * PIXEL_RATIO;
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  paint(context, colors);
  return context.getImageData(0, 0, side, side);
}
