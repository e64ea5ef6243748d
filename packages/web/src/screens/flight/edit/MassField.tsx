import type { TakeoffMassLimits } from '@cloudstreet/scoring/analyse';
import { fromUnit, toUnit, unitOf } from '@cloudstreet/scoring/units';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { Slider } from '@cloudstreet/ui/fields/Slider';
import { formatQuantityParts, quantityText, useUnits } from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import type { ClampedMass } from './clamp-mass.js';
import * as styles from './EditFlight.css.js';

export interface MassFieldProps {
  mass: ClampedMass;
  onChange: (massKg: number | null) => void;
  limits: TakeoffMassLimits;
  people: 1 | 2;
}

/** Takeoff mass in the user's unit, as text and slider, within the limits of the aircraft. */
export function MassField({ mass: { massKg, wasOff }, onChange, limits, people }: MassFieldProps) {
  const messages = useMessages();
  const units = useUnits();
  const unit = unitOf('mass', units.unitSystem);
  const { minKg, maxKg } = limits;
  const label = messages['edit.mass']();
  const value = massKg === null ? null : Math.round(toUnit(massKg, unit));
  const [min, max] = [
    minKg === undefined ? undefined : Math.ceil(toUnit(minKg, unit)),
    maxKg === undefined ? undefined : Math.floor(toUnit(maxKg, unit)),
  ];
  const text = (kg: number) => quantityText(formatQuantityParts('mass', kg, units));
  return (
    <div className={styles.fieldset}>
      <NumberField
        label={label}
        name="mass"
        unit={unit.symbol}
        value={value ?? Number.NaN}
        onChange={(next) => onChange(Number.isNaN(next) ? null : fromUnit(next, unit))}
        {...(minKg !== undefined &&
          maxKg !== undefined && {
            hint: messages['edit.mass.limits']({ min: text(minKg), max: text(maxKg), people }),
          })}
      />
      {min !== undefined && max !== undefined && min < max && (
        <Slider
          label={label}
          value={value}
          onChange={(next) => onChange(fromUnit(next, unit))}
          min={min}
          max={max}
          unit={unit.symbol}
        />
      )}
      <output className={styles.hint}>
        {massKg !== null && wasOff && messages[`edit.mass.${wasOff}`]({ mass: text(massKg) })}
      </output>
    </div>
  );
}
