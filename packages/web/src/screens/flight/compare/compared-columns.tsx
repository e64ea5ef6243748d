import type { FlightAlignment } from '@cloudstreet/scoring/analyse';
import type { FlightDetail } from '@cloudstreet/sdk';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import type { TableColumn } from '@cloudstreet/ui/controls/Table';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { Distance, formatTime, Speed, type UnitPreferences } from '@cloudstreet/ui/values';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { X } from 'lucide-react';
import { TwoLines } from '../../../app/lists/TwoLines.js';
import { flightPath } from '../../../app/paths.js';
import type { Messages } from '../../../generated/messages/types.js';
import { isoOf } from '../analysis/iso-of.js';
import * as styles from './Compare.css.js';
import { LeadFigure, type LeadFigureProps } from './LeadFigure.js';
import { nameOf } from './name-of.js';
import type { ComparedFlight } from './use-compared.js';

export interface ColumnsInput {
  messages: Messages;
  units: UnitPreferences;
  alignment: FlightAlignment;
  /** Contest of the distances and speeds. */
  contestName: FlightDetail['contest'][number]['name'];
  timeS: ArrayLike<number> | undefined;
  cursor: CursorStore;
  onRemove: (id: number) => void;
}

/** Values of each compared flight. */
export function wideColumns(input: ColumnsInput): TableColumn<ComparedFlight>[] {
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
    {
      id: 'distance',
      header: messages['flight.distance'](),
      align: 'end',
      cell: (other) => distanceFigure(other, input),
    },
    {
      id: 'speed',
      header: messages['flight.speed'](),
      align: 'end',
      cell: (other) => speedFigure(other, input),
    },
    removeColumn(input),
  ];
}

/** The same figures in columns of two lines, for phones. */
export function phoneColumns(input: ColumnsInput): TableColumn<ComparedFlight>[] {
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
      cell: (other) => (
        <TwoLines first={distanceFigure(other, input)} second={speedFigure(other, input)} />
      ),
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

function distanceFigure(other: ComparedFlight, input: ColumnsInput) {
  return <Distance km={contestOf(other, input)?.distance} />;
}

function speedFigure(other: ComparedFlight, input: ColumnsInput) {
  return <Speed kmh={contestOf(other, input)?.speed} />;
}

/** Absent if the other flight has no result in this contest. */
function contestOf({ detail }: ComparedFlight, { contestName }: ColumnsInput) {
  return detail?.contest.find(({ name }) => name === contestName);
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
