import { Select } from '../../fields/Select/Select.js';

export interface ChoiceFilterProps<Value extends string | number> {
  label: string;
  /** Label of the option that disables the filter. */
  all: string;
  /** Values in the order of the list. */
  values: readonly Value[];
  nameOf: (value: Value) => string;
  /** Undefined if the filter is disabled. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  look?: 'field' | 'chip';
}

const ALL = 'ALL';

/** Options of a filter of which one can be selected. */
export function ChoiceFilter<Value extends string | number>(props: ChoiceFilterProps<Value>) {
  const { label, all, values, nameOf, value, onChange, look = 'field' } = props;
  return (
    <Select
      label={label}
      look={look}
      isRequired
      options={[
        { id: ALL, label: all },
        ...values.map((one) => ({ id: String(one), label: nameOf(one) })),
      ]}
      value={String(value ?? ALL)}
      onChange={(id) => onChange(values.find((one) => String(one) === id))}
    />
  );
}
