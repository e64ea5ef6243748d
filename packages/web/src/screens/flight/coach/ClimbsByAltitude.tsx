import type { Coach } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { AltitudeRange, ClimbRate, Minutes } from '@cloudstreet/ui/values';
import { TwoLines } from '../../../app/lists/TwoLines.js';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { Bar } from './Bar.js';
import * as styles from './Coach.css.js';

type AltitudeBand = NonNullable<Coach['thermals']['advice']>['climb_by_height'][number];

export interface ClimbsByAltitudeProps {
  /** The lowest first. */
  bands: readonly AltitudeBand[];
}

/** Climb of thermals in each altitude band, the highest first. */
export function ClimbsByAltitude({ bands }: ClimbsByAltitudeProps) {
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  return (
    <Table
      caption={messages['coach.byHeight']()}
      columns={[...bandColumns(messages, strongest(bands)), ...figureColumns(messages, isPhone)]}
      rows={bands.toReversed()}
      getKey={({ from_alt: fromM }) => fromM}
    />
  );
}

function strongest(bands: readonly AltitudeBand[]): number {
  return bands.reduce((most, { thermal_avg: mps = 0 }) => Math.max(most, mps), 0.1);
}

function bandColumns(messages: Messages, strongestMps: number): TableColumn<AltitudeBand>[] {
  return [
    {
      id: 'altitude',
      header: messages['legs.altitude'](),
      isRowHeader: true,
      cell: ({ from_alt: fromM, to_alt: toM }) => <AltitudeRange fromM={fromM} toM={toM} />,
    },
    {
      id: 'bar',
      header: '',
      cell: ({ thermal_avg: mps }) => (
        <div className={styles.bars}>
          {mps !== undefined && mps > 0 && <Bar share={mps / strongestMps} />}
        </div>
      ),
    },
  ];
}

/** The same in one column of two lines, for phones. */
function figureColumns(messages: Messages, isPhone: boolean): TableColumn<AltitudeBand>[] {
  const [climb, time] = [messages['phases.climb'](), messages['legs.time']()];
  if (!isPhone) {
    return [
      { id: 'climb', header: climb, align: 'end', cell: climbCell },
      { id: 'time', header: time, align: 'end', cell: timeCell },
    ];
  }
  return [
    {
      id: 'climb',
      header: <TwoLines first={climb} second={time} />,
      align: 'end',
      cell: (band) => <TwoLines first={climbCell(band)} second={timeCell(band)} />,
    },
  ];
}

const climbCell = ({ thermal_avg: mps }: AltitudeBand) => <ClimbRate mps={mps} />;
const timeCell = ({ seconds }: AltitudeBand) => <Minutes seconds={seconds} />;
