import { ApiError, type FlightCollectionRow } from '@cloudstreet/sdk';
import { listFlightCollections } from '@cloudstreet/sdk/operations';
import { collectionMutations, operationPages } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../context.js';
import { AppForm } from '../forms/AppForm.js';
import { textOf } from '../forms/form-values.js';
import { PagedRows } from '../lists/PagedRows.js';
import { useMessages } from '../messages.js';
import { useMe } from '../session.js';
import { CollectionVisibilityField, NameField } from './CollectionFields.js';
import * as styles from './Collections.css.js';

export interface CollectDialogProps {
  flightId: number;
  onClose: () => void;
}

/** The collections of the user, with whether a flight is in them, and a new one for it. */
export function CollectDialog({ flightId, onClose }: CollectDialogProps) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const list = useInfiniteQuery({
    ...operationPages(api, listFlightCollections, {
      user_id_in: [me?.id ?? 0],
      flight_id: flightId,
    }),
    enabled: me !== undefined,
    meta: { explains: 'all' },
  });
  return (
    <Dialog title={messages['collection.add']()} isOpen onOpenChange={onClose}>
      <div className={styles.parts}>
        <PagedRows list={list}>
          {(collection) => (
            <CollectionChoice key={collection.id} collection={collection} flightId={flightId} />
          )}
        </PagedRows>
        <NewCollectionOf flightId={flightId} onCreated={onClose} />
      </div>
    </Dialog>
  );
}

interface CollectionChoiceProps {
  collection: FlightCollectionRow;
  flightId: number;
}

function CollectionChoice({ collection, flightId }: CollectionChoiceProps) {
  const { api } = useApp();
  const { id, name, has_flight: hasFlight = false } = collection;
  const { mutate, isPending, variables } = useMutation(collectionMutations.put(api, flightId));
  return (
    <li>
      <Checkbox
        isSelected={isPending ? variables.isIn : hasFlight}
        onChange={(isIn) => mutate({ id, isIn })}
      >
        {name}
      </Checkbox>
    </li>
  );
}

function NewCollectionOf({ flightId, onCreated }: { flightId: number; onCreated: () => void }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const [visibility, setVisibility] = useState<FlightCollectionRow['visibility']>('public');
  const { mutateAsync, isPending, error } = useMutation({
    ...collectionMutations.create(api),
    // The form shows the error.
    meta: { explains: [422] },
  });

  async function create(values: FormData): Promise<void> {
    if (isPending) return;
    const name = textOf(values, 'name');
    const created = await mutateAsync({ name, visibility, flight: [flightId] }).catch(() => {});
    if (!created) return;
    toasts.push({ type: 'success', title: messages['collection.added']({ name: created.name }) });
    onCreated();
  }

  return (
    <AppForm
      failure={error}
      fieldErrors={error instanceof ApiError ? error.fields : undefined}
      onSubmit={create}
    >
      <NameField label={messages['collection.new']()} />
      <CollectionVisibilityField value={visibility} onChange={setVisibility} />
      <DialogActions>
        <Button type="submit" tone="primary" isPending={isPending}>
          {messages['collection.create']()}
        </Button>
      </DialogActions>
    </AppForm>
  );
}
