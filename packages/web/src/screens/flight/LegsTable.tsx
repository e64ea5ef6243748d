import type { Leg, Score } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { Altitude, Distance, Duration, LocalTime, Speed } from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';
import { useMessages } from '../../app/messages.js';
import type { Messages } from '../../generated/messages/types.js';
import * as styles from './LegsTable.css.js';

/** The legs of a score in figures: also the way to read the map without seeing it. */
export function LegsTable({ score }: { score: Score }) {
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  const time = <Duration seconds={score.duration} />;
  const distance = <Distance km={score.distance} />;
  return (
    <Table
      caption={messages['legs.title']()}
      columns={(isPhone ? phoneColumns : columnsOf)(messages, score.leg.length)}
      rows={score.leg}
      getKey={({ number }) => number}
      totals={{
        leg: messages['legs.total'](),
        distance: isPhone ? <TwoLines first={distance} second={time} /> : distance,
        speed: <Speed kmh={score.speed} />,
        time,
      }}
    />
  );
}

function columnsOf(messages: Messages, legCount: number): TableColumn<Leg>[] {
  return [
    {
      id: 'leg',
      header: messages['legs.number'](),
      isRowHeader: true,
      cell: ({ number }) => legName(number, legCount, messages),
    },
    { id: 'start', header: messages['legs.start'](), cell: startCell },
    { id: 'distance', header: messages['flight.distance'](), align: 'end', cell: distanceCell },
    { id: 'speed', header: messages['flight.speed'](), align: 'end', cell: speedCell },
    { id: 'time', header: messages['legs.time'](), align: 'end', cell: timeCell },
    { id: 'altitude', header: messages['legs.altitude'](), align: 'end', cell: altitudeCell },
  ];
}

/** The same figures in three columns of two lines, so that nothing lies beyond a phone's edge. */
function phoneColumns(messages: Messages, legCount: number): TableColumn<Leg>[] {
  return [
    {
      id: 'leg',
      header: (
        <TwoLines
          first={messages['legs.number']()}
          second={[messages['legs.start'](), messages['legs.altitude']()].join(', ')}
        />
      ),
      isRowHeader: true,
      cell: (leg) => (
        <TwoLines
          first={legName(leg.number, legCount, messages)}
          second={
            <>
              {startCell(leg)}, {altitudeCell(leg)}
            </>
          }
        />
      ),
    },
    {
      id: 'distance',
      header: <TwoLines first={messages['flight.distance']()} second={messages['legs.time']()} />,
      align: 'end',
      cell: (leg) => <TwoLines first={distanceCell(leg)} second={timeCell(leg)} />,
    },
    { id: 'speed', header: messages['flight.speed'](), align: 'end', cell: speedCell },
  ];
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span className={styles.line}>{first}</span> <span className={styles.second}>{second}</span>
    </>
  );
}

/** By what its ends are called on the map. */
function legName(number: number, legCount: number, messages: Messages): string {
  function place(index: number): string {
    if (index === 0) return messages['legs.start']();
    return index === legCount ? messages['legs.finish']() : String(index);
  }
  return messages['legs.between']({ from: place(number - 1), to: place(number) });
}

const startCell = (leg: Leg) => <LocalTime time={leg.start_time} />;
const distanceCell = (leg: Leg) => <Distance km={leg.distance} />;
const speedCell = (leg: Leg) => <Speed kmh={leg.speed} />;
const timeCell = (leg: Leg) => <Duration seconds={leg.duration} />;
const altitudeCell = (leg: Leg) => <Altitude m={leg.start_alt} />;
