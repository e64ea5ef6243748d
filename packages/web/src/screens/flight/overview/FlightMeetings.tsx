import { awaitsScore, type FlightDetail, type FlightMeeting } from '@cloudstreet/sdk';
import { listFlightMeetings } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { LocalTime, Minutes, Separation } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import { flightPath } from '../../../app/paths.js';
import type { Messages } from '../../../generated/messages/types.js';
import { MAX_COMPARED } from '../compare/compared-ids.js';
import * as styles from './FlightMeetings.css.js';

const SHOWN_AT_FIRST = 8;

export interface FlightMeetingsProps {
  flight: Pick<FlightDetail, 'id' | 'status' | 'visibility'>;
  /** Ids of the compared flights. */
  ids: readonly number[];
  onIdsChange: (ids: number[]) => void;
}

/**
 * Flights flown together with this one, which can be compared. Renders nothing if there are none.
 */
export function FlightMeetings({ flight, ids, onIdsChange }: FlightMeetingsProps) {
  const { api } = useApp();
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  const [showsAll, setShowsAll] = useState(false);
  const { data: meetings = [] } = useQuery({
    ...operationQuery(api, listFlightMeetings, { id: flight.id }),
    // Only public flights have meetings.
    enabled: flight.visibility === undefined && !awaitsScore(flight.status),
  });
  if (meetings.length === 0) return null;
  const columns = columnsOf(messages, { ids, onIdsChange });
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
        <p className={styles.note}>{messages['meetings.hint']()}</p>
        {shown.length < meetings.length && (
          <Button tone="secondary" size="small" onPress={() => setShowsAll(true)}>
            {messages['meetings.all']({ count: meetings.length })}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

type Comparison = Pick<FlightMeetingsProps, 'ids' | 'onIdsChange'>;

function columnsOf(messages: Messages, comparison: Comparison): TableColumn<FlightMeeting>[] {
  return [
    {
      id: 'flight',
      header: messages['meetings.flight'](),
      isRowHeader: true,
      cell: ({ user, co_user: coUser, flight }) => {
        const name = (user ?? coUser)?.name ?? messages['flight.formerPilot']();
        return (
          <>
            <Link href={flightPath(flight.id)}>{name}</Link>
            <span className={styles.note}>
              {[flight.aircraft?.name, flight.competition_id ?? flight.registration]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <CompareCheckbox {...comparison} id={flight.id} name={name} />
          </>
        );
      },
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
      cell: ({ total_seconds: seconds }) => <Minutes seconds={seconds} />,
    },
    {
      id: 'distance',
      header: messages['meetings.distance'](),
      align: 'end',
      cell: ({ min_distance: metres }) => <Separation m={metres} />,
    },
  ];
}

/** Adds a flight to the comparison, if a colour is free. */
function CompareCheckbox({
  id,
  name,
  ids,
  onIdsChange,
}: Comparison & { id: number; name: string }) {
  const messages = useMessages();
  const isCompared = ids.includes(id);
  const label = messages['compare.section']();
  return (
    <Checkbox
      aria-label={`${label}: ${name}`}
      isSelected={isCompared}
      isDisabled={!isCompared && ids.length >= MAX_COMPARED}
      onChange={(isIncluded) =>
        onIdsChange(isIncluded ? [...ids, id] : ids.filter((one) => one !== id))
      }
    >
      {label}
    </Checkbox>
  );
}
