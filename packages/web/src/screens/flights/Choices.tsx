import { FILTER_KINDS } from '@cloudstreet/sdk';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { useFilterNames } from '../../app/search/FilterName.js';
import type { FlightSearch } from '../../app/search/flight-search.js';
import * as styles from './FilterDraft.css.js';

export interface ChoicesProps {
  label: string;
  filter: 'sc_class' | 'keyword' | 'multi_region';
  /** Whether to offer an option; by default all are offered. */
  isOffered?: (value: string) => boolean;
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** The options of a filter as checkboxes. */
export function Choices({ label, filter, isOffered, search, onChange }: ChoicesProps) {
  const nameOf = useFilterNames();
  const { [filter]: chosen = [], ...rest } = search;
  const isChosen = (value: string) => chosen.some((one) => one === value);
  const values = (FILTER_KINDS[filter].values.choices ?? []).map(String);
  const offered = isOffered ? values.filter(isOffered) : values;
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {offered.map((value) => (
        <Checkbox
          key={value}
          isSelected={isChosen(value)}
          onChange={(isOn) => {
            const next = values.filter((one) => (one === value ? isOn : isChosen(one)));
            onChange(next.length > 0 ? { ...rest, [filter]: next } : rest);
          }}
        >
          {nameOf({ filter, value })}
        </Checkbox>
      ))}
    </fieldset>
  );
}
