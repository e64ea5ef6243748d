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

  --shape SHAPE      distance, triangle, out_return or out
  --turnpoints K     distance: how many at most (default 3); out_return: 1 (default) or 2
  --closing-km C     triangle, out_return: greatest gap of start and finish (default 1)
  --min-share P      triangle: least share of each leg in percent, for example 28 (default 0)
  --max-loss-m M     how much lower the finish may be than the start (default: any)
  --hours H          distance: longest time from start to finish (default: any)
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

/** Which options each shape takes besides those of all. */
const OPTIONS_OF: Readonly<Record<Course['shape'], readonly string[]>> = {
  distance: ['turnpoints', 'hours'],
  triangle: ['closing-km', 'min-share'],
  out_return: ['turnpoints', 'closing-km'],
  out: [],
};
const SHAPED_OPTIONS = [...new Set(Object.values(OPTIONS_OF).flat())];

function parseCourse(values: Texts): Course {
  const shape = parseShape(values['shape']);
  const foreign = SHAPED_OPTIONS.find(
    (option) => values[option] !== undefined && !OPTIONS_OF[shape].includes(option),
  );
  if (foreign) throw new UsageError(`--${foreign} does not go with --shape ${shape}.`);
  const number = (name: string, fallback: number, range: Parameters<typeof parseNumber>[2]) => {
    const text = values[name];
    return typeof text === 'string' ? parseNumber(name, text, range) : fallback;
  };
  const maxLossOfHeightM = number('max-loss-m', Infinity, { min: 0, max: 20_000, example: 1000 });
  const maxGapM = 1000 * number('closing-km', 1, { min: 0, max: 1000, example: 1 });
  const turnpoints = (fallback: number, most: number) =>
    number('turnpoints', fallback, { min: 0, max: most, isWhole: true, example: fallback });
  switch (shape) {
    case 'distance': {
      const hours = number('hours', Infinity, { min: 0.01, max: 1000, example: 2 });
      const most = turnpoints(3, MAX_TURNPOINTS);
      return { shape, turnpoints: most, maxDurationS: hours * 3600, maxLossOfHeightM };
    }
    case 'triangle': {
      const minSharePercent = number('min-share', 0, { min: 0, max: 33.3, example: 28 });
      return { shape, minSharePercent, maxGapM, maxLossOfHeightM };
    }
    case 'out_return': {
      const count = turnpoints(1, 2);
      if (count !== 1 && count !== 2) throw new UsageError('--turnpoints takes 1 or 2, not 0.');
      return { shape, turnpoints: count, maxGapM, maxLossOfHeightM };
    }
    case 'out':
      return { shape, maxLossOfHeightM };
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
  const proof = most > km ? `, at most ${most.toFixed(3)} km` : '';
  const rows = points.map(
    ({ lat, lon, time }) =>
      `${time.slice(0, 19)}Z ${lat.toFixed(5).padStart(10)} ${lon.toFixed(5).padStart(11)}\n`,
  );
  return `${file}: ${km.toFixed(3)} km${proof}\n${rows.join('')}`;
}
