import { checkFinite, checkObject, checkOneOf } from '../units/check-value.js';
import {
  type FormatOptions,
  formatQuantityWithUnit,
  METRIC_FORMAT,
} from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import { clockText } from '../validation/clock-text.js';
import { checkTask } from './check-task.js';
import type { EvaluatedTask } from './evaluate-task.js';
import { lengthText, placeText } from './place-text.js';
import type { Shortfall, ShortfallCode } from './shortfall.js';
import type { Task } from './task.js';

/** Texts about why a task does not count. */
export interface TaskText {
  /** The problem, without a full stop. */
  readonly statement: string;
  /** By how much it was missed, and where the flight came closest. */
  readonly detail: string;
}

/**
 * Formats the requirement that a flight misses for its task to count, in the reader's units.
 *
 * @param task Task that was flown.
 * @returns Undefined if it misses nothing.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the task or a requirement is invalid.
 */
export function taskText(
  flown: JudgedFlight,
  task: Task,
  reader: FormatOptions = METRIC_FORMAT,
): TaskText | undefined {
  checkObject('flown', flown, []);
  checkTask(task);
  checkObject('reader', reader, ['unitSystem', 'locale']);
  const { shortfall } = flown;
  if (!shortfall) return undefined;
  checkShortfall(shortfall);
  const { code, point = 0 } = shortfall;
  const statement = textsOf(reader)[`task.${code}`]({ turnpoint: point });
  const { nearest } = shortfall;
  const detail = nearest
    ? missText({ ...shortfall, nearest }, flown, task, reader)
    : breachText(shortfall, flown, reader);
  return { statement, detail: [detail, ...outsideTexts(shortfall, task, reader)].join(' ') };
}

function checkShortfall(shortfall: Shortfall): void {
  checkObject('shortfall', shortfall, ['code', 'byM']);
  checkOneOf('code', shortfall.code, CODES);
  checkFinite('byM', shortfall.byM);
}

const CODES: readonly ShortfallCode[] = [
  'not_started',
  'missed_first',
  'missed_turnpoint',
  'not_finished',
  'not_closed',
  'height_loss',
];

/** Parts of a result that the text needs. */
export type JudgedFlight = Pick<EvaluatedTask, 'shortfall' | 'startS' | 'lossOfHeightM'>;

/** Distance by which the flight missed a point. */
function missText(
  { code, point = 0, byM, nearest }: Shortfall & Required<Pick<Shortfall, 'nearest'>>,
  { startS }: JudgedFlight,
  task: Task,
  reader: FormatOptions,
): string {
  const place = placeText(task, point, reader);
  const time = clockText(nearest.timeS);
  const distance = lengthText(byM, reader);
  if (byM === 0) return textsOf(reader)['task.wrongWay']({ place, time });
  // A flight that passed the first turnpoint may have done so before the start.
  return code === 'missed_first' && point > 0 && startS !== undefined
    ? textsOf(reader)['task.missedAfterStart']({ start: clockText(startS), distance, place, time })
    : textsOf(reader)['task.missedBy']({ distance, place, time });
}

/** Texts about a point that was reached outside the part that counts. */
function outsideTexts(
  { point = 0, outsideS }: Shortfall,
  task: Task,
  reader: FormatOptions,
): string[] {
  if (outsideS === undefined) return [];
  return [
    textsOf(reader)['task.outside']({
      place: placeText(task, point, reader),
      time: clockText(outsideS),
    }),
  ];
}

/** Amount by which the flight exceeds a limit of a contest. */
function breachText(
  { code, byM }: Shortfall,
  { lossOfHeightM = byM }: JudgedFlight,
  reader: FormatOptions,
): string {
  if (code === 'not_closed')
    return textsOf(reader)['task.apart']({ distance: lengthText(byM, reader) });
  return textsOf(reader)['task.lost']({
    loss: formatQuantityWithUnit('altitude', lossOfHeightM, reader),
    excess: formatQuantityWithUnit('altitude', byM, reader),
  });
}
