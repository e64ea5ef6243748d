import type { FlightAlignment } from '@cloudstreet/scoring/analysis';
import type { FlightDetail, Score } from '@cloudstreet/sdk';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Altitude, Distance, Speed } from '@cloudstreet/ui/values';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../app/messages.js';
import { flightPath } from '../../../app/paths.js';
import type { Messages } from '../../../generated/messages/types.js';
import { toColumns } from '../flight-columns.js';
import { useTrack } from '../use-track.js';
import * as styles from './Compare.css.js';
import { FlightPicker } from './FlightPicker.js';
import { leadAt } from './lead-at.js';
import { type ComparedFlight, useCompared } from './use-compared.js';

export interface CompareSectionProps {
  flight: FlightDetail;
  /** Along whose turnpoints flights are compared. */
  score: Score | undefined;
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  cursorTimeS: number | null;
}

/** Other flights of the day beside this one: where they were, and who was ahead by how much. */
export function CompareSection({ flight, score, ids, onChange, cursorTimeS }: CompareSectionProps) {
  const messages = useMessages();
  const [alignment, setAlignment] = useState<FlightAlignment>('time');
  const compared = useCompared(flight, ids, score, alignment);
  const { data: track } = useTrack(flight);
  const timeS = track && toColumns(track).timeS;
  const leadOf = (other: ComparedFlight) => leadAt(other.comparison, timeS, cursorTimeS);
  return (
    <Stack gap="x3">
      {compared.length > 0 && (
        <>
          <SegmentedControl
            label={messages['compare.alignment']()}
            segments={(['time', 'start'] as const).map((id) => ({
              id,
              label: messages['compare.aligned']({ by: id }),
            }))}
            selected={alignment}
            onChange={setAlignment}
          />
          <Table
            caption={messages['compare.title']()}
            columns={columnsOf(messages, leadOf, (id) => onChange(ids.filter((one) => one !== id)))}
            rows={compared}
            getKey={({ id }) => id}
          />
          <p className={styles.note}>
            {score ? messages['compare.hint']() : messages['compare.noCourse']()}
          </p>
        </>
      )}
      <FlightPicker flight={flight} ids={ids} onChange={onChange} />
    </Stack>
  );
}

function columnsOf(
  messages: Messages,
  leadOf: (other: ComparedFlight) => ReturnType<typeof leadAt>,
  onRemove: (id: number) => void,
): TableColumn<ComparedFlight>[] {
  const name = ({ detail }: ComparedFlight) =>
    detail?.user?.name ?? messages['flight.formerPilot']();
  return [
    {
      id: 'pilot',
      header: messages['compare.pilot'](),
      isRowHeader: true,
      cell: (other) => (
        <span className={styles.pilot}>
          <span
            className={styles.swatch}
            style={assignInlineVars({ [styles.color]: other.color })}
            aria-hidden
          />
          {other.isMissing ? (
            messages['compare.missing']()
          ) : (
            <Link href={flightPath(other.id)}>{other.detail ? name(other) : '…'}</Link>
          )}
        </span>
      ),
    },
    {
      id: 'ahead',
      header: messages['compare.ahead'](),
      align: 'end',
      cell: (other) => <Distance km={leadOf(other)?.aheadKm} />,
    },
    {
      id: 'higher',
      header: messages['compare.higher'](),
      align: 'end',
      cell: (other) => <Altitude m={leadOf(other)?.higherM} />,
    },
    {
      id: 'distance',
      header: messages['flight.distance'](),
      align: 'end',
      cell: ({ detail }) => <Distance km={detail?.contest[0]?.distance} />,
    },
    {
      id: 'speed',
      header: messages['flight.speed'](),
      align: 'end',
      cell: ({ detail }) => <Speed kmh={detail?.contest[0]?.speed} />,
    },
    {
      id: 'remove',
      header: '',
      align: 'end',
      cell: (other) => (
        <IconButton
          label={messages['compare.remove']({ name: name(other) })}
          onPress={() => onRemove(other.id)}
        >
          <X size={18} aria-hidden />
        </IconButton>
      ),
    },
  ];
}
