import { taskText, zonesText, zoneText } from '@cloudstreet/scoring/task';
import { type FormatOptions, formatQuantityWithUnit } from '@cloudstreet/scoring/units';
import type { FlightDetail } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { visuallyHidden } from '@cloudstreet/ui/theme';
import { Distance, LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useFormatOptions } from '../../../app/format-options.js';
import { useMessages } from '../../../app/messages.js';
import { taskPath } from '../../../app/paths.js';
import * as styles from './DeclaredTask.css.js';
import { taskPositions } from './task-positions.js';

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
        {messages['task.origin']({ origin: task.from_igcfile ? 'recorder' : 'online' })}{' '}
        {task.declared !== undefined && (
          <>
            <LocalDate date={task.declared} />, <LocalTime time={task.declared} />{' '}
          </>
        )}
        {task.id !== undefined && (
          <Link href={taskPath(task.id)}>{messages['declare.task']()}</Link>
        )}
      </p>
      {shortfall ? (
        <>
          <p className={styles.shortfall}>{shortfallText(task, shortfall, reader)}</p>
          <p>
            <Needed task={task} shortfall={shortfall} />
          </p>
        </>
      ) : (
        <p>{messages['task.achieved']()}</p>
      )}
      {task.other_zones && (
        <p>{zonesText({ hasOtherZones: true, asDeclared: declaredTask(task) }, reader)}</p>
      )}
      <NationalResult flight={flight} />
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

/** Result by the zones of the national rules, if those of the declaration gave another. */
function NationalResult({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const reader = useFormatOptions();
  const { task, task_shortfall: own, national_shortfall: national } = flight;
  if (!task || !hasOwnZones(task)) return null;
  if (national) {
    return (
      <p>
        {messages['task.national']({ state: 'missed' })} {shortfallText(task, national, reader)}{' '}
        <NationallyNeeded task={task} shortfall={national} />
      </p>
    );
  }
  return own && <p>{messages['task.national']({ state: 'achieved' })}</p>;
}

/** Whether a task was judged by its own zones. Without them it was judged by the national rules alone. */
function hasOwnZones({ ruleset, point_features: features }: NonNullable<FlightDetail['task']>) {
  return ruleset !== NATIONAL || features.some(({ properties: { kind } }) => kind);
}

function declaredTask(task: NonNullable<FlightDetail['task']>) {
  return { points: taskPositions(task), ruleSet: task.ruleset };
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
  task: NonNullable<FlightDetail['task']>,
  shortfall: NonNullable<FlightDetail['task_shortfall']>,
  reader: FormatOptions,
): string {
  const { code, point, by, time, height_loss: loss, msg } = shortfall;
  const { start_time: start, outside_time: outside } = shortfall;
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
    declaredTask(task),
    reader,
  );
  return text ? `${text.statement}. ${text.detail}` : msg;
}

interface NeededProps {
  task: NonNullable<FlightDetail['task']>;
  shortfall: NonNullable<FlightDetail['task_shortfall']>;
}

const NATIONAL = 'D';
/** Radius of start and finish by the national rules, which count for declared tasks. */
const END_RADIUS_KM = 1;

/** Sentence about what would have counted: the zone of the declaration, or that of the national rules. */
function Needed({ task, shortfall }: NeededProps) {
  const messages = useMessages();
  const reader = useFormatOptions();
  const { point = 0 } = shortfall;
  if (!hasOwnZones(task)) return <NationallyNeeded task={task} shortfall={shortfall} />;
  const place =
    task.point_features[point]?.properties.name.trim() || messages['task.point']({ point });
  return messages['task.zoneOf']({ place, zone: zoneText(declaredTask(task), point, reader) });
}

/** Sentence about what would have counted by the national rules. */
function NationallyNeeded({ task, shortfall: { code, point = 0, by } }: NeededProps) {
  const messages = useMessages();
  const reader = useFormatOptions();
  const name = task.point_features[point]?.properties.name.trim();
  const place = name || messages['task.point']({ point });
  const isEnd = point === 0 || point === task.point_features.length - 1;
  if (code === 'height_loss') {
    const distance = formatQuantityWithUnit('altitude', by, reader);
    return messages['task.needed']({ zone: 'height', place, distance });
  }
  const zone = code === 'not_closed' ? 'closed' : isEnd ? 'cylinder' : 'quadrant';
  const distance = formatQuantityWithUnit('distance', END_RADIUS_KM, reader);
  return messages['task.needed']({ zone, place, distance });
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
