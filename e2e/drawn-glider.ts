import type { Locator } from '@playwright/test';

/**
 * Where the glider is drawn on the map of a flight without others beside it, in pixels from its
 * corner; `null` while none is. It says nothing to those who hear the page; the sliders tell them more.
 */
export function drawnGlider(map: Locator): Promise<{ left: number; top: number } | null> {
  return map.locator('canvas[data-part=gliders]').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height, clientWidth } = canvas;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
    if (!pixels) return null;
    const [xs, ys]: number[][] = [[], []];
    for (let pixel = 0; pixel < width * height; pixel++) {
      if (pixels[pixel * 4 + 3] === 0) continue;
      xs?.push(pixel % width);
      ys?.push(Math.floor(pixel / width));
    }
    const middle = (places: number[] = []) =>
      ((Math.min(...places) + Math.max(...places)) / 2) * (clientWidth / width);
    return xs?.length ? { left: middle(xs), top: middle(ys) } : null;
  });
}
