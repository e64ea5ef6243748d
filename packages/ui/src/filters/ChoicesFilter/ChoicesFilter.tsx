import { Checkbox } from '../../controls/Checkbox/Checkbox.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from '../Filters.css.js';
import { useFilterNames } from '../filter-names/filter-names.js';

export interface ChoicesFilterProps<Value extends string> {
  label: string;
  /** Values that are offered. */
  values: readonly Value[];
  nameOf: (value: Value) => string;
  chosen: readonly Value[];
  /** Called with the chosen values in the order of `values`. */
  onChange: (chosen: Value[]) => void;
}

/** Options of a filter as checkboxes, of which several can be selected. */
export function ChoicesFilter<Value extends string>(props: ChoicesFilterProps<Value>) {
  const { label, values, nameOf, chosen, onChange } = props;
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {values.map((value) => (
        <Checkbox
          key={value}
          isSelected={chosen.includes(value)}
          onChange={(isOn) =>
            onChange(values.filter((one) => (one === value ? isOn : chosen.includes(one))))
          }
        >
          {nameOf(value)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

export type NamedChoicesProps<Value extends string> = Omit<
  ChoicesFilterProps<Value>,
  'label' | 'nameOf'
>;

/** Classes of aircraft, such as `15` and `OP`. */
export function ClassFilter<Value extends string>(props: NamedChoicesProps<Value>) {
  const messages = useMessages();
  const nameOf = useFilterNames();
  return (
    <ChoicesFilter
      {...props}
      label={messages['filters.classes']()}
      nameOf={(value) => nameOf({ filter: 'sc_class', value })}
    />
  );
}

/** Keywords that a flight has to match all, such as `wave` and `junior`. */
export function KeywordFilter<Value extends string>(props: NamedChoicesProps<Value>) {
  const messages = useMessages();
  const nameOf = useFilterNames();
  return (
    <ChoicesFilter
      {...props}
      label={messages['filters.keywords']()}
      nameOf={(value) => nameOf({ filter: 'keyword', value })}
    />
  );
}
