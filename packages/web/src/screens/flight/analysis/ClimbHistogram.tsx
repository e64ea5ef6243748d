import { type ClimbBin, climbHistogram, type DescribedPhase } from '@cloudstreet/scoring/analyse';
import { unitOf } from '@cloudstreet/scoring/units';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { Altitude, ClimbRateRange, Count, Minutes, useUnits } from '@cloudstreet/ui/values';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import { TwoLines } from '../../../app/lists/TwoLines.js';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import * as styles from './Analysis.css.js';

/** Width of a bar, round in the user's unit. */
const STEPS: Readonly<Record<string, number>> = { 'm/s': 0.5, kt: 1, fpm: 100 };

/** Strength of the thermals and the time in them: a bar for each 0.5 m/s, or knot. */
export function ClimbHistogram({ phases }: { phases: readonly DescribedPhase[] }) {
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  const unit = unitOf('climb', useUnits().unitSystem);
  const stepMps = (STEPS[unit.symbol] ?? 1) / unit.factor;
  const bins = useMemo(() => climbHistogram(phases, stepMps), [phases, stepMps]);
  if (bins.length === 0) return <EmptyState title={messages['phases.none']({ kind: 'thermal' })} />;
  const longestS = bins.reduce((most, { seconds }) => Math.max(most, seconds), 0);
  return (
    <Table
      caption={messages['climbs.title']()}
      columns={(isPhone ? phoneColumns : columnsOf)(messages, longestS)}
      rows={bins}
      getKey={({ fromMps }) => fromMps}
    />
  );
}

function columnsOf(messages: Messages, longestS: number): TableColumn<ClimbBin>[] {
  return [
    { id: 'climb', header: messages['phases.climb'](), isRowHeader: true, cell: climbCell },
    {
      id: 'bar',
      header: messages['climbs.share'](),
      cell: (bin) => <Bar bin={bin} longestS={longestS} />,
    },
    { id: 'time', header: messages['legs.time'](), align: 'end', cell: timeCell },
    { id: 'count', header: messages['climbs.count'](), align: 'end', cell: countCell },
    { id: 'gain', header: messages['phases.gain'](), align: 'end', cell: gainCell },
  ];
}

/** The same in three columns with bars below the climb rates, for phones. */
function phoneColumns(messages: Messages, longestS: number): TableColumn<ClimbBin>[] {
  return [
    {
      id: 'climb',
      header: <TwoLines first={messages['phases.climb']()} second={messages['climbs.share']()} />,
      isRowHeader: true,
      cell: (bin) => (
        <>
          {climbCell(bin)}
          <Bar bin={bin} longestS={longestS} />
        </>
      ),
    },
    {
      id: 'time',
      header: <TwoLines first={messages['legs.time']()} second={messages['climbs.count']()} />,
      align: 'end',
      cell: (bin) => <TwoLines first={timeCell(bin)} second={countCell(bin)} />,
    },
    { id: 'gain', header: messages['phases.gain'](), align: 'end', cell: gainCell },
  ];
}

function Bar({ bin: { seconds }, longestS }: { bin: ClimbBin; longestS: number }) {
  return (
    <div className={styles.barCell}>
      {seconds > 0 && (
        <div
          className={styles.bar}
          style={assignInlineVars({ [styles.share]: `${(seconds / longestS) * 100}%` })}
        />
      )}
    </div>
  );
}

const climbCell = ({ fromMps, toMps }: ClimbBin) => (
  <ClimbRateRange fromMps={fromMps} toMps={toMps} />
);
const timeCell = ({ seconds }: ClimbBin) => <Minutes seconds={seconds} />;
const countCell = ({ count }: ClimbBin) => <Count count={count} />;
const gainCell = ({ gainM }: ClimbBin) => <Altitude m={gainM} />;
