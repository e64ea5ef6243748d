import { listTasks } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { formatQuantityParts, quantityText, useUnits } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useTaskName } from '../../app/tasks/use-task-name.js';
import { LatestSelect } from './LatestSelect.js';

export interface TaskFieldProps {
  /** Id of the task; empty for none. */
  id: string;
  onChange: (id: string) => void;
}

/** Selects one of the latest public tasks. */
export function TaskField({ id, onChange }: TaskFieldProps) {
  const { api } = useApp();
  const units = useUnits();
  const nameOf = useTaskName();
  // The list stays empty if it cannot be loaded.
  const { data: tasks = [], isLoading } = useQuery({
    ...operationQuery(api, listTasks, {}),
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const options = tasks
    .filter(({ visibility }) => visibility === 'public')
    .map((task) => ({
      id: String(task.id),
      label: [
        nameOf(task),
        quantityText(formatQuantityParts('distance', task.distance, units)),
        task.airport?.name,
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  return <LatestSelect kind="task" {...{ options, isLoading, id, onChange }} />;
}
