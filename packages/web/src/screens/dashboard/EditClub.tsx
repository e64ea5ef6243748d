import type { ModeratedClub } from '@cloudstreet/sdk';
import { moderationMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ClubLogo } from '../../app/clubs/ClubLogo.js';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { proposalOf, RegionField } from './RegionField.js';

/** The form shows these errors. */
const EXPLAINED = [404, 422];
const MAX_NAME = 100;
const MAX_URL = 200;

/** Changes logo, name, website and region of a club in a dialog. */
export function EditClub({ club }: { club: ModeratedClub }) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={messages['dashboard.club.edit']({ name: club.name })}
        onPress={() => setIsOpen(true)}
      >
        {messages['edit.open']()}
      </Button>
      {isOpen && <EditDialog club={club} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function EditDialog({ club, onClose }: { club: ModeratedClub; onClose: () => void }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const [name, setName] = useState(club.name);
  const [url, setUrl] = useState(club.url ?? '');
  const [region, setRegion] = useState(() => proposalOf(club.region));
  const { mutateAsync, isPending, error } = useMutation({
    ...moderationMutations.updateClub(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  async function save(): Promise<void> {
    const website = url.trim();
    try {
      await mutateAsync({
        id: club.id,
        name: name.trim(),
        url: website === '' ? null : website,
        region_id: region?.id ?? null,
      });
    } catch {
      // The form shows the error, and the input stays.
      return;
    }
    toasts.push({ type: 'success', title: messages['dashboard.club.saved']({ name }) });
    onClose();
  }

  return (
    <Dialog
      title={messages['dashboard.club.edit']({ name: club.name })}
      isOpen
      onOpenChange={onClose}
    >
      {club.confirmed && <ClubLogo club={club} />}
      <AppForm
        failure={error}
        fieldErrors={refusal?.fields}
        error={refusal?.status === 422 ? undefined : refusal?.message}
        onSubmit={save}
      >
        <TextField
          label={messages['dashboard.club.name']()}
          name="name"
          isRequired
          maxLength={MAX_NAME}
          value={name}
          onChange={setName}
        />
        <TextField
          label={messages['dashboard.club.url']()}
          name="url"
          maxLength={MAX_URL}
          value={url}
          onChange={setUrl}
        />
        <RegionField value={region} onChange={setRegion} />
        <DialogActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['dashboard.club.save']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
