import type { Leg, Score } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Altitude, Distance, Duration, LocalTime, Speed } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import type { Messages } from '../../generated/messages/types.js';

/** The legs of a score in figures: also the way to read the map without seeing it. */
export function LegsTable({ score }: { score: Score }) {
  const messages = useMessages();
  return (
    <Table
      caption={messages['legs.title']()}
      columns={columnsOf(messages, score.leg.length)}
      rows={score.leg}
      getKey={({ number }) => number}
      totals={{
        leg: messages['legs.total'](),
        distance: <Distance km={score.distance} />,
        speed: <Speed kmh={score.speed} />,
        time: <Duration seconds={score.duration} />,
      }}
    />
  );
}

function columnsOf(messages: Messages, legCount: number): TableColumn<Leg>[] {
  /** What the leg's end is called on the map. */
  function place(index: number): string {
    if (index === 0) return messages['legs.start']();
    return index === legCount ? messages['legs.finish']() : String(index);
  }
  return [
    {
      id: 'leg',
      header: messages['legs.number'](),
      isRowHeader: true,
      cell: ({ number }) =>
        messages['legs.between']({ from: place(number - 1), to: place(number) }),
    },
    { id: 'start', header: messages['legs.start'](), cell: startCell },
    { id: 'distance', header: messages['flight.distance'](), align: 'end', cell: distanceCell },
    { id: 'speed', header: messages['flight.speed'](), align: 'end', cell: speedCell },
    { id: 'time', header: messages['legs.time'](), align: 'end', cell: timeCell },
    { id: 'altitude', header: messages['legs.altitude'](), align: 'end', cell: altitudeCell },
  ];
}

const startCell = (leg: Leg) => <LocalTime time={leg.start_time} />;
const distanceCell = (leg: Leg) => <Distance km={leg.distance} />;
const speedCell = (leg: Leg) => <Speed kmh={leg.speed} />;
const timeCell = (leg: Leg) => <Duration seconds={leg.duration} />;
const altitudeCell = (leg: Leg) => <Altitude m={leg.start_alt} />;
