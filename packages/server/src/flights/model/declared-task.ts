import type { DeclaredFlight } from '@cloudstreet/scoring/score';
import { type EvaluatedTask, propertiesOfZone, taskText } from '@cloudstreet/scoring/task';
import type { FormatOptions } from '@cloudstreet/scoring/units';
import type { Schemas } from '@cloudstreet/sdk/contract';
import type { DeclaredTask } from '../../platform/database/column-types.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';

/** Converts a declared task to the stored form. */
export function toDeclaredTask(declared: DeclaredFlight): DeclaredTask {
  const { reading, origin, declaredAtS, hasOtherZones, flown, dayStartS } = declared;
  const { flownAsDeclared } = declared;
  const task = declared.asDeclared ?? declared.task;
  return {
    task: {
      ...(declaredAtS !== undefined && { declared: toTimestamp(new Date(declaredAtS * 1000)) }),
      kind: reading.kind,
      distance: reading.distanceKm,
      ruleset: task.ruleSet,
      start_on_leg: reading.startOnLeg,
      closed: reading.isClosed,
      from_igcfile: origin === 'recorder',
      other_zones: hasOtherZones,
      point_features: task.points.map(({ name, lat, lon, zone }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lon, lat] },
        properties: { name, ...(zone && propertiesOfZone(zone)) },
      })),
    },
    ...judgementOf(flown),
    dayStartS,
    ...(flownAsDeclared && { asDeclared: judgementOf(flownAsDeclared) }),
  };
}

function judgementOf({ reached, isAchieved, shortfall, startS, lossOfHeightM }: EvaluatedTask) {
  return {
    reached,
    isAchieved,
    judged: {
      ...(shortfall && { shortfall }),
      ...(startS !== undefined && { startS }),
      ...(lossOfHeightM !== undefined && { lossOfHeightM }),
    },
  };
}

/**
 * Returns the fields of a flight about its declared task.
 *
 * @param taskId The public task that was declared.
 */
export function serializeDeclaredTask(
  declared: DeclaredTask,
  taskId: number | null,
  reader: FormatOptions,
) {
  const own = declared.asDeclared ?? declared;
  const shortfall = serializeShortfall(declared, own.judged, reader);
  const national = declared.asDeclared && serializeShortfall(declared, declared.judged, reader);
  return {
    task: { ...(taskId !== null && { id: taskId }), ...declared.task },
    task_achieved: own.isAchieved,
    task_result: own.reached,
    ...(shortfall && { task_shortfall: shortfall }),
    ...(national && { national_shortfall: national }),
  };
}

function serializeShortfall(
  { task, dayStartS }: Pick<DeclaredTask, 'task' | 'dayStartS'>,
  judged: DeclaredTask['judged'],
  reader: FormatOptions,
): Schemas['TaskShortfall'] | undefined {
  const { shortfall } = judged;
  const points = task.point_features.map(({ geometry, properties }) => {
    const [lon, lat] = geometry.coordinates;
    return { lat, lon, name: properties.name };
  });
  const text = taskText(judged, { points, ruleSet: task.ruleset }, reader);
  if (!shortfall || !text) return undefined;
  const { code, point, byM, nearest, outsideS } = shortfall;
  const { startS, lossOfHeightM } = judged;
  const momentOf = (timeS: number) => toTimestamp(new Date((dayStartS + timeS) * 1000));
  return {
    code,
    ...(point !== undefined && { point }),
    by: Math.round(byM * 10) / 10,
    ...(nearest && { time: momentOf(nearest.timeS) }),
    ...(outsideS !== undefined && { outside_time: momentOf(outsideS) }),
    ...(startS !== undefined && { start_time: momentOf(startS) }),
    ...(lossOfHeightM !== undefined && { height_loss: lossOfHeightM }),
    msg: `${text.statement}. ${text.detail}`,
  };
}
