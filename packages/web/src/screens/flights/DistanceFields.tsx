import { fromUnit, roundToHundredths, toUnit, unitOf } from '@cloudstreet/scoring/units';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { useUnits } from '@cloudstreet/ui/values';
import { useId } from 'react';
import { useMessages } from '../../app/messages.js';
import type { FlightSearch } from '../../app/search/flight-search.js';
import * as styles from './FilterDraft.css.js';
import { JointError } from './JointError.js';

const MAX_KM = 3000;
/** Step of the fields in any unit. */
const STEP = 50;

/** Whether the limits allow any distance. */
export function isDistanceRange({ distance_gt: over, distance_lt: under }: FlightSearch): boolean {
  return over === undefined || under === undefined || over < under;
}

export interface DistanceFieldsProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Limits in the user's unit. */
export function DistanceFields({ search, onChange }: DistanceFieldsProps) {
  const messages = useMessages();
  const unit = unitOf('distance', useUnits().unitSystem);
  const errorId = useId();
  const isWrong = !isDistanceRange(search);
  const field = (bound: 'distance_gt' | 'distance_lt', label: string) => {
    const km = search[bound];
    const shown = km === undefined ? Number.NaN : Math.round(toUnit(km, unit));
    return (
      <NumberField
        label={label}
        unit={unit.symbol}
        invalidBy={isWrong ? errorId : undefined}
        minValue={0}
        // A limit from a link is neither cut nor rounded.
        maxValue={Math.max(Math.round(toUnit(MAX_KM, unit)), shown || 0)}
        step={shown % STEP > 0 ? 1 : STEP}
        value={shown}
        onChange={(value) => {
          const { [bound]: _before, ...other } = search;
          if (Number.isNaN(value)) onChange(other);
          // Precise enough that whole miles are restored as typed.
          else onChange({ ...other, [bound]: roundToHundredths(fromUnit(value, unit)) });
        }}
      />
    );
  };
  return (
    <>
      <div className={styles.pair}>
        {field('distance_gt', messages['flights.filter.distance.over']())}
        {field('distance_lt', messages['flights.filter.distance.under']())}
      </div>
      {isWrong && (
        <JointError id={errorId}>{messages['flights.filter.distance.invalid']()}</JointError>
      )}
    </>
  );
}
