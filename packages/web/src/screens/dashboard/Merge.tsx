import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { type UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { type Entity, EntityComboBox } from '../../app/search/EntityComboBox.js';

/** Errors that the form of a merge shows. */
export const MERGE_ERRORS = [404, 409, 422];
const PROPOSALS = 8;

export interface MergeProps {
  id: number;
  kind: 'club' | 'user';
  title: string;
  /** Consequences of the merge. */
  note: string;
  /** Label of the field for the other one. */
  into: string;
  /** Message after the merge. */
  done: (other: string) => string;
  mutation: Pick<
    UseMutationResult<unknown, Error, { id: number; into: number }>,
    'mutateAsync' | 'isPending' | 'error'
  >;
  /** Amount that moves to the other one. */
  renderMoved: (into: number) => ReactNode;
}

/** Button with a dialog that merges a club or an account into another one. */
export function Merge(props: MergeProps) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={props.title} onPress={() => setIsOpen(true)}>
        {messages['dashboard.merge']()}
      </Button>
      {isOpen && <MergeDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function MergeDialog(props: MergeProps & { onClose: () => void }) {
  const { id, kind, title, note, into, done, mutation, renderMoved, onClose } = props;
  const { toasts } = useApp();
  const messages = useMessages();
  const [chosen, setChosen] = useState<Entity | null>(null);
  const other = chosen && chosen.entityId !== id ? chosen : null;
  const { mutateAsync, isPending, error } = mutation;

  async function merge(): Promise<void> {
    if (!other) return;
    try {
      await mutateAsync({ id, into: other.entityId });
    } catch {
      // The form shows the error.
      return;
    }
    toasts.push({ type: 'success', title: done(other.label) });
    onClose();
  }

  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <AppForm failure={error} error={refusalOf(error, MERGE_ERRORS)?.message} onSubmit={merge}>
        <p>{note}</p>
        <EntityComboBox
          label={into}
          kinds={[kind]}
          limit={PROPOSALS}
          isRequired
          value={chosen}
          onChange={setChosen}
        />
        <output>{other && renderMoved(other.entityId)}</output>
        <DialogActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['dashboard.merge']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
