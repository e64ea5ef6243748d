import { ApiError, type Certificate } from '@cloudstreet/sdk';
import { certificateQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import {
  Count,
  Distance,
  Duration,
  formatDate,
  LocalDate,
  Points,
  Speed,
  useUnits,
} from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, FileX } from 'lucide-react';
import { useContestTitle } from '../../app/contest-title.js';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import * as styles from './CertificatePage.css.js';

/**
 * Page that verifies a certificate by the code printed on it. It shows the certified results, or
 * that the code is unknown.
 */
export function CertificatePage({ code }: { code: string }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data, error, refetch } = useQuery({
    ...certificateQueries.check(api, code),
    // This page shows all errors.
    throwOnError: false,
    meta: { explains: 'all' },
  });
  if (data) return <Confirmed certificate={data} />;
  return (
    <AppPage width="narrow">
      <PageHeader title={messages['certificate.head']()} />
      {!error && <Skeleton height="20rem" />}
      {error && isUnknown(error) && (
        <EmptyState
          title={messages['certificate.unknown']()}
          icon={<FileX size={24} aria-hidden />}
          action={<ButtonLink href="/flight">{messages['home.allFlights']()}</ButtonLink>}
        >
          {messages['certificate.unknown.why']()}
        </EmptyState>
      )}
      {error && !isUnknown(error) && <LoadFailed onRetry={() => void refetch()} />}
    </AppPage>
  );
}

/** Returns whether an error means that the code is unknown or malformed. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

function Confirmed({ certificate }: { certificate: Certificate }) {
  const messages = useMessages();
  const units = useUnits();
  const { name, club, season, created, is_final: isFinal, places, best } = certificate;
  const dates = { date: formatDate(created.slice(0, 10), units) };
  return (
    <AppPage width="narrow">
      <PageHeader
        title={name}
        note={[messages['certificate.season']({ season: String(season) }), club]
          .filter((part) => part !== undefined)
          .join(' · ')}
      />
      <p className={styles.confirmation}>
        <BadgeCheck className={styles.seal} size={24} aria-hidden />
        <span>
          {messages['certificate.confirmed']({ host: window.location.host, ...dates })}{' '}
          {!isFinal && messages['certificate.interim']()}
        </span>
      </p>
      <DescriptionList>
        <Description term={messages['user.flights']()}>
          <Count count={certificate.flights} />
        </Description>
        <Description term={messages['user.airtime']()}>
          <Duration seconds={certificate.duration} />
        </Description>
        <Description term={messages['user.distance']()}>
          <Distance km={certificate.distance} digits={0} />
        </Description>
      </DescriptionList>
      {places.length > 0 && <Places places={places} />}
      {best.length > 0 && <Flights flights={best} />}
    </AppPage>
  );
}

type CertifiedPlace = Certificate['places'][number];
type CertifiedFlight = Certificate['best'][number] & { index: number };

function Places({ places }: { places: readonly CertifiedPlace[] }) {
  const messages = useMessages();
  return (
    <Section title={messages['certificate.places']()}>
      <Table
        caption={messages['certificate.places']()}
        columns={usePlaceColumns()}
        rows={places}
        getKey={({ contest }) => contest}
      />
    </Section>
  );
}

function usePlaceColumns(): TableColumn<CertifiedPlace>[] {
  const messages = useMessages();
  const contestTitle = useContestTitle();
  return [
    {
      id: 'contest',
      header: messages['certificate.contest'](),
      isRowHeader: true,
      cell: ({ contest }) => contestTitle(contest),
    },
    {
      id: 'place',
      header: messages['certificate.place'](),
      align: 'end',
      cell: ({ position, pilots }) => messages['certificate.position']({ position, pilots }),
    },
    {
      id: 'points',
      header: messages['certificate.points'](),
      align: 'end',
      cell: ({ points }) => <Points points={points} digits={2} />,
    },
  ];
}

function Flights({ flights }: { flights: Certificate['best'] }) {
  const messages = useMessages();
  return (
    <Section title={messages['certificate.best']()}>
      <Table
        caption={messages['certificate.best']()}
        columns={useFlightColumns()}
        rows={flights.map((flight, index) => Object.assign({ index }, flight))}
        getKey={({ index }) => index}
      />
    </Section>
  );
}

function useFlightColumns(): TableColumn<CertifiedFlight>[] {
  const messages = useMessages();
  return [
    {
      id: 'date',
      header: messages['certificate.date'](),
      isRowHeader: true,
      cell: ({ scoring_date: date }) => <LocalDate date={date} />,
    },
    {
      id: 'aircraft',
      header: messages['certificate.aircraft'](),
      cell: ({ aircraft }) => aircraft,
    },
    {
      id: 'distance',
      header: messages['user.distance'](),
      align: 'end',
      cell: ({ distance }) => <Distance km={distance} />,
    },
    {
      id: 'speed',
      header: messages['certificate.speed'](),
      align: 'end',
      cell: ({ speed }) => <Speed kmh={speed} />,
    },
    {
      id: 'points',
      header: messages['certificate.points'](),
      align: 'end',
      cell: ({ points }) => <Points points={points} digits={2} />,
    },
  ];
}
