import type { RuleSetCode } from '@cloudstreet/scoring/task';
import type { TaskVisibility } from '@cloudstreet/sdk';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMessages } from '../../app/messages.js';
import type { Plan, PlanValues } from './plan.js';

const RULE_SETS = ['D', 'F', 'AA', 'US', 'GP', 'P', 'FR', 'UK'] as const satisfies RuleSetCode[];
const VISIBILITIES = ['public', 'link', 'private'] as const satisfies TaskVisibility[];
const MAX_MINUTES = 1440;

export interface PlanDetailsProps {
  plan: Plan;
  onEdit: (values: Partial<PlanValues>) => void;
}

/** Rules, minimum time, name, description and visibility of a task. */
export function PlanDetails({ plan, onEdit }: PlanDetailsProps) {
  const messages = useMessages();
  const { ruleset, minTime, name, description, visibility } = plan;
  return (
    <Section title={messages['plan.details']()}>
      <Select<RuleSetCode>
        label={messages['plan.ruleset']()}
        isRequired
        options={RULE_SETS.map((id) => ({
          id,
          label: messages['plan.ruleset.option']({ code: id }),
        }))}
        value={ruleset}
        onChange={(next) => onEdit({ ruleset: next })}
      />
      {ruleset === 'AA' && (
        <NumberField
          label={messages['plan.minTime']()}
          unit="min"
          minValue={1}
          maxValue={MAX_MINUTES}
          step={15}
          value={minTime ?? Number.NaN}
          onChange={(value) =>
            onEdit({ minTime: Number.isNaN(value) ? undefined : Math.round(value) })
          }
        />
      )}
      <TextField
        label={messages['collection.name']()}
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={(next) => onEdit({ name: next })}
      />
      <TextField
        label={messages['collection.description']()}
        value={description}
        lines={3}
        maxLength={10_000}
        onChange={(next) => onEdit({ description: next })}
      />
      <Select<TaskVisibility>
        label={messages['collection.visibility']()}
        isRequired
        hint={messages['plan.visibility.hint']({ visibility })}
        options={VISIBILITIES.map((id) => ({
          id,
          label: messages['collection.visibility.option']({ visibility: id }),
        }))}
        value={visibility}
        onChange={(next) => onEdit({ visibility: next })}
      />
    </Section>
  );
}
