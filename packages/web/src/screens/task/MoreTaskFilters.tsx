import { Button } from '@cloudstreet/ui/controls/Button';
import { DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { ChoiceFilter } from '@cloudstreet/ui/filters/ChoiceFilter';
import { DistanceFilter, isDistanceRange } from '@cloudstreet/ui/filters/DistanceFilter';
import { FilterDialog } from '@cloudstreet/ui/filters/FilterDialog';
import { useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { RULE_SETS, type TasksSearch } from './tasks-search.js';

export interface MoreTaskFiltersProps {
  search: TasksSearch;
  onChange: (search: TasksSearch) => void;
}

/** Filters by distance, rules and finish. */
export function MoreTaskFilters({ search, onChange }: MoreTaskFiltersProps) {
  return (
    <FilterDialog onChange={onChange}>
      {(apply) => <Draft search={search} onApply={apply} />}
    </FilterDialog>
  );
}

interface DraftProps {
  search: TasksSearch;
  onApply: (search: TasksSearch) => void;
}

/** Nothing changes until the dialog is applied. */
function Draft({ search, onApply }: DraftProps) {
  const messages = useMessages();
  const {
    distance_gt: overKm,
    distance_lt: underKm,
    ruleset: oldRules,
    closed: wasClosed,
    ...rest
  } = search;
  const [limits, setLimits] = useState({ overKm, underKm });
  const [ruleset, setRuleset] = useState(oldRules);
  const [closed, setClosed] = useState(wasClosed);
  const finishOf = (id: string) => messages['task.finish.option']({ closed: id });
  return (
    <>
      <DistanceFilter
        {...limits}
        onChange={(next) => setLimits({ overKm: next.overKm, underKm: next.underKm })}
      />
      <ChoiceFilter
        label={messages['plan.ruleset']()}
        all={messages['task.rules.all']()}
        values={RULE_SETS}
        nameOf={(id) => messages['task.rules']({ ruleset: id })}
        value={ruleset}
        onChange={setRuleset}
      />
      <ChoiceFilter
        label={messages['task.finish']()}
        all={finishOf('any')}
        values={['true', 'false']}
        nameOf={finishOf}
        value={closed === undefined ? undefined : String(closed)}
        onChange={(chosen) => setClosed(chosen === undefined ? undefined : chosen === 'true')}
      />
      <DialogActions>
        <Button
          tone="primary"
          isDisabled={!isDistanceRange(limits)}
          onPress={() =>
            onApply({
              ...rest,
              ...(limits.overKm !== undefined && { distance_gt: limits.overKm }),
              ...(limits.underKm !== undefined && { distance_lt: limits.underKm }),
              ...(ruleset && { ruleset }),
              ...(closed !== undefined && { closed }),
            })
          }
        >
          {messages['flights.filter.apply']()}
        </Button>
      </DialogActions>
    </>
  );
}
