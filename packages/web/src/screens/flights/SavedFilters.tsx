import { ApiError, type Me, type SavedFilter } from '@cloudstreet/sdk';
import { userMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Inline, Stack } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { useMessages } from '../../app/messages.js';
import { type FlightSearch, parseFlightSearch } from '../../app/search/flight-search.js';
import { formatUrlSearch, parseUrlSearch } from '../../app/search/url-search.js';
import * as styles from './FilterDraft.css.js';

/** Maximum number in the contract. */
const MAX = 4;

export interface SavedFiltersProps {
  me: Me;
  /** Search to save; undefined without filters. */
  search: FlightSearch | undefined;
  onApply: (search: FlightSearch) => void;
}

/** Up to four saved filters, which can be applied, renamed, removed and added. */
export function SavedFilters({ me, search, onApply }: SavedFiltersProps) {
  const messages = useMessages();
  const { api } = useApp();
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...userMutations.update(api),
    meta: { explains: [422] },
  });
  const [renamed, setRenamed] = useState<SavedFilter | null>(null);
  const { filter: saved } = me;
  const text = search && formatUrlSearch({ ...search }).slice(1);
  const canSave = saved.length < MAX && text !== undefined && text !== '';

  async function keep(filter: SavedFilter[]): Promise<boolean> {
    try {
      await mutateAsync({ filter });
      setRenamed(null);
      return true;
    } catch {
      // It is shown in the form, or by a toast.
      return false;
    }
  }
  if (saved.length === 0 && !canSave) return null;
  return (
    <Section title={messages['flights.saved.title']()}>
      <Stack gap="x3">
        {saved.map((one) => (
          <Inline key={one.name}>
            <Button
              size="small"
              onPress={() => onApply(parseFlightSearch(parseUrlSearch(one.search)))}
            >
              {one.name}
            </Button>
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
              isDisabled={isPending}
              onPress={() => void keep(saved.filter((other) => other !== one))}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </Inline>
        ))}
        {(renamed ?? canSave) && (
          <NameForm
            key={renamed?.name ?? ''}
            label={
              renamed
                ? messages['flights.saved.newName']({ name: renamed.name })
                : messages['flights.saved.name']()
            }
            name={renamed?.name ?? ''}
            failure={error}
            isSaving={isPending}
            isTaken={error instanceof ApiError && error.status === 422}
            onName={(name) =>
              keep(
                renamed
                  ? saved.map((one) => (one === renamed ? { ...one, name } : one))
                  : [...saved, { name, search: text ?? '' }],
              )
            }
          />
        )}
      </Stack>
    </Section>
  );
}

interface NameFormProps {
  label: string;
  name: string;
  /** Result of submitting it. */
  failure: Error | null;
  isSaving: boolean;
  /** Whether another filter has the submitted name. */
  isTaken: boolean;
  /** Whether it was saved. */
  onName: (name: string) => Promise<boolean>;
}

/** Form for a name. It becomes empty for the next name, unless the name was rejected. */
function NameForm({ label, name, failure, isSaving, isTaken, onName }: NameFormProps) {
  const messages = useMessages();
  const [typed, setTyped] = useState(name);
  return (
    <AppForm
      failure={failure}
      error={isTaken ? messages['flights.saved.taken']() : undefined}
      onSubmit={async () => {
        setTyped('');
        if (!(await onName(typed.trim()))) setTyped((next) => next || typed);
      }}
    >
      <div className={styles.naming}>
        <TextField
          label={label}
          isRequired
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" isPending={isSaving}>
          {messages['flights.saved.save']()}
        </Button>
      </div>
    </AppForm>
  );
}
