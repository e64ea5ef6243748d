import type { TaskDeclaration } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Distance, formatDate, formatTime, useUnits } from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.js';
import { entityPath, taskPath } from '../paths.js';
import * as styles from './TaskRows.css.js';
import { useTaskName } from './use-task-name.js';

export function DeclarationRows({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface DeclarationRowProps {
  declaration: TaskDeclaration;
  /** Part that the list around it names. */
  without?: 'pilot' | 'airport';
}

/** A declared task in a list, with its pilot. */
export function DeclarationRow({ declaration, without }: DeclarationRowProps) {
  const messages = useMessages();
  const nameOf = useTaskName();
  const units = useUnits();
  const { task, user, declared_until: until } = declaration;
  const time = `${formatDate(until, units)}, ${formatTime(until, units)}`;
  return (
    <li className={styles.row}>
      {task.id === undefined ? nameOf(task) : <Link href={taskPath(task.id)}>{nameOf(task)}</Link>}
      <span className={styles.hint}>
        {without !== 'pilot' && <Link href={entityPath('user', user.id)}>{user.name}</Link>}
        <Distance km={task.distance} />
        {task.name !== undefined && <span>{messages['task.kind']({ kind: task.kind })}</span>}
        {task.airport && without !== 'airport' && <span>{task.airport.name}</span>}
        <span>{messages['declare.until']({ time })}</span>
      </span>
    </li>
  );
}
