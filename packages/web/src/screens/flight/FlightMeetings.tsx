import { awaitsScore, type FlightDetail, type FlightMeeting } from '@cloudstreet/sdk';
import { meetingQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { Distance, Duration, LocalTime } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import type { Messages } from '../../generated/messages/types.js';
import * as styles from './FlightMeetings.css.js';

const SHOWN_AT_FIRST = 8;

/** With whom a flight was flown together; nothing where it was nobody. */
export function FlightMeetings({ flight }: { flight: Pick<FlightDetail, 'id' | 'status'> }) {
  const { api } = useApp();
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  const [showsAll, setShowsAll] = useState(false);
  const { data: meetings = [] } = useQuery({
    ...meetingQueries.ofFlight(api, flight.id),
    enabled: !awaitsScore(flight.status),
  });
  if (meetings.length === 0) return null;
  const columns = columnsOf(messages);
  const shown = showsAll ? meetings : meetings.slice(0, SHOWN_AT_FIRST);
  return (
    <Section title={messages['meetings.title']()}>
      <Stack gap="x3">
        <Table
          caption={messages['meetings.title']()}
          columns={isPhone ? columns.filter(({ id }) => id !== 'from') : columns}
          rows={shown}
          getKey={({ flight: { id } }) => id}
        />
        {shown.length < meetings.length && (
          <Button tone="secondary" size="small" onPress={() => setShowsAll(true)}>
            {messages['meetings.all']({ count: meetings.length })}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

function columnsOf(messages: Messages): TableColumn<FlightMeeting>[] {
  return [
    {
      id: 'flight',
      header: messages['meetings.flight'](),
      isRowHeader: true,
      cell: ({ user, co_user: coUser, flight }) => (
        <>
          <Link href={flightPath(flight.id)}>
            {(user ?? coUser)?.name ?? messages['flight.formerPilot']()}
          </Link>
          <span className={styles.note}>
            {[flight.aircraft?.name, flight.competition_id ?? flight.registration]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'from',
      header: messages['meetings.from'](),
      cell: ({ start_time: start }) => <LocalTime time={start} />,
    },
    {
      id: 'time',
      header: messages['meetings.time'](),
      align: 'end',
      cell: ({ total_seconds: seconds }) => <Duration seconds={seconds} />,
    },
    {
      id: 'distance',
      header: messages['meetings.distance'](),
      align: 'end',
      cell: ({ min_distance: metres }) => <Distance km={metres / 1000} digits={2} />,
    },
  ];
}
