import type { Locator } from '@playwright/test';

/**
 * Returns the position of the only glider on a map, in pixels from its corner; `null` without one.
 * The drawing is hidden from screen readers, which use the sliders instead.
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
