import { type CursorStore, useCalmCursor } from '@cloudstreet/ui/charts/time';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import type { DayMeasure } from '@cloudstreet/ui/map/day-tracks';
import { Altitude, ClimbRate, Distance } from '@cloudstreet/ui/values';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../app/messages.js';
import type { DayFlight, DayOfFlights } from '../../../workers/read-day.js';
import * as styles from './DayReplay.css.js';
import { GLIDER_ORDERS, type GliderFigures, type GliderOrder, glidersAt } from './gliders-at.js';
import { gliderOf, pilotsOf } from './names-of.js';

export interface GlidersInAirProps {
  day: DayOfFlights;
  clock: CursorStore;
  measure: DayMeasure;
  /** The index of the followed glider; -1 for none. */
  followed: number;
  onFollow: (glider: number | null) => void;
}

/** Everybody in the air at the moment of the replay, with his figures; one is chosen to follow. */
export function GlidersInAir({ day, clock, measure, followed, onFollow }: GlidersInAirProps) {
  const messages = useMessages();
  const [order, setOrder] = useState<GliderOrder>('altitude');
  const momentS = useCalmCursor(clock) ?? day.tracks.startS;
  const gliders = useMemo(
    () => glidersAt(day.tracks, momentS, order),
    [day.tracks, momentS, order],
  );
  return (
    <>
      <div className={styles.order}>
        <SegmentedControl
          label={messages['day.order']()}
          segments={GLIDER_ORDERS.map((id) => ({
            id,
            label: messages['day.orders']({ order: id }),
          }))}
          selected={order}
          onChange={setOrder}
        />
      </div>
      {gliders.length === 0 && <p className={styles.state}>{messages['day.none']()}</p>}
      <Rows
        gliders={gliders}
        flights={day.flights}
        measure={measure}
        followed={followed}
        onFollow={onFollow}
      />
    </>
  );
}

/** The height of a row: 3.25rem. */
const ROW_PX = 52;

interface RowsProps extends Omit<GlidersInAirProps, 'day' | 'clock'> {
  gliders: readonly GliderFigures[];
  flights: readonly DayFlight[];
}

function Rows({ gliders, flights, measure, followed, onFollow }: RowsProps) {
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
    overscan: 6,
  });
  // A glider that is followed is looked for once, as soon as it flies; then the reader scrolls.
  const shown = useRef(-1);
  const row = gliders.findIndex(({ glider }) => glider === followed);
  const show = useEffectEvent(() => {
    if (row >= 0 && shown.current !== followed) virtualizer.scrollToIndex(row);
    if (row >= 0 || followed < 0) shown.current = followed;
  });
  useEffect(() => show(), [row, followed]);
  return (
    <div ref={list} className={styles.list}>
      <ul
        className={styles.rows}
        style={{ blockSize: virtualizer.getTotalSize() }}
        aria-label={messages['day.list']()}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            className={styles.placed}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={gliders.length}
            aria-posinset={index + 1}
          >
            <Row
              figures={gliders[index]!}
              flight={flights[gliders[index]!.glider]!}
              measure={measure}
              isFollowed={gliders[index]!.glider === followed}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  figures: GliderFigures;
  flight: DayFlight;
  measure: DayMeasure;
  isFollowed: boolean;
  onFollow: GlidersInAirProps['onFollow'];
}

function Row({ figures, flight, measure, isFollowed, onFollow }: RowProps) {
  const messages = useMessages();
  const { glider, altitudeM, heightM, climbMps, wayKm } = figures;
  const tellsHeight = measure === 'height' && heightM !== undefined;
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={isFollowed}
      onClick={() => onFollow(isFollowed ? null : glider)}
    >
      <span className={styles.who}>
        <span className={styles.name}>{pilotsOf(flight) || messages['day.unknownPilot']()}</span>
        <span className={styles.glider}>{gliderOf(flight)}</span>
      </span>
      <span className={styles.figure}>
        <Altitude m={tellsHeight ? heightM : altitudeM} />
      </span>
      <span className={styles.figure}>
        <ClimbRate mps={climbMps} />
      </span>
      <span className={styles.figure}>{wayKm !== undefined && <Distance km={wayKm} />}</span>
    </button>
  );
}
