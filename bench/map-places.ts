/** Where the map of a page shows the fixes of its flight: told by where a pointer finds them. */
import type { Page } from '@playwright/test';
import { DRAWN_MAP, SLIDER } from './screen-parts.ts';

type LonLat = readonly number[];

/** In CSS pixels from the left and upper edge of the map. */
export interface MapPlace {
  x: number;
  y: number;
}

/** A fix that the pointer has found. */
interface Hit extends MapPlace {
  fix: number;
}

/** In widths of the world. */
interface WorldPlace {
  east: number;
  south: number;
}

/** A scale, and where the corner of the world would be. */
interface View extends MapPlace {
  worldPx: number;
}

/** The slider follows a pointer at rest within this. */
const RESTED_MS = 400;
const [COLUMNS, ROWS] = [9, 7];
const FIRST_HITS = 16;
const CHECKS = 16;
/** Of the checked places so many must be on the track. */
const LEAST_FOUND = 12;

/**
 * The places of so many fixes of a flight, evenly from its first to its last. The pointer finds some
 * fixes around where it is, which tell the view roughly; those that it finds there tell it well.
 *
 * @throws {Error} If the pointer does not find the flight there.
 */
export async function placesOnMap(
  page: Page,
  track: readonly LonLat[],
  count: number,
): Promise<MapPlace[]> {
  const world = track.map(worldPlace);
  const box = await page.locator(DRAWN_MAP).first().boundingBox();
  if (!box) throw new Error('There is no map.');
  const grid = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    x: (box.width * ((i % COLUMNS) + 0.5)) / COLUMNS,
    y: (box.height * (Math.floor(i / COLUMNS) + 0.5)) / ROWS,
  }));
  const rough = viewOf(await hitsAt(page, box, grid, FIRST_HITS), world);
  const checked = await hitsAt(page, box, placesIn(rough, world, CHECKS), CHECKS);
  if (checked.length < LEAST_FOUND) throw new Error(`Found ${checked.length} of ${CHECKS} fixes.`);
  return placesIn(viewOf(checked, world), world, count);
}

function worldPlace([lon = 0, lat = 0]: LonLat): WorldPlace {
  const north = Math.atanh(Math.sin((lat * Math.PI) / 180)) / (2 * Math.PI);
  return { east: lon / 360, south: -north };
}

function placesIn(view: View, world: readonly WorldPlace[], count: number): MapPlace[] {
  const partOf = (fix: number) => Math.floor((fix * count) / world.length);
  return world
    .filter((_, fix) => partOf(fix) > partOf(fix - 1))
    .map(({ east, south }) => ({
      x: view.x + east * view.worldPx,
      y: view.y + south * view.worldPx,
    }));
}

/** The fixes that the cursor goes to from the places in turn, where it moves at all. */
async function hitsAt(
  page: Page,
  box: { x: number; y: number },
  places: readonly MapPlace[],
  most: number,
): Promise<Hit[]> {
  const slider = page.locator(SLIDER).first();
  const hits: Hit[] = [];
  let before = Number(await slider.inputValue());
  for (const { x, y } of places) {
    if (hits.length === most) break;
    await page.mouse.move(box.x + x, box.y + y);
    await page.waitForTimeout(RESTED_MS);
    const fix = Number(await slider.inputValue());
    if (fix !== before) hits.push({ x, y, fix });
    before = fix;
  }
  return hits;
}

/** The view in which the fixes lie nearest to where they were found: least squares. */
function viewOf(hits: readonly Hit[], world: readonly WorldPlace[]): View {
  const pairs = hits.flatMap(({ fix, ...on }) => {
    const place = world[fix];
    return place ? [{ on, place }] : [];
  });
  const meanOf = (read: (pair: (typeof pairs)[number]) => number) =>
    pairs.reduce((sum, pair) => sum + read(pair), 0) / pairs.length;
  const [x, y] = [meanOf(({ on }) => on.x), meanOf(({ on }) => on.y)];
  const [east, south] = [meanOf(({ place }) => place.east), meanOf(({ place }) => place.south)];
  const worldPx =
    meanOf(
      ({ on, place }) => (on.x - x) * (place.east - east) + (on.y - y) * (place.south - south),
    ) / meanOf(({ place }) => (place.east - east) ** 2 + (place.south - south) ** 2);
  return { worldPx, x: x - east * worldPx, y: y - south * worldPx };
}
