import { useId } from 'react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { FilterError } from '../FilterError/FilterError.js';
import * as styles from '../Filters.css.js';
import { QuantityFilter } from '../QuantityFilter/QuantityFilter.js';

/** Longer than any flight. */
const MAX_KM = 3000;

/** Limits of the distance in kilometres. */
export interface DistanceLimits {
  readonly overKm?: number | undefined;
  readonly underKm?: number | undefined;
}

/** Whether the limits allow any distance. */
export function isDistanceRange({ overKm, underKm }: DistanceLimits): boolean {
  return overKm === undefined || underKm === undefined || overKm < underKm;
}

export interface DistanceFilterProps extends DistanceLimits {
  onChange: (limits: DistanceLimits) => void;
  /** Limits of the fields. */
  minKm?: number;
  maxKm?: number;
}

/** Limits of the distance. An error is shown while they exclude every distance. */
export function DistanceFilter(props: DistanceFilterProps) {
  const { overKm, underKm, onChange, minKm = 0, maxKm = MAX_KM } = props;
  const messages = useMessages();
  const errorId = useId();
  const isWrong = !isDistanceRange(props);
  const shared = {
    quantity: 'distance',
    step: 50,
    min: minKm,
    max: maxKm,
    invalidBy: isWrong ? errorId : undefined,
  } as const;
  return (
    <>
      <div className={styles.pair}>
        <QuantityFilter
          {...shared}
          label={messages['filters.distance.over']()}
          value={overKm}
          onChange={(next) => onChange({ overKm: next, underKm })}
        />
        <QuantityFilter
          {...shared}
          label={messages['filters.distance.under']()}
          value={underKm}
          onChange={(next) => onChange({ overKm, underKm: next })}
        />
      </div>
      {isWrong && <FilterError id={errorId}>{messages['filters.distance.invalid']()}</FilterError>}
    </>
  );
}
