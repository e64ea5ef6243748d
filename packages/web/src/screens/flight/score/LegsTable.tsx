import type { Leg, Score } from '@cloudstreet/sdk';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { Altitude, Distance, Duration, LocalTime, Minutes, Speed } from '@cloudstreet/ui/values';
import { type ReactNode, useState } from 'react';
import { TwoLines } from '../../../app/lists/TwoLines.js';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { IntervalStatistics } from '../analysis/IntervalStatistics.js';
import { RowOpener } from '../RowOpener.js';

/**
 * Table of the legs of a score, also for users who cannot see the map, folded to their number. A leg
 * opens its statistics. Those of the whole score are below.
 */
export function LegsTable({ score }: { score: Score }) {
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  const [openLegs, setOpenLegs] = useState<ReadonlySet<number>>(new Set());
  const timeCell = score.duration < HOUR_S ? secondsCell : minutesCell;
  const time = timeCell(score);
  const distance = <Distance km={score.distance} />;

  function toggle({ number }: Leg) {
    const next = new Set(openLegs);
    if (!next.delete(number)) next.add(number);
    setOpenLegs(next);
  }

  const name = (leg: Leg) => (
    <RowOpener isOpen={openLegs.has(leg.number)} onPress={() => toggle(leg)}>
      {legName(leg.number, score.leg.length, messages)}
    </RowOpener>
  );
  return (
    <Disclosure title={`${messages['legs.title']()} (${score.leg.length})`} level={2}>
      <Stack gap="x3">
        <Table
          caption={messages['legs.title']()}
          columns={(isPhone ? phoneColumns : columnsOf)({ messages, name, timeCell })}
          rows={score.leg}
          getKey={({ number }) => number}
          details={(leg) => (openLegs.has(leg.number) ? detailsOf(leg) : null)}
          totals={{
            leg: messages['legs.total'](),
            distance: isPhone ? <TwoLines first={distance} second={time} /> : distance,
            speed: <Speed kmh={score.speed} />,
            time,
          }}
        />
        <Disclosure title={messages['flown.show']()}>
          <IntervalStatistics statistics={score} />
        </Disclosure>
      </Stack>
    </Disclosure>
  );
}

const HOUR_S = 3600;

interface LegColumnsInput {
  messages: Messages;
  name: (leg: Leg) => ReactNode;
  /** Durations of all legs have the same form. */
  timeCell: (leg: Timed) => ReactNode;
}

type Timed = Pick<Leg, 'duration'>;

function columnsOf({ messages, name, timeCell }: LegColumnsInput): TableColumn<Leg>[] {
  return [
    { id: 'leg', header: messages['legs.number'](), isRowHeader: true, cell: name },
    { id: 'start', header: messages['legs.start'](), cell: startCell },
    { id: 'distance', header: messages['flight.distance'](), align: 'end', cell: distanceCell },
    { id: 'speed', header: messages['flight.speed'](), align: 'end', cell: speedCell },
    { id: 'time', header: messages['legs.time'](), align: 'end', cell: timeCell },
    { id: 'altitude', header: messages['legs.altitude'](), align: 'end', cell: altitudeCell },
  ];
}

/** The same figures in three columns of two lines, for phones. */
function phoneColumns({ messages, name, timeCell }: LegColumnsInput): TableColumn<Leg>[] {
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
          first={name(leg)}
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

/** Returns the name of a leg, composed of the names of its ends on the map. */
function legName(number: number, legCount: number, messages: Messages): string {
  function place(index: number): string {
    if (index === 0) return messages['legs.start']();
    return index === legCount ? messages['legs.finish']() : String(index);
  }
  return messages['legs.between']({ from: place(number - 1), to: place(number) });
}

const detailsOf = (leg: Leg) => <IntervalStatistics statistics={leg} />;
const startCell = (leg: Leg) => <LocalTime time={leg.start_time} />;
const distanceCell = (leg: Leg) => <Distance km={leg.distance} />;
const speedCell = (leg: Leg) => <Speed kmh={leg.speed} />;
const secondsCell = ({ duration }: Timed) => <Minutes seconds={duration} />;
const minutesCell = ({ duration }: Timed) => <Duration seconds={duration} />;
const altitudeCell = (leg: Leg) => <Altitude m={leg.start_alt} />;
