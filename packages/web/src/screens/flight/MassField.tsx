import { fromUnit, toUnit, unitOf } from '@cloudstreet/scoring/units';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { useUnits } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';

export interface MassFieldProps {
  /** `null` where it is not known. */
  valueKg: number | null;
  onChange: (massKg: number | null) => void;
  limits: { minKg: number | undefined; maxKg: number | undefined };
}

/** The takeoff mass in the reader's unit, kept within what the aircraft can fly with. */
export function MassField({ valueKg, onChange, limits: { minKg, maxKg } }: MassFieldProps) {
  const messages = useMessages();
  const unit = unitOf('mass', useUnits().unitSystem);
  return (
    <NumberField
      label={messages['edit.mass']()}
      name="mass"
      unit={unit.symbol}
      value={valueKg === null ? Number.NaN : Math.round(toUnit(valueKg, unit))}
      onChange={(value) => onChange(Number.isNaN(value) ? null : fromUnit(value, unit))}
      {...(minKg !== undefined && { minValue: Math.ceil(toUnit(minKg, unit)) })}
      {...(maxKg !== undefined && { maxValue: Math.floor(toUnit(maxKg, unit)) })}
    />
  );
}
