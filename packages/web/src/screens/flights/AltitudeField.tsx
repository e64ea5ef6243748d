import { fromUnit, roundToHundredths, toUnit, unitOf } from '@cloudstreet/scoring/units';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { useUnits } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import type { FlightSearch } from '../../app/search/flight-search.js';

const MAX_M = 15_000;

export interface AltitudeFieldProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Minimum of the highest altitude, in the user's unit. */
export function AltitudeField({ search, onChange }: AltitudeFieldProps) {
  const messages = useMessages();
  const unit = unitOf('altitude', useUnits().unitSystem);
  const step = unit.symbol === 'ft' ? 1000 : 500;
  const { altitude_gt: altitudeM, ...rest } = search;
  const shown = altitudeM === undefined ? Number.NaN : Math.round(toUnit(altitudeM, unit));
  return (
    <NumberField
      label={messages['flights.filter.altitude']()}
      unit={unit.symbol}
      minValue={0}
      // A limit from a link is neither cut nor rounded.
      maxValue={Math.max(Math.floor(toUnit(MAX_M, unit) / step) * step, shown || 0)}
      step={shown % step > 0 ? 1 : step}
      value={shown}
      onChange={(value) => {
        if (Number.isNaN(value)) onChange(rest);
        else onChange({ ...rest, altitude_gt: roundToHundredths(fromUnit(value, unit)) });
      }}
    />
  );
}
