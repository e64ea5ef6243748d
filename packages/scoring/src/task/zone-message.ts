import { checkBoolean, checkObject } from '../units/check-value.js';
import { type FormatOptions, METRIC_FORMAT } from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import { checkTask } from './check-task.js';
import type { ObservationZone } from './observation-zone.js';
import { lengthText, placeText } from './place-text.js';
import { KEYHOLE_CYLINDER_M } from './placed-zone.js';
import { NATIONAL, replacedZones, withoutZones, zonesOf } from './replaced-zones.js';
import type { Task } from './task.js';

/** Parts of a declaration that the note about its zones needs. */
export interface DeclaredZones {
  readonly hasOtherZones: boolean;
  /** The task with the zones of the declaration, if they are known. */
  readonly asDeclared?: Task;
}

/**
 * Returns a note if the zones that count for national contests differ from those with which the task
 * was declared, with both zones of each point.
 *
 * @returns Undefined if they do not differ.
 * @throws {TypeError} If the value is not a declaration.
 * @throws {RangeError} If the task is invalid.
 */
export function zonesText(
  declared: DeclaredZones,
  reader: FormatOptions = METRIC_FORMAT,
): string | undefined {
  checkObject('declared', declared, ['hasOtherZones']);
  const { hasOtherZones, asDeclared } = declared;
  checkBoolean('hasOtherZones', hasOtherZones);
  if (asDeclared !== undefined) checkTask(asDeclared);
  if (!hasOtherZones) return undefined;
  const pairs = asDeclared ? pairTexts(asDeclared, reader) : [];
  return [textsOf(reader)['task.otherZones'](), ...pairs].join(' ');
}

/**
 * Returns the zone in which a point of a task is reached, such as `circle, radius 500 m`.
 *
 * @param point Index of the point.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the task is invalid, or has no such point.
 */
export function zoneText(task: Task, point: number, reader: FormatOptions = METRIC_FORMAT): string {
  checkTask(task);
  if (!task.points[point]) throw new RangeError(`The task has no point ${point}.`);
  const zones = zonesOf(task, point).map((zone) => textOf(zone, reader));
  return new Intl.ListFormat(reader.locale, { type: 'disjunction' }).format(zones);
}

/** Sentences with both zones. Points with the same zones share one. */
function pairTexts(asDeclared: Task, reader: FormatOptions): string[] {
  const national: Task = { ...withoutZones(asDeclared), ruleSet: NATIONAL };
  const pairs: { declared: string; counted: string; places: string[] }[] = [];
  for (const point of replacedZones(asDeclared)) {
    const place = placeText(asDeclared, point, reader);
    const declared = zoneText(asDeclared, point, reader);
    const counted = zoneText(national, point, reader);
    const same = pairs.find((pair) => pair.declared === declared && pair.counted === counted);
    if (same) same.places.push(place);
    else pairs.push({ declared, counted, places: [place] });
  }
  const list = new Intl.ListFormat(reader.locale, { type: 'conjunction' });
  return pairs.map(({ places, ...zones }) =>
    textsOf(reader)['task.zonePair']({ places: list.format(new Set(places)), ...zones }),
  );
}

function textOf(zone: ObservationZone, reader: FormatOptions): string {
  const text = textsOf(reader)['task.zone'];
  const { radiusM } = zone;
  const size = radiusM === undefined ? '' : lengthText(radiusM, reader);
  const plain = { size, inner: '', angle: '' };
  switch (zone.kind) {
    case 'LINE':
    case 'FIXED_LINE':
      return text({ ...plain, kind: 'line', size: lengthText(zone.radiusM * 2, reader) });
    case 'CYLINDER':
      return text({ ...plain, kind: 'circle' });
    case 'SYMMETRIC_QUADRANT':
      return text({ ...plain, kind: radiusM === undefined ? 'quadrant' : 'quadrantTo' });
    case 'KEYHOLE': {
      const { cylinderRadiusM = KEYHOLE_CYLINDER_M } = zone;
      return text({ ...plain, kind: 'keyhole', inner: lengthText(cylinderRadiusM, reader) });
    }
    case 'SECTOR': {
      const angle = String(Math.round(zone.halfAngleDeg * 2));
      if (!zone.inner) return text({ ...plain, kind: 'sector', angle });
      const inner = lengthText(zone.inner.radiusM, reader);
      return text({ kind: 'sectorWithin', size, inner, angle });
    }
    default:
      return zone satisfies never;
  }
}
