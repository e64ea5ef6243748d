import { FILTER_KINDS } from '@cloudstreet/sdk';
import { Select } from '@cloudstreet/ui/fields/Select';
import { useFilterNames } from '../../app/search/FilterName.js';
import type { FlightSearch } from '../../app/search/flight-search.js';

export interface OneChoiceProps {
  label: string;
  /** Label of the option that disables the filter. */
  all: string;
  filter: 'kind' | 'pilots' | 'circumnavigation';
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

const ALL = 'ALL';

/** Options of a filter of which one can be selected. */
export function OneChoice({ label, all, filter, search, onChange }: OneChoiceProps) {
  const nameOf = useFilterNames();
  const { [filter]: chosen, ...rest } = search;
  const values = FILTER_KINDS[filter].values.choices ?? [];
  return (
    <Select
      label={label}
      isRequired
      options={[
        { id: ALL, label: all },
        ...values.map((value) => ({ id: String(value), label: nameOf({ filter, value }) })),
      ]}
      value={String(chosen ?? ALL)}
      onChange={(id) => {
        const value = values.find((one) => String(one) === id);
        onChange(value === undefined ? rest : { ...rest, [filter]: value });
      }}
    />
  );
}
