import { Button } from '@cloudstreet/ui/controls/Button';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '../../app/messages.js';
import * as styles from './Planner.css.js';
import type { PlanPoint } from './plan.js';

export interface PlanPointsProps {
  points: readonly PlanPoint[];
  selected: number | undefined;
  onSelect: (key: number) => void;
  onReorder: (key: number, to: number) => void;
  onRemove: (key: number) => void;
}

/** The points in their order, which are moved by their handles with a pointer or arrow keys. */
export function PlanPoints({ points, selected, onSelect, onReorder, onRemove }: PlanPointsProps) {
  const messages = useMessages();
  const [dragged, setDragged] = useState<number>();
  /** Place to which the dragged point would be moved. */
  const [target, setTarget] = useState(0);
  const listRef = useRef<HTMLOListElement>(null);
  const keys = points.map(({ key }) => key);
  const from = points.findIndex(({ key }) => key === dragged);
  const shown =
    from === -1 ? points : points.toSpliced(from, 1).toSpliced(target, 0, points[from]!);
  const { host, keepFocus } = useFocusNextItem(keys, { item: 'li', target: 'button' });

  function moveByKey(event: KeyboardEvent, key: number): void {
    const index = keys.indexOf(key);
    const to = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: keys.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < keys.length && to !== index) onReorder(key, to);
  }

  function dragTo(event: PointerEvent, key: number): void {
    if (dragged !== key) return;
    const rows = [...(listRef.current?.children ?? [])];
    const found = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    setTarget(found === -1 ? keys.length - 1 : found);
  }

  function drop(key: number): void {
    if (dragged !== key) return;
    setDragged(undefined);
    if (keys[target] !== key) onReorder(key, target);
  }

  return (
    <div ref={host}>
      <ol ref={listRef} className={styles.list}>
        {shown.map(({ key, name }, index) => (
          <li
            key={key}
            className={styles.item}
            data-dragged={dragged === key || undefined}
            data-selected={selected === key || undefined}
          >
            <button
              type="button"
              className={styles.handle}
              aria-label={messages['collection.arrange.handle']({ name })}
              onKeyDown={(event) => moveByKey(event, key)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setTarget(keys.indexOf(key));
                setDragged(key);
              }}
              onPointerMove={(event) => dragTo(event, key)}
              onPointerUp={() => drop(key)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <GripVertical size={20} aria-hidden />
            </button>
            <span className={styles.itemText}>
              <Button
                tone="quiet"
                size="small"
                aria-pressed={selected === key}
                onPress={() => onSelect(key)}
              >
                {roleOf(index, points.length, messages)} · {name}
              </Button>
            </span>
            <IconButton
              label={messages['collection.arrange.remove']({ name })}
              onPress={() => {
                keepFocus();
                onRemove(key);
              }}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

function roleOf(index: number, count: number, messages: ReturnType<typeof useMessages>): string {
  if (index === 0) return messages['legs.start']();
  return index === count - 1 ? messages['legs.finish']() : `${index}`;
}
