import { taskText, zonesText } from '@cloudstreet/scoring/task';
import type { FormatOptions } from '@cloudstreet/scoring/units';
import type { FlightDetail } from '@cloudstreet/sdk';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { visuallyHidden } from '@cloudstreet/ui/theme';
import { Distance } from '@cloudstreet/ui/values';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useFormatOptions } from '../../../app/format-options.js';
import { useMessages } from '../../../app/messages.js';
import * as styles from './DeclaredTask.css.js';

/** Declared task of the flight, with its points and how many of them were reached. */
export function DeclaredTask({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const reader = useFormatOptions();
  const { task, task_result: reached = 0, task_shortfall: shortfall } = flight;
  if (!task) return null;
  return (
    <Stack gap="x3">
      <p>
        {messages['task.kind']({ kind: task.kind })}, <Distance km={task.distance} digits={2} />
        {task.start_on_leg && `, ${messages['task.startOnLeg']()}`}
        {'. '}
        {messages['task.origin']({ origin: task.from_igcfile ? 'recorder' : 'online' })}
      </p>
      {shortfall ? (
        <p className={styles.shortfall}>{shortfallText(task, shortfall, reader)}</p>
      ) : (
        <p>{messages['task.achieved']()}</p>
      )}
      {task.other_zones && <p>{zonesText({ hasOtherZones: true }, reader)}</p>}
      <ol className={styles.points}>
        {pointsOf(task, reached).map(({ id, name, point, isReached }) => (
          <li key={id} className={styles.point}>
            <Mark isReached={isReached} />
            {name || messages['task.point']({ point })}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** Points by their index in the task, because a point may occur twice. */
function pointsOf(
  { point_features: features }: NonNullable<FlightDetail['task']>,
  reached: number,
) {
  return features.map(({ properties: { name } }, point) => ({
    id: `${point} ${name}`,
    name,
    point,
    isReached: point < reached,
  }));
}

/** Explains why the task is not achieved, with values in the user's units. */
function shortfallText(
  { point_features: features, ruleset }: NonNullable<FlightDetail['task']>,
  shortfall: NonNullable<FlightDetail['task_shortfall']>,
  reader: FormatOptions,
): string {
  const { code, point, by, time, height_loss: loss, msg } = shortfall;
  const { start_time: start, outside_time: outside } = shortfall;
  const points = features.map(({ geometry, properties }) => {
    const [lon, lat] = geometry.coordinates;
    return { lat, lon, name: properties.name };
  });
  const text = taskText(
    {
      shortfall: {
        code,
        byM: by,
        ...(point !== undefined && { point }),
        ...(time !== undefined && { nearest: { fix: 0, timeS: secondsOf(time) } }),
        ...(outside !== undefined && { outsideS: secondsOf(outside) }),
      },
      ...(start !== undefined && { startS: secondsOf(start) }),
      ...(loss !== undefined && { lossOfHeightM: loss }),
    },
    { points, ruleSet: ruleset },
    reader,
  );
  return text ? `${text.statement}. ${text.detail}` : msg;
}

function secondsOf(time: string): number {
  return Date.parse(time) / 1000;
}

function Mark({ isReached }: { isReached: boolean }) {
  const messages = useMessages();
  const label = messages['task.mark']({ state: isReached ? 'reached' : 'missed' });
  const Icon = isReached ? CircleCheck : CircleDashed;
  return (
    <>
      <Icon size={18} aria-hidden className={styles.mark} />
      <span className={visuallyHidden}>{label}: </span>
    </>
  );
}
