/**
 * The screen of a flight with 30 000 fixes among airspaces, beside eleven others of its day, in the
 * application as it is built.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseProgress, flightDifference, statisticsOf } from '@cloudstreet/scoring/analysis';
import { coach } from '@cloudstreet/scoring/coach';
import { type ReadTrack, readFlightTrack } from '@cloudstreet/scoring/flight';
import { POSITION_UNITS_PER_DEGREE } from '@cloudstreet/scoring/track';
import type { FlightData } from '@cloudstreet/sdk';
import {
  createApi,
  memoryTokenStore,
  signIn,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import type { Browser, Locator, Page, Request } from '@playwright/test';
import { analyseFlight } from '../packages/web/src/workers/analyse-flight.ts';
import { importAirspace } from './lists/instance.mjs';
import { percentile } from './lists/measure.mjs';
import { longFlight } from './long-flight.ts';
import { round, warm } from './scoring/measure.mjs';
import { PICTURE_LAYERS } from './screen-pictures.ts';

const FIXES = 30_000;
const OTHERS = 11;
const PLACE = { lat: 50.5, lon: 8.5 };
const PASSWORD = 'a long enough password';
/** The first opening warms the caches of server and browser and does not count. */
const OPENINGS = 6;
const MOVES = 240;
/** One that meets a long collection of garbage is not to stand for all. */
const SWEEPS = 5;
const AIRSPACES = 40;
/** What comes late to a page has come by then. */
const SETTLED_MS = 20_000;
/** What follows a cursor at rest has done so by then. */
const RESTED_MS = 5000;
const DRAWN_MAP = 'section [aria-busy=false] canvas.maplibregl-canvas';
/** The map as it is drawn before its library is there, or the map itself. */
const FIRST_MAP = `[data-part=sketch][data-drawn=true], ${DRAWN_MAP}`;
/** There as soon as the barogram is drawn. */
const SLIDER = 'figure div:has(.u-over) + input[type=range]';
/** Where the barogram is drawn; the chart of leads has no slider. */
const BAROGRAM = 'figure:has(input[type=range]) .u-over';
/** What a move is called in the trace. */
const MARK = 'cursor-move';
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
  const openings: Opening[] = [];
  const opened = await openPage(browser, { arrivals: true });
  for (let opening = 0; opening < OPENINGS; opening++) openings.push(await openFlight(opened, url));
  await opened.context().close();
  const medianOf = (key: keyof Opening) =>
    round(
      percentile(
        openings.slice(1).map((opening) => opening[key]),
        0.5,
      ),
    );
  const crowded = await openPage(browser, { arrivals: true, ...PICTURE_LAYERS });
  await crowded.goto(`${url}?compare=${others.join(',')}`);
  const { costsMs, picturesMs } = await moveCursor(crowded);
  await crowded.context().close();
  return {
    analysis_ms: round(warm(() => analyseWhole(readFlightTrack(data))).median),
    ready_ms: medianOf('readyMs'),
    map_ms: medianOf('mapMs'),
    cursor_ms_p50: round(percentile(costsMs, 0.5)),
    cursor_ms_p95: round(percentile(costsMs, 0.95)),
    cursor_fps: round(1000 / percentile(picturesMs, 0.95)),
    home_js_kb: round(home / 1000),
    flight_js_kb: round(flight / 1000),
  };
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

const POLAR = { a: -0.0019682, b: 0.1135807, c: -2.2594821, referenceMassKg: 702 };
const MASS = { massKg: 720, massLimits: { minKg: 560, maxKg: 850 } };
const GROUND_M = 150;

/** All that is reckoned of a flight: what the page tells of it, its coach, and a lead over another. */
function analyseWhole(read: ReadTrack) {
  const { track } = read;
  const range = { first: 0, last: track.count - 1 };
  const groundM = new Float32Array(track.count).fill(GROUND_M);
  const known = { polar: POLAR, massKg: MASS.massKg };
  const { analysis, air } = analyseFlight({
    flight: { ...read, groundM },
    motorless: {},
    ...known,
  });
  const course = [0.1, 0.4, 0.7, 0.9].map((share) => {
    const fix = Math.round(share * range.last);
    return {
      lat: track.lat[fix] / POSITION_UNITS_PER_DEGREE,
      lon: track.lon[fix] / POSITION_UNITS_PER_DEGREE,
    };
  });
  const flown = { track, progress: courseProgress(track, course) };
  return [
    statisticsOf(analysis, range),
    coach({ ...analysis, range, air, polar: POLAR, ...MASS, groundM }),
    flightDifference(flown, flown, 'time'),
  ];
}

/** Circles of 3 km around the flights, one beside the other. */
function addAirspaces({ data }: Instance): void {
  const lines: string[] = [];
  for (let index = 0; index < AIRSPACES; index++) {
    const lat = PLACE.lat + (Math.floor(index / 8) - 2) * 0.08;
    const lon = PLACE.lon + ((index % 8) - 2) * 0.12;
    const place = `${angle(lat)} N ${angle(lon).padStart(9, '0')} E`;
    lines.push('AC Q', `AN Danger ${index}`, 'AL GND', 'AH FL100', `V X=${place}`, 'DC 1.6', '');
  }
  const file = join(data, 'airspaces.txt');
  writeFileSync(file, lines.join('\n'));
  importAirspace({ data }, file);
}

/** Degrees, minutes and seconds as OpenAir writes them. */
function angle(degrees: number): string {
  const seconds = Math.round(degrees * 3600);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
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
  /** Map and barogram are drawn, and a key moves the cursor. */
  readyMs: number;
  /** The library of maps has drawn the map in place of its sketch. */
  mapMs: number;
}

async function openFlight(page: Page, url: string): Promise<Opening> {
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'commit' });
  const readyMs = await page.evaluate(untilAnswering, { drawnMap: FIRST_MAP, slider: SLIDER });
  await page.waitForFunction((drawn) => document.querySelector(drawn), DRAWN_MAP);
  return { readyMs, mapMs: await page.evaluate(() => performance.now()) };
}

/** Runs in the page. */
async function untilAnswering(selectors: { drawnMap: string; slider: string }): Promise<number> {
  const slider = () => document.querySelector(selectors.slider);
  const isDrawn = () => slider() && document.querySelector(selectors.drawnMap);
  while (!isDrawn()) await new Promise(requestAnimationFrame);
  const key = { key: 'ArrowRight', bubbles: true, cancelable: true };
  const before = slider()?.getAttribute('aria-valuetext');
  while (slider()?.getAttribute('aria-valuetext') === before) {
    slider()?.dispatchEvent(new KeyboardEvent('keydown', key));
    await new Promise(requestAnimationFrame);
  }
  return performance.now();
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

/**
 * Selects a stretch, then moves the pointer over the barogram, a step with each picture. Answers what
 * each move cost the page's main thread, which is its processor time in the tasks of a Chromium trace
 * between two moves, and how long each picture took.
 */
async function moveCursor(page: Page): Promise<{ costsMs: number[]; picturesMs: number[] }> {
  const barogram = page.locator(BAROGRAM);
  await barogram.waitFor();
  await page.locator(DRAWN_MAP).waitFor();
  await page.getByText('Pilot Lster').first().waitFor();
  await select(page, barogram);
  await page.waitForTimeout(SETTLED_MS);
  // The first sweep has the browser compile what the others run.
  await page.evaluate(sweep, { moves: MOVES, mark: MARK, drawing: BAROGRAM });
  await page.waitForTimeout(RESTED_MS);
  const costsMs: number[] = [];
  const picturesMs: number[] = [];
  for (let count = 0; count < SWEEPS; count++) {
    const trace = await record(page, () =>
      page.evaluate(sweep, { moves: MOVES, mark: MARK, drawing: BAROGRAM }),
    );
    const marks = trace.filter(({ name }) => name === MARK).toSorted((a, b) => a.ts - b.ts);
    costsMs.push(...costs(trace, marks));
    for (const [index, { ts }] of marks.slice(1).entries()) {
      picturesMs.push((ts - (marks[index]?.ts ?? 0)) / 1000);
    }
    await page.waitForTimeout(RESTED_MS);
  }
  return { costsMs, picturesMs };
}

/** Drags over the middle of the barogram. */
async function select(page: Page, barogram: Locator): Promise<void> {
  await barogram.scrollIntoViewIfNeeded();
  const box = await barogram.boundingBox();
  if (!box) throw new Error('There is no barogram.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.4, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, y, { steps: 5 });
  await page.mouse.up();
}

interface Sweep {
  moves: number;
  mark: string;
  /** Selects what it sweeps over. */
  drawing: string;
}

/** Runs in the page: sweeps over the barogram, and marks each move for the trace. */
async function sweep({ moves, mark, drawing }: Sweep): Promise<void> {
  const area = document.querySelector<HTMLElement>(drawing);
  if (!area) throw new Error('There is no barogram.');
  const { left, top, width, height } = area.getBoundingClientRect();
  for (let move = 0; move < moves; move++) {
    await new Promise(requestAnimationFrame);
    performance.mark(mark);
    const at = {
      bubbles: true,
      clientX: left + (width * (move + 0.5)) / moves,
      clientY: top + height / 2,
      pointerId: 1,
      pointerType: 'mouse',
    };
    area.dispatchEvent(new PointerEvent('pointermove', at));
  }
  await new Promise(requestAnimationFrame);
  performance.mark(mark);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Processor time, or where it is not told all that passed. */
  costUs: number;
}

async function record(page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, pid, tid, ts, dur, tdur } of value) {
      events.push({
        name,
        pid: Number(pid),
        tid: Number(tid),
        ts: Number(ts),
        costUs: Number(tdur ?? dur ?? 0),
      });
    }
  });
  await session.send('Tracing.start', {
    // Tasks and marks alone: whatever else is recorded costs the moves themselves.
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
    transferMode: 'ReportEvents',
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

/** Milliseconds of the main thread from each mark to the next. */
function costs(events: readonly TraceEvent[], marks: readonly TraceEvent[]): number[] {
  const [first] = marks;
  if (!first) throw new Error('The trace has no moves.');
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === first.pid && tid === first.tid,
  );
  return marks.slice(1).map(({ ts: until }, index) => {
    const from = marks[index]?.ts ?? 0;
    const within = tasks.filter(({ ts }) => ts >= from && ts < until);
    return within.reduce((sum, { costUs }) => sum + costUs, 0) / 1000;
  });
}
