import type { CompetitionDetail, Task, TaskPointRules } from '@cloudstreet/sdk';
import { groupQueries } from '@cloudstreet/sdk/react';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { useMe } from '../session.js';
import { POINT_RULES } from './competition-choices.js';

/** Settings that a host chooses, also later. */
export interface CompetitionSettings {
  readonly name: string;
  readonly startTime: string;
  /** Minutes; NaN without. */
  readonly minTime: number;
  readonly rules: TaskPointRules;
  /** Undefined for everyone. */
  readonly group: number | undefined;
}

const EVERYONE = 'everyone';

/** Returns the settings of a competition for its form. */
export function settingsOf(competition: CompetitionDetail): CompetitionSettings {
  return {
    name: competition.name ?? '',
    startTime: competition.start_time ?? '',
    minTime: competition.min_time ?? NaN,
    rules: competition.point_rules,
    group: competition.user_group?.id,
  };
}

export interface CompetitionFieldsProps {
  settings: CompetitionSettings;
  onChange: (settings: CompetitionSettings) => void;
  ruleset: Task['ruleset'];
}

/** Fields of the settings of a competition. */
export function CompetitionFields({ settings, onChange, ruleset }: CompetitionFieldsProps) {
  const messages = useMessages();
  const { name, startTime, minTime, rules } = settings;
  return (
    <>
      <TextField
        name="name"
        label={messages['collection.name']()}
        maxLength={100}
        value={name}
        onChange={(next) => onChange({ ...settings, name: next })}
      />
      <Select
        name="point_rules"
        label={messages['competition.rules']()}
        hint={messages['competition.rules.note']({ rules })}
        options={POINT_RULES.map((id) => ({
          id,
          label: messages['competition.rules.option']({ rules: id }),
        }))}
        value={rules}
        onChange={(next) => onChange({ ...settings, rules: next })}
      />
      <TextField
        name="start_time"
        label={messages['competition.startTime']()}
        hint={messages['competition.startTime.hint']()}
        pattern="([01]\d|2[0-3]):[0-5]\d"
        patternMessage={messages['competition.startTime.wrong']()}
        inputMode="numeric"
        placeholder="10:30"
        value={startTime}
        onChange={(next) => onChange({ ...settings, startTime: next })}
      />
      {ruleset === 'AA' && (
        <NumberField
          name="min_time"
          label={messages['competition.minTime']()}
          minValue={1}
          maxValue={1440}
          value={minTime}
          onChange={(next) => onChange({ ...settings, minTime: next })}
        />
      )}
      <GroupField settings={settings} onChange={onChange} />
    </>
  );
}

/** Only groups of the host can take part alone. */
function GroupField({ settings, onChange }: Pick<CompetitionFieldsProps, 'settings' | 'onChange'>) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const { data: groups = [] } = useQuery({
    ...groupQueries.ofUsers(api, me ? [me.id] : []),
    enabled: Boolean(me),
    meta: { explains: 'all' },
  });
  if (groups.length === 0) return null;
  return (
    <Select
      name="user_group_id"
      label={messages['competition.group']()}
      options={[
        { id: EVERYONE, label: messages['competition.group.everyone']() },
        ...groups.map(({ id, name }) => ({ id: String(id), label: name })),
      ]}
      value={settings.group === undefined ? EVERYONE : String(settings.group)}
      onChange={(id) => onChange({ ...settings, group: id === EVERYONE ? undefined : Number(id) })}
    />
  );
}
