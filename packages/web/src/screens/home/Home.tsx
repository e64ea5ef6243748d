import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { LocalDate } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { useMemo } from 'react';
import { useApp, useNow } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { FlightGrid, FlightGridSkeleton } from '../../app/flights/FlightGrid.js';
import { FlightsPage } from '../../app/flights/FlightsPage.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { monthPath, pathWith } from '../../app/paths.js';
import { utcDay, withDay } from '../../app/search/flight-dates.js';
import { BEST_LIMIT, bestOf, RECENT_LIMIT, recentFlights } from './best-flights.js';
import { type RecentDay, recentDays } from './recent-days.js';
import { SavedLists } from './SavedLists.js';

/** Numbers of flights from earlier days: the best few of each day, and the total. */
const EARLIER_PER_DAY = 3;
const EARLIER_LIMIT = 12;

/** Home page with the best flights of today or the last flying day, then of the days before. */
export function Home() {
  const { api } = useApp();
  const recent = useQuery(recentFlights(api));
  if (recent.isPending) return <Loading />;
  const [newest, ...earlier] = recentDays(recent.data ?? [], RECENT_LIMIT);
  if (newest) return <Days newest={newest} earlier={earlier} />;
  if (!recent.isError) return <NewInstance />;
  return (
    <AppPage>
      <LoadFailed onRetry={() => void recent.refetch()} />
    </AppPage>
  );
}

interface DaysProps {
  newest: RecentDay;
  earlier: readonly RecentDay[];
}

function Days({ newest, earlier }: DaysProps) {
  const messages = useMessages();
  const now = useNow();
  const isToday = newest.date === utcDay(now);
  const best = useBestFlights(newest);
  const before = useMemo(() => bestOfEach(earlier), [earlier]);
  const all = useMemo(() => [...best, ...before], [best, before]);
  return (
    <FlightsPage flights={all}>
      <PageHeader
        title={isToday ? messages['home.bestOfToday']() : messages['home.bestOfDay']()}
        note={<LocalDate date={newest.date} dateStyle="full" />}
        actions={
          <>
            <ButtonLink href={monthPath(newest.date.slice(0, 7))}>
              {messages['home.month']()}
            </ButtonLink>
            <ButtonLink
              href={pathWith('/flight', { ...withDay({}, newest.date, now), order_by: 'points' })}
            >
              {messages['home.allOfDay']()}
            </ButtonLink>
          </>
        }
      />
      <SavedLists />
      <FlightGrid flights={best} isUnderDate />
      {before.length > 0 && (
        <Section
          title={messages['home.earlier']()}
          actions={<Link href="/flight">{messages['home.allFlights']()}</Link>}
        >
          <FlightGrid flights={before} />
        </Section>
      )}
    </FlightsPage>
  );
}

/** Returns the best few flights of each day, the newest days first. */
function bestOfEach(days: readonly RecentDay[]) {
  return days.flatMap((day) => day.flights.slice(0, EARLIER_PER_DAY)).slice(0, EARLIER_LIMIT);
}

/**
 * Returns the best flights of a day. They are requested if the newest flights do not cover the
 * whole day.
 */
function useBestFlights({ date, flights, isWhole }: RecentDay) {
  const { api } = useApp();
  const { data = flights } = useQuery({ ...bestOf(api, date), enabled: !isWhole });
  return useMemo(() => data.slice(0, BEST_LIMIT), [data]);
}

/** Has the size of the content that replaces it. */
function Loading() {
  const messages = useMessages();
  return (
    <FlightsPage flights={undefined}>
      <PageHeader title={messages['home.bestOfDay']()} note={<Skeleton width="12rem" />} />
      <FlightGridSkeleton count={BEST_LIMIT} />
    </FlightsPage>
  );
}

function NewInstance() {
  const messages = useMessages();
  return (
    <AppPage>
      <PageHeader title={messages['home.title']()} note={messages['home.note']()} />
      <EmptyState
        title={messages['home.empty.title']()}
        icon={<Plane size={24} aria-hidden />}
        action={
          <ButtonLink tone="primary" href="/upload">
            {messages['home.empty.action']()}
          </ButtonLink>
        }
      >
        {messages['home.empty.message']()}
      </EmptyState>
    </AppPage>
  );
}
