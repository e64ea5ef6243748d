/**
 * The page of a flight with 30 000 fixes among airspaces, beside eleven others of its day, in the
 * application as it is built, and beside it the bare page of the same libraries.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, FlightData } from '@cloudstreet/sdk';
import {
  createApi,
  memoryTokenStore,
  signIn,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import type { Browser, Page } from '@playwright/test';
import { PAGES, scriptsKb } from '../../packages/web/page-scripts.mjs';
import { importAirspace } from '../lists/instance.mjs';
import { percentile } from '../lists/measure.mjs';
import { round, warm } from '../scoring/measure.mjs';
import { scoreAll } from '../scoring/score-all.mjs';
import { airspaceCircles } from './airspace-circles.ts';
import { type CursorMoves, moveBareCursor, moveCursor } from './cursor-moves.ts';
import { longFlight } from './long-flight.ts';
import { measureMounts, measureOpenings, noteMaps, type Turns } from './mounts.ts';
import { IDLE_MAP, type Size } from './parts.ts';
import { TILE_LAYERS } from './tile-provider.ts';
import { wholeAnalysis } from './whole-analysis.ts';

const FIXES = 30_000;
const OTHERS = 11;
const PLACE = { lat: 50.5, lon: 8.5 };
const PASSWORD = 'a long enough password';
const AIRSPACES = airspaceCircles(40, PLACE);
const VIEWPORT = { width: 1440, height: 900 };

interface Instance {
  address: string;
  data: string;
}

export async function measureFlight(instance: Instance, browser: Browser) {
  const file = join(instance.data, 'airspaces.txt');
  writeFileSync(file, AIRSPACES);
  importAirspace(instance, file);
  const [id, ...others] = await fillDay(instance);
  if (id === undefined) throw new Error('No flight was uploaded.');
  return {
    ...(await measureAnalysis(instance, id, others)),
    ...(await measurePage(instance, browser, { id, others })),
    home_js_kb: round(scriptsKb(PAGES.home)),
    flight_js_kb: round(scriptsKb(PAGES.flight)),
  };
}

/** The whole analysis over one pass of reading and scoring the same file. */
async function measureAnalysis(instance: Instance, id: number, [next = 0]: readonly number[]) {
  const api = createApi({ baseUrl: instance.address });
  const motorGliderFile = longFlight({ fixes: FIXES, ...PLACE, serial: 'AAA', hasEngine: true });
  const [flight, other] = await Promise.all([trackOf(api, id), trackOf(api, next)]);
  const analyse = wholeAnalysis({ flight, other, motorGliderFile, airspaces: AIRSPACES });
  const plainFile = longFlight({ fixes: FIXES, ...PLACE, serial: 'AAA' });
  const sha256 = createHash('sha256').update(plainFile).digest('hex');
  const analysisMs = warm(analyse).median;
  const scoringMs = warm(() => scoreAll(plainFile, sha256)).median;
  return {
    analysis_ratio: ratio(analysisMs, scoringMs),
    analysis_ms: round(analysisMs),
    scoring_ms: round(scoringMs),
  };
}

function trackOf(api: Api, id: number): Promise<FlightData> {
  return unwrap(api.GET('/flightdata/{id}', { params: { path: { id } } }));
}

interface Day {
  id: number;
  others: readonly number[];
}

async function measurePage(instance: Instance, browser: Browser, { id, others }: Day) {
  const url = `${instance.address}/flight/${id}`;
  const page = await openPage(browser, { arrivals: true });
  await noteMaps(page);
  await page.goto(url);
  const area = await page.locator(IDLE_MAP).boundingBox();
  const bare = await openBarePage(browser, instance, id, area);
  const mounts = mediansOf(await measureMounts(page, bare));
  const openings = mediansOf(await measureOpenings(page, url, bare));
  await page.context().close();

  const crowded = await openPage(browser, { arrivals: true, ...TILE_LAYERS });
  await crowded.goto(`${url}?compare=${others.join(',')}`);
  await crowded.getByText('Pilot Lster').first().waitFor();
  const moves = await moveCursor(crowded);
  await crowded.context().close();
  await bare.evaluate(() => globalThis.bare.connect());
  const bareMoves = await moveBareCursor(bare);
  await bare.context().close();
  const [barogramMove, mapMove, bareMove] = [moves.barogram, moves.map, bareMoves].map(
    ({ costsMs }) => percentile(costsMs, 0.95),
  );
  return {
    figures_ratio: ratio(mounts.own.figuresMs, mounts.bare.figuresMs),
    figures_ms: round(mounts.own.figuresMs),
    bare_figures_ms: round(mounts.bare.figuresMs),
    map_ratio: ratio(mounts.own.mapMs, mounts.bare.mapMs),
    map_ms: round(mounts.own.mapMs),
    bare_map_ms: round(mounts.bare.mapMs),
    open_figures_ms: round(openings.own.figuresMs),
    bare_open_figures_ms: round(openings.bare.figuresMs),
    open_map_ms: round(openings.own.mapMs),
    bare_open_map_ms: round(openings.bare.mapMs),
    cursor_ratio: ratio(Math.max(barogramMove, mapMove), bareMove),
    ...movesAs('cursor', moves.barogram),
    ...movesAs('map_cursor', moves.map),
    ...movesAs('bare_cursor', bareMoves),
  };
}

function mediansOf({ own, bare }: Turns) {
  return { own: medianOf(own), bare: medianOf(bare) };
}

function medianOf(times: Turns['own']): Turns['own'][number] {
  return {
    figuresMs: percentile(
      times.map(({ figuresMs }) => figuresMs),
      0.5,
    ),
    mapMs: percentile(
      times.map(({ mapMs }) => mapMs),
      0.5,
    ),
  };
}

function ratio(own: number, bare: number): number {
  return Number((own / bare).toFixed(2));
}

/** The cost of the pointer's moves, and the frames a second that 19 of 20 of them reach. */
function movesAs(name: string, { costsMs, framesMs }: CursorMoves) {
  return {
    [`${name}_ms_p50`]: round(percentile(costsMs, 0.5)),
    [`${name}_ms_p95`]: round(percentile(costsMs, 0.95)),
    [`${name}_fps`]: round(1000 / percentile(framesMs, 0.95)),
  };
}

/** The bare page with its map as large as the application's, and nothing mounted yet. */
async function openBarePage(
  browser: Browser,
  { address }: Instance,
  id: number,
  area: Size | null,
): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  const { width, height } = area ?? { width: 0, height: 0 };
  await page.goto(`${address}/bare/index.html?flight=${id}&width=${width}&height=${height}`);
  await page.evaluate(() => bare.load());
  return page;
}

/** A page whose map shows these layers, those that it always shows, and phases. */
async function openPage(browser: Browser, layers: Record<string, boolean>): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  await context.addInitScript(
    (choices) => {
      localStorage.setItem('cloudstreet.flight-map', choices);
    },
    JSON.stringify({ layers, coloring: 'phase' }),
  );
  return context.newPage();
}

/** Uploads a flight of each of twelve pilots on one day; resolves with their ids. */
async function fillDay({ address: baseUrl }: Instance): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index <= OTHERS; index++) {
    const api = createApi({ baseUrl, tokenStore: memoryTokenStore() });
    const letter = String.fromCodePoint(65 + index);
    const email = `pilot-${index}@example.org`;
    const person = { date_of_birth: '1988-04-01', gender: 'F' as const };
    await unwrap(
      api.POST('/user', {
        body: { name: `Pilot ${letter}ster`, email, password: PASSWORD, ...person },
      }),
    );
    await signIn(api, { email, password: PASSWORD });
    // Half a kilometre apart, so that each was flown in company.
    const place = { lat: PLACE.lat + index * 0.004, lon: PLACE.lon + index * 0.003 };
    const file = longFlight({ fixes: FIXES, ...place, serial: `AA${letter}` });
    const [flight] = await uploadFlight(api, file, { name: 'flight.igc' });
    if (!flight) throw new Error('The upload returned no flight.');
    await waitForScore(api, flight.id);
    ids.push(flight.id);
  }
  return ids;
}
