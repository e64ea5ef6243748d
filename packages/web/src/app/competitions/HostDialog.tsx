import { ApiError, type NewCompetition, type Task } from '@cloudstreet/sdk';
import { competitionMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp, useNow } from '../context.js';
import { AppForm } from '../forms/AppForm.js';
import { useMessages } from '../messages.js';
import { type Entity, EntityComboBox } from '../search/EntityComboBox.js';
import { useMe } from '../session.js';
import { CompetitionFields, type CompetitionSettings } from './CompetitionFields.js';
import { SCORE_KINDS } from './competition-choices.js';

export interface HostDialogProps {
  task: Task;
  onOpenChange: (isOpen: boolean) => void;
}

/** Hosts a task as a local competition, or leads to the plans if the user needs one. */
export function HostDialog({ task, onOpenChange }: HostDialogProps) {
  const messages = useMessages();
  const me = useMe();
  return (
    <Dialog title={messages['competition.host']()} isOpen onOpenChange={onOpenChange}>
      {me?.live_competition_create === false ? (
        <>
          <p>{messages['competition.premium']()}</p>
          <DialogActions>
            <ButtonLink tone="primary" href="/plans/premium">
              {messages['plan.see']()}
            </ButtonLink>
          </DialogActions>
        </>
      ) : (
        <HostForm task={task} />
      )}
    </Dialog>
  );
}

const PROPOSALS = 10;

function HostForm({ task }: { task: Task }) {
  const { api } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const today = useNow().toISOString().slice(0, 10);
  const [kind, setKind] = useState<NewCompetition['score_kind']>('date');
  const [date, setDate] = useState<string | null>(today);
  const [airport, setAirport] = useState<Entity | null>(airportOf(task));
  const [settings, setSettings] = useState<CompetitionSettings>({
    name: task.name ?? '',
    startTime: '',
    minTime: task.min_time ?? NaN,
    rules: 'classic',
    group: undefined,
  });
  const { mutateAsync, isPending, error } = useMutation({
    ...competitionMutations.create(api),
    // The form shows the error.
    meta: { explains: [422] },
  });
  const place =
    kind === 'date'
      ? date !== null && { scoring_date: date }
      : airport !== null && { airport_id: airport.entityId };
  return (
    <AppForm
      failure={error}
      fieldErrors={error instanceof ApiError ? error.fields : undefined}
      error={error instanceof ApiError ? error.message : undefined}
      onSubmit={async () => {
        const body = { task_id: task.id, score_kind: kind, ...place, ...optionalOf(settings) };
        const created = await mutateAsync(body).catch(() => {});
        if (created) {
          await navigate({ to: '/task/score/$competition', params: { competition: created.id } });
        }
      }}
    >
      <p>{messages['competition.copied']()}</p>
      <SegmentedControl
        label={messages['competition.flights']()}
        segments={SCORE_KINDS.map((id) => ({
          id,
          label: messages['competition.kind']({ kind: id }),
        }))}
        selected={kind}
        onChange={setKind}
      />
      {kind === 'date' ? (
        <DateField
          label={messages['competition.day']()}
          isRequired
          value={date}
          onChange={setDate}
        />
      ) : (
        <EntityComboBox
          label={messages['competition.airport']()}
          kinds={['airport']}
          limit={PROPOSALS}
          isRequired
          value={airport}
          onChange={setAirport}
        />
      )}
      <CompetitionFields settings={settings} onChange={setSettings} ruleset={task.ruleset} />
      <DialogActions>
        <Button type="submit" tone="primary" isPending={isPending}>
          {messages['competition.host']()}
        </Button>
      </DialogActions>
    </AppForm>
  );
}

function airportOf({ airport }: Task): Entity | null {
  if (!airport) return null;
  const { id, name } = airport;
  return { id: `airport ${id}`, kind: 'airport', entityId: id, label: name };
}

function optionalOf({ name, startTime, minTime, rules, group }: CompetitionSettings) {
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(startTime !== '' && { start_time: startTime }),
    ...(minTime > 0 && { min_time: minTime }),
    ...(group !== undefined && { user_group_id: group }),
    point_rules: rules,
  };
}
