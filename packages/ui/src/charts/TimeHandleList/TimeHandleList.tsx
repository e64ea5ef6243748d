import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { Group } from 'react-aria-components';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { formatTime } from '../../values/format-time.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { snapTime, stepTime, type TimeHandle } from '../time-handle.js';
import * as styles from './TimeHandleList.css.js';

export interface TimeHandleListProps {
  /** Accessible name of the list. */
  label: string;
  handles: readonly TimeHandle[];
  /** Times of the fixes in Unix seconds. */
  timeS: ArrayLike<number>;
}

/** Times of a barogram that can be moved, each with buttons that move it. */
export function TimeHandleList({ label, handles, timeS }: TimeHandleListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {handles.map((handle) => (
        <li key={handle.id}>
          <HandleRow handle={handle} timeS={timeS} />
        </li>
      ))}
    </ul>
  );
}

function HandleRow({ handle, timeS }: { handle: TimeHandle; timeS: ArrayLike<number> }) {
  const messages = useMessages();
  const units = useUnits();
  const { name } = handle;
  const targets = [
    { key: 'handle.earliest', Icon: ChevronFirst, target: snapTime(timeS, handle.minS, handle) },
    { key: 'handle.earlier', Icon: ChevronLeft, target: stepTime(timeS, handle, 'earlier') },
    { key: 'handle.later', Icon: ChevronRight, target: stepTime(timeS, handle, 'later') },
    { key: 'handle.latest', Icon: ChevronLast, target: snapTime(timeS, handle.maxS, handle) },
  ] as const;
  return (
    <Group className={styles.row} aria-label={name}>
      <span className={styles.name}>{name}</span>
      <output className={styles.time}>
        {formatTime(new Date(handle.timeS * 1000).toISOString(), units, true)}
      </output>
      <span className={styles.buttons}>
        {targets.map(({ key, Icon, target }) => (
          <IconButton
            key={key}
            label={messages[key]({ name })}
            // Stays enabled, because a button that disables itself when pressed would lose the
            // focus.
            aria-disabled={target === handle.timeS}
            onPress={() => {
              if (target !== handle.timeS) handle.onMove(target);
            }}
          >
            <Icon size={18} aria-hidden />
          </IconButton>
        ))}
      </span>
    </Group>
  );
}
