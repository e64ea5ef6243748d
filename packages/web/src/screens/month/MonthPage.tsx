import { flightQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { daysOf, utcDay } from '@cloudstreet/ui/filters/flight-dates';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { LocalDate } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useApp, useNow } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { FlightGrid, FlightGridSkeleton } from '../../app/flights/FlightGrid.js';
import { FlightsPage } from '../../app/flights/FlightsPage.js';
import { useMessages } from '../../app/messages.js';
import { monthPath, pathWith } from '../../app/paths.js';
import { monthAfter } from '../../app/search/month.js';

/** Flight of the month, and the best flights of other pilots. */
export function MonthPage({ month }: { month: string }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: flights, isError, refetch } = useQuery(flightQueries.ofMonth(api, month));
  return (
    <FlightsPage flights={flights} place={month}>
      <PageHeader
        title={messages['month.title']()}
        note={<LocalDate date={`${month}-01`} dateStyle="month" />}
        actions={<MonthLinks month={month} />}
      />
      {isError && !flights ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <Best flights={flights} month={month} />
      )}
    </FlightsPage>
  );
}

type BestProps = { month: string } & Pick<Parameters<typeof FlightsPage>[0], 'flights'>;

function Best({ flights, month }: BestProps) {
  const messages = useMessages();
  if (!flights) return <FlightGridSkeleton count={10} />;
  if (flights.length === 0) return <NoFlights month={month} />;
  const others = flights.slice(1);
  return (
    <>
      <FlightGrid flights={flights.slice(0, 1)} />
      {others.length > 0 && (
        <Section title={messages['month.others']()}>
          <FlightGrid flights={others} />
        </Section>
      )}
      <div>
        <ButtonLink href={pathWith('/flight', { ...daysOf(month), order_by: 'points' })}>
          {messages['month.all']()}
        </ButtonLink>
      </div>
    </>
  );
}

function NoFlights({ month }: { month: string }) {
  const messages = useMessages();
  return (
    <EmptyState
      title={messages['month.empty']()}
      drawing="glider"
      action={
        <ButtonLink href={monthPath(monthAfter(month, -1))}>
          {messages['month.before']()}
        </ButtonLink>
      }
    />
  );
}

/** Links to the previous month, and to the next one if it has begun. */
function MonthLinks({ month }: { month: string }) {
  const messages = useMessages();
  const hasNext = month < utcDay(useNow()).slice(0, 7);
  return (
    <>
      <ButtonLink href={monthPath(monthAfter(month, -1))}>
        <ChevronLeft size={18} aria-hidden />
        {messages['month.before']()}
      </ButtonLink>
      {hasNext && (
        <ButtonLink href={monthPath(monthAfter(month, 1))}>
          {messages['month.after']()}
          <ChevronRight size={18} aria-hidden />
        </ButtonLink>
      )}
    </>
  );
}
