import type { FlightAlignment } from '@cloudstreet/scoring/analysis';
import type { FlightDetail, Score } from '@cloudstreet/sdk';
import type { CursorStore } from '@cloudstreet/ui/charts/time';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Altitude, Distance, Speed } from '@cloudstreet/ui/values';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { X } from 'lucide-react';
import { lazyPart } from '../../../app/lazy-part.js';
import { useMessages } from '../../../app/messages.js';
import { flightPath } from '../../../app/paths.js';
import type { Messages } from '../../../generated/messages/types.js';
import { toColumns } from '../flight-columns.js';
import { useCalmCursor } from '../use-cursor.js';
import { useTrack } from '../use-track.js';
import * as styles from './Compare.css.js';
import { FlightPicker } from './FlightPicker.js';
import { leadAt } from './lead-at.js';
import { nameOf } from './name-of.js';
import { type ComparedFlight, type ComparedFlights, useCompared } from './use-compared.js';

const LeadCurves = lazyPart(async () => (await import('./LeadCurves.js')).LeadCurves);

export interface CompareSectionProps {
  flight: FlightDetail;
  /** Along whose turnpoints flights are compared. */
  score: Score | undefined;
  compared: ComparedFlights;
  onIdsChange: (ids: number[]) => void;
  onAlignmentChange: (alignment: FlightAlignment) => void;
  cursor: CursorStore;
}

/** Other flights of the day beside this one: where they were, and who was ahead by how much. */
export function CompareSection(props: CompareSectionProps) {
  const { flight, score, compared, onIdsChange, onAlignmentChange, cursor } = props;
  const cursorTimeS = useCalmCursor(cursor);
  const { ids, alignment } = compared;
  const messages = useMessages();
  const others = useCompared(flight, compared, score);
  const { data: track } = useTrack(flight);
  const timeS = track && toColumns(track).timeS;
  const leadOf = (other: ComparedFlight) => leadAt(other.comparison, timeS, cursorTimeS);
  return (
    <Stack gap="x3">
      {others.length > 0 && (
        <>
          <SegmentedControl
            label={messages['compare.alignment']()}
            segments={(['time', 'start'] as const).map((id) => ({
              id,
              label: messages['compare.aligned']({ by: id }),
            }))}
            selected={alignment}
            onChange={onAlignmentChange}
          />
          <Table
            caption={messages['compare.title']()}
            columns={columnsOf(messages, leadOf, (id) =>
              onIdsChange(ids.filter((one) => one !== id)),
            )}
            rows={others}
            getKey={({ id }) => id}
          />
          <p className={styles.note}>
            {score ? messages['compare.hint']() : messages['compare.noCourse']()}
          </p>
          {timeS && <LeadCurves timeS={timeS} others={others} cursor={cursor} />}
        </>
      )}
      <FlightPicker flight={flight} ids={ids} onChange={onIdsChange} />
    </Stack>
  );
}

function columnsOf(
  messages: Messages,
  leadOf: (other: ComparedFlight) => ReturnType<typeof leadAt>,
  onRemove: (id: number) => void,
): TableColumn<ComparedFlight>[] {
  const name = (other: ComparedFlight) => nameOf(other, messages);
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
