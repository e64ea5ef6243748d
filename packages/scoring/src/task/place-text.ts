import { type FormatOptions, formatQuantityWithUnit } from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import type { Task } from './task.js';

/** Name of a point, or its role in the task. */
export function placeText({ points }: Task, point: number, reader: FormatOptions): string {
  const name = points[point]?.name.trim();
  if (name) return name;
  if (point === 0) return textsOf(reader)['task.start']();
  return point === points.length - 1
    ? textsOf(reader)['task.finish']()
    : textsOf(reader)['task.turnpoint']({ turnpoint: point });
}

/** Length in metres or feet below a kilometre, and at least 1. */
export function lengthText(lengthM: number, reader: FormatOptions): string {
  return lengthM < 1000
    ? formatQuantityWithUnit('altitude', Math.ceil(lengthM), reader)
    : formatQuantityWithUnit('distance', lengthM / 1000, reader);
}
