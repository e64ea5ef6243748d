import type { ObservationZone } from './observation-zone.js';
import type { RuleSetCode } from './task.js';

/** Observation zones of a rule set, for points without their own zone. */
export interface RuleSet {
  readonly start: ObservationZone;
  /** A turnpoint is reached in any of these zones. */
  readonly turnpoint: readonly ObservationZone[];
  readonly finish: ObservationZone;
  /** Publication of the rules, in British English. */
  readonly source: string;
}

const cylinder = (radiusM: number): ObservationZone => ({ kind: 'CYLINDER', radiusM });
const line = (radiusM: number): ObservationZone => ({ kind: 'LINE', radiusM });
const keyhole = (radiusM: number): ObservationZone => ({ kind: 'KEYHOLE', radiusM });
const QUADRANT: ObservationZone = { kind: 'SYMMETRIC_QUADRANT' };

const HALF_KILOMETRE = 500;
const STATUTE_MILE = 1609;

/**
 * Rule sets by their codes in the contract: German championship (`D`), FAI badges and records
 * (`F`), assigned area (`AA`), United States (`US`), Grand Prix (`GP`), Polish (`P`), French
 * (`FR`), British (`UK`). The radius of a line is half of the length in the source.
 */
export const RULE_SETS: Readonly<Record<RuleSetCode, RuleSet>> = {
  D: {
    start: cylinder(1000),
    turnpoint: [QUADRANT],
    finish: cylinder(1000),
    source: 'DMSt competition rules 2021, §4.1.3; the quadrant has no end.',
  },
  F: {
    start: line(HALF_KILOMETRE),
    turnpoint: [QUADRANT, cylinder(HALF_KILOMETRE)],
    finish: line(HALF_KILOMETRE),
    source:
      'FAI Sporting Code, section 3: lines of 1 km; a quadrant or a cylinder, whichever helps.',
  },
  AA: {
    start: line(5000),
    turnpoint: [cylinder(10_000)],
    finish: cylinder(3000),
    source: 'Zones of a published assigned area task; areas have radii of their own as a rule.',
  },
  US: {
    start: cylinder(5000),
    turnpoint: [cylinder(STATUTE_MILE)],
    finish: cylinder(STATUTE_MILE),
    source: 'Our reading of the national rules: 5 km, 1 statute mile.',
  },
  GP: {
    start: line(2500),
    turnpoint: [cylinder(HALF_KILOMETRE)],
    finish: line(250),
    source: 'Our reading of the Grand Prix rules: lines of 5 km and 0.5 km.',
  },
  P: {
    start: cylinder(1000),
    turnpoint: [keyhole(10_000)],
    finish: cylinder(1000),
    source: 'Our reading of the national rules.',
  },
  FR: {
    start: line(5000),
    turnpoint: [keyhole(10_000)],
    finish: cylinder(3000),
    source: 'Our reading of the national rules: a line of 10 km.',
  },
  UK: {
    start: line(6000),
    turnpoint: [keyhole(20_000)],
    finish: line(3000),
    source:
      'British ladder rules: a start line 12 km long; the finish line of 6 km is our reading.',
  },
};
