import { useMap } from '@vis.gl/react-maplibre';
import { useEffect } from 'react';
import type { MapColors } from '../../map-colors.js';

const SIZE_PX = 22;
/** Fine enough for any screen. */
const PIXEL_RATIO = 2;

/**
 * Adds the image of an arrow that points north to the map and returns its name. It is an image, so
 * that it can be rotated while the text beside it stays level, and is hidden together with it.
 */
export function useWindArrow({ ink, casing }: MapColors): string {
  const { current: map } = useMap();
  const name = `cs-wind-arrow-${ink}`;
  useEffect(() => {
    const target = map?.getMap();
    if (!target) return undefined;
    const add = () => {
      if (target.hasImage(name)) return;
      const image = drawArrow(ink, casing);
      if (image) target.addImage(name, image, { pixelRatio: PIXEL_RATIO });
    };
    add();
    // A change of the style removes it.
    target.on('styledata', add);
    return () => {
      target.off('styledata', add);
    };
  }, [map, name, ink, casing]);
  return name;
}

function drawArrow(ink: string, casing: string): ImageData | undefined {
  const canvas = document.createElement('canvas');
  const sizePx = SIZE_PX * PIXEL_RATIO;
  canvas.width = sizePx;
  canvas.height = sizePx;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const [middle, top, bottom] = [SIZE_PX / 2, 3, SIZE_PX - 3];
  const arrow = new Path2D();
  arrow.moveTo(middle, bottom);
  arrow.lineTo(middle, top);
  arrow.moveTo(middle - 6, top + 7);
  arrow.lineTo(middle, top);
  arrow.lineTo(middle + 6, top + 7);
  for (const [color, widthPx] of [
    [casing, 5],
    [ink, 2],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = widthPx;
    context.stroke(arrow);
  }
  return context.getImageData(0, 0, sizePx, sizePx);
}
