import { ApiError, type CollectionVisibility, type WaypointCollection } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useState } from 'react';
import { CollectionVisibilityField, NameField } from '../../app/collections/CollectionFields.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';

/** Entered values of a collection. */
export interface CollectionValues {
  readonly name: string;
  readonly description: string | null;
  readonly visibility: CollectionVisibility;
}

export interface CollectionFormProps {
  /** Values of an existing collection. */
  collection?: WaypointCollection;
  submitLabel: string;
  error: Error | null;
  isPending: boolean;
  onSubmit: (values: CollectionValues) => void | Promise<void>;
}

/** Name, description and visibility of a collection of waypoints. */
export function CollectionForm(props: CollectionFormProps) {
  const { collection, submitLabel, error, isPending, onSubmit } = props;
  const messages = useMessages();
  const [visibility, setVisibility] = useState(collection?.visibility ?? 'private');
  return (
    <AppForm
      failure={error}
      fieldErrors={error instanceof ApiError ? error.fields : undefined}
      onSubmit={(values) =>
        onSubmit({
          name: textOf(values, 'name'),
          description: textOf(values, 'description') || null,
          visibility,
        })
      }
    >
      <NameField
        label={messages['collection.name']()}
        {...(collection && { name: collection.name })}
      />
      <TextField
        label={messages['collection.description']()}
        name="description"
        lines={4}
        maxLength={10_000}
        defaultValue={collection?.description ?? ''}
      />
      <CollectionVisibilityField
        value={visibility}
        onChange={setVisibility}
        hint={messages['waypoint.visibility.hint']({ visibility })}
      />
      <DialogActions>
        <Button type="submit" tone="primary" isPending={isPending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </AppForm>
  );
}
