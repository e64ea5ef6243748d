import { type Quantity as QuantityName, unitOf } from '@cloudstreet/scoring/units';
import { memo, useEffect, useId, useMemo, useRef } from 'react';
import type { TableColumn } from '../../controls/Table/Table.js';
import { useCanvasColors } from '../../flight/canvas-colors.js';
import { at } from '../../flight/flight-columns.js';
import {
  type CursorBinding,
  type CursorProps,
  useCursorStore,
} from '../../flight/use-cursor-store.js';
import { useStableProps } from '../../flight/use-stable-props.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { formatQuantityParts, type QuantityText } from '../../values/format-quantity-parts.js';
import { formatTime } from '../../values/format-time.js';
import { Quantity } from '../../values/Quantity.js';
import { LocalTime } from '../../values/times.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { ChartBoundary } from '../ChartBoundary.js';
import { ChartTable, FixTable } from '../ChartTable.js';
import * as plotStyles from '../plot.css.js';
import { sampleFixes } from '../sample-fixes.js';
import * as styles from './LeadChart.css.js';
import type { LeadLine } from './lead-line.js';
import { createLeadPlot, type LeadPlot } from './lead-plot.js';

interface DrawnLeads {
  title: string;
  /** Unix seconds of the fixes, strictly increasing. */
  timeS: ArrayLike<number>;
  lines: readonly LeadLine[];
  /** Quantity of the values, in the unit of the contract: distance in km or altitude in m. */
  quantity: Extract<QuantityName, 'distance' | 'altitude'>;
}

export interface LeadChartProps extends DrawnLeads, CursorProps {}

/** Leads of one flight over others, as lines over its time with a table. */
export function LeadChart({ cursor, cursorTimeS, onCursorChange, ...drawn }: LeadChartProps) {
  const binding = useCursorStore({ cursor, cursorTimeS, onCursorChange });
  const stable = useStableProps(drawn);
  return (
    <ChartBoundary>
      <DrawnLeadChart {...stable} {...binding} />
    </ChartBoundary>
  );
}

const DrawnLeadChart = memo(function DrawnLeadChart(props: DrawnLeads & CursorBinding) {
  const { title, ...chart } = props;
  const id = useId();
  const { unitSystem } = useUnits();
  const hostRef = useLeadPlot(chart);
  if (chart.timeS.length === 0) return null;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title} <span className={styles.unit}>({unitOf(chart.quantity, unitSystem).symbol})</span>
      </figcaption>
      <div className={styles.plot}>
        <div ref={hostRef} className={plotStyles.host} />
      </div>
      <LeadTable timeS={chart.timeS} lines={chart.lines} quantity={chart.quantity} />
    </figure>
  );
});

function useLeadPlot(chart: Omit<DrawnLeads, 'title'> & CursorBinding) {
  const { timeS, lines, quantity, cursor, onCursorChange } = chart;
  const hostRef = useRef<HTMLDivElement>(null);
  const plotRef = useRef<LeadPlot>(null);
  const colors = useCanvasColors();
  const { unitSystem, locale, timeZone } = useUnits();
  useEffect(() => {
    const follow = () => plotRef.current?.setCursor(cursor.get());
    follow();
    return cursor.subscribe(follow);
  }, [cursor]);
  useEffect(() => {
    if (!hostRef.current || timeS.length === 0) return undefined;
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const plot = createLeadPlot(hostRef.current, {
      timeS,
      lines,
      colors,
      factor: unitOf(quantity, unitSystem).factor,
      format: (value) => number.format(value),
      formatTime: (unixS) =>
        formatTime(new Date(unixS * 1000).toISOString(), { unitSystem, locale, timeZone }),
      timeZone,
      onPoint: onCursorChange,
    });
    plot.setCursor(cursor.get());
    plotRef.current = plot;
    return () => {
      plotRef.current = null;
      plot.destroy();
    };
  }, [timeS, lines, quantity, cursor, onCursorChange, colors, unitSystem, locale, timeZone]);
  return hostRef;
}

type LeadTableProps = Pick<DrawnLeads, 'timeS' | 'lines' | 'quantity'>;

const LeadTable = memo(function LeadTable(props: LeadTableProps) {
  return (
    <ChartTable level={4}>
      <LeadRows {...props} />
    </ChartTable>
  );
});

const MAX_ROWS = 24;

function LeadRows(props: LeadTableProps) {
  const { timeS } = props;
  const fixes = useMemo(() => sampleFixes({ unixS: timeS }, MAX_ROWS), [timeS]);
  return <FixTable fixes={fixes} columns={useColumns(props)} />;
}

function useColumns({ timeS, lines, quantity }: LeadTableProps): TableColumn<number>[] {
  const messages = useMessages();
  const units = useUnits();
  const textOf = (value = Number.NaN) =>
    Number.isNaN(value) ? undefined : formatQuantityParts(quantity, value, units);
  return [
    {
      id: 'time',
      header: messages['barogram.time'](),
      isRowHeader: true,
      cell: (fix) => <LocalTime time={new Date(at(timeS, fix) * 1000).toISOString()} />,
    },
    ...lines.map(({ id, name, values }) => leadColumn(id, name, (fix) => textOf(values[fix]))),
  ];
}

function leadColumn(
  id: string | number,
  header: string,
  textAt: (fix: number) => QuantityText | undefined,
): TableColumn<number> {
  return {
    id: String(id),
    header,
    align: 'end',
    cell: (fix) => <Quantity text={textAt(fix)} />,
  };
}
