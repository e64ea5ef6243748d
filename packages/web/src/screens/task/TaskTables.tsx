import type { Task, TaskWorth } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Angle, Distance, Points } from '@cloudstreet/ui/values';
import { useContestTitle } from '../../app/contest-title.js';
import { useMessages } from '../../app/messages.js';
import { legsOf, type TaskLeg } from '../../app/tasks/task-points.js';
import { useZoneText } from '../../app/tasks/use-zone-text.js';

/** The points of a task with their zones and legs. */
export function LegTable({ task }: { task: Task }) {
  const messages = useMessages();
  return (
    <Table
      caption={messages['task.legs']()}
      columns={legColumns(messages, task)}
      rows={legsOf(task)}
      getKey={({ index }) => index}
    />
  );
}

type Messages = ReturnType<typeof useMessages>;

function legColumns(messages: Messages, task: Task): TableColumn<TaskLeg>[] {
  return [
    {
      id: 'point',
      header: messages['task.column']({ column: 'point' }),
      isRowHeader: true,
      wraps: true,
      cell: ({ point }) => point.properties.name,
    },
    {
      id: 'zone',
      header: messages['task.column']({ column: 'zone' }),
      wraps: true,
      cell: (leg) => <Zone task={task} leg={leg} />,
    },
    {
      id: 'leg',
      header: messages['task.column']({ column: 'leg' }),
      align: 'end',
      cell: ({ legKm }) => legKm !== undefined && <Distance km={legKm} />,
    },
    {
      id: 'course',
      header: messages['task.column']({ column: 'course' }),
      align: 'end',
      cell: ({ courseDeg }) => courseDeg !== undefined && <Angle degrees={courseDeg} />,
    },
  ];
}

function Zone({ task, leg: { point, index } }: { task: Task; leg: TaskLeg }) {
  const messages = useMessages();
  const { zoneText, ruleZoneText } = useZoneText();
  const { kind, radius } = point.properties;
  if (kind) return zoneText({ kind, radiusKm: radius });
  const { ruleset, point_features: points } = task;
  const text = ruleZoneText({ ruleset, index, count: points.length });
  return `${messages['task.zone']({ kind: 'none' })} (${text})`;
}

/** The points of a task in each contest. */
export function WorthTable({ worth }: { worth: readonly TaskWorth[] }) {
  const messages = useMessages();
  const contestTitle = useContestTitle();
  return (
    <Table
      caption={messages['task.worth']()}
      columns={worthColumns(messages, contestTitle)}
      rows={worth}
      getKey={({ contest }) => contest}
    />
  );
}

function worthColumns(
  messages: Messages,
  contestTitle: (contest: string) => string,
): TableColumn<TaskWorth>[] {
  return [
    {
      id: 'contest',
      header: messages['task.column']({ column: 'contest' }),
      isRowHeader: true,
      wraps: true,
      cell: ({ contest }) => contestTitle(contest),
    },
    {
      id: 'distance',
      header: messages['task.column']({ column: 'distance' }),
      align: 'end',
      cell: ({ distance }) => <Distance km={distance} />,
    },
    {
      id: 'points',
      header: messages['task.column']({ column: 'points' }),
      align: 'end',
      cell: ({ points }) => <Points points={points} />,
    },
  ];
}
