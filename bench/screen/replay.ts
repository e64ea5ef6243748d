/**
 * The replay of a day with 300 flights, and beside it an empty loop on a canvas of the same size. The
 * base map is empty, so that the figures are those of the layer of the day, its labels, list and clock.
 */
import type { Browser, Page } from '@playwright/test';
import type { Client } from 'pg';
import { toPmtiles } from '../../packages/ui/scripts/pmtiles.mjs';
import { fill } from '../lists/fill.mjs';
import { percentile } from '../lists/measure.mjs';
import { round } from '../scoring/measure.mjs';

const FLIGHTS = 300;
const DAY = '2026-07-14';
/** Ten in the morning, in unix seconds. */
const FIRST_TAKEOFF_S = Date.parse(`${DAY}T10:00:00Z`) / 1000;
const MIDDAY_S = FIRST_TAKEOFF_S + 2 * 3600;
const SECONDS = 30;
const VIEWPORT = { width: 1440, height: 900 };
const BYTES_PER_MB = 1e6;

interface Instance {
  address: string;
  client: Client;
  connect: () => Promise<Client>;
}

/**
 * Puts a day into an empty instance and plays half a minute of it. The memory is that of the tab after
 * a garbage collection: the heap of its scripts with all typed arrays, as Chromium's
 * `Runtime.getHeapUsage` returns them, without the 25 MB or so that the graphics keep.
 */
export async function measureReplay(instance: Instance, browser: Browser) {
  await fill(instance.connect, { flights: 1000, users: 300 });
  await fillDay(instance.client);
  const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const nothing = [{ zoom: 0, x: 0, y: 0, bytes: new Uint8Array() }];
  const emptyMap = toPmtiles(nothing, { vector_layers: [] });
  await page.route(/\.pmtiles$/, (route) => route.fulfill({ body: emptyMap }));
  await page.goto(`${instance.address}/flight/replay?scoring_date=${DAY}`);
  const slider = page.getByRole('slider', { name: 'Time in the flight' });
  await slider.waitFor({ timeout: 60_000 });
  await page.locator('canvas.maplibregl-canvas').waitFor();
  await slider.fill(String(MIDDAY_S));
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  const frames = await page.evaluate(countFrames, SECONDS * 1000);
  const bytes = await memoryOf(page);
  await page.close();
  const emptyFrames = await countEmptyFrames(browser);
  return {
    replay_ratio: Number((frames.length / emptyFrames.length).toFixed(2)),
    replay_fps: round(1000 / percentile(frames, 0.95)),
    replay_memory_mb: round(bytes / BYTES_PER_MB),
  };
}

/** The frames of a page that clears a canvas of the whole window in each of them. */
async function countEmptyFrames(browser: Browser): Promise<number[]> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const { width, height } = VIEWPORT;
  await page.setContent(`<canvas width="${width}" height="${height}">`);
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const draw = () => {
      canvas?.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
      requestAnimationFrame(draw);
    };
    draw();
  });
  const frames = await page.evaluate(countFrames, SECONDS * 1000);
  await page.close();
  return frames;
}

/** Runs in the page: the milliseconds between its frames. */
async function countFrames(forMs: number): Promise<number[]> {
  const frames: number[] = [];
  const startedAt = await new Promise<number>(requestAnimationFrame);
  for (let last = startedAt; last - startedAt < forMs; ) {
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - last);
    last = now;
  }
  return frames;
}

async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const usage: Record<string, number> = await session.send('Runtime.getHeapUsage');
  const parts = ['usedSize', 'embedderHeapUsedSize', 'backingStorageSize'];
  return parts.reduce((sum, part) => sum + (usage[part] ?? 0), 0);
}

/** Has 300 flights fly on one day, one from every ten kilometres of a square. */
async function fillDay(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    'select id from flight order by id limit $1',
    [FLIGHTS],
  );
  for (const [index, { id }] of rows.entries()) {
    const { line, thermals } = flightOf(index);
    const starts = line.time[0] ?? 0;
    const ends = line.time.reduce((sum, step) => sum + step, 0);
    await client.query('update flight set scoring_date = $2, competition_id = $3 where id = $1', [
      id,
      DAY,
      `B${index}`,
    ]);
    await client.query(
      `insert into flight_replay (flight_id, line, thermals, starts, ends, bounds)
       values ($1, $2, $3, to_timestamp($4), to_timestamp($5), '(2,46),(14,54)'::box)`,
      [id, JSON.stringify(line), JSON.stringify(thermals), starts, ends],
    );
  }
}

/** Six hours of climbs of five minutes and glides of ten, in steps of 5 s and 15 s. */
const CYCLES = 24;
const CLIMB = { steps: 60, stepS: 5, climbMps: 2, radiusDeg: 0.0011, turnS: 25 };
const GLIDE = { steps: 40, stepS: 15, climbMps: -1, speedMps: 33 };
const METRES_PER_DEGREE = 111_320;

function flightOf(index: number) {
  const [column, row] = [index % 20, Math.floor(index / 20)];
  let timeS = FIRST_TAKEOFF_S + (index % 60) * 60;
  let [lat, lon, altM] = [49 + row * 0.1, 8 + column * 0.14, 600];
  const columns: Record<'time' | 'lat' | 'lon' | 'alt' | 'climb', number[]> = {
    time: [],
    lat: [],
    lon: [],
    alt: [],
    climb: [],
  };
  const thermals: object[] = [];
  const put = (atLat: number, atLon: number, climbMps: number) => {
    columns.time.push(timeS);
    columns.lat.push(Math.round(atLat * 1e5));
    columns.lon.push(Math.round(atLon * 1e5));
    columns.alt.push(Math.round(altM));
    columns.climb.push(climbMps * 10);
  };
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const startS = timeS;
    for (let step = 0; step < CLIMB.steps; step++) {
      const turn = ((step * CLIMB.stepS) / CLIMB.turnS) * 2 * Math.PI;
      put(
        lat + CLIMB.radiusDeg * Math.cos(turn),
        lon + CLIMB.radiusDeg * 1.5 * Math.sin(turn),
        CLIMB.climbMps,
      );
      timeS += CLIMB.stepS;
      altM += CLIMB.climbMps * CLIMB.stepS;
    }
    thermals.push(thermalOf({ startS, endS: timeS, lat, lon, topM: altM }));
    // Out and back, each flight on courses of its own.
    const course = index + cycle * 2.4;
    for (let step = 0; step < GLIDE.steps; step++) {
      put(lat, lon, GLIDE.climbMps);
      const distanceDeg = (GLIDE.speedMps * GLIDE.stepS) / METRES_PER_DEGREE;
      lat += distanceDeg * Math.cos(course);
      lon += distanceDeg * 1.5 * Math.sin(course);
      timeS += GLIDE.stepS;
      altM += GLIDE.climbMps * GLIDE.stepS;
    }
  }
  const line = Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [name, differences(values)]),
  ) as typeof columns;
  return { line, thermals };
}

interface Thermal {
  startS: number;
  endS: number;
  lat: number;
  lon: number;
  topM: number;
}

function thermalOf({ startS, endS, lat, lon, topM }: Thermal): object {
  const gain = CLIMB.climbMps * CLIMB.stepS * CLIMB.steps;
  const place = { lat: Number(lat.toFixed(5)), lon: Number(lon.toFixed(5)) };
  const altitudes = { base: topM - gain, top: topM, gain, climb: CLIMB.climbMps };
  return { start: startS, end: endS, ...place, ...altitudes };
}

function differences(values: readonly number[]): number[] {
  return values.map((value, i) => (i === 0 ? value : value - (values[i - 1] ?? 0)));
}
