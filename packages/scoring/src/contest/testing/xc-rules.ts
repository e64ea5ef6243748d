import type { LegShareBand } from '../../shape/fai-triangle.js';

/** Limits of the gap, and its penalty. */
export interface ClosingTerms {
  /** A gap of up to this many metres closes every course. */
  readonly alwaysM: number;
  /** A larger one closes a course of which it is at most this share. */
  readonly sharePercent: number;
  /** A gap of more than this many metres is subtracted from the length. */
  readonly freeM: number;
}

/** A kind of course and its factor. */
export interface XcShape {
  readonly shape: 'path' | 'triangle' | 'outReturn';
  /** Only for a triangle. */
  readonly bands?: readonly LegShareBand[];
  /** Only for a triangle or an out and return. */
  readonly closing?: ClosingTerms;
  /** Factor per kilometre by minimum length, the longest first; a shorter course does not count. */
  readonly factors: readonly { readonly fromKm: number; readonly factor: number }[];
}

const ANY = [{ fromM: 0, minPercent: 0, maxPercent: 100 }];
const FAI_28 = [{ fromM: 0, minPercent: 28, maxPercent: 100 }];
const FLAT_15_45 = [{ fromM: 0, minPercent: 15, maxPercent: 45 }];

const always = (factor: number) => [{ fromKm: 0, factor }];
const path: XcShape = { shape: 'path', factors: always(1) };
const triangle = (
  bands: readonly LegShareBand[],
  closing: ClosingTerms,
  factors: XcShape['factors'],
): XcShape => ({ shape: 'triangle', bands, closing, factors });

const within = (sharePercent: number) => ({ alwaysM: 0, sharePercent, freeM: 0 });
const FFVL_CLOSING = { alwaysM: 3000, sharePercent: 5, freeM: 3000 };
const FAI_CLOSING = { alwaysM: 800, sharePercent: 0, freeM: 800 };
/** Its authors take every gap off, be it ever so small. */
const XC_LEAGUE_CLOSING = { alwaysM: 800, sharePercent: 0, freeM: 0 };
const XC_LEAGUE_FLAT = [
  { fromKm: 35, factor: 2 },
  { fromKm: 15, factor: 1.5 },
  { fromKm: 5, factor: 1.2 },
];
const XC_LEAGUE_FAI = [
  { fromKm: 25, factor: 2.3 },
  { fromKm: 15, factor: 2 },
  { fromKm: 5, factor: 1.5 },
];

/** Rules of paragliding, over which the solvers can be compared with others' results. */
export const XC_RULES: Readonly<Record<string, readonly XcShape[]>> = {
  FFVL: [
    path,
    triangle(ANY, FFVL_CLOSING, always(1.2)),
    triangle(FAI_28, FFVL_CLOSING, always(1.4)),
  ],
  XContest: [
    path,
    triangle(ANY, within(20), always(1.2)),
    triangle(FAI_28, within(20), always(1.4)),
    triangle(ANY, within(5), always(1.4)),
    triangle(FAI_28, within(5), always(1.6)),
  ],
  FAI: [path, triangle(ANY, FAI_CLOSING, always(1.2)), triangle(FAI_28, FAI_CLOSING, always(1.4))],
  XCLeague: [
    { shape: 'path', factors: [{ fromKm: 5, factor: 1 }] },
    { shape: 'outReturn', closing: XC_LEAGUE_CLOSING, factors: XC_LEAGUE_FLAT },
    triangle(FLAT_15_45, XC_LEAGUE_CLOSING, XC_LEAGUE_FLAT),
    triangle(FAI_28, XC_LEAGUE_CLOSING, XC_LEAGUE_FAI),
  ],
};
