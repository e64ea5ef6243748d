import { type ClimbBin, climbHistogram, type DescribedPhase } from '@cloudstreet/scoring/analysis';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Altitude, ClimbRate, Count, Minutes } from '@cloudstreet/ui/values';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import * as styles from './Analysis.css.js';

/** How strong the thermals were, and for how long: a bar for each half metre per second. */
export function ClimbHistogram({ phases }: { phases: readonly DescribedPhase[] }) {
  const messages = useMessages();
  const bins = useMemo(() => climbHistogram(phases), [phases]);
  if (bins.length === 0) return <EmptyState title={messages['phases.none']({ kind: 'thermal' })} />;
  const longestS = bins.reduce((most, { seconds }) => Math.max(most, seconds), 0);
  return (
    <Table
      caption={messages['climbs.title']()}
      columns={columnsOf(messages, longestS)}
      rows={bins}
      getKey={({ fromMps }) => fromMps}
    />
  );
}

function columnsOf(messages: Messages, longestS: number): TableColumn<ClimbBin>[] {
  return [
    {
      id: 'climb',
      header: messages['phases.climb'](),
      isRowHeader: true,
      cell: ({ fromMps, toMps }) => (
        <>
          <ClimbRate mps={fromMps} /> – <ClimbRate mps={toMps} />
        </>
      ),
    },
    {
      id: 'bar',
      header: messages['climbs.share'](),
      cell: ({ seconds }) => (
        <div className={styles.barCell}>
          {seconds > 0 && (
            <div
              className={styles.bar}
              style={assignInlineVars({ [styles.share]: `${(seconds / longestS) * 100}%` })}
            />
          )}
        </div>
      ),
    },
    {
      id: 'time',
      header: messages['legs.time'](),
      align: 'end',
      cell: ({ seconds }) => <Minutes seconds={seconds} />,
    },
    {
      id: 'count',
      header: messages['climbs.count'](),
      align: 'end',
      cell: ({ count }) => <Count count={count} />,
    },
    {
      id: 'gain',
      header: messages['phases.gain'](),
      align: 'end',
      cell: ({ gainM }) => <Altitude m={gainM} />,
    },
  ];
}
