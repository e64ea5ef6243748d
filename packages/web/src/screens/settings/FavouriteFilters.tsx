import { ApiError, type Me, type SavedFilter } from '@cloudstreet/sdk';
import { userMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Settings.css.js';
import { type MoveDirection, useFocusMovedItem } from './use-focus-moved-item.js';

/** Edits the saved filters on the home page: order, name, removal. */
export function FavouriteFilters({ me }: { me: Me }) {
  const { api } = useApp();
  const messages = useMessages();
  const { filter: saved } = me;
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    ...userMutations.update(api),
    // The form shows that a name is taken.
    meta: { explains: [422] },
  });
  const [renamed, setRenamed] = useState<SavedFilter | null>(null);
  const { host, keepFocus } = useFocusNextItem(saved, { item: 'li', target: 'button' });
  const followFocus = useFocusMovedItem(host, saved);

  function move(index: number, direction: MoveDirection): void {
    // The next move starts from the order that this one creates.
    if (isPending) return;
    const to = direction === 'up' ? index - 1 : index + 1;
    followFocus(to, direction);
    const others = saved.filter((_one, at) => at !== index);
    mutate({
      filter: [...others.slice(0, to), ...saved.slice(index, index + 1), ...others.slice(to)],
    });
  }

  async function rename(name: string): Promise<void> {
    try {
      await mutateAsync({
        filter: saved.map((one) => (one.name === renamed?.name ? { ...one, name } : one)),
      });
      setRenamed(null);
    } catch {
      // It is shown in the form, or by a toast.
    }
  }

  return (
    <Section title={messages['flights.saved.title']()}>
      {saved.length === 0 ? (
        <EmptyState
          title={messages['customize.filters.empty']()}
          icon={<Star size={24} aria-hidden />}
          action={<ButtonLink href="/flight">{messages['customize.filters.open']()}</ButtonLink>}
        >
          {messages['customize.filters.how']()}
        </EmptyState>
      ) : (
        <div ref={host}>
          <p className={styles.hint}>{messages['customize.filters.note']()}</p>
          <ol className={styles.list}>
            {saved.map((one, index) => (
              <li key={one.name} className={styles.row}>
                <span className={styles.rowText}>
                  <Link href={`/flight?${one.search}`}>{one.name}</Link>
                </span>
                <Inline gap="x1">
                  <IconButton
                    label={messages['customize.filters.up']({ name: one.name })}
                    isDisabled={index === 0}
                    onPress={() => move(index, 'up')}
                  >
                    <ArrowUp size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={messages['customize.filters.down']({ name: one.name })}
                    isDisabled={index === saved.length - 1}
                    onPress={() => move(index, 'down')}
                  >
                    <ArrowDown size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={messages['flights.saved.rename']({ name: one.name })}
                    onPress={() => {
                      reset();
                      setRenamed(one);
                    }}
                  >
                    <Pencil size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={messages['flights.saved.delete']({ name: one.name })}
                    onPress={() => {
                      if (isPending) return;
                      keepFocus();
                      mutate({ filter: saved.filter((other) => other !== one) });
                    }}
                  >
                    <Trash2 size={16} aria-hidden />
                  </IconButton>
                </Inline>
              </li>
            ))}
          </ol>
        </div>
      )}
      {renamed && (
        <RenameDialog
          name={renamed.name}
          failure={error}
          isTaken={error instanceof ApiError && error.status === 422}
          isPending={isPending}
          onName={rename}
          onClose={() => setRenamed(null)}
        />
      )}
    </Section>
  );
}

interface RenameDialogProps {
  name: string;
  /** Result of submitting it. */
  failure: Error | null;
  /** Whether another filter has the submitted name. */
  isTaken: boolean;
  isPending: boolean;
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

function RenameDialog({ name, failure, isTaken, isPending, onName, onClose }: RenameDialogProps) {
  const messages = useMessages();
  const [typed, setTyped] = useState(name);
  return (
    <Dialog
      title={messages['flights.saved.rename']({ name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <AppForm
        failure={failure}
        error={isTaken ? messages['flights.saved.taken']() : undefined}
        onSubmit={() => onName(typed.trim())}
      >
        <TextField
          label={messages['flights.saved.newName']({ name })}
          isRequired
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={setTyped}
        />
        <DialogActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['flights.saved.save']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
