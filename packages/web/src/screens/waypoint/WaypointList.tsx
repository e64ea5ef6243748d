import type { Waypoint } from '@cloudstreet/sdk';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Pencil } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { EndOfList } from '../../app/lists/EndOfList.js';
import { useMessages } from '../../app/messages.js';
import { WaypointFacts } from './WaypointFacts.js';
import * as styles from './Waypoints.css.js';

const PAGE_SIZE = 100;

export interface WaypointListProps {
  waypoints: readonly Waypoint[];
  selectedId: number | undefined;
  onSelect: (id: number) => void;
  /** Called with the waypoint to edit; absent for those who may not. */
  onEdit: ((waypoint: Waypoint) => void) | undefined;
}

/** The waypoints of a collection, filtered by their names. Further ones appear at the end of the list. */
export function WaypointList({ waypoints, selectedId, onSelect, onEdit }: WaypointListProps) {
  const messages = useMessages();
  const [text, setText] = useState('');
  const [size, setSize] = useState(PAGE_SIZE);
  const wanted = useDeferredValue(text);
  const found = useMemo(() => matching(waypoints, wanted), [waypoints, wanted]);
  return (
    <>
      <TextField
        label={messages['waypoint.filter']()}
        value={text}
        autoComplete="off"
        onChange={(value) => {
          setText(value);
          setSize(PAGE_SIZE);
        }}
      />
      {found.length === 0 && <EmptyState title={messages['waypoint.noMatch']()} />}
      <ul className={styles.list}>
        {found.slice(0, size).map((waypoint) => (
          <WaypointRow
            key={waypoint.id}
            waypoint={waypoint}
            isSelected={waypoint.id === selectedId}
            onSelect={onSelect}
            onEdit={onEdit}
          />
        ))}
      </ul>
      {found.length > size && (
        <EndOfList
          label={messages['friends.more']()}
          isLoading={false}
          onReached={() => setSize(size + PAGE_SIZE)}
        />
      )}
    </>
  );
}

interface WaypointRowProps extends Pick<WaypointListProps, 'onSelect' | 'onEdit'> {
  waypoint: Waypoint;
  isSelected: boolean;
}

const WaypointRow = memo(function WaypointRow(props: WaypointRowProps) {
  const { waypoint, isSelected, onSelect, onEdit } = props;
  const messages = useMessages();
  const { id, name } = waypoint;
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.pick}
        aria-pressed={isSelected}
        onClick={() => onSelect(id)}
      >
        {name}
        <WaypointFacts waypoint={waypoint} />
      </button>
      {onEdit && (
        <IconButton label={messages['waypoint.edit.of']({ name })} onPress={() => onEdit(waypoint)}>
          <Pencil size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
});

function matching(waypoints: readonly Waypoint[], text: string): readonly Waypoint[] {
  const wanted = plain(text.trim());
  if (wanted === '') return waypoints;
  return waypoints.filter(
    ({ name, code = '' }) => plain(name).includes(wanted) || plain(code).startsWith(wanted),
  );
}

/** Compares letters without accents and case. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}
