import type { ChampionshipClass, ChampionshipDetail, ChampionshipRules } from '@cloudstreet/sdk';
import {
  createChampionshipClass,
  deleteChampionship,
  deleteChampionshipClass,
  updateChampionship,
  updateChampionshipClass,
} from '@cloudstreet/sdk/operations';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog, Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './CentralCompetitions.css.js';
import { ChampionshipForm } from './ChampionshipForm.js';
import { useChampionshipMutation } from './use-championship-mutation.js';

type Opened = 'edit' | 'class' | 'delete';

/** Changes and deletes a championship, and adds classes. */
export function OrganiserTools({ championship }: { championship: ChampionshipDetail }) {
  const messages = useMessages();
  const [opened, setOpened] = useState<Opened>();
  const update = useChampionshipMutation(updateChampionship);
  const close = () => setOpened(undefined);
  const name = championship.name ?? messages['championship.title']();
  return (
    <span className={styles.tools}>
      <Button size="small" onPress={() => setOpened('class')}>
        {messages['championship.class.add']()}
      </Button>
      <Button size="small" onPress={() => setOpened('edit')}>
        {messages['edit.open']()}
      </Button>
      <Button size="small" tone="danger" onPress={() => setOpened('delete')}>
        {messages['championship.delete']()}
      </Button>
      {opened === 'class' && <ClassDialog championshipId={championship.id} onClose={close} />}
      {opened === 'edit' && (
        <Dialog title={messages['waypoint.edit.of']({ name })} isOpen onOpenChange={close}>
          <ChampionshipForm
            championship={championship}
            form={update.form}
            isPending={update.isPending}
            onSubmit={async (fields) => {
              const body = { championship: championship.id, ...fields };
              if (await update.mutateAsync(body).catch(() => {})) close();
            }}
          />
        </Dialog>
      )}
      {opened === 'delete' && <DeleteDialog id={championship.id} name={name} onClose={close} />}
    </span>
  );
}

interface DeleteDialogProps {
  id: number;
  name: string;
  onClose: () => void;
}

function DeleteDialog({ id, name, onClose }: DeleteDialogProps) {
  const { toasts } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const remove = useChampionshipMutation(deleteChampionship, []);
  const deleteIt = async () => {
    // The deleted one must not be loaded again.
    await navigate({ to: '/task/championship' });
    const isDeleted = await remove.mutateAsync({ championship: id }).then(
      () => true,
      () => false,
    );
    if (!isDeleted) return;
    toasts.push({ type: 'success', title: messages['collection.deleted']({ name }) });
  };
  return (
    <Dialog title={messages['collection.delete.title']({ name })} isOpen onOpenChange={onClose}>
      <p>{messages['championship.delete.message']()}</p>
      <DialogActions>
        <Button tone="danger" isPending={remove.isPending} onPress={() => void deleteIt()}>
          {messages['championship.delete']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ClassToolsProps {
  championship: ChampionshipDetail;
  shown: ChampionshipClass;
}

/** Changes or removes the shown class. */
export function ClassTools({ championship, shown }: ClassToolsProps) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles.tools}>
      <Button size="small" onPress={() => setIsOpen(true)}>
        {messages['waypoint.edit.of']({ name: shown.name })}
      </Button>
      {isOpen && (
        <ClassDialog
          championshipId={championship.id}
          edited={shown}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}

const RULES = [
  'club',
  '13_5m',
  'standard',
  '15m',
  '20m',
  '18m',
  'open',
] as const satisfies ChampionshipRules[];

interface ClassDialogProps {
  championshipId: number;
  edited?: ChampionshipClass;
  onClose: () => void;
}

function ClassDialog({ championshipId: championship, edited, onClose }: ClassDialogProps) {
  const messages = useMessages();
  const [rules, setRules] = useState<ChampionshipRules>(edited?.rules ?? 'club');
  const create = useChampionshipMutation(createChampionshipClass);
  const update = useChampionshipMutation(updateChampionshipClass);
  const remove = useChampionshipMutation(deleteChampionshipClass, []);
  const { form } = edited ? update : create;
  return (
    <Dialog
      title={
        edited
          ? messages['waypoint.edit.of']({ name: edited.name })
          : messages['championship.class.add']()
      }
      isOpen
      onOpenChange={onClose}
    >
      <AppForm
        {...form}
        onSubmit={async (values) => {
          const fields = { championship, name: textOf(values, 'name'), rules };
          const saved = edited
            ? update.mutateAsync({ ...fields, class: edited.id })
            : create.mutateAsync(fields);
          if (await saved.catch(() => {})) onClose();
        }}
      >
        <TextField
          name="name"
          label={messages['collection.name']()}
          isRequired
          maxLength={100}
          defaultValue={edited?.name ?? ''}
        />
        <Select
          name="rules"
          label={messages['competition.rules']()}
          hint={messages['championship.rules.note']()}
          isRequired
          options={RULES.map((id) => ({
            id,
            label: messages['championship.rules']({ rules: `c${id}` }),
          }))}
          value={rules}
          onChange={setRules}
        />
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
                remove.mutate({ championship, class: edited.id }, { onSuccess: onClose })
              }
            >
              {messages['championship.class.remove.message']()}
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
