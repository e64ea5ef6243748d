import { type Course, MAX_TURNPOINTS } from '../../contest/find-optimum.js';
import { type NumberLimits, parseNumber, UsageError } from '../options.js';

/** Options that define the course to find. */
export const COURSE_OPTIONS = {
  shape: { type: 'string' },
  turnpoints: { type: 'string' },
  'closing-km': { type: 'string' },
  'min-share': { type: 'string' },
  'max-loss-m': { type: 'string' },
  hours: { type: 'string' },
} as const;

/** Help text of these options. */
export const COURSE_USAGE = `\
  --shape SHAPE           distance, triangle, out_return or out (a straight line)
  --turnpoints K          distance: maximum number, up to ${MAX_TURNPOINTS} (default 3); out_return: 1 (default)
                          or 2; a triangle has 3, a straight line 0
  --closing-km C          triangle, out_return: maximum gap between start and finish (default 1)
  --min-share P           triangle: minimum share of each leg in percent, for example 28 (default 0)
  --max-loss-m M          maximum loss of height from start to finish (default: any)
  --hours H               distance, out: maximum time from start to finish (default: any)
`;

type CourseOptionTexts = Readonly<Partial<Record<keyof typeof COURSE_OPTIONS, string>>>;

/**
 * Reads the options of a course.
 *
 * @throws {UsageError} If the shape is unknown, a limit does not go with it, or a value is invalid.
 */
export function parseCourse(values: CourseOptionTexts): Course {
  const shape = parseShape(values.shape);
  checkLimits(shape, values);
  const number = (name: keyof CourseOptionTexts, fallback: number, range: NumberLimits) => {
    const text = values[name];
    return text === undefined ? fallback : parseNumber(name, text, range);
  };
  const maxLossOfHeightM = number('max-loss-m', Infinity, { min: 0, max: 20_000, example: 1000 });
  const maxGapM = 1000 * number('closing-km', 1, { min: 0, max: 1000, example: 1 });
  const maxDurationS = 3600 * number('hours', Infinity, { min: 0.01, max: 1000, example: 2 });
  const turnpoints = parseTurnpoints(shape, values.turnpoints);
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

function parseShape(text: string | undefined): Course['shape'] {
  if (text !== undefined && Object.hasOwn(OPTIONS_OF, text)) return text as Course['shape'];
  const shapes = 'distance, triangle, out_return or out';
  if (text === undefined) throw new UsageError(`--shape is missing: ${shapes}.`);
  throw new UsageError(`--shape takes ${shapes}, not "${text}".`);
}

type ShapeLimit = 'closing-km' | 'min-share' | 'hours';

interface ShapeOptions {
  /** Limits that only some shapes have. */
  readonly limits: readonly ShapeLimit[];
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

function checkLimits(shape: Course['shape'], values: CourseOptionTexts): void {
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

function parseTurnpoints(shape: Course['shape'], text: string | undefined): number {
  const { min, max, fallback } = OPTIONS_OF[shape].turnpoints;
  if (text === undefined) return fallback;
  if (min < max) {
    return parseNumber('turnpoints', text, { min, max, isWhole: true, example: fallback });
  }
  if (text === String(fallback)) return fallback;
  throw new UsageError(`--turnpoints: --shape ${shape} always has ${fallback}, not "${text}".`);
}
