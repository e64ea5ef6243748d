import { seasonBounds } from '@cloudstreet/scoring/season';
import type { FlyingDay } from '@cloudstreet/sdk';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatDate } from '../../values/format-time.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { ChartBoundary } from '../ChartBoundary.js';
import * as styles from './ActivityCalendar.css.js';
import { ActivityDay } from './ActivityDay.js';
import { ActivityLegend } from './ActivityLegend.js';
import { ActivityTable } from './ActivityTable.js';
import { airtimeStepS } from './airtime-steps.js';
import { dayOfKey } from './calendar-keys.js';
import { calendarWeeks } from './calendar-weeks.js';

export interface ActivityCalendarProps {
  /** Accessible name, with the pilot and the season. */
  label: string;
  /** The year in which the season ends. */
  season: number;
  /** The days with flights. */
  days: readonly FlyingDay[];
  /** Current day of the user, `YYYY-MM-DD`. Later days are drawn as future. */
  today: string;
  /** Returns the address of the flights of a day. */
  hrefOf: (date: string) => string;
  /** Called with the date of an opened day. */
  onOpen: (date: string) => void;
}

/**
 * A season day by day: seven rows of weekdays and a column per week, darker with more airtime. It
 * is one tab stop, and the arrow keys move from day to day.
 */
export function ActivityCalendar(props: ActivityCalendarProps) {
  return (
    <ChartBoundary>
      <DrawnCalendar {...props} />
    </ChartBoundary>
  );
}

function DrawnCalendar(props: ActivityCalendarProps) {
  const { label, season, days, today, hrefOf, onOpen } = props;
  const messages = useMessages();
  const units = useUnits();
  const keysId = useId();
  const { weeks, months } = useMemo(
    () => calendarWeeks(season, units.locale),
    [season, units.locale],
  );
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days]);
  const stepS = airtimeStepS(days.map(({ duration }) => duration));
  const [visited, setVisited] = useState<string>();
  const newest = days.findLast(({ date }) => date <= today)?.date ?? nearestDay(today, season);
  // Another season starts on another day.
  const current = weeks.some((week) => week.includes(visited ?? '')) ? visited : newest;
  const { scrollerRef, tableRef } = useEndInView(nearestDay(today, season), newest);

  function moveTo(date: string): void {
    setVisited(date);
    tableRef.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }

  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.scroller} ref={scrollerRef}>
        <table
          ref={tableRef}
          className={styles.calendar}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table one moves in
          role="grid"
          aria-label={label}
          aria-describedby={keysId}
          onKeyDown={(event) => {
            const date = (event.target as HTMLElement).dataset['date'];
            const next = date && dayOfKey(event.key, { date, season });
            if (!next) return;
            event.preventDefault();
            moveTo(next);
          }}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className={visuallyHidden}>{messages['activity.weekday']()}</span>
              </th>
              {months.map(({ first, weeks: span }) => (
                <th key={first} className={styles.month} scope="colgroup" colSpan={span}>
                  {span > 1 && formatDate(first, units, 'shortMonth')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdaysOf(weeks).map((dates, weekday) => (
              <tr key={dates[1]}>
                <th className={styles.weekday} scope="row">
                  {/* Every other name is enough for orientation. */}
                  <span className={weekday % 2 === 0 ? undefined : visuallyHidden}>
                    {formatDate(dates[1]!, units, 'weekday')}
                  </span>
                </th>
                {dates.map((date) =>
                  date === nearestDay(date, season) ? (
                    <ActivityDay
                      key={date}
                      date={date}
                      day={byDate.get(date)}
                      stepS={stepS}
                      isAhead={date > today}
                      isCurrent={date === current}
                      href={hrefOf(date)}
                      onOpen={onOpen}
                      onVisit={setVisited}
                    />
                  ) : (
                    <td
                      key={date}
                      className={styles.day}
                      aria-label={messages['activity.outside']()}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id={keysId} className={visuallyHidden}>
        {messages['activity.keys']()}
      </p>
      <ActivityLegend stepS={stepS} />
      {days.length > 0 && <ActivityTable days={days} hrefOf={hrefOf} />}
    </figure>
  );
}

type Weeks = ReturnType<typeof calendarWeeks>['weeks'];

/** The rows of the calendar: all Mondays, all Tuesdays and so on. */
function weekdaysOf(weeks: Weeks): string[][] {
  return Array.from({ length: 7 }, (_, weekday) => weeks.map((week) => week[weekday]!));
}

/**
 * Scrolls to the end of a season if it does not fit, or to today in the current season. Without
 * flights that late, as in a southern winter, the last flights are shown.
 */
function useEndInView(end: string, newest: string) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const cellOf = (date: string) =>
      tableRef.current?.querySelector(`[data-date="${date}"]`)?.closest('td');
    const [last, flown] = [cellOf(end), cellOf(newest)];
    if (!last || !flown || !scroller) return;
    const leftOf = (cell: HTMLElement) => cell.offsetLeft + cell.offsetWidth - scroller.clientWidth;
    const isInView = flown.offsetLeft > leftOf(last) + MIN_IN_VIEW_PX;
    scroller.scrollLeft = isInView ? leftOf(last) : leftOf(flown) + MIN_IN_VIEW_PX;
  }, [end, newest]);
  return { scrollerRef, tableRef };
}

/** Minimum distance to the edge, because the names of weekdays cover some weeks. */
const MIN_IN_VIEW_PX = 96;

/** Returns the day of the season that is nearest to another day. */
function nearestDay(date: string, season: number): string {
  const { start, end } = seasonBounds(season);
  if (date < start) return start;
  return date > end ? end : date;
}
