import { ChipButton } from '@cloudstreet/ui/controls/ChipButton';
import { Select } from '@cloudstreet/ui/fields/Select';
import { ChoiceFilter } from '@cloudstreet/ui/filters/ChoiceFilter';
import { FilterBar } from '@cloudstreet/ui/filters/FilterBar';
import { FilterChip } from '@cloudstreet/ui/filters/FilterChip';
import { FilterChips } from '@cloudstreet/ui/filters/FilterChips';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { taskPath } from '../../app/paths.js';
import { FilterName } from '../../app/search/FilterName.js';
import { HitPicker } from '../../app/search/HitPicker.js';
import { MoreTaskFilters } from './MoreTaskFilters.js';
import { TASK_KINDS, TASK_ORDERS, type TasksSearch } from './tasks-search.js';

export interface TaskFiltersProps {
  search: TasksSearch;
  onChange: (search: TasksSearch) => void;
  /** Whether the list has the tasks of one pilot, so that no other one can be chosen. */
  isOfUser: boolean;
}

const PROPOSALS = 15;

/** Filters and order of a list of tasks. */
export function TaskFilters({ search, onChange, isOfUser }: TaskFiltersProps) {
  const messages = useMessages();
  const navigate = useNavigate();
  const { kind, order_by: order = '-modified' } = search;
  const finder = messages[isOfUser ? 'flights.filter.place' : 'task.find']();
  return (
    <FilterBar>
      <MoreTaskFilters search={search} onChange={onChange} />
      <ChoiceFilter
        look="chip"
        label={messages['task.shape']()}
        all={messages['task.shape.all']()}
        values={TASK_KINDS}
        nameOf={(id) => messages['task.kind']({ kind: id })}
        value={kind}
        onChange={(chosen) => onChange(withValue(search, 'kind', chosen))}
      />
      <Select
        look="chip"
        label={messages['collection.order']()}
        isRequired
        options={TASK_ORDERS.map((id) => ({
          id,
          label:
            id === 'kind'
              ? messages['task.shape']()
              : messages['task.order']({ order: id.replace('-', 'minus_') }),
        }))}
        value={order}
        onChange={(chosen) => onChange({ ...search, order_by: chosen })}
      />
      <ChipButton label={finder}>
        {(close) => (
          <HitPicker
            label={finder}
            placeholder={finder}
            icon={<Search size={18} aria-hidden />}
            kinds={isOfUser ? ['airport'] : ['airport', 'user', 'task']}
            limit={PROPOSALS}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel is opened to type into it
            autoFocus
            onPick={({ index, id }) => {
              close();
              if (index === 'task') void navigate({ href: taskPath(id) });
              else if (index === 'airport' || index === 'user') {
                onChange({ ...search, [index]: id });
              }
            }}
          />
        )}
      </ChipButton>
    </FilterBar>
  );
}

type Chip = 'user' | 'airport' | 'distance_gt' | 'distance_lt' | 'ruleset' | 'closed';

/** Filters that the bar does not name, each with a button that removes it. */
export function TaskFilterChips({
  search,
  onChange,
}: Pick<TaskFiltersProps, 'search' | 'onChange'>) {
  const messages = useMessages();
  const { ruleset, closed } = search;
  const named = (['user', 'airport', 'distance_gt', 'distance_lt'] as const).flatMap((filter) => {
    const value = search[filter];
    return value === undefined ? [] : [{ filter, value }];
  });
  const remove = (filter: Chip) => () => onChange(withValue(search, filter, undefined));
  const count = named.length + Number(ruleset !== undefined) + Number(closed !== undefined);
  return (
    <FilterChips count={count} shown={search} onClear={() => onChange(withoutChips(search))}>
      {named.map((applied) => (
        <FilterName key={applied.filter} applied={applied}>
          {(name) => <FilterChip name={name} onRemove={remove(applied.filter)} />}
        </FilterName>
      ))}
      {ruleset && (
        <FilterChip name={messages['task.rules']({ ruleset })} onRemove={remove('ruleset')} />
      )}
      {closed !== undefined && (
        <FilterChip
          name={messages['task.finish.option']({ closed: String(closed) })}
          onRemove={remove('closed')}
        />
      )}
    </FilterChips>
  );
}

function withoutChips(search: TasksSearch): TasksSearch {
  const { list, kind, order_by: order } = search;
  return { ...(list && { list }), ...(kind && { kind }), ...(order && { order_by: order }) };
}

function withValue<Name extends keyof TasksSearch>(
  search: TasksSearch,
  name: Name,
  value: TasksSearch[Name],
): TasksSearch {
  const { [name]: _before, ...rest } = search;
  return value === undefined ? rest : { ...rest, [name]: value };
}
