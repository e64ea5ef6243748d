import type { OutlineView } from '../../tiles/outline-ground/outline-ground.js';
import { readTile } from '../BaseMap/base-map-tiles.js';
import { RELIEF_MAX_ZOOM } from '../map-style.js';
import { mercatorY } from '../mercator.js';

const TILE_PX = 512;
const TILES_AROUND = 2 ** RELIEF_MAX_ZOOM;
const WORLD_PX = TILES_AROUND * TILE_PX;

/** Tiles in memory, a megabyte each. The outlines of a page are often in few of them. */
const KEPT_TILES = 16;
/** The one used last is last. */
const images = new Map<string, Promise<ImageBitmap | undefined>>();
let drawings = 0;

/** Draws the relief of a view into a canvas of any size. Tiles of earlier views are used again. */
export async function drawRelief(
  canvas: HTMLCanvasElement,
  view: OutlineView,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  drawings += 1;
  try {
    await draw(canvas, view, url, signal);
  } finally {
    drawings -= 1;
    // Another drawing may be about to use any of them.
    if (drawings === 0) closeOldTiles();
  }
}

function closeOldTiles(): void {
  for (const [key, image] of [...images].slice(0, -KEPT_TILES)) {
    images.delete(key);
    image.then(
      (bitmap) => bitmap?.close(),
      () => undefined,
    );
  }
}

async function draw(
  canvas: HTMLCanvasElement,
  view: OutlineView,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return;
  const [left, top, sourceWidth, sourceHeight] = sourceOf(view, width, height);
  const tiles = await Promise.all(
    tilesIn(left, top, sourceWidth, sourceHeight).map(async ([x, y]) => ({
      x,
      y,
      image: await imageOf(url, x, y),
    })),
  );
  const context = canvas.getContext('2d');
  if (signal.aborted || !context) return;
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const scale = canvas.width / sourceWidth;
  context.imageSmoothingQuality = 'high';
  for (const { x, y, image } of tiles) {
    if (!image) continue;
    const at = [(x * TILE_PX - left) * scale, (y * TILE_PX - top) * scale] as const;
    context.drawImage(image, ...at, TILE_PX * scale, TILE_PX * scale);
  }
}

/** Returns the part of the world that fills an element, in px of the finest relief. */
export function sourceOf(
  view: OutlineView,
  width: number,
  height: number,
): [left: number, top: number, width: number, height: number] {
  const enlarged = Math.min(width / view.width, height / view.height);
  // The relief is in Web Mercator, which is true to scale at each latitude.
  const pxPerDegree = WORLD_PX / 360 / Math.cos((view.lat * Math.PI) / 180);
  const share = pxPerDegree / (view.unitsPerDegree * enlarged);
  const [x, y] = [(0.5 + view.lon / 360) * WORLD_PX, (0.5 - mercatorY(view.lat)) * WORLD_PX];
  return [x - (width * share) / 2, y - (height * share) / 2, width * share, height * share];
}

/** Returns the numbers of the tiles in a part of the world. Columns may exceed those of one world. */
function tilesIn(left: number, top: number, width: number, height: number): [number, number][] {
  const rows = tilesBetween(top, top + height).filter((row) => row >= 0 && row < TILES_AROUND);
  return tilesBetween(left, left + width).flatMap((column) =>
    rows.map((row): [number, number] => [column, row]),
  );
}

function tilesBetween(fromPx: number, toPx: number): number[] {
  const first = Math.floor(fromPx / TILE_PX);
  return Array.from({ length: Math.floor(toPx / TILE_PX) - first + 1 }, (_, i) => first + i);
}

function imageOf(url: string, column: number, row: number): Promise<ImageBitmap | undefined> {
  const x = ((column % TILES_AROUND) + TILES_AROUND) % TILES_AROUND;
  const key = `${url}/${RELIEF_MAX_ZOOM}/${x}/${row}`;
  const known = images.get(key);
  if (known) {
    images.delete(key);
    images.set(key, known);
    return known;
  }
  const image = readTile(key).then((bytes) =>
    // Tiles without land do not exist.
    bytes ? createImageBitmap(new Blob([bytes], { type: 'image/webp' })) : undefined,
  );
  images.set(key, image);
  image.catch(() => images.delete(key));
  return image;
}
