import { FILTER_KINDS } from '@cloudstreet/sdk';
import { ChoiceFilter } from '@cloudstreet/ui/filters/ChoiceFilter';
import { QuantityFilter } from '@cloudstreet/ui/filters/QuantityFilter';
import { useFilterNames } from '../../app/search/FilterName.js';
import type { FlightSearch } from '../../app/search/flight-search.js';

interface FieldProps {
  label: string;
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

export interface OneChoiceProps extends FieldProps {
  /** Label of the option that disables the filter. */
  all: string;
  filter: 'kind' | 'pilots' | 'circumnavigation';
}

/** Options of the contract for a filter, of which one can be selected. */
export function OneChoice({ label, all, filter, search, onChange }: OneChoiceProps) {
  const nameOf = useFilterNames();
  const { [filter]: chosen, ...rest } = search;
  return (
    <ChoiceFilter
      label={label}
      all={all}
      values={FILTER_KINDS[filter].values.choices ?? []}
      nameOf={(value) => nameOf({ filter, value })}
      value={chosen}
      onChange={(value) => onChange(value === undefined ? rest : { ...rest, [filter]: value })}
    />
  );
}

export interface QuantityFieldProps extends FieldProps {
  filter: 'altitude_gt' | 'radius';
  /** Step of buttons and arrow keys, in any unit. */
  step: number;
}

/**
 * A quantity of a filter within the limits of the contract. An emptied field is no filter, or the
 * default of the contract.
 */
export function QuantityField({ label, filter, step, search, onChange }: QuantityFieldProps) {
  const { values } = FILTER_KINDS[filter];
  const { minimum: min, maximum: max } = values;
  const { [filter]: value = values.default, ...others } = search;
  return (
    <QuantityFilter
      label={label}
      quantity={filter === 'radius' ? 'distance' : 'altitude'}
      step={step}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      value={value}
      onChange={(next) => onChange(next === undefined ? others : { ...others, [filter]: next })}
    />
  );
}
