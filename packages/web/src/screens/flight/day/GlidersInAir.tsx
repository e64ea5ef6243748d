import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import type { CursorStore } from '@cloudstreet/ui/flight';
import {
  type DayMeasure,
  type GliderFigure,
  type GliderFigures,
  glidersAt,
} from '@cloudstreet/ui/map/day-tracks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../app/messages.js';
import type { DayFlight, DayOfFlights } from '../../../workers/read-day.js';
import * as styles from './DayReplay.css.js';
import { GliderRow } from './GliderRow.js';
import { useMoment } from './use-moment.js';

export interface GlidersInAirProps {
  day: DayOfFlights;
  clock: CursorStore;
  measure: DayMeasure;
  /** The index of the followed glider; -1 for none. */
  followed: number;
  onFollow: (glider: number | null) => void;
}

/** Values in the list, that of the map first. */
const LISTED_FIGURES = {
  altitude: ['altitude', 'climb', 'distance'],
  height: ['height', 'climb', 'distance'],
  climb: ['climb', 'altitude', 'distance'],
  hourSpeed: ['hourSpeed', 'altitude', 'distance'],
} as const satisfies Record<DayMeasure, readonly GliderFigure[]>;

/**
 * Gliders in the air at the time of the replay, with the value of the map and two others. The user
 * can follow one of them. The list is sorted by the value of the map until the user selects another
 * one.
 */
export function GlidersInAir({ day, clock, measure, followed, onFollow }: GlidersInAirProps) {
  const messages = useMessages();
  const [chosen, setChosen] = useState<GliderFigure>();
  const figures: readonly GliderFigure[] = LISTED_FIGURES[measure];
  const order = chosen && figures.includes(chosen) ? chosen : measure;
  const momentS = useMoment(day, clock);
  const gliders = useMemo(
    () => glidersAt(day.tracks, momentS, order),
    [day.tracks, momentS, order],
  );
  return (
    <>
      <div className={styles.order}>
        <SegmentedControl
          label={messages['day.order']()}
          segments={figures.map((id) => ({ id, label: messages['day.figure']({ figure: id }) }))}
          selected={order}
          onChange={(next) => setChosen(next === measure ? undefined : next)}
        />
      </div>
      {gliders.length === 0 && <p className={styles.state}>{messages['day.none']()}</p>}
      <Rows
        gliders={gliders}
        flights={day.flights}
        figures={figures}
        followed={followed}
        onFollow={onFollow}
      />
    </>
  );
}

/** Height of a row: 3.25rem. */
const ROW_PX = 52;
/** Height of the header: 2.25rem. */
const HEADER_PX = 36;

interface GliderRowsProps extends Pick<GlidersInAirProps, 'followed' | 'onFollow'> {
  gliders: readonly GliderFigures[];
  flights: readonly DayFlight[];
  figures: readonly GliderFigure[];
}

function Rows({ gliders, flights, figures, followed, onFollow }: GliderRowsProps) {
  // The virtualizer hands out a new state in the same object, which memoised code would miss.
  'use no memo';
  const messages = useMessages();
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of memoisation
  const virtualizer = useVirtualizer({
    count: gliders.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => gliders[index]!.glider,
    scrollMargin: HEADER_PX,
    scrollPaddingStart: HEADER_PX,
    overscan: 6,
  });
  // Scrolls to the followed glider once, when following starts. Afterwards the user scrolls.
  const shown = useRef(-1);
  const row = gliders.findIndex(({ glider }) => glider === followed);
  const show = useEffectEvent(() => {
    if (row >= 0 && shown.current !== followed) virtualizer.scrollToIndex(row);
    if (row >= 0 || followed < 0) shown.current = followed;
  });
  useEffect(() => show(), [row, followed]);
  return (
    <div ref={list} className={styles.list}>
      {gliders.length > 0 && <Header figures={figures} />}
      <ul
        className={styles.rows}
        style={{ blockSize: virtualizer.getTotalSize() }}
        aria-label={messages['day.list']()}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            className={styles.placed}
            style={{ transform: `translateY(${start - HEADER_PX}px)` }}
            aria-setsize={gliders.length}
            aria-posinset={index + 1}
          >
            <GliderRow
              glider={gliders[index]!}
              flight={flights[gliders[index]!.glider]!}
              figures={figures}
              isFollowed={gliders[index]!.glider === followed}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Hidden from screen readers: each row has its own text. */
function Header({ figures }: Pick<GliderRowsProps, 'figures'>) {
  const messages = useMessages();
  return (
    <div className={styles.header} aria-hidden>
      {figures.map((figure) => (
        <span key={figure} className={styles.figureName}>
          {messages['day.figure']({ figure })}
        </span>
      ))}
    </div>
  );
}
