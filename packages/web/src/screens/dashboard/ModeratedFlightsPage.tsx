import type { ModeratedFlight } from '@cloudstreet/sdk';
import { listModeratedFlights } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { FlightModeration } from '../../app/moderation/FlightModeration.js';
import { entityPath, flightPath, pathWith } from '../../app/paths.js';
import * as styles from './Dashboard.css.js';
import { DashboardList } from './DashboardList.js';
import { DashboardPage } from './DashboardPage.js';
import { FLIGHT_STATES, type FlightState } from './dashboard-search.js';

/** Flights in a state, whatever their visibility. */
export function ModeratedFlightsPage({ state = 'reported' }: { state?: FlightState | undefined }) {
  return <DashboardPage page="flight">{() => <Flights state={state} />}</DashboardPage>;
}

function Flights({ state: current }: { state: FlightState }) {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(operationPages(api, listModeratedFlights, { state: current }));
  return (
    <>
      <LinkSegments
        label={messages['dashboard.states']()}
        segments={FLIGHT_STATES.map((state) => ({
          href: pathWith('/dashboard/flight', state === 'reported' ? {} : { state }),
          isCurrent: state === current,
          label: messages['dashboard.flights.state']({ state }),
        }))}
      />
      <DashboardList list={list}>
        {(flight) => <FlightRow key={flight.id} flight={flight} />}
      </DashboardList>
    </>
  );
}

function FlightRow({ flight }: { flight: ModeratedFlight }) {
  const messages = useMessages();
  const { id, scoring_date: day, created, user, hidden, reports, findings = [] } = flight;
  const { status, visibility } = flight;
  const isPending = status === 'pending' || status === 'scoring';
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.title}>
          <Link href={flightPath(id)}>
            <LocalDate date={day} />
          </Link>
          {user && <Link href={entityPath('user', user.id)}>{user.name}</Link>}
          {hidden && (
            <Chip tone="warning">{messages['dashboard.flights.state']({ state: 'hidden' })}</Chip>
          )}
          {isPending && <Chip>{messages['dashboard.flights.state']({ state: 'pending' })}</Chip>}
          {reports > 0 && (
            <Chip tone="warning">{messages['dashboard.reports']({ count: reports })}</Chip>
          )}
        </span>
        {hidden && <p className={styles.prose}>{hidden.reason}</p>}
        {findings.length > 0 && <span>{findings.join(' ')}</span>}
        <span className={styles.note}>
          <span>
            {messages['dashboard.uploaded']()} <LocalDate date={created} />{' '}
            <LocalTime time={created} />
          </span>
          {visibility !== 'public' && <span>{messages['visibility.option']({ visibility })}</span>}
        </span>
      </div>
      <div className={styles.actions}>
        <FlightModeration id={id} isHidden={hidden !== undefined} />
      </div>
    </li>
  );
}
