import type { CentralResult } from '@cloudstreet/sdk';
import { visuallyHidden } from '@cloudstreet/ui/theme';
import { Distance, LocalTime, Points, Speed } from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';
import { useFormatOptions } from '../../app/format-options.js';
import { TwoLines } from '../../app/lists/TwoLines.js';
import { useMessages } from '../../app/messages.js';

interface FigureProps {
  row: CentralResult;
  figure: 'distance' | 'speed' | 'points';
}

/** An official figure, and below it the one that is computed from the flight, with their difference. */
export function Figure({ row, figure }: FigureProps) {
  const official = row[figure];
  const computed = row.recomputed?.[figure];
  const first = official !== undefined && textOf(figure, official);
  if (computed === undefined) return first;
  const digits = figure === 'points' ? 1 : 100;
  const difference = Math.round((computed - (official ?? computed)) * digits) / digits || 0;
  return (
    <TwoLines
      first={first}
      second={
        <>
          <ComputedHere /> {textOf(figure, computed)}
          {official !== undefined && (
            <>
              {' '}
              ({difference > 0 && '+'}
              {textOf(figure, difference)})
            </>
          )}
        </>
      }
    />
  );
}

/** Names the second line for screen readers. */
function ComputedHere() {
  const messages = useMessages();
  return <span className={visuallyHidden}>{messages['central.computedHere']()}</span>;
}

function textOf(figure: FigureProps['figure'], value: number): ReactNode {
  switch (figure) {
    case 'distance':
      return <Distance km={value} digits={2} />;
    case 'speed':
      return <Speed kmh={value} digits={2} />;
    case 'points':
      return <Points points={value} digits={0} />;
    default:
      return figure satisfies never;
  }
}

/** Official times of start and finish, and below them those of the flight. */
export function Times({ row }: { row: CentralResult }) {
  const { start_time: start, end_time: end, recomputed } = row;
  const first = <StartAndFinish start={start} end={end} />;
  if (recomputed?.start_time === undefined) return first;
  return (
    <TwoLines
      first={first}
      second={
        <>
          <ComputedHere />{' '}
          <StartAndFinish start={recomputed.start_time} end={recomputed.end_time} />
          <Seconds
            official={[start, end]}
            computed={[recomputed.start_time, recomputed.end_time]}
          />
        </>
      }
    />
  );
}

type TimePair = readonly [start: string | undefined, end: string | undefined];

function StartAndFinish({ start, end }: { start: string | undefined; end: string | undefined }) {
  return (
    <>
      {start !== undefined && <LocalTime time={start} seconds />}
      {end !== undefined && (
        <>
          {' – '}
          <LocalTime time={end} seconds />
        </>
      )}
    </>
  );
}

/** Seconds from official times to those of the flight. */
function Seconds({ official, computed }: { official: TimePair; computed: TimePair }) {
  const { locale } = useFormatOptions();
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    signDisplay: 'exceptZero',
  });
  const differences = official.flatMap((time, index) => {
    const own = computed[index];
    if (time === undefined || own === undefined) return [];
    return format.format((Date.parse(own) - Date.parse(time)) / 1000);
  });
  return differences.length > 0 && ` (${differences.join(', ')})`;
}
