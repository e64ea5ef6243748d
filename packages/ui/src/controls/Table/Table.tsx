import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode, type Ref, type RefCallback } from 'react';
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
  /**
   * Fixed width, independent of the visible rows, such as `6rem`. If all columns have one, the table
   * is as wide as their sum, and at least as wide as its place.
   */
  width?: string;
  /** Whether it stays in view when the table scrolls sideways. Only for the first columns. */
  isSticky?: boolean;
  /** Makes the header a button that sorts by this column. */
  sort?: TableSort;
}

export interface TableSort {
  /** Direction if the rows are sorted by this column. */
  direction: 'asc' | 'desc' | undefined;
  onSort: () => void;
  /** Meaning of the column, shown on hover. */
  description?: string;
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
  /** Whether the table scrolls in itself, below its headers, if it is taller than the view. */
  isTall?: boolean;
  /** Whether the rows are placeholders. */
  isBusy?: boolean;
  /** Ref of the element that scrolls. */
  ref?: Ref<HTMLElement>;
}

/** A table of figures. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, getKey, totals, window, ref } = props;
  const { isTall = false, isBusy = false } = props;
  const edges = stickyEdges(columns);
  const isFixed = window !== undefined || columns.every(({ width }) => width !== undefined);
  const body = rows.map((row, index) => (
    <Fragment key={getKey(row)}>
      <tr
        className={styles.row}
        aria-current={props.isCurrent?.(row) === true || undefined}
        // Row 1 is the header.
        aria-rowindex={window && window.firstRow + index + 2}
      >
        {columns.map((column, at) => (
          <Cell
            key={column.id}
            column={column}
            isHeader={isHeaderOf(column, row)}
            stickyAt={edges[at]}
          >
            {column.cell(row)}
          </Cell>
        ))}
      </tr>
      <Details columnCount={columns.length}>{props.details?.(row)}</Details>
    </Fragment>
  ));
  return (
    <section
      ref={ref}
      className={styles.scroller}
      data-tall={isTall || undefined}
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className={styles.table}
        data-fixed={isFixed || undefined}
        aria-busy={isBusy || undefined}
        aria-rowcount={window && window.rowCount + 1}
        style={{ inlineSize: isFixed ? widthOf(columns) : undefined }}
      >
        <caption className={visuallyHidden}>{caption}</caption>
        {isFixed && (
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={{ inlineSize: width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr aria-rowindex={window && 1}>
            {columns.map((column, at) => (
              <Header key={column.id} column={column} stickyAt={edges[at]} />
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
              {columns.map((column, at) => (
                <Cell
                  key={column.id}
                  column={column}
                  isHeader={Boolean(column.isRowHeader)}
                  stickyAt={edges[at]}
                >
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

/** Returns the distance from the edge at which each column stays in view. */
function stickyEdges(
  columns: readonly Pick<TableColumn<never>, 'isSticky' | 'width'>[],
): (string | undefined)[] {
  let edge = '0px';
  return columns.map(({ isSticky = false, width = '0px' }) => {
    if (!isSticky) return undefined;
    const here = `calc(${edge})`;
    edge = `${edge} + ${width}`;
    return here;
  });
}

/** Returns the width of a table whose columns all have one. */
function widthOf(columns: readonly { width?: string }[]): string | undefined {
  const widths = columns.map(({ width }) => width);
  return widths.includes(undefined) ? undefined : `max(100%, calc(${widths.join(' + ')}))`;
}

/** Marks a cell that stays in view. */
function stick(stickyAt: string | undefined): { 'data-sticky'?: true; style?: CSSProperties } {
  return stickyAt === undefined
    ? {}
    : { 'data-sticky': true, style: { insetInlineStart: stickyAt } };
}

interface HeaderProps {
  column: Pick<TableColumn<never>, 'header' | 'align' | 'sort'>;
  stickyAt: string | undefined;
}

function Header({ column, stickyAt }: HeaderProps) {
  const { header, align = 'start', sort } = column;
  const { direction } = sort ?? {};
  return (
    <th
      scope="col"
      className={`${styles.aligns[align]} ${styles.head}`}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      data-sorts={sort !== undefined || undefined}
      {...stick(stickyAt)}
    >
      {sort ? (
        <button
          type="button"
          className={styles.sort[align]}
          data-sorted={direction}
          title={sort.description}
          onClick={sort.onSort}
        >
          {header}
          {direction === 'asc' && <ArrowUp size={14} aria-hidden />}
          {direction === 'desc' && <ArrowDown size={14} aria-hidden />}
        </button>
      ) : (
        header
      )}
    </th>
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
  stickyAt: string | undefined;
  children: ReactNode;
}

function Cell({ column, isHeader, stickyAt, children }: CellProps) {
  const { align = 'start', wraps = false } = column;
  const className = wraps ? `${styles.aligns[align]} ${styles.words}` : styles.aligns[align];
  if (!isHeader) {
    return (
      <td className={className} {...stick(stickyAt)}>
        {children}
      </td>
    );
  }
  return (
    <th scope="row" className={`${className} ${styles.rowHead}`} {...stick(stickyAt)}>
      {children}
    </th>
  );
}
