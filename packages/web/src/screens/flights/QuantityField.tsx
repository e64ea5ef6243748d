import { fromUnit, roundToHundredths, unitOf } from '@cloudstreet/scoring/units';
import { FILTER_KINDS } from '@cloudstreet/sdk';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { useUnits } from '@cloudstreet/ui/values';
import type { FlightSearch } from '../../app/search/flight-search.js';
import { LIMIT_DECIMALS, type LimitQuantity, limitInUnit } from '../../app/search/limit-text.js';

export interface QuantityFieldProps {
  label: string;
  filter: 'distance_gt' | 'distance_lt' | 'altitude_gt' | 'radius';
  quantity: LimitQuantity;
  /** Step of buttons and arrow keys, in any unit. */
  step: number;
  /** Maximum of the field, by default that of the contract. */
  max?: number;
  /** Id of the error message that the field shares with others. */
  invalidBy?: string | undefined;
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/**
 * A quantity of a filter in the user's unit, within the limits of the contract. An emptied field is
 * no filter, or the default of the contract.
 */
export function QuantityField({ label, filter, quantity, step, max, ...rest }: QuantityFieldProps) {
  const { invalidBy, search, onChange } = rest;
  const { unitSystem } = useUnits();
  const unit = unitOf(quantity, unitSystem);
  const { values } = FILTER_KINDS[filter];
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = values;
  const { [filter]: value = values.default, ...others } = search;
  // A larger value from a link is kept.
  const limit = Math.max(max ?? maximum, value ?? 0);
  const inUnit = (given: number) => limitInUnit(quantity, given, unitSystem);
  return (
    <NumberField
      label={label}
      unit={unit.symbol}
      invalidBy={invalidBy}
      keepsTyped
      formatOptions={FORMATS[quantity]}
      // Steps are counted from here, and a minimum may be between two of them.
      minValue={0}
      maxValue={inUnit(limit)}
      step={step}
      value={value === undefined ? Number.NaN : inUnit(value)}
      onChange={(typed) => {
        if (Number.isNaN(typed)) onChange(others);
        else {
          const next = roundToHundredths(fromUnit(typed, unit));
          onChange({ ...others, [filter]: Math.min(Math.max(next, minimum), limit) });
        }
      }}
    />
  );
}

const FORMATS = {
  distance: { maximumFractionDigits: LIMIT_DECIMALS.distance },
  altitude: { maximumFractionDigits: LIMIT_DECIMALS.altitude },
};
