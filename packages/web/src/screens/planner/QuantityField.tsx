import { fromUnit, type Quantity, toUnit, unitOf } from '@cloudstreet/scoring/units';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { useUnits } from '@cloudstreet/ui/values';

export interface QuantityFieldProps {
  label: string;
  quantity: Quantity;
  /** In the unit of the contract. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  max: number;
  /** Step of the buttons in the user's unit. */
  step: number;
  digits?: number;
}

/** A quantity in the user's unit. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, quantity, value, onChange, max, step, digits = 1 } = props;
  const unit = unitOf(quantity, useUnits().unitSystem);
  const scale = 10 ** digits;
  const shown = value === undefined ? Number.NaN : Math.round(toUnit(value, unit) * scale) / scale;
  return (
    <NumberField
      label={label}
      unit={unit.symbol}
      isRequired
      keepsTyped
      minValue={0}
      maxValue={toUnit(max, unit)}
      step={step}
      formatOptions={{ maximumFractionDigits: digits }}
      value={shown}
      onChange={(typed) => {
        if (typed === shown) return;
        onChange(
          Number.isNaN(typed) ? undefined : Math.min(max, Math.max(0, fromUnit(typed, unit))),
        );
      }}
    />
  );
}
