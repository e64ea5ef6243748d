import type { Interval } from '@cloudstreet/scoring/parse';
import { X, ZoomIn } from 'lucide-react';
import { memo, type RefObject, useId, useSyncExternalStore } from 'react';
import { Button } from '../../controls/Button/Button.js';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import type { CursorStore } from '../../flight/cursor-store.js';
import { at, type FlightColumns } from '../../flight/flight-columns.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Minutes } from '../../values/Minutes.js';
import { useClock } from '../clock.js';
import type { BarogramPlot } from './barogram-plot.js';
import * as styles from './SelectionTools.css.js';
import { zoomToSelection } from './zoom-to-selection.js';

export interface SelectionToolsProps {
  track: FlightColumns;
  plotRef: RefObject<BarogramPlot | null>;
  cursor: CursorStore;
  selection: Interval | null;
  onSelectionChange: (selection: Interval | null) => void;
}

/** Start, end and duration of the selection, with buttons that select without dragging. */
export const SelectionTools = memo(function SelectionTools(props: SelectionToolsProps) {
  const { track, plotRef, cursor, selection, onSelectionChange } = props;
  // Only whether there is a cursor, so that its moves render nothing here.
  const readHasCursor = () => cursor.get() !== null;
  const hasCursor = useSyncExternalStore(cursor.subscribe, readHasCursor, readHasCursor);
  const messages = useMessages();
  const name = useId();
  const firstS = at(track.unixS, 0);
  const lastS = at(track.unixS, track.unixS.length - 1);

  function selectFrom(startS: number) {
    const endS = selection && selection.endS > startS ? selection.endS : lastS;
    if (startS < endS) onSelectionChange({ startS, endS });
  }

  function selectTo(endS: number) {
    const startS = selection && selection.startS < endS ? selection.startS : firstS;
    if (startS < endS) onSelectionChange({ startS, endS });
  }

  return (
    <div
      className={styles.tools}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- these are no fields of a form
      role="group"
      aria-labelledby={name}
      data-idle={(!selection && !hasCursor) || undefined}
    >
      <span id={name} className={styles.name}>
        {messages['barogram.select']()}
      </span>
      {selection ? (
        <>
          <SelectedInterval selection={selection} />
          <IconButton
            label={messages['barogram.select.zoom']()}
            onPress={() => zoomToSelection(plotRef.current)}
          >
            <ZoomIn size={16} aria-hidden />
          </IconButton>
          <IconButton
            label={messages['barogram.select.clear']()}
            onPress={() => onSelectionChange(null)}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </>
      ) : (
        <span className={styles.hint}>{messages['barogram.select.hint']()}</span>
      )}
      <span className={styles.ends}>
        <Button
          size="small"
          tone="secondary"
          isDisabled={!hasCursor}
          onPress={() => selectFrom(cursor.get() ?? firstS)}
        >
          {messages['barogram.select.from']()}
        </Button>
        <Button
          size="small"
          tone="secondary"
          isDisabled={!hasCursor}
          onPress={() => selectTo(cursor.get() ?? lastS)}
        >
          {messages['barogram.select.to']()}
        </Button>
      </span>
    </div>
  );
});

function SelectedInterval({ selection: { startS, endS } }: { selection: Interval }) {
  const messages = useMessages();
  const clock = useClock();
  return (
    <output className={styles.interval}>
      <span>{messages['barogram.select.interval']({ from: clock(startS), to: clock(endS) })}</span>{' '}
      <strong>
        <Minutes seconds={endS - startS} />
      </strong>
    </output>
  );
}
