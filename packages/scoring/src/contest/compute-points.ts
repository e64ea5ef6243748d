import { checkList, checkNumber, checkObject, checkOneOf } from '../units/check-value.js';
import { checkedIndex, REFERENCE_INDEX } from './index-factor.js';
import { figure, Ledger } from './ledger.js';
import type { ReceiptFigure, ReceiptStep } from './receipt.js';
import type { ContestRule, CourseRule } from './rules/contest-rule.js';

const KMH_PER_MS = 3.6;

/** The flown course and all other inputs of its points. */
export interface FlownMeasures {
  /** Lengths of the measured lines in km, rounded to millimetres. */
  readonly lineKm: readonly number[];
  /** Factor of the lines, such as 2 for out and return. */
  readonly times: number;
  /** Seconds from start to finish. */
  readonly durationS: number;
  /** Handicap index of the aircraft in that year, or null to use 100. */
  readonly index: number | null;
  /** Lengths of the courses that may add a bonus in km, 2 decimals; 0 if there is none. */
  readonly bonusKm?: { readonly triangle: number; readonly out_return: number };
  /** Energy used by the engine, in kWh. */
  readonly energyKwh?: number;
}

/** Points of a course with the steps of their calculation. */
export interface PointsCalculation {
  /** Scored distance in km. It is rounded to 2 decimals before points are computed. */
  readonly distance: number;
  /** Rounded to 2 decimals. */
  readonly points: number;
  /** Points added by another course of the flight. */
  readonly bonus?: {
    readonly points: number;
    readonly scoreName: 'triangle' | 'out_return';
  };
  readonly steps: readonly ReceiptStep[];
}

/**
 * Computes the points of a course by the rule of a contest.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the measure is unknown, the index is not positive, or another figure is
 *   invalid.
 */
export function computePoints(
  rule: ContestRule,
  course: CourseRule,
  flown: FlownMeasures,
): PointsCalculation {
  checkFlown(rule, course, flown);
  const ledger = new Ledger();
  const distance = computeDistance(ledger, flown);
  const valued = computeFactor(ledger, course, distance);
  const bonus = computeBonus(ledger, rule, flown);
  const counted = bonus
    ? ledger.compute('sum', [valued, bonus.km], { name: 'counted_distance', unit: 'km' })
    : valued;
  const measured = computeMeasure(ledger, course, counted, { distance, ...flown });
  const divisor = computeIndexFactor(ledger, rule, flown.index);
  const bonusPoints =
    bonus &&
    ledger.compute('quotient', [bonus.km, divisor], {
      name: 'bonus_points',
      unit: 'points',
      decimals: 2,
    });
  const points = deductEnergy(ledger, rule, [measured, divisor], flown.energyKwh);
  return {
    distance: distance.value,
    points: points.value,
    ...(bonus && bonusPoints && { bonus: { points: bonusPoints.value, scoreName: bonus.of } }),
    steps: ledger.steps,
  };
}

function checkFlown(rule: ContestRule, course: CourseRule, flown: FlownMeasures): void {
  checkRule(rule);
  checkCourse(course);
  checkObject('flown', flown, ['lineKm', 'times', 'durationS']);
  checkList('lineKm', flown.lineKm);
  for (const km of flown.lineKm) checkNumber('lineKm', km, LENGTH);
  checkNumber('times', flown.times, LENGTH);
  checkNumber('durationS', flown.durationS, LENGTH);
  const { triangle, out_return: outReturn } = flown.bonusKm ?? { triangle: 0, out_return: 0 };
  checkNumber('bonusKm.triangle', triangle, LENGTH);
  checkNumber('bonusKm.out_return', outReturn, LENGTH);
  checkNumber('energyKwh', flown.energyKwh ?? 0, LENGTH);
}

function checkRule(rule: ContestRule): void {
  checkObject('rule', rule, []);
  const { indexWeightPercent, bonuses = [], pointsPerKwh = 0 } = rule;
  checkNumber('indexWeightPercent', indexWeightPercent, LENGTH);
  checkNumber('pointsPerKwh', pointsPerKwh, LENGTH);
  checkList('bonuses', bonuses);
  for (const bonus of bonuses) {
    checkObject('bonus', bonus, []);
    checkOneOf('scoreName of bonus', bonus.scoreName, ['triangle', 'out_return']);
    checkNumber('sharePercent of bonus', bonus.sharePercent, LENGTH);
  }
}

function checkCourse(course: CourseRule): void {
  checkObject('course', course, ['measure']);
  checkNumber('factorPercent', course.factorPercent, LENGTH);
  const { measure } = course;
  checkObject('measure', measure, []);
  checkOneOf('kind of measure', measure.kind, ['distance', 'speed', 'distance_speed']);
  if (measure.kind === 'speed') checkNumber('overS of measure', measure.overS, LENGTH);
}

/** Finite and not negative. */
const LENGTH = { min: 0, max: Number.MAX_VALUE };

function computeDistance(ledger: Ledger, { lineKm, times }: FlownMeasures): ReceiptFigure {
  const result = { name: 'distance', unit: 'km', decimals: 2 } as const;
  if (times === 1) {
    return ledger.compute(
      'sum',
      lineKm.map((km) => figure('leg', km, 'km')),
      result,
    );
  }
  const ways = lineKm.map((km) => figure('way', km, 'km'));
  return ledger.compute('product', [...ways, figure('times', times)], result);
}

function computeFactor(
  ledger: Ledger,
  { factorPercent }: CourseRule,
  distance: ReceiptFigure,
): ReceiptFigure {
  if (factorPercent === 100) return distance;
  const factor = figure('factor', factorPercent / 100);
  return ledger.compute('product', [distance, factor], { name: 'valued_distance', unit: 'km' });
}

function computeBonus(
  ledger: Ledger,
  { bonuses = [] }: ContestRule,
  { bonusKm = { triangle: 0, out_return: 0 } }: FlownMeasures,
) {
  const shares = bonuses
    .filter(({ scoreName }) => bonusKm[scoreName] > 0)
    .map(({ scoreName, sharePercent }) => ({
      of: scoreName,
      km: ledger.compute(
        'product',
        [figure(scoreName, bonusKm[scoreName], 'km'), figure('share', sharePercent / 100)],
        { name: `${scoreName}_bonus`, unit: 'km' },
      ),
    }));
  if (shares.length === 0) return undefined;
  const km = ledger.compute(
    'greatest',
    shares.map((share) => share.km),
    { name: 'bonus', unit: 'km' },
  );
  return { km, of: shares.find((share) => share.km.value === km.value)!.of };
}

function computeMeasure(
  ledger: Ledger,
  { measure }: CourseRule,
  counted: ReceiptFigure,
  { distance, durationS }: { readonly distance: ReceiptFigure; readonly durationS: number },
): ReceiptFigure {
  switch (measure.kind) {
    case 'distance':
      return counted;
    case 'speed': {
      const hours = figure('hours', measure.overS / 3600, 'h');
      return ledger.compute('quotient', [counted, hours], { name: 'speed', unit: 'km/h' });
    }
    case 'distance_speed': {
      const hours = figure('hours', durationS / 3600, 'h');
      const speed = ledger.compute('quotient', [distance, hours], { name: 'speed', unit: 'km/h' });
      const speedMs = ledger.compute('quotient', [speed, figure('kmh_per_ms', KMH_PER_MS)], {
        name: 'speed_ms',
        unit: 'm/s',
      });
      return ledger.compute('product', [counted, speedMs], { name: 'distance_speed', unit: '' });
    }
  }
}

function computeIndexFactor(
  ledger: Ledger,
  { indexWeightPercent }: ContestRule,
  givenIndex: number | null,
): ReceiptFigure {
  const index = figure('index', checkedIndex(givenIndex));
  const reference = figure('reference', REFERENCE_INDEX);
  const result = { name: 'index_factor', unit: '' } as const;
  if (indexWeightPercent === 100) return ledger.compute('quotient', [index, reference], result);
  const excess = ledger.compute('difference', [index, reference], {
    name: 'index_excess',
    unit: '',
  });
  const weight = figure('weight', indexWeightPercent / 100);
  const weighted = ledger.compute('product', [weight, excess], {
    name: 'weighted_excess',
    unit: '',
  });
  const sum = ledger.compute('sum', [reference, weighted], { name: 'weighted_index', unit: '' });
  return ledger.compute('quotient', [sum, reference], result);
}

function deductEnergy(
  ledger: Ledger,
  { pointsPerKwh }: ContestRule,
  quotient: readonly ReceiptFigure[],
  energyKwh: number | undefined,
): ReceiptFigure {
  const result = { name: 'points', unit: 'points', decimals: 2 } as const;
  if (pointsPerKwh === undefined || energyKwh === undefined) {
    return ledger.compute('quotient', quotient, result);
  }
  const flown = ledger.compute('quotient', quotient, { name: 'flown_points', unit: 'points' });
  const price = ledger.compute(
    'product',
    [figure('energy', energyKwh, 'kWh'), figure('energy_price', pointsPerKwh, 'points/kWh')],
    { name: 'energy_points', unit: 'points' },
  );
  const rest = ledger.compute('difference', [flown, price], {
    name: 'reduced_points',
    unit: 'points',
  });
  return ledger.compute('greatest', [rest, figure('nothing', 0, 'points')], result);
}
