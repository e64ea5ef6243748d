import { Fragment, type ReactNode, type RefCallback } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import * as styles from './Table.css.js';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  /** Alignment; `end` for quantities. */
  align?: 'start' | 'end';
  /** Whether its cells are the headers of their rows; a header must have text. */
  isRowHeader?: boolean | ((row: Row) => boolean);
  cell: (row: Row) => ReactNode;
  /** Whether texts may wrap to further lines. */
  wraps?: boolean;
  /** Fixed width, independent of the visible rows, such as `6rem`. */
  width?: string;
}

/** Range of rendered rows of a long table: those near the view. */
export interface TableWindow {
  /** Total number of rows. */
  rowCount: number;
  /** Index of the first row in `rows`, from 0. */
  firstRow: number;
  /** Height of the rows before and after in px. */
  beforePx: number;
  afterPx: number;
  /** Ref that measures a row with its details. `data-index` identifies the row. */
  measure: RefCallback<HTMLElement>;
}

export interface TableProps<Row> {
  /** Accessible description of the content. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string | number;
  /**
   * Returns the content below an open row, across all columns, or nothing for a closed row. A cell
   * of the row contains the button that opens it.
   */
  details?: (row: Row) => ReactNode;
  /** Whether to highlight a row, because it concerns the user. */
  isCurrent?: (row: Row) => boolean;
  /** Cells of a last row with totals, by column. */
  totals?: Readonly<Record<string, ReactNode>>;
  /**
   * Rendered range of a long table. By default `rows` contains all rows. Its columns must have a
   * `width`, except one.
   */
  window?: TableWindow;
}

/** A table of figures. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, getKey, totals, window } = props;
  const body = rows.map((row, index) => (
    <Fragment key={getKey(row)}>
      <tr
        className={styles.row}
        aria-current={props.isCurrent?.(row) === true || undefined}
        // Row 1 is the header.
        aria-rowindex={window && window.firstRow + index + 2}
      >
        {columns.map((column) => (
          <Cell key={column.id} column={column} isHeader={isHeaderOf(column, row)}>
            {column.cell(row)}
          </Cell>
        ))}
      </tr>
      <Details columnCount={columns.length}>{props.details?.(row)}</Details>
    </Fragment>
  ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be reachable by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table
        className={styles.table}
        data-windowed={window !== undefined || undefined}
        aria-rowcount={window && window.rowCount + 1}
      >
        <caption className={visuallyHidden}>{caption}</caption>
        {window && (
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={{ inlineSize: width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr aria-rowindex={window && 1}>
            {columns.map(({ id, header, align = 'start' }) => (
              <th key={id} scope="col" className={`${styles.aligns[align]} ${styles.head}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {window ? (
          <>
            <Room px={window.beforePx} columnCount={columns.length} />
            {body.map((row, index) => (
              <tbody key={row.key} ref={window.measure} data-index={window.firstRow + index}>
                {row}
              </tbody>
            ))}
            <Room px={window.afterPx} columnCount={columns.length} />
          </>
        ) : (
          <tbody>{body}</tbody>
        )}
        {totals && (
          <tfoot>
            <tr className={styles.row} data-total>
              {columns.map((column) => (
                <Cell key={column.id} column={column} isHeader={Boolean(column.isRowHeader)}>
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

/** Placeholder for rows that are not rendered. */
function Room({ px, columnCount }: { px: number; columnCount: number }) {
  if (px <= 0) return null;
  return (
    <tbody aria-hidden>
      <tr>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- holds nothing */}
        <td colSpan={columnCount} style={{ blockSize: px, padding: 0 }} />
      </tr>
    </tbody>
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

function isHeaderOf<Row>({ isRowHeader = false }: TableColumn<Row>, row: Row): boolean {
  return typeof isRowHeader === 'function' ? isRowHeader(row) : isRowHeader;
}

interface CellProps {
  column: Pick<TableColumn<never>, 'align' | 'wraps'>;
  isHeader: boolean;
  children: ReactNode;
}

function Cell({ column, isHeader, children }: CellProps) {
  const { align = 'start', wraps = false } = column;
  const className = wraps ? `${styles.aligns[align]} ${styles.words}` : styles.aligns[align];
  if (!isHeader) return <td className={className}>{children}</td>;
  return (
    <th scope="row" className={`${className} ${styles.rowHead}`}>
      {children}
    </th>
  );
}
