import type { DescribedPhase } from '@cloudstreet/scoring/analyse';
import type { Interval } from '@cloudstreet/scoring/parse';
import { Button } from '@cloudstreet/ui/controls/Button';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import {
  Altitude,
  ClimbRate,
  formatTime,
  LocalTime,
  Minutes,
  useUnits,
} from '@cloudstreet/ui/values';
import { type ReactNode, useMemo, useState } from 'react';
import { TwoLines } from '../../../app/lists/TwoLines.js';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { RowOpener } from '../RowOpener.js';
import * as styles from './Analysis.css.js';
import { isoOf } from './iso-of.js';
import { PhaseFigures } from './PhaseFigures.js';

export interface PhaseListProps {
  phases: readonly DescribedPhase[];
  /** Unix seconds of a fix. */
  timeAt: (fix: number) => number;
  selection: Interval | null;
  onSelectionChange: (selection: Interval | null) => void;
}

const SHOWN = ['all', 'thermal', 'attempt', 'glide'] as const;
type Shown = (typeof SHOWN)[number];

/** Number of rows shown at first, because a long flight has a hundred phases. */
const FIRST_ROWS = 8;

interface PhaseRow {
  phase: DescribedPhase;
  interval: Interval;
}

/** Thermals, attempts and glides of a flight in order. Each opens to its values. */
export function PhaseList({ phases, timeAt, selection, onSelectionChange }: PhaseListProps) {
  const messages = useMessages();
  const kitMessages = useKitMessages();
  const units = useUnits();
  const isPhone = useMediaQuery(media.mobile);
  const [shown, setShown] = useState<Shown>('all');
  const [showsAll, setShowsAll] = useState(false);
  const rows = useMemo(
    () =>
      phases
        .filter(({ kind }) => shown === 'all' || kind === shown)
        .map((phase) => ({
          phase,
          interval: { startS: timeAt(phase.first), endS: timeAt(phase.last) },
        })),
    [phases, shown, timeAt],
  );
  const isOpen = ({ interval }: PhaseRow) =>
    interval.startS === selection?.startS && interval.endS === selection.endS;
  const isLong = !showsAll && rows.length > FIRST_ROWS && rows.findIndex(isOpen) < FIRST_ROWS;
  const toggle = (row: PhaseRow) => onSelectionChange(isOpen(row) ? null : row.interval);
  const start = (row: PhaseRow) => (
    <RowOpener
      isOpen={isOpen(row)}
      onPress={() => toggle(row)}
      label={messages['phases.open']({
        kind: row.phase.kind,
        time: formatTime(isoOf(row.interval.startS), units, true),
      })}
    >
      <LocalTime time={isoOf(row.interval.startS)} seconds />
    </RowOpener>
  );
  return (
    <Stack gap="x3">
      <SegmentedControl
        label={messages['phases.shown']()}
        segments={SHOWN.map((id) => ({ id, label: messages['phases.kinds']({ kind: id }) }))}
        selected={shown}
        onChange={setShown}
      />
      {rows.length === 0 ? (
        <EmptyState title={messages['phases.none']({ kind: shown })} />
      ) : (
        <Table
          caption={messages['phases.title']()}
          columns={(isPhone ? phoneColumns : columnsOf)(messages, start)}
          rows={isLong ? rows.slice(0, FIRST_ROWS) : rows}
          getKey={({ phase }) => phase.first}
          isCurrent={isOpen}
          details={(row) => (isOpen(row) ? detailsOf(row) : null)}
        />
      )}
      {isLong && (
        <div>
          <Button size="small" onPress={() => setShowsAll(true)}>
            {kitMessages['figures.all']({ count: rows.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type StartCell = (row: PhaseRow) => ReactNode;

function columnsOf(messages: Messages, start: StartCell): TableColumn<PhaseRow>[] {
  return [
    { id: 'start', header: messages['legs.start'](), isRowHeader: true, cell: start },
    { id: 'kind', header: messages['phases.kind'](), cell: kindCell(messages) },
    { id: 'time', header: messages['legs.time'](), align: 'end', cell: timeCell },
    { id: 'gain', header: messages['phases.gain'](), align: 'end', cell: gainCell },
    { id: 'climb', header: messages['phases.climb'](), align: 'end', cell: climbCell },
  ];
}

/** The same in three columns, for phones. */
function phoneColumns(messages: Messages, start: StartCell): TableColumn<PhaseRow>[] {
  const kind = kindCell(messages);
  return [
    {
      id: 'start',
      header: <TwoLines first={messages['legs.start']()} second={messages['phases.kind']()} />,
      isRowHeader: true,
      cell: (row) => <TwoLines first={start(row)} second={kind(row)} />,
    },
    { id: 'time', header: messages['legs.time'](), align: 'end', cell: timeCell },
    {
      id: 'gain',
      header: <TwoLines first={messages['phases.gain']()} second={messages['phases.climb']()} />,
      align: 'end',
      cell: (row) => <TwoLines first={gainCell(row)} second={climbCell(row)} />,
    },
  ];
}

const kindCell = (messages: Messages) => (row: PhaseRow) => (
  <span className={styles.kind}>
    <span className={styles.swatches[row.phase.kind]} aria-hidden />
    {messages['phases.one']({ kind: row.phase.kind })}
  </span>
);
const detailsOf = ({ phase }: PhaseRow) => <PhaseFigures phase={phase} />;
const timeCell = ({ phase }: PhaseRow) => <Minutes seconds={phase.seconds} />;
const gainCell = ({ phase }: PhaseRow) => <Altitude m={phase.gainM} />;
const climbCell = ({ phase }: PhaseRow) => <ClimbRate mps={phase.climbMps} />;
