import type { ClaimedBadgeId } from '@cloudstreet/scoring/badges';
import type { BadgeClaim } from '@cloudstreet/sdk';
import { getBadgeClaim } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import {
  Altitude,
  Distance,
  Duration,
  formatPosition,
  LocalDate,
  LocalTime,
  UnitsProvider,
  useUnits,
} from '@cloudstreet/ui/values';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useBadgeText } from '../../app/badges/use-badge-text.js';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { entityPath, flightPath } from '../../app/paths.js';
import type { Messages } from '../../generated/messages/types.js';
import * as styles from './Badges.css.js';

type Part = BadgeClaim['part'][number];

/** Printable evidence of a pilot for a badge of the FAI: metric and in UTC, as in claim forms. */
export function ClaimPage({ userId, id }: { userId: number; id: ClaimedBadgeId }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: claim } = useSuspenseQuery(
    operationQuery(api, getBadgeClaim, { id: userId, badge_id: id }),
  );
  const badge = useBadgeText()(id).name;
  const { locale } = useUnits();
  return (
    <UnitsProvider unitSystem="M" locale={locale} timeZone="UTC">
      <AppPage width="narrow">
        <PageHeader
          title={messages['claim.title']({ badge })}
          note={messages['claim.note']()}
          actions={
            <span className={styles.screenOnly}>
              <Button size="small" onPress={() => window.print()}>
                <Printer size={16} aria-hidden />
                {messages['claim.print']()}
              </Button>
            </span>
          }
        />
        <p className={styles.printed}>
          <Link href={entityPath('user', userId)}>{claim.user.name}</Link>
        </p>
        {claim.part.map((part) => (
          <PartSection key={`${part.kind} ${part.required}`} part={part} />
        ))}
        <p className={styles.signature}>{messages['claim.observer']()}</p>
      </AppPage>
    </UnitsProvider>
  );
}

function PartSection({ part }: { part: Part }) {
  const messages = useMessages();
  const { kind, required, value, flight } = part;
  return (
    <Section title={messages['claim.part']({ kind })}>
      <Stack gap="x3">
        {!flight && (
          <p className={styles.note}>
            {messages['claim.open']()} <PartValue kind={kind} value={value} />
          </p>
        )}
        <DescriptionList>
          <Description term={messages['claim.required']()}>
            <PartValue kind={kind} value={required} />
          </Description>
          {flight && <FlightFacts part={part} flight={flight} />}
        </DescriptionList>
        {part.point.length > 0 && <Points part={part} />}
      </Stack>
    </Section>
  );
}

function FlightFacts({ part, flight }: { part: Part; flight: NonNullable<Part['flight']> }) {
  const messages = useMessages();
  const { kind, value, point } = part;
  const [first, last] = [point[0]?.alt, point.at(-1)?.alt];
  const isCourse = kind === 'straight' || kind === 'course';
  const plane = [flight.aircraft, flight.registration].filter(Boolean).join(' · ');
  return (
    <>
      <Description term={messages['claim.flown']()}>
        <PartValue kind={kind} value={value} />
      </Description>
      {isCourse && first !== undefined && last !== undefined && (
        <Description term={messages['claim.loss']()}>
          <Altitude m={first - last} />
        </Description>
      )}
      <Description term={messages['badge.flight']()}>
        <Link href={flightPath(flight.id)}>
          <LocalDate date={flight.scoring_date} />
        </Link>
      </Description>
      {plane && <Description term={messages['certificate.aircraft']()}>{plane}</Description>}
      {flight.takeoff_time !== undefined && (
        <Description term={messages['flight.takeoff']()}>
          <LocalTime time={flight.takeoff_time} seconds /> {flight.takeoff_airport}
        </Description>
      )}
      {flight.landing_time !== undefined && (
        <Description term={messages['flight.landing']()}>
          <LocalTime time={flight.landing_time} seconds />
        </Description>
      )}
      <Description term={messages['claim.file']()}>{flight.file_name}</Description>
      {flight.logger && (
        <Description term={messages['claim.recorder']()}>{flight.logger}</Description>
      )}
    </>
  );
}

function PartValue({ kind, value }: { kind: Part['kind']; value: number }) {
  if (kind === 'duration') return <Duration seconds={Math.round(value * 3600)} />;
  if (kind === 'gain') return <Altitude m={value} />;
  return <Distance km={value} />;
}

type PointRow = Part['point'][number] & { index: number; leg: number | undefined; is: string };

/** Fixes that prove a part, with the legs between them. */
function Points({ part }: { part: Part }) {
  const messages = useMessages();
  const rows = part.point.map((point, index) =>
    Object.assign(
      { index, leg: index === 0 ? undefined : part.leg[index - 1], is: roleOf(part, index) },
      point,
    ),
  );
  return (
    <Table
      caption={messages['claim.part']({ kind: part.kind })}
      columns={columnsOf(part, messages)}
      rows={rows}
      getKey={({ index }) => index}
    />
  );
}

function columnsOf(part: Part, messages: Messages): TableColumn<PointRow>[] {
  const columns: (TableColumn<PointRow> | false)[] = [
    {
      id: 'point',
      header: messages['day.thermals.place'](),
      isRowHeader: true,
      cell: ({ is, index, name, lat, lon }) => (
        <>
          {name ?? messages['claim.point']({ is, number: String(index) })}
          <br />
          <span className={styles.figures}>{formatPosition({ lat, lon })}</span>
        </>
      ),
    },
    part.kind !== 'goal' && {
      id: 'time',
      header: 'UTC',
      align: 'end',
      cell: ({ time }) => time !== undefined && <LocalTime time={time} seconds />,
    },
    part.kind !== 'goal' && {
      id: 'altitude',
      header: messages['legs.altitude'](),
      align: 'end',
      cell: ({ alt }) => <Altitude m={alt} />,
    },
    part.leg.length > 0 && {
      id: 'leg',
      header: messages['claim.leg'](),
      align: 'end',
      cell: ({ leg }) => leg !== undefined && <Distance km={leg} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

function roleOf({ kind, point }: Part, index: number): string {
  const isLast = index === point.length - 1;
  if (kind === 'gain') return isLast ? 'high' : 'low';
  if (kind === 'duration') return isLast ? 'end' : 'release';
  if (index === 0) return kind === 'straight' ? 'release' : 'start';
  return isLast ? 'finish' : 'turnpoint';
}
