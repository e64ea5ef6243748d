import { fromUnit, roundToHundredths, unitOf } from '@cloudstreet/scoring/units';
import type { JointlyWrong } from '../../fields/FieldParts.js';
import { NumberField } from '../../fields/NumberField/NumberField.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { LIMIT_DECIMALS, type LimitQuantity, limitInUnit } from '../filter-names/limit-text.js';

export interface QuantityFilterProps extends JointlyWrong {
  label: string;
  quantity: LimitQuantity;
  /** Kilometres of a distance, metres of an altitude. */
  value: number | undefined;
  /** Called with undefined when the field is emptied. */
  onChange: (value: number | undefined) => void;
  /** Step of buttons and arrow keys, in any unit. */
  step: number;
  /** Limits in kilometres or metres. A larger value is kept. */
  min?: number;
  max?: number;
}

/** A quantity in the user's unit. */
export function QuantityFilter(props: QuantityFilterProps) {
  const { label, quantity, value, onChange, step, invalidBy } = props;
  const { min = 0, max = Number.POSITIVE_INFINITY } = props;
  const { unitSystem } = useUnits();
  const unit = unitOf(quantity, unitSystem);
  // A larger value from a link is kept.
  const limit = Math.max(max, value ?? 0);
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
        if (Number.isNaN(typed)) onChange(undefined);
        else {
          const next = roundToHundredths(fromUnit(typed, unit));
          onChange(Math.min(Math.max(next, min), limit));
        }
      }}
    />
  );
}

const FORMATS = {
  distance: { maximumFractionDigits: LIMIT_DECIMALS.distance },
  altitude: { maximumFractionDigits: LIMIT_DECIMALS.altitude },
};
