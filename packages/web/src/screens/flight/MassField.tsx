import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { useMessages } from '../../app/messages.js';

export interface MassFieldProps {
  /** `null` where it is not known. */
  valueKg: number | null;
  onChange: (massKg: number | null) => void;
  limits: { minKg: number | undefined; maxKg: number | undefined };
}

/** The takeoff mass, kept within what the aircraft can fly with. */
export function MassField({ valueKg, onChange, limits: { minKg, maxKg } }: MassFieldProps) {
  const messages = useMessages();
  return (
    <NumberField
      label={messages['edit.mass']()}
      name="mass"
      unit="kg"
      value={valueKg ?? Number.NaN}
      onChange={(value) => onChange(Number.isNaN(value) ? null : value)}
      {...(minKg !== undefined && { minValue: minKg })}
      {...(maxKg !== undefined && { maxValue: maxKg })}
    />
  );
}
