/** The cost of following a pointer over the barogram and over the map. */
import type { Locator, Page } from '@playwright/test';
import { BAROGRAM, IDLE_MAP, type Place, placesAcross } from './parts.ts';

/** Everything that a page loads and draws late is there by then. */
const SETTLED_MS = 20_000;
/** Everything that follows a resting cursor has done so by then. */
const RESTED_MS = 2000;
const MOVES = 240;
/** Several, since one may meet a long garbage collection. */
const SWEEPS = 5;
/** Names a move in the trace. */
const MARK = 'cursor-move';

/** Of each move in turn. */
export interface CursorMoves {
  /** Processor time of the main thread in the tasks of a Chromium trace between two moves. */
  costsMs: number[];
  /** Duration of each frame. */
  framesMs: number[];
}

/** Selects an interval, then moves the pointer across the barogram and across the map, a step per frame. */
export async function moveCursor(page: Page): Promise<{ barogram: CursorMoves; map: CursorMoves }> {
  const barogram = page.locator(BAROGRAM);
  await barogram.waitFor();
  const map = page.locator(IDLE_MAP);
  await map.waitFor();
  await select(page, barogram);
  await page.waitForTimeout(SETTLED_MS);
  return {
    barogram: await sweepOften(page, {
      mark: MARK,
      event: 'pointermove',
      area: BAROGRAM,
      places: placesAcross(await barogram.boundingBox(), MOVES),
    }),
    map: await sweepOften(page, {
      mark: MARK,
      event: 'mousemove',
      area: IDLE_MAP,
      places: placesAcross(await map.boundingBox(), MOVES),
    }),
  };
}

async function sweepOften(page: Page, moves: Sweep): Promise<CursorMoves> {
  // The first sweep has the browser compile what the others run.
  await page.evaluate(sweep, moves);
  await page.waitForTimeout(RESTED_MS);
  const costsMs: number[] = [];
  const framesMs: number[] = [];
  for (let count = 0; count < SWEEPS; count++) {
    const trace = await record(page, () => page.evaluate(sweep, moves));
    const marks = trace.filter(({ name }) => name === MARK).toSorted((a, b) => a.ts - b.ts);
    costsMs.push(...costs(trace, marks));
    for (const [index, { ts }] of marks.slice(1).entries()) {
      framesMs.push((ts - (marks[index]?.ts ?? 0)) / 1000);
    }
    await page.waitForTimeout(RESTED_MS);
  }
  return { costsMs, framesMs };
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

/** The same over the mounted plot of the bare page, which moves a marker on its map. */
export async function moveBareCursor(page: Page): Promise<CursorMoves> {
  const area = '.u-over';
  const places = placesAcross(await page.locator(area).boundingBox(), MOVES);
  return sweepOften(page, { mark: MARK, event: 'mousemove', area, places });
}

interface Sweep {
  mark: string;
  /** The event that its listeners take for a move. */
  event: 'pointermove' | 'mousemove';
  /** Selector of the element that the pointer moves over. */
  area: string;
  /** From the left and upper edge of that. */
  places: Place[];
}

/** Runs in the page: moves the pointer from place to place, and marks each move for the trace. */
async function sweep({ mark, event, area, places }: Sweep): Promise<void> {
  const element = document.querySelector<HTMLElement>(area);
  if (!element) throw new Error(`There is no ${area}.`);
  const { left, top } = element.getBoundingClientRect();
  for (const { x, y } of places) {
    await new Promise(requestAnimationFrame);
    performance.mark(mark);
    const at = {
      bubbles: true,
      clientX: left + x,
      clientY: top + y,
      pointerId: 1,
      pointerType: 'mouse',
    };
    element.dispatchEvent(new PointerEvent(event, at));
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
  /** Processor time, or the whole duration where the trace has none. */
  costUs: number;
}

async function record(page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, pid, tid, ts, dur, tdur } of value) {
      events.push({
        name: name ?? '',
        pid: Number(pid),
        tid: Number(tid),
        ts: Number(ts),
        costUs: Number(tdur ?? dur ?? 0),
      });
    }
  });
  await session.send('Tracing.start', {
    // Tasks and marks alone: recording more adds to the cost of the moves.
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
