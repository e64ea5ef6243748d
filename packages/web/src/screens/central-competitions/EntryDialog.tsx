import type { ChampionshipEntry } from '@cloudstreet/sdk';
import {
  createChampionshipEntry,
  deleteChampionshipEntry,
  updateChampionshipEntry,
} from '@cloudstreet/sdk/operations';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { ConfirmDialog, Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useState } from 'react';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import { type Entity, EntityComboBox } from '../../app/search/EntityComboBox.js';
import { useChampionshipMutation } from './use-championship-mutation.js';

/** A class in the paths of the API. */
export interface ClassPlace {
  readonly championship: number;
  readonly class: number;
}

export interface EntryDialogProps {
  place: ClassPlace;
  edited?: ChampionshipEntry;
  onClose: () => void;
}

const MAX_HANDICAP = 1000;
const PROPOSALS = 10;

/** Adds an entry, changes or removes it. */
export function EntryDialog({ place, edited, onClose }: EntryDialogProps) {
  const messages = useMessages();
  const [handicap, setHandicap] = useState(edited?.handicap ?? NaN);
  const [isGuest, setIsGuest] = useState(edited?.not_competing ?? false);
  const [user, setUser] = useState<Entity | null>(userOf(edited));
  const create = useChampionshipMutation(createChampionshipEntry);
  const update = useChampionshipMutation(updateChampionshipEntry);
  const remove = useChampionshipMutation(deleteChampionshipEntry, []);
  const { championship } = place;
  const save = (values: FormData) => {
    const fields = {
      competition_id: textOf(values, 'competition_id') || null,
      registration: textOf(values, 'registration') || null,
      aircraft: textOf(values, 'aircraft') || null,
      club: textOf(values, 'club') || null,
      handicap: handicap > 0 ? handicap : null,
      user_id: user?.entityId ?? null,
    };
    const always = { name: textOf(values, 'name'), not_competing: isGuest };
    if (edited) {
      return update.mutateAsync({ championship, entry: edited.id, ...always, ...fields });
    }
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
    return create.mutateAsync({ ...place, ...always, ...given });
  };
  return (
    <Dialog
      title={
        edited
          ? messages['waypoint.edit.of']({ name: edited.name })
          : messages['championship.entry.add']()
      }
      isOpen
      onOpenChange={onClose}
    >
      <AppForm
        {...(edited ? update : create).form}
        onSubmit={async (values) => {
          if (await save(values).catch(() => {})) onClose();
        }}
      >
        <TextField
          name="name"
          label={messages['collection.name']()}
          isRequired
          maxLength={100}
          defaultValue={edited?.name ?? ''}
        />
        <TextField
          name="competition_id"
          label={messages['edit.competitionId']()}
          hint={messages['championship.sign.hint']()}
          pattern="[A-Za-z0-9]*"
          patternMessage={messages['edit.competitionId.error']()}
          maxLength={3}
          defaultValue={edited?.competition_id ?? ''}
        />
        <TextField
          name="registration"
          label={messages['edit.registration']()}
          pattern="[A-Za-z0-9\-]*"
          patternMessage={messages['edit.registration.error']()}
          maxLength={10}
          defaultValue={edited?.registration ?? ''}
        />
        <TextField
          name="aircraft"
          label={messages['edit.aircraft']()}
          maxLength={100}
          defaultValue={edited?.aircraft ?? ''}
        />
        <NumberField
          name="handicap"
          label={messages['championship.handicap']()}
          minValue={0.01}
          maxValue={MAX_HANDICAP}
          step={0.001}
          value={handicap}
          onChange={setHandicap}
        />
        <TextField
          name="club"
          label={messages['competition.filter']({ filter: 'club' })}
          maxLength={100}
          defaultValue={edited?.club ?? ''}
        />
        <EntityComboBox
          label={messages['compare.pilot']()}
          kinds={['user']}
          limit={PROPOSALS}
          value={user}
          onChange={setUser}
        />
        <Checkbox isSelected={isGuest} onChange={setIsGuest}>
          {messages['championship.guest']()}
        </Checkbox>
        <DialogActions>
          {edited && (
            <ConfirmDialog
              trigger={
                <Button tone="danger" isPending={remove.isPending}>
                  {messages['moderation.remove']()}
                </Button>
              }
              title={messages['championship.remove.title']({ name: edited.name })}
              confirmLabel={messages['moderation.remove']()}
              tone="danger"
              onConfirm={() =>
                remove.mutate({ championship, entry: edited.id }, { onSuccess: onClose })
              }
            >
              {messages['championship.entry.remove.message']()}
            </ConfirmDialog>
          )}
          <Button type="submit" tone="primary" isPending={create.isPending || update.isPending}>
            {messages['collection.save']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}

function userOf(edited: ChampionshipEntry | undefined): Entity | null {
  if (!edited?.user) return null;
  const { id, name } = edited.user;
  return { id: `user ${id}`, kind: 'user', entityId: id, label: name };
}
