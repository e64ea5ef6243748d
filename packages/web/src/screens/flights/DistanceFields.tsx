import { useId } from 'react';
import { useMessages } from '../../app/messages.js';
import type { FlightSearch } from '../../app/search/flight-search.js';
import * as styles from './FilterDraft.css.js';
import { JointError } from './JointError.js';
import { QuantityField } from './QuantityField.js';

/** Longer than any flight. The contract accepts more. */
const MAX_KM = 3000;

/** Whether the limits allow any distance. */
export function isDistanceRange({ distance_gt: over, distance_lt: under }: FlightSearch): boolean {
  return over === undefined || under === undefined || over < under;
}

export interface DistanceFieldsProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Limits of the distance. */
export function DistanceFields({ search, onChange }: DistanceFieldsProps) {
  const messages = useMessages();
  const errorId = useId();
  const isWrong = !isDistanceRange(search);
  const shared = {
    quantity: 'distance',
    step: 50,
    max: MAX_KM,
    invalidBy: isWrong ? errorId : undefined,
    search,
    onChange,
  } as const;
  return (
    <>
      <div className={styles.pair}>
        <QuantityField
          {...shared}
          label={messages['flights.filter.distance.over']()}
          filter="distance_gt"
        />
        <QuantityField
          {...shared}
          label={messages['flights.filter.distance.under']()}
          filter="distance_lt"
        />
      </div>
      {isWrong && (
        <JointError id={errorId}>{messages['flights.filter.distance.invalid']()}</JointError>
      )}
    </>
  );
}
