import { Fragment, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import * as styles from './Table.css.js';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  /** `end` for quantities. */
  align?: 'start' | 'end';
  /** The column whose cells name their row. */
  isRowHeader?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  /** What the table holds, for those who cannot see it at a glance. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string | number;
  /**
   * What stands below a row that is open, across all columns; nothing for one that is closed. The
   * button that opens it is in one of the row's cells.
   */
  details?: (row: Row) => ReactNode;
  /** Brings out the one row that concerns the reader. */
  isCurrent?: (row: Row) => boolean;
  /** Cells of a last row with sums, by column. */
  totals?: Readonly<Record<string, ReactNode>>;
}

/** Figures in rows and columns. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, getKey, totals } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align = 'start' }) => (
              <th key={id} scope="col" className={`${styles.aligns[align]} ${styles.head}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={getKey(row)}>
              <tr
                className={styles.row}
                aria-current={props.isCurrent?.(row) === true || undefined}
              >
                {columns.map((column) => (
                  <Cell key={column.id} column={column}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
              <Details columnCount={columns.length}>{props.details?.(row)}</Details>
            </Fragment>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr className={styles.row} data-total>
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  {totals[column.id]}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Details({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <tr>
      <td className={styles.details} colSpan={columnCount}>
        {children}
      </td>
    </tr>
  );
}

interface CellProps {
  column: Pick<TableColumn<never>, 'align' | 'isRowHeader'>;
  children: ReactNode;
}

function Cell({ column: { align = 'start', isRowHeader = false }, children }: CellProps) {
  if (!isRowHeader) return <td className={styles.aligns[align]}>{children}</td>;
  return (
    <th scope="row" className={`${styles.aligns[align]} ${styles.rowHead}`}>
      {children}
    </th>
  );
}
