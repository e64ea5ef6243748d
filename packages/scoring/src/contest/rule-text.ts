import { formatNumber, withUnit } from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import { courseText } from './course-text.js';
import { findKnownRule } from './known-rule.js';
import { formatMetres } from './limit-text.js';
import type { Receipt, ReceiptStep } from './receipt.js';
import type { ReceiptFormat } from './receipt-format.js';
import type {
  ContestRule,
  CourseGeometry,
  CourseRule,
  EntryRule,
  TriangleGeometry,
} from './rules/contest-rule.js';

/**
 * Formats the rule of a receipt as sentences, as far as it concerns the scored course. If the
 * receipt has another edition than the current one, only its number is given, because its content
 * is unknown.
 */
export function ruleText(
  { rule: named, course, steps }: Pick<Receipt, 'rule' | 'course' | 'steps'>,
  reader: ReceiptFormat,
): string[] {
  const rule = findKnownRule(named);
  const courseRule = rule?.courses.find(
    ({ scoreName, bitnerKind }) =>
      scoreName === course.score_name && bitnerKind === course.bitner_kind,
  );
  if (!rule || !courseRule)
    return [textsOf(reader)['receipt.rule.unknown']({ version: named.version })];
  return [
    ...(rule.courses.some(({ scoreName }) => scoreName !== courseRule.scoreName)
      ? [textsOf(reader)['receipt.rule.best']({ course: courseText(course, reader) })]
      : []),
    ...courseTexts(courseRule, reader),
    ...factorTexts(courseRule, { courses: rule.courses, steps }, reader),
    ...bonusTexts(rule, reader),
    ...pointsTexts(rule, courseRule, reader),
    ...entryTexts(rule.entry, reader),
  ];
}

function entryTexts(entry: EntryRule | undefined, reader: ReceiptFormat): string[] {
  const { aircraftKinds, clubCountry, takeoffCountry } = entry ?? {};
  const countries = new Intl.DisplayNames(reader.locale, { type: 'region' });
  const nameOf = (country: string) => countries.of(country) ?? country;
  return [
    ...(clubCountry
      ? [textsOf(reader)['receipt.rule.clubs']({ country: nameOf(clubCountry) })]
      : []),
    ...(takeoffCountry
      ? [textsOf(reader)['receipt.rule.takeoffs']({ country: nameOf(takeoffCountry) })]
      : []),
    ...(aircraftKinds?.includes('FG') ? [textsOf(reader)['receipt.rule.electric']()] : []),
  ];
}

/** Sentences about the course and its limits. */
function courseTexts({ geometry, minDistanceKm }: CourseRule, reader: ReceiptFormat): string[] {
  return [
    ...shapeTexts(geometry, reader),
    ...('maxLossOfHeightM' in geometry ? [lossText(geometry.maxLossOfHeightM, reader)] : []),
    ...('withEngine' in geometry && geometry.withEngine
      ? [textsOf(reader)['receipt.rule.engine']()]
      : []),
    ...(minDistanceKm === undefined
      ? []
      : [textsOf(reader)['receipt.rule.least']({ distance: wholeKm(minDistanceKm, reader) })]),
  ];
}

function shapeTexts(geometry: CourseGeometry, reader: ReceiptFormat): string[] {
  switch (geometry.kind) {
    case 'path': {
      const turnpoints = geometry.maxLegs - 1;
      const { maxDurationS } = geometry;
      return maxDurationS === undefined
        ? [textsOf(reader)['receipt.rule.path']({ turnpoints })]
        : [textsOf(reader)['receipt.rule.timedPath']({ turnpoints, hours: maxDurationS / 3600 })];
    }
    case 'triangle':
      return [
        textsOf(reader)['receipt.rule.triangle']({ gap: formatMetres(geometry.maxGapM, reader) }),
        ...bandTexts(geometry, reader),
      ];
    case 'out_return':
      return [
        textsOf(reader)['receipt.rule.outReturn']({ gap: formatMetres(geometry.maxGapM, reader) }),
      ];
    case 'line':
      return [textsOf(reader)['receipt.rule.line']()];
    case 'hull':
      return [
        textsOf(reader)['receipt.rule.hull']({ gap: formatMetres(geometry.maxGapM, reader) }),
      ];
    case 'declared':
      return [textsOf(reader)['receipt.rule.declared']()];
  }
}

function bandTexts({ bands }: TriangleGeometry, reader: ReceiptFormat): string[] {
  return bands.map(({ fromM, minPercent, maxPercent }) =>
    textsOf(reader)['receipt.rule.band']({
      bound: maxPercent < 100 ? 'both' : 'least',
      from: wholeKm(fromM / 1000, reader),
      least: percent(minPercent, reader),
      most: percent(maxPercent, reader),
    }),
  );
}

function lossText(mostM: number, reader: ReceiptFormat): string {
  return textsOf(reader)['receipt.rule.loss']({
    kind: mostM === 0 ? 'none' : 'other',
    most: formatMetres(mostM, reader),
  });
}

interface FactorContext {
  readonly courses: readonly CourseRule[];
  readonly steps: readonly ReceiptStep[];
}

/** Points per kilometre, with the kinds of declared tasks to which they apply. */
function factorTexts(
  { geometry, factorPercent, bitnerKind }: CourseRule,
  { courses, steps }: FactorContext,
  reader: ReceiptFormat,
): string[] {
  const isClass = bitnerKind !== undefined;
  if (geometry.kind === 'declared' && !isClass) {
    return [declaredFactorText(courses, factorOf(steps), reader)];
  }
  if (factorPercent === 100) return [];
  return [textsOf(reader)['receipt.rule.factor']({ factor: factorText(factorPercent, reader) })];
}

/**
 * Factor of the course. It shows which kind of declared task was scored, because several share a
 * name.
 */
function factorOf(steps: readonly ReceiptStep[]): number {
  const factor = steps
    .flatMap(({ operands }) => operands)
    .find(({ name }) => name === 'factor')?.value;
  return Math.round((factor ?? 1) * 100);
}

function declaredFactorText(
  courses: readonly CourseRule[],
  factorPercent: number,
  reader: ReceiptFormat,
): string {
  const kinds = courses
    .filter((course) => course.factorPercent === factorPercent)
    .flatMap(({ geometry }) => taskKindTexts(geometry, reader));
  return textsOf(reader)['receipt.rule.taskFactor']({
    kind: factorPercent === 100 ? 'once' : 'times',
    factor: factorText(factorPercent, reader),
    kinds: new Intl.ListFormat(reader.locale, { type: 'disjunction' }).format(kinds),
  });
}

function taskKindTexts(geometry: CourseGeometry, reader: ReceiptFormat): string[] {
  if (geometry.kind !== 'declared') return [];
  const { taskKinds, isClosed } = geometry;
  const ending = isClosed === undefined ? '' : isClosed ? '_closed' : '_open';
  return taskKinds.map((kind) =>
    textsOf(reader)['receipt.rule.kind']({ kind: kind === 'FR4' ? `${kind}${ending}` : kind }),
  );
}

function bonusTexts({ bonuses }: ContestRule, reader: ReceiptFormat): string[] {
  if (!bonuses) return [];
  const shares = bonuses.map(({ scoreName, sharePercent }) =>
    textsOf(reader)['receipt.rule.share']({
      name: scoreName,
      share: percent(sharePercent, reader),
    }),
  );
  const list = new Intl.ListFormat(reader.locale, { type: 'conjunction' }).format(shares);
  return [textsOf(reader)['receipt.rule.bonus']({ count: shares.length, shares: list })];
}

/** Sentences about the calculation of points. */
function pointsTexts(
  { indexWeightPercent, pointsPerKwh, minPoints }: ContestRule,
  { measure }: CourseRule,
  reader: ReceiptFormat,
): string[] {
  const { locale } = reader;
  const hours = measure.kind === 'speed' ? plain(measure.overS / 3600, locale) : '';
  return [
    textsOf(reader)['receipt.rule.points']({ measure: measure.kind, hours: withUnit(hours, 'h') }),
    ...(indexWeightPercent === 100
      ? []
      : [textsOf(reader)['receipt.rule.weight']({ weight: percent(indexWeightPercent, reader) })]),
    ...(pointsPerKwh === undefined
      ? []
      : [textsOf(reader)['receipt.rule.energy']({ points: plain(pointsPerKwh, locale) })]),
    ...(minPoints > 0
      ? [textsOf(reader)['receipt.rule.minPoints']({ points: plain(minPoints, locale) })]
      : []),
  ];
}

function factorText(factorPercent: number, { locale }: ReceiptFormat): string {
  return plain(factorPercent / 100, locale);
}

function percent(value: number, { locale }: ReceiptFormat): string {
  return withUnit(plain(value, locale), '%');
}

function wholeKm(km: number, { locale }: ReceiptFormat): string {
  return withUnit(plain(km, locale), 'km');
}

function plain(value: number, locale: string): string {
  return formatNumber(value, locale, { max: 2 });
}
