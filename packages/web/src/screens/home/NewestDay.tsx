import type { Flight } from '@cloudstreet/sdk';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { utcDay, withDay } from '@cloudstreet/ui/filters/flight-dates';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { LocalDate } from '@cloudstreet/ui/values';
import { useNow } from '../../app/context.js';
import { FlightGrid, FlightGridSkeleton } from '../../app/flights/FlightGrid.js';
import { useMessages } from '../../app/messages.js';
import { monthPath, pathWith } from '../../app/paths.js';
import * as styles from './Home.css.js';

export interface NewestDayProps {
  /** Today or the last flying day, `YYYY-MM-DD`. */
  date: string;
  /** The best first. */
  flights: readonly Flight[];
}

/** Best flights of today or the last flying day. */
export function NewestDay({ date, flights }: NewestDayProps) {
  const messages = useMessages();
  const now = useNow();
  const isToday = date === utcDay(now);
  const day = pathWith('/flight', { ...withDay({}, date, now), order_by: 'points' });
  return (
    <Section title={isToday ? messages['home.bestOfToday']() : messages['home.bestOfDay']()}>
      <Inline spread>
        <span className={styles.note}>
          <LocalDate date={date} dateStyle="full" />
        </span>
        <Inline>
          <ButtonLink size="small" href={monthPath(date.slice(0, 7))}>
            {messages['home.month']()}
          </ButtonLink>
          <ButtonLink size="small" href={day}>
            {messages['home.allOfDay']()}
          </ButtonLink>
        </Inline>
      </Inline>
      <FlightGrid flights={flights} isUnderDate />
    </Section>
  );
}

/** Has the size of the day that replaces it. */
export function NewestDaySkeleton({ count }: { count: number }) {
  const messages = useMessages();
  return (
    <Section title={messages['home.bestOfDay']()}>
      <span className={styles.note}>
        <Skeleton width="12rem" />
      </span>
      <FlightGridSkeleton count={count} />
    </Section>
  );
}
