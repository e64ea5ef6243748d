/** Classes of competitions, whose days are worth 1000 points from different distances on. */
export type CompetitionClass = (typeof COMPETITION_CLASSES)[number];

export const COMPETITION_CLASSES = [
  'club',
  '13_5m',
  'standard',
  '15m',
  '20m',
  '18m',
  'open',
] as const;

/** Points from marking distance and speed, relative to the best of the day. */
export interface ThousandPointRules {
  readonly kind: 'thousand_points';
  readonly maxPoints: number;
  /** Points of a day by the best distance: `perDistance` times the share of `fullKm`, less `off`. */
  readonly byDistance: { readonly perShare: number; readonly less: number };
  /** Points of a day by the time of the fastest: `perHour` times hours, less `off`. */
  readonly byTime: { readonly perHour: number; readonly less: number };
  /** Share of points that speed can earn, if all launched and are fast. */
  readonly speedShare: number;
  /** A pilot is fast above this share of the highest speed, from which on speed earns points. */
  readonly fastShare: number;
  /** Day factor: this times the share of pilots beyond the minimum distance. */
  readonly perDistantShare: number;
  /** Completion factor: `perShare` times fast pilots per distant one, plus `base`. */
  readonly completion: { readonly perShare: number; readonly base: number };
  /** Least share of pilots beyond the minimum distance for a valid day. */
  readonly minDistantShare: number;
  readonly classes: Readonly<Record<CompetitionClass, ClassRules>>;
}

/** Distances of a class in kilometres. */
export interface ClassRules {
  /** A pilot beyond it counts for the day. */
  readonly minKm: number;
  /** Distance of a day of 1000 points. */
  readonly fullKm: number;
  readonly isHandicapped: boolean;
}

/** Points by the order of finishes. */
export interface PlacePointRules {
  readonly kind: 'place_points';
  /** Of the first place and so on; none for the others. */
  readonly points: readonly number[];
}

/** Points by speed alone. */
export interface SpeedPointRules {
  readonly kind: 'speed_points';
  /** Points are km/h times this, divided by the handicap. */
  readonly perKmh: number;
}

/** A set of rules for the points of a day. A new edition is another entry. */
export type PointRules = (ThousandPointRules | PlacePointRules | SpeedPointRules) & {
  /** Publication of the rules, in British English. */
  readonly source: string;
};

export type PointRulesName = keyof typeof POINT_RULES;

const ANNEX_A = {
  kind: 'thousand_points',
  maxPoints: 1000,
  byDistance: { perShare: 1250, less: 250 },
  byTime: { perHour: 400, less: 200 },
  speedShare: 2 / 3,
  fastShare: 2 / 3,
  perDistantShare: 1.25,
  completion: { perShare: 1.2, base: 0.6 },
  minDistantShare: 0.25,
  classes: {
    club: { minKm: 100, fullKm: 250, isHandicapped: true },
    '13_5m': { minKm: 100, fullKm: 250, isHandicapped: false },
    standard: { minKm: 120, fullKm: 300, isHandicapped: false },
    '15m': { minKm: 120, fullKm: 300, isHandicapped: false },
    '20m': { minKm: 120, fullKm: 300, isHandicapped: true },
    '18m': { minKm: 140, fullKm: 350, isHandicapped: false },
    open: { minKm: 140, fullKm: 350, isHandicapped: false },
  },
} as const satisfies ThousandPointRules;

/** Rules for the points of a day, by their names. */
export const POINT_RULES = {
  'annex-a': {
    ...ANNEX_A,
    source:
      'FAI Sporting Code, section 3, Annex A, 1000-point system, as in the script of SeeYou of 2021; confirmed by the published points of a day of the world championships 2026.',
  },
  competition: {
    ...ANNEX_A,
    source: 'Annex A for local competitions: those who achieved the task are its pilots.',
  },
  classic: {
    kind: 'speed_points',
    perKmh: 100,
    source: 'Points of a declared task: speed times 100, divided by the index.',
  },
  'grand-prix': {
    kind: 'place_points',
    points: [10, 8, 7, 6, 5, 4, 3, 2, 1],
    source: 'Sailplane Grand Prix: 10 points for the first, then 8, 7 and so on.',
  },
} as const satisfies Readonly<Record<string, PointRules>>;
