import { type PhaseWind, toWind, type WindLayer, windByHeight } from '@cloudstreet/scoring/analyse';
import { unitOf } from '@cloudstreet/scoring/units';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { AltitudeRange, CruiseSpeed, Minutes, useUnits } from '@cloudstreet/ui/values';
import { ArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { TwoLines } from '../../../app/lists/TwoLines.js';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import * as styles from './Analysis.css.js';
import { WindFrom } from './WindFrom.js';

/** Thickness of a layer, round in the user's unit. */
const THICKNESSES: Readonly<Record<string, number>> = { m: 250, ft: 1000 };

/** Wind by height, the highest layer first. */
export function WindTable({ winds }: { winds: readonly PhaseWind[] }) {
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  const unit = unitOf('altitude', useUnits().unitSystem);
  const layerM = (THICKNESSES[unit.symbol] ?? 1000) / unit.factor;
  const rows = useMemo(() => windByHeight(winds, layerM).toReversed(), [winds, layerM]);
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
      columns={columnsOf(messages, isPhone)}
      rows={rows}
      getKey={({ bottomM }) => bottomM}
    />
  );
}

function columnsOf(messages: Messages, isPhone: boolean): TableColumn<WindLayer>[] {
  return [
    {
      id: 'altitude',
      header: messages['legs.altitude'](),
      isRowHeader: true,
      cell: ({ bottomM, topM }) => <AltitudeRange fromM={bottomM} toM={topM} />,
    },
    {
      id: 'direction',
      header: messages['wind.direction'](),
      cell: ({ eastMps, northMps }) => {
        const { directionDeg } = toWind(eastMps, northMps);
        return (
          <>
            <span
              className={styles.arrow}
              style={{ rotate: `${Math.round(directionDeg)}deg` }}
              aria-hidden
            >
              <ArrowDown size={16} />
            </span>{' '}
            <WindFrom degrees={directionDeg} />
          </>
        );
      },
    },
    ...(isPhone
      ? [
          {
            id: 'speed',
            header: (
              <TwoLines first={messages['flight.speed']()} second={messages['wind.circling']()} />
            ),
            align: 'end' as const,
            cell: (layer: WindLayer) => (
              <TwoLines first={speedCell(layer)} second={circlingCell(layer)} />
            ),
          },
        ]
      : [
          {
            id: 'speed',
            header: messages['flight.speed'](),
            align: 'end' as const,
            cell: speedCell,
          },
          {
            id: 'time',
            header: messages['wind.circling'](),
            align: 'end' as const,
            cell: circlingCell,
          },
        ]),
  ];
}

const speedCell = ({ eastMps, northMps }: WindLayer) => (
  <CruiseSpeed kmh={toWind(eastMps, northMps).speedKmh} />
);
const circlingCell = ({ circlingS }: WindLayer) => <Minutes seconds={circlingS} />;
