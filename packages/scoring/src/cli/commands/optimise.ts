import {
  type Course,
  findOptimum,
  MAX_TURNPOINTS,
  type Optimum,
} from '../../contest/find-optimum.js';
import { timestamp } from '../../contest/timestamp.js';
import { examineFlight } from '../../flight/inspect-flight.js';
import { splitFlights } from '../../flight/split-flights.js';
import type { ParsedIgc } from '../../igc/parse-igc.js';
import { createTrack } from '../../track/create-track.js';
import type { FixRange } from '../../track/fix-range.js';
import type { Track } from '../../track/track.js';
import { forEachFile } from '../each-file.js';
import { parseNumber, parseOptions, UsageError } from '../options.js';
import type { Command } from '../world.js';

/** Finds the best course of files by a rule given on the command line. */
export const optimise: Command = {
  usage: `cloudstreet-igc optimise FILE… --shape SHAPE [options]

Finds the best course over the recorded fixes and proves it, on the WGS84 ellipsoid.

  --shape SHAPE      distance, triangle, out_return or out (a straight line)
  --turnpoints K     distance: how many at most (default 3); out_return: 1 (default) or 2; a
                     triangle has 3, a straight line 0
  --closing-km C     triangle, out_return: greatest gap of start and finish (default 1)
  --min-share P      triangle: least share of each leg in percent, for example 28 (default 0)
  --max-loss-m M     how much lower the finish may be than the start (default: any)
  --hours H          distance, out: longest time from start to finish (default: any)
  --whole-log        from the first movement to the last, instead of what may be scored
  --json             print JSON, one object a line and file
`,
  run(args, world) {
    const { values, files } = parseOptions(args, {
      shape: { type: 'string' },
      turnpoints: { type: 'string' },
      'closing-km': { type: 'string' },
      'min-share': { type: 'string' },
      'max-loss-m': { type: 'string' },
      hours: { type: 'string' },
      'whole-log': { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const course = parseCourse(values);
    const windowsOf = values['whole-log'] ? wholeLog : scoredWindows;
    const output = { isJson: values.json ?? false, toText: formatOptimum };
    return forEachFile(files, world, output, (file, parsed) => {
      const { track, windows } = windowsOf(parsed, world.nowS);
      return toResult(file, findOptimum(track, windows, course));
    });
  },
};

/** What the command prints of a file; both figures are 0 where no course keeps the rule. */
interface OptimumResult {
  readonly file: string;
  readonly value_km: number;
  readonly upper_bound_km: number;
  readonly points: readonly { readonly lat: number; readonly lon: number; readonly time: string }[];
}

type Texts = Readonly<Partial<Record<string, string | boolean>>>;

interface ShapeOptions {
  /** What the shape can be limited by, besides what limits all. */
  readonly limits: readonly string[];
  readonly turnpoints: { readonly min: number; readonly max: number; readonly fallback: number };
}

const OPTIONS_OF: Readonly<Record<Course['shape'], ShapeOptions>> = {
  distance: { limits: ['hours'], turnpoints: { min: 0, max: MAX_TURNPOINTS, fallback: 3 } },
  triangle: {
    limits: ['closing-km', 'min-share'],
    turnpoints: { min: 3, max: 3, fallback: 3 },
  },
  out_return: { limits: ['closing-km'], turnpoints: { min: 1, max: 2, fallback: 1 } },
  out: { limits: ['hours'], turnpoints: { min: 0, max: 0, fallback: 0 } },
};

function checkLimits(shape: Course['shape'], values: Texts): void {
  const limits = new Set(Object.values(OPTIONS_OF).flatMap((options) => options.limits));
  for (const limit of limits) {
    if (values[limit] === undefined || OPTIONS_OF[shape].limits.includes(limit)) continue;
    const shapes = Object.entries(OPTIONS_OF).filter(([, options]) =>
      options.limits.includes(limit),
    );
    throw new UsageError(
      `--shape ${shape} has no such limit as --${limit}, which goes with ${shapes.map(([name]) => name).join(' and ')}.`,
    );
  }
}

function parseTurnpoints(shape: Course['shape'], text: string | boolean | undefined): number {
  const { min, max, fallback } = OPTIONS_OF[shape].turnpoints;
  if (typeof text !== 'string') return fallback;
  if (min < max) {
    return parseNumber('turnpoints', text, { min, max, isWhole: true, example: fallback });
  }
  if (text === String(fallback)) return fallback;
  throw new UsageError(`--turnpoints: --shape ${shape} always has ${fallback}, not "${text}".`);
}

function parseCourse(values: Texts): Course {
  const shape = parseShape(values['shape']);
  checkLimits(shape, values);
  const number = (name: string, fallback: number, range: Parameters<typeof parseNumber>[2]) => {
    const text = values[name];
    return typeof text === 'string' ? parseNumber(name, text, range) : fallback;
  };
  const maxLossOfHeightM = number('max-loss-m', Infinity, { min: 0, max: 20_000, example: 1000 });
  const maxGapM = 1000 * number('closing-km', 1, { min: 0, max: 1000, example: 1 });
  const maxDurationS = 3600 * number('hours', Infinity, { min: 0.01, max: 1000, example: 2 });
  const turnpoints = parseTurnpoints(shape, values['turnpoints']);
  switch (shape) {
    case 'distance':
      return { shape, turnpoints, maxDurationS, maxLossOfHeightM };
    case 'triangle': {
      const minSharePercent = number('min-share', 0, { min: 0, max: 33.3, example: 28 });
      return { shape, minSharePercent, maxGapM, maxLossOfHeightM };
    }
    case 'out_return':
      return { shape, turnpoints: turnpoints === 2 ? 2 : 1, maxGapM, maxLossOfHeightM };
    case 'out':
      // Within a time, a straight line is a path without turnpoints.
      return maxDurationS === Infinity
        ? { shape, maxLossOfHeightM }
        : { shape: 'distance', turnpoints, maxDurationS, maxLossOfHeightM };
  }
}

function parseShape(text: string | boolean | undefined): Course['shape'] {
  if (typeof text === 'string' && Object.hasOwn(OPTIONS_OF, text)) return text as Course['shape'];
  const given = text === undefined ? 'is missing' : `"${text}" is none`;
  throw new UsageError(`--shape ${given}: distance, triangle, out_return or out.`);
}

interface Stretch {
  readonly track: Track;
  readonly windows: readonly FixRange[];
}

/** What may be scored of the longest flight. */
function scoredWindows({ recording, findings }: ParsedIgc, nowS: number): Stretch {
  const examined = splitFlights(recording).map((span) =>
    examineFlight({
      recording,
      span,
      fileFindings: findings,
      uploadedAtS: nowS,
      editAllowedUntilS: Number.POSITIVE_INFINITY,
    }),
  );
  return examined.reduce((a, b) => (b.flight.totalSeconds > a.flight.totalSeconds ? b : a));
}

/** All usable fixes, but those before the position changes first and after it changes last. */
function wholeLog({ recording }: ParsedIgc): Stretch {
  const track = createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
  let [first, last] = [0, track.count - 1];
  while (first < last && isSamePlace(track, first, first + 1)) first++;
  while (last > first && isSamePlace(track, last, last - 1)) last--;
  return { track, windows: track.count > 0 ? [{ first, last }] : [] };
}

function isSamePlace({ lat, lon }: Track, a: number, b: number): boolean {
  return lat[a] === lat[b] && lon[a] === lon[b];
}

function toResult(file: string, optimum: Optimum | undefined): OptimumResult {
  return {
    file,
    value_km: kilometres(optimum?.distanceM ?? 0),
    upper_bound_km: kilometres(optimum?.upperBoundM ?? 0),
    points: (optimum?.points ?? []).map(({ lat, lon, timeS }) => ({
      lat,
      lon,
      time: timestamp(timeS),
    })),
  };
}

/** To the millimetre; beyond, figures mean nothing. */
function kilometres(metres: number): number {
  return Math.round(metres * 1000) / 1e6;
}

function formatOptimum({
  file,
  value_km: km,
  upper_bound_km: most,
  points,
}: OptimumResult): string {
  if (points.length === 0) return `${file}: no such course within the limits\n`;
  const proof = most > km ? `, at most ${most.toFixed(3)} km` : '';
  const rows = points.map(
    ({ lat, lon, time }) =>
      `${time.slice(0, 19)}Z ${lat.toFixed(5).padStart(10)} ${lon.toFixed(5).padStart(11)}\n`,
  );
  return `${file}: ${km.toFixed(3)} km${proof}\n${rows.join('')}`;
}
