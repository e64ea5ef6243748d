/**
 * The screen of a flight with 30 000 fixes among airspaces, beside eleven others of its day, in the
 * application as it is built.
 */
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
import type { Browser, Page, Request } from '@playwright/test';
import { airspaceCircles } from './airspace-circles.ts';
import { type CursorMoves, moveCursor, SETTLED_MS } from './cursor-moves.ts';
import { importAirspace } from './lists/instance.mjs';
import { percentile } from './lists/measure.mjs';
import { longFlight } from './long-flight.ts';
import { round, warm } from './scoring/measure.mjs';
import { DRAWN_MAP, FIRST_MAP, GLIDER, type Place, placesAcross, SLIDER } from './screen-parts.ts';
import { PICTURE_LAYERS } from './screen-pictures.ts';
import { wholeAnalysis } from './whole-analysis.ts';

const FIXES = 30_000;
const OTHERS = 11;
const PLACE = { lat: 50.5, lon: 8.5 };
const PASSWORD = 'a long enough password';
const OPENINGS = 5;
/** Across the map, which the flight crosses somewhere: as near to each other as a pointer finds it. */
const PLACES = 80;
const AIRSPACES = airspaceCircles(40, PLACE);
const VIEWPORT = { width: 1440, height: 900 };

interface Instance {
  address: string;
  data: string;
}

export async function measureFlight(instance: Instance, browser: Browser) {
  addAirspaces(instance);
  const [id, ...others] = await fillDay(instance);
  if (id === undefined) throw new Error('No flight was uploaded.');
  const api = createApi({ baseUrl: instance.address });
  const params = { path: { id } };
  const data: FlightData = await unwrap(api.GET('/flightdata/{id}', { params }));
  const home = await scriptsUntil(browser, `${instance.address}/`, 'article');
  const url = `${instance.address}/flight/${id}`;
  const flight = await scriptsUntil(browser, url, DRAWN_MAP);
  const openings = await openOften(browser, url);
  const medianOf = (key: keyof Opening) =>
    round(
      percentile(
        openings.map((opening) => opening[key]),
        0.5,
      ),
    );
  const crowded = await openPage(browser, { arrivals: true, ...PICTURE_LAYERS });
  await crowded.goto(`${url}?compare=${others.join(',')}`);
  await crowded.getByText('Pilot Lster').first().waitFor();
  const moves = await moveCursor(crowded);
  await crowded.context().close();
  return {
    analysis_ms: round(warm(wholeAnalysis(await analysed(api, data, others))).median),
    ready_ms: medianOf('readyMs'),
    map_ms: medianOf('mapMs'),
    ...movesAs('cursor', moves.barogram),
    ...movesAs('map_cursor', moves.map),
    home_js_kb: round(home / 1000),
    flight_js_kb: round(flight / 1000),
  };
}

/** What the pointer's moves cost, and how many pictures a second 19 of 20 of them leave. */
function movesAs(name: string, { costsMs, picturesMs }: CursorMoves) {
  return {
    [`${name}_ms_p50`]: round(percentile(costsMs, 0.5)),
    [`${name}_ms_p95`]: round(percentile(costsMs, 0.95)),
    [`${name}_fps`]: round(1000 / percentile(picturesMs, 0.95)),
  };
}

/** The flight and the next one of its day. */
async function analysed(api: Api, flight: FlightData, [next = 0]: readonly number[]) {
  const params = { path: { id: next } };
  const other: FlightData = await unwrap(api.GET('/flightdata/{id}', { params }));
  const motorGliderFile = longFlight({ fixes: FIXES, ...PLACE, serial: 'AAA', hasEngine: true });
  return { flight, other, motorGliderFile, airspaces: AIRSPACES };
}

/** The first opening warms the caches of server and browser, and tells where the map has the flight. */
async function openOften(browser: Browser, url: string): Promise<Opening[]> {
  const page = await openPage(browser, { arrivals: true });
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  const places = placesAcross(await page.locator(DRAWN_MAP).boundingBox(), PLACES);
  // As in each opening, so that the glider is not there yet.
  await page.evaluate(untilKeyMoves, { map: FIRST_MAP, slider: SLIDER });
  const { place } = await page.evaluate(untilPointerMoves, {
    map: FIRST_MAP,
    glider: GLIDER,
    places,
  });
  const openings: Opening[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    openings.push(await openFlight(page, url, place));
  }
  await page.context().close();
  return openings;
}

/** A page whose map shows the layers, those that are always shown, and phases. */
async function openPage(browser: Browser, layers: Record<string, boolean>): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(
    (choices) => {
      localStorage.setItem('cloudstreet.flight-map', choices);
    },
    JSON.stringify({ layers, coloring: 'phase' }),
  );
  return context.newPage();
}

function addAirspaces({ data }: Instance): void {
  const file = join(data, 'airspaces.txt');
  writeFileSync(file, AIRSPACES);
  importAirspace({ data }, file);
}

/** Has twelve pilots fly on one day, and answers their flights' ids. */
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
    if (!flight) throw new Error('The upload answered no flight.');
    await waitForScore(api, flight.id);
    ids.push(flight.id);
  }
  return ids;
}

/** Milliseconds from the navigation. */
interface Opening {
  /** Map and barogram are drawn; a key moves the cursor, and so does the pointer over the map. */
  readyMs: number;
  /** The library of maps has drawn the map in place of its sketch. */
  mapMs: number;
}

/** @param place Where the map shows the flight. */
async function openFlight(page: Page, url: string, place: Place): Promise<Opening> {
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(untilKeyMoves, { map: FIRST_MAP, slider: SLIDER });
  const asked = { map: FIRST_MAP, glider: GLIDER, places: [place] };
  const { readyMs } = await page.evaluate(untilPointerMoves, asked);
  await page.waitForFunction((drawn) => document.querySelector(drawn), DRAWN_MAP);
  return { readyMs, mapMs: await page.evaluate(() => performance.now()) };
}

/** Runs in the page: waits for map and barogram to be drawn, and for a key to move the cursor. */
async function untilKeyMoves(selectors: { map: string; slider: string }): Promise<void> {
  const slider = () => document.querySelector(selectors.slider);
  const isDrawn = () => slider() && document.querySelector(selectors.map);
  while (!isDrawn()) await new Promise(requestAnimationFrame);
  const key = { key: 'ArrowRight', bubbles: true, cancelable: true };
  const before = slider()?.getAttribute('aria-valuetext');
  while (slider()?.getAttribute('aria-valuetext') === before) {
    slider()?.dispatchEvent(new KeyboardEvent('keydown', key));
    await new Promise(requestAnimationFrame);
  }
}

interface AskedMap {
  /** Selectors. */
  map: string;
  glider: string;
  /** Tried in turn, until a glider comes there. */
  places: Place[];
}

/** Runs in the page: waits for the pointer over the map to bring the cursor, and its glider, there. */
async function untilPointerMoves({
  map,
  glider,
  places,
}: AskedMap): Promise<{ readyMs: number; place: Place }> {
  const reachPx = 32;
  // Both are there while the map takes over.
  const isGliderAt = ({ x, y }: Place) => {
    const [left, top] = [Math.round(x) - reachPx, Math.round(y) - reachPx];
    return [...document.querySelectorAll<HTMLCanvasElement>(glider)]
      .map((canvas) => canvas.getContext('2d')?.getImageData(left, top, 2 * reachPx, 2 * reachPx))
      .some((area) => area?.data.some((value) => value > 0));
  };
  const comesTo = async (place: Place) => {
    const { left = 0, top = 0 } = document.querySelector(map)?.getBoundingClientRect() ?? {};
    const [clientX, clientY] = [left + place.x, top + place.y];
    const pointer = { bubbles: true, clientX, clientY, pointerId: 1, pointerType: 'mouse' };
    const target = document.elementFromPoint(clientX, clientY);
    target?.dispatchEvent(new PointerEvent('pointermove', pointer));
    target?.dispatchEvent(new MouseEvent('mousemove', pointer));
    await new Promise(requestAnimationFrame);
    return isGliderAt(place);
  };
  // A glider that is there already says nothing.
  const awaited = places.filter((place) => !isGliderAt(place));
  const endMs = performance.now() + 30_000;
  while (awaited.length > 0 && performance.now() < endMs) {
    for (const place of awaited) {
      if (await comesTo(place)) return { readyMs: performance.now(), place };
    }
  }
  throw new Error('No glider followed the pointer over the map.');
}

/**
 * Bytes of the scripts that a page asks for with an empty cache until something is there, as they
 * travel.
 */
async function scriptsUntil(browser: Browser, url: string, isThere: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  await page.goto(url);
  await page.locator(isThere).first().waitFor();
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await context.close();
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
