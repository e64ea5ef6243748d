import type { FlightAlignment } from '@cloudstreet/scoring/analysis';
import type { FlightDetail, Score } from '@cloudstreet/sdk';
import type { CursorStore } from '@cloudstreet/ui/charts/time';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import {
  Distance,
  formatTime,
  Speed,
  type UnitPreferences,
  useUnits,
} from '@cloudstreet/ui/values';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { X } from 'lucide-react';
import { lazyPart } from '../../../app/lazy-part.js';
import { TwoLines } from '../../../app/lists/TwoLines.js';
import { useMessages } from '../../../app/messages.js';
import { flightPath } from '../../../app/paths.js';
import type { Messages } from '../../../generated/messages/types.js';
import { isoOf } from '../analysis/stretch.js';
import { toColumns } from '../track/flight-columns.js';
import { useTrack } from '../track/use-track.js';
import * as styles from './Compare.css.js';
import { FlightPicker } from './FlightPicker.js';
import { LeadFigure, type LeadFigureProps } from './LeadFigure.js';
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
  const { ids, alignment } = compared;
  const messages = useMessages();
  const units = useUnits();
  const isPhone = useMediaQuery(media.mobile);
  const others = useCompared(flight, compared, score);
  const { data: track } = useTrack(flight);
  const timeS = track && toColumns(track).timeS;
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
            columns={(isPhone ? phoneColumns : columnsOf)({
              messages,
              units,
              alignment,
              timeS,
              cursor,
              onRemove: (id) => onIdsChange(ids.filter((one) => one !== id)),
            })}
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

interface ColumnsInput {
  messages: Messages;
  units: UnitPreferences;
  alignment: FlightAlignment;
  timeS: ArrayLike<number> | undefined;
  cursor: CursorStore;
  onRemove: (id: number) => void;
}

function columnsOf(input: ColumnsInput): TableColumn<ComparedFlight>[] {
  const { messages } = input;
  return [
    pilotColumn(input),
    {
      id: 'ahead',
      header: messages['compare.ahead'](),
      align: 'end',
      cell: (other) => leadFigure('ahead', other, input),
    },
    {
      id: 'higher',
      header: messages['compare.higher'](),
      align: 'end',
      cell: (other) => leadFigure('higher', other, input),
    },
    { id: 'distance', header: messages['flight.distance'](), align: 'end', cell: distanceCell },
    { id: 'speed', header: messages['flight.speed'](), align: 'end', cell: speedCell },
    removeColumn(input),
  ];
}

/** The same figures in columns of two lines, so that nothing lies beyond a phone's edge. */
function phoneColumns(input: ColumnsInput): TableColumn<ComparedFlight>[] {
  const { messages } = input;
  return [
    pilotColumn(input),
    {
      id: 'lead',
      header: (
        <TwoLines first={messages['compare.ahead']()} second={messages['compare.higher']()} />
      ),
      align: 'end',
      cell: (other) => (
        <TwoLines
          first={leadFigure('ahead', other, input)}
          second={leadFigure('higher', other, input)}
        />
      ),
    },
    {
      id: 'distance',
      header: (
        <TwoLines first={messages['flight.distance']()} second={messages['flight.speed']()} />
      ),
      align: 'end',
      cell: (other) => <TwoLines first={distanceCell(other)} second={speedCell(other)} />,
    },
    removeColumn(input),
  ];
}

function leadFigure(
  part: LeadFigureProps['part'],
  { comparison }: ComparedFlight,
  { timeS, cursor }: ColumnsInput,
) {
  return <LeadFigure part={part} comparison={comparison} timeS={timeS} cursor={cursor} />;
}

function pilotColumn({ messages, alignment, units }: ColumnsInput): TableColumn<ComparedFlight> {
  return {
    id: 'pilot',
    header: messages['compare.pilot'](),
    isRowHeader: true,
    wraps: true,
    cell: (other) => (
      <>
        <span className={styles.pilot}>
          <span
            className={styles.swatch}
            style={assignInlineVars({ [styles.color]: other.color })}
            aria-hidden
          />
          {other.isMissing ? (
            messages['compare.missing']()
          ) : (
            <Link href={flightPath(other.id)}>{nameOf(other, messages)}</Link>
          )}
        </span>
        {alignment === 'start' && hasNoStart(other) && (
          <p className={styles.note}>{messages['compare.noStart']()}</p>
        )}
        {other.comparison?.leftCourseS !== undefined && (
          <p className={styles.note}>
            {messages['compare.leftCourse']({
              time: formatTime(isoOf(other.comparison.leftCourseS), units),
            })}
          </p>
        )}
      </>
    ),
  };
}

function hasNoStart({ comparison }: ComparedFlight): boolean {
  return comparison !== undefined && comparison.startedLaterS === undefined;
}

function removeColumn({ messages, onRemove }: ColumnsInput): TableColumn<ComparedFlight> {
  return {
    id: 'remove',
    header: '',
    align: 'end',
    cell: (other) => (
      <IconButton
        label={messages['compare.remove']({ name: nameOf(other, messages) })}
        onPress={() => onRemove(other.id)}
      >
        <X size={18} aria-hidden />
      </IconButton>
    ),
  };
}

const distanceCell = ({ detail }: ComparedFlight) => <Distance km={detail?.contest[0]?.distance} />;
const speedCell = ({ detail }: ComparedFlight) => <Speed kmh={detail?.contest[0]?.speed} />;
