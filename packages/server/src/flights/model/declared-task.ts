import type { DeclaredFlight } from '@cloudstreet/scoring/score';
import { taskText } from '@cloudstreet/scoring/task';
import type { FormatOptions } from '@cloudstreet/scoring/units';
import type { Schemas } from '@cloudstreet/sdk/contract';
import type { DeclaredTask } from '../../platform/database/column-types.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';

/** Converts a declared task to the stored form. */
export function toDeclaredTask(declared: DeclaredFlight): DeclaredTask {
  const { task, reading, origin, declaredAtS, hasOtherZones, flown, dayStartS } = declared;
  const { reached, isAchieved, shortfall, startS, lossOfHeightM } = flown;
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
      point_features: task.points.map(({ name, lat, lon }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lon, lat] },
        properties: { name },
      })),
    },
    reached,
    isAchieved,
    dayStartS,
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
 * @param taskId The public task of its online declaration.
 */
export function serializeDeclaredTask(
  declared: DeclaredTask,
  taskId: number | null,
  reader: FormatOptions,
) {
  const shortfall = serializeShortfall(declared, reader);
  // The recorder's declaration counts if that made online was too late.
  const isOnline = !declared.task.from_igcfile;
  return {
    task: { ...(isOnline && taskId !== null && { id: taskId }), ...declared.task },
    task_achieved: declared.isAchieved,
    task_result: declared.reached,
    ...(shortfall && { task_shortfall: shortfall }),
  };
}

function serializeShortfall(
  { task, judged, dayStartS }: DeclaredTask,
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
