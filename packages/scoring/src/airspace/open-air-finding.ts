/** Codes of findings, with messages for maintainers of the file. */
const WORDS = {
  NOT_OPEN_AIR: 'The file has no AC record: it is no OpenAir file.',
  MISSING_CLASS: 'The airspace has no class (AC record).',
  MISSING_LIMIT: 'The airspace has no floor (AL record) or no ceiling (AH record).',
  LIMITS_REVERSED: 'The floor lies above the ceiling.',
  TOO_FEW_POSITIONS: 'The outline has fewer than three different positions.',
  SEVERAL_OUTLINES:
    'The airspace has more than one outline. Define each circle as a separate airspace.',
  TOO_MANY_PARTS: 'The outline has more than 20000 corners; an arc counts as 100.',
  INVALID_COORDINATES: 'The coordinates cannot be read.',
  MISSING_CENTRE: 'A circle or an arc has no centre (V X= record) before it.',
  INVALID_RADIUS: 'The radius is no number of nautical miles above 0 and up to 1000.',
  INVALID_ARC: 'The arc has no two ends that can be used.',
  INVALID_DIRECTION: 'The direction of arcs (V D= record) is neither + nor -.',
  UNREADABLE_OUTLINE:
    'The line seems to be part of the outline, but is not one record of a known kind.',
  INVALID_WIDTH: 'The airway has no width (V W= record) above 0 and up to 1000 nautical miles.',
  UNREADABLE_LIMIT: 'The altitude cannot be read, so it counts as unknown.',
  REPEATED_LIMIT: 'The airspace has this limit twice, and the later one counts.',
  MISSING_NAME: 'The airspace has no name (AN record).',
  INVALID_ACTIVATION: 'The activation time is no interval of UTC times, and is left out.',
  INVALID_TRANSPONDER_CODE: 'The transponder code is no four digits from 0 to 7, and is left out.',
  UNKNOWN_RECORD: 'The line is of no known kind, and is left out.',
  STRAY_RECORD: 'The line belongs to no airspace, and is left out.',
  LINE_TOO_LONG: 'The line is longer than 2000 characters, and is left out.',
} as const;

/** Stable, for branching. */
export type OpenAirCode = keyof typeof WORDS;

/** The codes that cost the airspace; after any other it is still used. */
const ERRORS: ReadonlySet<OpenAirCode> = new Set<OpenAirCode>([
  'NOT_OPEN_AIR',
  'MISSING_CLASS',
  'MISSING_LIMIT',
  'LIMITS_REVERSED',
  'TOO_FEW_POSITIONS',
  'SEVERAL_OUTLINES',
  'TOO_MANY_PARTS',
  'INVALID_COORDINATES',
  'MISSING_CENTRE',
  'INVALID_RADIUS',
  'INVALID_ARC',
  'INVALID_DIRECTION',
  'UNREADABLE_OUTLINE',
  'INVALID_WIDTH',
]);

/** A finding on a line of an OpenAir file. */
export interface OpenAirFinding {
  /** Message in English. */
  readonly code: OpenAirCode;
  /** An error leaves out the airspace, a warning only the line. */
  readonly type: 'error' | 'warning';
  /** Counted from 1. */
  readonly line: number;
  /** The line itself, cut to 80 characters. */
  readonly source: string;
  /** Name of the airspace, if known. */
  readonly name?: string;
  /** In English. */
  readonly message: string;
}

const MAX_SOURCE_LENGTH = 80;

export function openAirFinding(
  code: OpenAirCode,
  line: number,
  source: string,
  name?: string,
): OpenAirFinding {
  return {
    code,
    type: ERRORS.has(code) ? 'error' : 'warning',
    line,
    source: source.trim().slice(0, MAX_SOURCE_LENGTH),
    ...(name && { name }),
    message: WORDS[code],
  };
}
