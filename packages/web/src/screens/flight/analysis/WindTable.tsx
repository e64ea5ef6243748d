import { type WindLayer, windOf } from '@cloudstreet/scoring/analysis';
import { compassPoint } from '@cloudstreet/scoring/units';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Altitude, Minutes, Speed } from '@cloudstreet/ui/values';
import { ArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import * as styles from './Analysis.css.js';

/** The wind by height, from the highest layer down as one looks at the sky. */
export function WindTable({ layers }: { layers: readonly WindLayer[] }) {
  const messages = useMessages();
  const rows = useMemo(() => layers.toReversed(), [layers]);
  if (rows.length === 0) {
    return (
      <EmptyState title={messages['wind.none.title']()}>
        {messages['wind.none.message']()}
      </EmptyState>
    );
  }
  return (
    <Table
      caption={messages['wind.title']()}
      columns={columnsOf(messages)}
      rows={rows}
      getKey={({ bottomM }) => bottomM}
    />
  );
}

function columnsOf(messages: Messages): TableColumn<WindLayer>[] {
  return [
    {
      id: 'altitude',
      header: messages['legs.altitude'](),
      isRowHeader: true,
      cell: ({ bottomM, topM }) => (
        <>
          <Altitude m={bottomM} /> – <Altitude m={topM} />
        </>
      ),
    },
    {
      id: 'direction',
      header: messages['wind.direction'](),
      cell: ({ eastMps, northMps }) => {
        const { directionDeg } = windOf(eastMps, northMps);
        return (
          <>
            <span
              className={styles.arrow}
              style={{ rotate: `${Math.round(directionDeg)}deg` }}
              aria-hidden
            >
              <ArrowDown size={16} />
            </span>{' '}
            {messages['wind.from']({
              point: compassPoint(directionDeg),
              degrees: Math.round(directionDeg) % 360,
            })}
          </>
        );
      },
    },
    {
      id: 'speed',
      header: messages['flight.speed'](),
      align: 'end',
      cell: ({ eastMps, northMps }) => (
        <Speed kmh={windOf(eastMps, northMps).speedKmh} digits={0} />
      ),
    },
    {
      id: 'time',
      header: messages['wind.circling'](),
      align: 'end',
      cell: ({ circlingS }) => <Minutes seconds={circlingS} />,
    },
  ];
}
