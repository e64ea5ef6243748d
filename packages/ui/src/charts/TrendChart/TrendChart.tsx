import { useUnits } from '../../values/UnitsProvider.js';
import { ChartBoundary } from '../ChartBoundary.js';
import * as styles from './TrendChart.css.js';
import { namedSeasons, trendScale } from './trend-scale.js';

/** Value of one season. */
export interface TrendPoint {
  season: number;
  /** Value in the user's unit. Absent if unknown. */
  value?: number | undefined;
}

export interface TrendChartProps {
  /**
   * Accessible name, with the quantity and its seasons. A table beside the chart has the same data.
   */
  label: string;
  /** Sorted by season, with at least one value. Years without a season stay empty. */
  points: readonly TrendPoint[];
  /** Symbol of the unit; empty for none. */
  unit: string;
  /** Digits after the decimal separator. */
  digits: number;
  /** Whether the values are sums. Their axis starts at zero. */
  isSum?: boolean | undefined;
}

/** Maximum number of points with visible values. */
const MAX_WRITTEN = 8;
/** Minimum height of a point above the axis with space for its value below it. */
const MIN_ROOM_PERCENT = 14;

/** Shows how a value changed from season to season. */
export function TrendChart(props: TrendChartProps) {
  return (
    <ChartBoundary>
      <DrawnTrend {...props} />
    </ChartBoundary>
  );
}

function DrawnTrend({ label, points, unit, digits, isSum = false }: TrendChartProps) {
  const { locale } = useUnits();
  const known = points.flatMap(({ season, value }) =>
    value === undefined ? [] : [{ season, value }],
  );
  const [first, last] = [points[0]?.season ?? 0, points.at(-1)?.season ?? 0];
  const values = known.map(({ value }) => value);
  if (values.length === 0) return null;
  const { low, high, ticks } = trendScale(values, isSum);
  const xOf = (season: number) => ((season - first + 0.5) / (last - first + 1)) * 100;
  const yOf = (value: number) => ((value - low) / (high - low)) * 100;
  const tickFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // The line descends and rises at this point, so the value is below it.
  const isValley = (index: number) => {
    const { season, value } = known[index]!;
    const joined = [known[index - 1], known[index + 1]].filter(
      (next) => next && Math.abs(next.season - season) === 1,
    );
    return (
      joined.length > 0 &&
      joined.every((next) => next!.value > value) &&
      yOf(value) > MIN_ROOM_PERCENT
    );
  };
  const lines = known.flatMap(({ season, value }, index) => {
    const before = known[index - 1];
    if (before?.season !== season - 1) return [];
    const from = { x: xOf(before.season), y: 100 - yOf(before.value) };
    return [{ season, from, to: { x: xOf(season), y: 100 - yOf(value) } }];
  });
  return (
    <figure className={styles.figure} aria-label={label}>
      <p className={styles.unit} aria-hidden>
        {unit}
      </p>
      <div className={styles.plot} aria-hidden>
        {ticks.map((tick) => (
          <div key={tick} className={styles.level} style={{ bottom: `${yOf(tick)}%` }}>
            <span className={styles.tick}>{tickFormat.format(tick)}</span>
          </div>
        ))}
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
          {lines.map(({ season, from, to }) => (
            <line
              key={season}
              className={styles.line}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
            />
          ))}
        </svg>
        {known.map(({ season, value }, index) => (
          <span
            key={season}
            className={styles.point}
            style={{ left: `${xOf(season)}%`, bottom: `${yOf(value)}%` }}
          >
            {known.length <= MAX_WRITTEN && (
              <span className={styles.value} data-below={isValley(index) || undefined}>
                {format.format(value)}
              </span>
            )}
          </span>
        ))}
        {namedSeasons(first, last).map((season) => (
          <span key={season} className={styles.season} style={{ left: `${xOf(season)}%` }}>
            {season}
          </span>
        ))}
      </div>
    </figure>
  );
}
