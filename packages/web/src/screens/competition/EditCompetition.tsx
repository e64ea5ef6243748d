import { ApiError, type CompetitionDetail } from '@cloudstreet/sdk';
import { competitionMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CompetitionFields, settingsOf } from '../../app/competitions/CompetitionFields.js';
import { useCompetitionTitle } from '../../app/competitions/competition-title.js';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { useMessages } from '../../app/messages.js';

/** Changes the settings of a competition. */
export function EditCompetition({ competition }: { competition: CompetitionDetail }) {
  const messages = useMessages();
  const name = useCompetitionTitle()(competition);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        {messages['edit.open']()}
      </Button>
      {isOpen && (
        <Dialog title={messages['waypoint.edit.of']({ name })} isOpen onOpenChange={setIsOpen}>
          <EditForm competition={competition} onSaved={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

interface EditFormProps {
  competition: CompetitionDetail;
  onSaved: () => void;
}

function EditForm({ competition, onSaved }: EditFormProps) {
  const { api } = useApp();
  const messages = useMessages();
  const [settings, setSettings] = useState(() => settingsOf(competition));
  const { mutateAsync, isPending, error } = useMutation({
    ...competitionMutations.update(api, competition.id),
    // The form shows the error.
    meta: { explains: [422] },
  });
  return (
    <AppForm
      failure={error}
      fieldErrors={error instanceof ApiError ? error.fields : undefined}
      error={error instanceof ApiError ? error.message : undefined}
      onSubmit={async () => {
        const { name, startTime, minTime, rules, group } = settings;
        const saved = await mutateAsync({
          name: name.trim() || null,
          start_time: startTime || null,
          min_time: minTime > 0 ? minTime : null,
          point_rules: rules,
          user_group_id: group ?? null,
        }).catch(() => {});
        if (saved) onSaved();
      }}
    >
      <CompetitionFields settings={settings} onChange={setSettings} ruleset={competition.ruleset} />
      <DialogActions>
        <Button type="submit" tone="primary" isPending={isPending}>
          {messages['collection.save']()}
        </Button>
      </DialogActions>
    </AppForm>
  );
}
