import type { Club } from '@cloudstreet/sdk';
import { clubMutations } from '@cloudstreet/sdk/react';
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
import * as styles from './Club.css.js';

/** The form shows these errors. */
const EXPLAINED = [403, 404, 422];
const MAX_URL = 200;
const MAX_DESCRIPTION = 1000;

/** Changes logo, website and description of a club in a dialog. */
export function EditClubPage({ club, onClose }: { club: Club; onClose: () => void }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { id, name } = club;
  const [url, setUrl] = useState(club.url ?? '');
  const [description, setDescription] = useState(club.description ?? '');
  const { mutateAsync, isPending, error } = useMutation({
    ...clubMutations.updatePage(api, id),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  async function save(): Promise<void> {
    try {
      await mutateAsync({ url: url.trim() || null, description: description.trim() || null });
    } catch {
      // The form shows the error, and the input stays.
      return;
    }
    toasts.push({ type: 'success', title: messages['dashboard.club.saved']({ name }) });
    onClose();
  }

  return (
    <Dialog title={messages['club.edit.title']({ name })} isOpen onOpenChange={onClose}>
      <div className={styles.edit}>
        <ClubLogo club={club} />
        <AppForm
          failure={error}
          fieldErrors={refusal?.fields}
          error={refusal?.status === 422 ? undefined : refusal?.message}
          onSubmit={save}
        >
          <TextField
            label={messages['dashboard.club.url']()}
            name="url"
            maxLength={MAX_URL}
            value={url}
            onChange={setUrl}
          />
          <TextField
            label={messages['club.description']()}
            hint={messages['club.description.hint']()}
            name="description"
            lines={5}
            maxLength={MAX_DESCRIPTION}
            value={description}
            onChange={setDescription}
          />
          <p className={styles.note}>{messages['club.edit.note']()}</p>
          <DialogActions>
            <Button type="submit" tone="primary" isPending={isPending}>
              {messages['dashboard.club.save']()}
            </Button>
          </DialogActions>
        </AppForm>
      </div>
    </Dialog>
  );
}
