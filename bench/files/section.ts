import { median, round } from '../scoring/measure.mjs';

/** Verdict of one detector on one labelled file. */
export interface Verdict {
  /** Name of the detector, by what it judges. */
  readonly detector: string;
  /** Events that were labelled and found. */
  readonly right: number;
  /** Events that were found and not labelled, as a text with their times. */
  readonly wrong: readonly string[];
  /** Events that were labelled and not found, as a text with their times. */
  readonly missed: readonly string[];
  /** Events that the detector leaves to the pilot, neither found nor missed. */
  readonly uncertain?: readonly string[];
  /** Seconds by which each edge of the events that were found is off, by name of the edge. */
  readonly offS: Readonly<Record<string, readonly number[]>>;
  /** Metres by which each edge is off. */
  readonly offM?: Readonly<Record<string, readonly number[]>>;
}

/** A part of the bench: labelled files, and how detectors are judged on each of them. */
export interface Section<Label extends { readonly file: string }> {
  readonly name: string;
  readonly labels: readonly Label[];
  /** Returns one verdict per detector. */
  judge(label: Label): readonly Verdict[];
}

/** An edge is printed if it is off by more than this. */
const MAX_OFF_S = 15;

/** Judges all files of a section, prints a table and each fault, and returns the figures. */
export function measureSection<Label extends { readonly file: string }>(
  section: Section<Label>,
): Record<string, number> {
  const { name, labels } = section;
  const verdicts = labels.flatMap((label) =>
    section.judge(label).map((verdict) => Object.assign({ file: label.file }, verdict)),
  );
  const detectors = [...new Set(verdicts.map(({ detector }) => detector))];
  const rows = detectors.map((detector) =>
    Object.assign({ detector }, figuresOf(verdicts.filter((each) => each.detector === detector))),
  );
  console.log(`\n${name}: ${labels.length} files`);
  console.table(rows);
  for (const { detector, file, wrong, missed, uncertain = [], offS } of verdicts) {
    for (const text of wrong) console.log(`${detector}: wrong ${text} in ${file}`);
    for (const text of missed) console.log(`${detector}: missed ${text} in ${file}`);
    for (const text of uncertain) console.log(`${detector}: uncertain of ${text} in ${file}`);
    for (const [edge, seconds] of Object.entries(offS)) {
      for (const off of seconds.filter((each) => Math.abs(each) > MAX_OFF_S)) {
        console.log(`${detector}: ${edge} off by ${off} s in ${file}`);
      }
    }
  }
  return Object.fromEntries(
    rows.flatMap(({ detector, ...figures }) =>
      Object.entries(figures).map(([figure, value]) => [`${name}_${detector}_${figure}`, value]),
    ),
  );
}

function figuresOf(verdicts: readonly Verdict[]): Record<string, number> {
  const right = verdicts.reduce((sum, verdict) => sum + verdict.right, 0);
  const wrong = verdicts.flatMap((verdict) => verdict.wrong).length;
  const missed = verdicts.flatMap((verdict) => verdict.missed).length;
  const uncertain = verdicts.flatMap((verdict) => verdict.uncertain ?? []).length;
  return {
    right,
    wrong,
    missed,
    uncertain,
    precision: share(right, wrong),
    recall: share(right, missed),
    ...offFigures(
      's',
      verdicts.map(({ offS }) => offS),
    ),
    ...offFigures(
      'm',
      verdicts.map(({ offM = {} }) => offM),
    ),
  };
}

/** Median and maximum by which each edge is off. */
function offFigures(unit: string, offs: readonly Readonly<Record<string, readonly number[]>>[]) {
  const edges = new Set(offs.flatMap((off) => Object.keys(off)));
  const figures = [...edges].flatMap((edge) => {
    const values = offs.flatMap((off) => off[edge] ?? []).map(Math.abs);
    if (values.length === 0) return [];
    return [
      [`${edge}_off_${unit}_median`, round(median(values))],
      [`${edge}_off_${unit}_max`, Math.max(...values)],
    ] as const;
  });
  return Object.fromEntries(figures);
}

/** Rounded to thousandths; 1 if there was nothing to find. */
function share(right: number, others: number): number {
  return right + others === 0 ? 1 : Math.round((1000 * right) / (right + others)) / 1000;
}
