import type { Task } from '@cloudstreet/sdk';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { Distance } from '@cloudstreet/ui/values';
import { MapPin } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { taskPath } from '../../app/paths.js';
import * as rowStyles from '../../app/tasks/TaskRows.css.js';
import { useTaskName } from '../../app/tasks/use-task-name.js';
import * as styles from './TaskPage.css.js';

export interface TaskLinkProps {
  task: Task;
  /** Whether the owner is named. */
  hasOwner: boolean;
  /** Whether the map shows it. */
  isShown: boolean;
  /** Shows it on the map, if that is beside the list. */
  onShow: (() => void) | undefined;
}

/** A task in a list. */
export function TaskLink({ task, hasOwner, isShown, onShow }: TaskLinkProps) {
  const messages = useMessages();
  const texts = useKitMessages();
  const nameOf = useTaskName();
  const { id, name, kind, ruleset, distance, user, airport, stars, visibility } = task;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <Link href={taskPath(id)}>{nameOf(task)}</Link>
        <span className={rowStyles.hint}>
          <Distance km={distance} />
          {name !== undefined && ruleset !== 'AA' && <span>{messages['task.kind']({ kind })}</span>}
          {ruleset === 'AA' && <span>{messages['task.rules']({ ruleset })}</span>}
          {airport && <span>{airport.name}</span>}
          {hasOwner && <span>{user.name}</span>}
          {stars > 0 && <span>{texts['flight.stars']({ count: stars })}</span>}
          {visibility !== 'public' && (
            <span>{messages['collection.visibility.option']({ visibility })}</span>
          )}
        </span>
      </div>
      {onShow && (
        <IconButton
          label={messages['task.show']({ name: nameOf(task) })}
          aria-pressed={isShown}
          onPress={onShow}
        >
          <MapPin size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
