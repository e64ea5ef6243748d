import { useHeadingLevel } from '@cloudstreet/ui/layout/Page';
import { FlightTileSkeleton } from '@cloudstreet/ui/tiles/FlightTile';
import { LocalDate } from '@cloudstreet/ui/values';
import * as styles from './FlightList.css.js';
import { ListedFlight } from './ListedFlight.js';
import type { Grouping, ListRow } from './list-rows.js';

export interface FlightListRowProps {
  row: ListRow;
  grouping: Grouping;
}

/** One row of a flight list. All rows of a kind have the same height. */
export function FlightListRow({ row, grouping }: FlightListRowProps) {
  switch (row.kind) {
    case 'heading':
      return <DateHeading date={row.date} grouping={grouping} />;
    case 'flights':
      return (
        <div className={styles.line}>
          {row.flights.map((flight) => (
            <ListedFlight key={flight.id} flight={flight} isUnderDate={row.isUnderDate} />
          ))}
        </div>
      );
    case 'skeletons':
      return (
        <div className={styles.line}>
          {Array.from({ length: row.count }, (_, index) => (
            <FlightTileSkeleton key={index} />
          ))}
        </div>
      );
    case 'loader':
      return <div className={styles.loader} />;
  }
}

/** An `h2`, or one level below that of the section of the list. */
function DateHeading({ date, grouping }: { date: string; grouping: Grouping }) {
  const Heading = `h${useHeadingLevel(2)}` as const;
  return (
    <Heading className={styles.heading}>
      <LocalDate date={date} dateStyle={grouping === 'day' ? 'full' : 'month'} />
    </Heading>
  );
}

const SAMPLES: readonly ListRow[] = [
  { kind: 'heading', date: '2000-01-01' },
  // Has the height of a flight.
  { kind: 'skeletons', index: 0, count: 1 },
  { kind: 'loader' },
];

/** One row of each kind, invisible, to measure its height. */
export function RowSamples() {
  return (
    <div className={styles.samples} aria-hidden>
      {SAMPLES.map((row) => (
        <div key={row.kind} className={styles.row} data-sample={row.kind}>
          <FlightListRow row={row} grouping="day" />
        </div>
      ))}
    </div>
  );
}
