import type { User, UserSeason } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { Count, Distance, Duration, Points, Speed } from '@cloudstreet/ui/values';
import { useState } from 'react';
import { useNow } from '../../app/context.js';
import { TwoLines } from '../../app/lists/TwoLines.js';
import { useMessages } from '../../app/messages.js';
import { yearPath } from '../../app/paths.js';
import { seasonColumn } from './season-column.js';

/** Number of seasons shown at first. */
const FIRST_SEASONS = 5;

/** Totals of a user by season. */
export function UserSeasons({ user: { id, seasons } }: { user: User }) {
  const messages = useMessages();
  const columns = useColumns(id);
  const [showsAll, setShowsAll] = useState(false);
  const now = useNow();
  const [latest] = seasons ?? [];
  if (!seasons || !latest) return null;
  // A season ends in the year of its name, and begins in the one before.
  const year = Math.min(latest.season, now.getUTCFullYear());
  const shown = showsAll ? seasons : seasons.slice(0, FIRST_SEASONS);
  return (
    <Section
      title={messages['user.seasons']()}
      actions={<Link href={yearPath(id, year)}>{messages['year.open']()}</Link>}
    >
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
  const kitMessages = useKitMessages();
  const isPhone = useMediaQuery(media.mobile);
  const season = seasonColumn(user, kitMessages['filters.season']());
  const flights = messages['user.flights']();
  const distance = messages['user.distance']();
  const points = messages['user.points']();
  const duration = messages['user.airtime']();
  const speed = messages['user.speed']();
  if (isPhone) {
    // Two values per cell, for phones.
    return [
      season,
      {
        id: 'flights',
        header: <TwoLines first={flights} second={duration} />,
        align: 'end',
        cell: (row) => <TwoLines first={flightsCell(row)} second={durationCell(row)} />,
      },
      {
        id: 'distance',
        header: <TwoLines first={distance} second={speed} />,
        align: 'end',
        cell: (row) => <TwoLines first={distanceCell(row)} second={speedCell(row)} />,
      },
      { id: 'points', header: points, align: 'end', cell: pointsCell },
    ];
  }
  return [
    season,
    { id: 'flights', header: flights, align: 'end', cell: flightsCell },
    { id: 'distance', header: distance, align: 'end', cell: distanceCell },
    { id: 'points', header: points, align: 'end', cell: pointsCell },
    { id: 'duration', header: duration, align: 'end', cell: durationCell },
    { id: 'speed', header: speed, align: 'end', cell: speedCell },
  ];
}

const flightsCell = ({ flights }: UserSeason) => <Count count={flights} />;
const distanceCell = ({ distance }: UserSeason) => <Distance km={distance} digits={0} />;
const pointsCell = ({ points }: UserSeason) => <Points points={points} />;
const durationCell = ({ duration }: UserSeason) => <Duration seconds={duration} />;
const speedCell = ({ avg_speed: speed }: UserSeason) => <Speed kmh={speed} />;
