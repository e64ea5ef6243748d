import type { User, UserSeason } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Count, Distance, Duration, Points, Speed } from '@cloudstreet/ui/values';
import { useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { pathWith } from '../../app/paths.js';

/** Seasons shown before one asks for all. */
const FIRST_SEASONS = 5;

/** What somebody flew in each season. */
export function UserSeasons({ user: { id, seasons } }: { user: User }) {
  const messages = useMessages();
  const columns = useColumns(id);
  const [showsAll, setShowsAll] = useState(false);
  if (!seasons || seasons.length === 0) return null;
  const shown = showsAll ? seasons : seasons.slice(0, FIRST_SEASONS);
  return (
    <Section title={messages['user.seasons']()}>
      <Table
        caption={messages['user.seasons.sums']()}
        columns={columns}
        rows={shown}
        getKey={({ season }) => season}
      />
      {shown.length < seasons.length && (
        <span>
          <Button size="small" onPress={() => setShowsAll(true)}>
            {messages['user.seasons.all']({ count: seasons.length })}
          </Button>
        </span>
      )}
    </Section>
  );
}

function useColumns(user: number): TableColumn<UserSeason>[] {
  const messages = useMessages();
  return [
    {
      id: 'season',
      header: messages['flights.filter.season'](),
      isRowHeader: true,
      cell: ({ season }) => (
        <Link href={pathWith('/flight', { user: [user], season })}>{season}</Link>
      ),
    },
    {
      id: 'flights',
      header: messages['user.flights'](),
      align: 'end',
      cell: ({ flights }) => <Count count={flights} />,
    },
    {
      id: 'distance',
      header: messages['user.distance'](),
      align: 'end',
      cell: ({ distance }) => <Distance km={distance} digits={0} />,
    },
    {
      id: 'points',
      header: messages['user.points'](),
      align: 'end',
      cell: ({ points }) => <Points points={points} />,
    },
    {
      id: 'duration',
      header: messages['user.airtime'](),
      align: 'end',
      cell: ({ duration }) => <Duration seconds={duration} />,
    },
    {
      id: 'speed',
      header: messages['user.speed'](),
      align: 'end',
      cell: ({ avg_speed: speed }) => <Speed kmh={speed} />,
    },
  ];
}
