import { type Quantity, toUnit, unitOf } from '@cloudstreet/scoring/units';
import type { UserTrend } from '@cloudstreet/sdk';
import {
  ClimbRate,
  Count,
  CruiseSpeed,
  Distance,
  Duration,
  GlideRatio,
  Share,
  Speed,
  type UnitPreferences,
} from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';

export type TrendFigureId = Exclude<keyof UserTrend, 'season'>;

/** A value of a season in the user's units. */
export interface TrendFigure {
  readonly id: TrendFigureId;
  readonly cell: (trend: UserTrend) => ReactNode;
  readonly isSum: boolean;
  /** Unit and digits of the axis. */
  readonly scale: (units: UnitPreferences) => { unit: string; digits: number };
  readonly valueOf: (trend: UserTrend, units: UnitPreferences) => number | undefined;
}

/** Values in menu order. */
export const TREND_FIGURES: readonly TrendFigure[] = [
  plain('flights', { cell: ({ flights }) => <Count count={flights} />, isSum: true }),
  measured('distance', 'distance', {
    cell: ({ distance }) => <Distance km={distance} digits={0} />,
    isSum: true,
    digits: 0,
  }),
  plain('duration', {
    cell: ({ duration }) => <Duration seconds={duration} />,
    isSum: true,
    unit: 'h',
    convert: (seconds) => seconds / 3600,
  }),
  measured('avg_speed', 'speed', { cell: ({ avg_speed: kmh }) => <Speed kmh={kmh} /> }),
  measured('thermal_avg', 'climb', { cell: ({ thermal_avg: mps }) => <ClimbRate mps={mps} /> }),
  plain('thermal_percentage', {
    cell: ({ thermal_percentage: fraction }) => <Share fraction={fraction} />,
    unit: '%',
    convert: (fraction) => fraction * 100,
  }),
  plain('glide_ratio', {
    cell: ({ glide_ratio: ratio }) => <GlideRatio ratio={ratio} />,
    digits: 1,
  }),
  measured('glide_speed', 'cruiseSpeed', {
    cell: ({ glide_speed: kmh }) => <CruiseSpeed kmh={kmh} />,
  }),
  plain('glide_detour', {
    cell: ({ glide_detour: detour }) => <Share fraction={detour} />,
    unit: '%',
    digits: 1,
    convert: (detour) => detour * 100,
  }),
];

interface FigureOptions {
  cell: TrendFigure['cell'];
  isSum?: boolean;
  digits?: number;
}

function measured(id: TrendFigureId, quantity: Quantity, options: FigureOptions): TrendFigure {
  return {
    id,
    cell: options.cell,
    isSum: options.isSum ?? false,
    scale({ unitSystem }) {
      const { symbol, digits } = unitOf(quantity, unitSystem);
      return { unit: symbol, digits: options.digits ?? digits };
    },
    valueOf({ [id]: value }, { unitSystem }) {
      return value === undefined ? undefined : toUnit(value, unitOf(quantity, unitSystem));
    },
  };
}

function plain(
  id: TrendFigureId,
  options: FigureOptions & { unit?: string; convert?: (value: number) => number },
): TrendFigure {
  const { cell, isSum = false, digits = 0, unit = '', convert = (value) => value } = options;
  return {
    id,
    cell,
    isSum,
    scale: () => ({ unit, digits }),
    valueOf: ({ [id]: value }) => (value === undefined ? undefined : convert(value)),
  };
}
