import type { CollectionVisibility, FlightCollection } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useState } from 'react';
import { CollectionVisibilityField, NameField } from '../../app/collections/CollectionFields.js';
import { AppForm, type AppFormProps } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';

/** Entered values of a collection. */
export interface CollectionValues {
  readonly name: string;
  readonly description: string | null;
  readonly visibility: CollectionVisibility;
  readonly hex_color: string | null;
}

export interface CollectionFormProps extends Pick<AppFormProps, 'failure' | 'fieldErrors'> {
  collection?: FlightCollection;
  submitLabel: string;
  isPending: boolean;
  onSubmit: (values: CollectionValues) => Promise<void>;
}

const NO_COLOR = 'none';
/** White icons are legible on each of them. */
const COLORS = {
  blue: '#2368c4',
  teal: '#17786d',
  green: '#2f7a38',
  yellow: '#8f6a00',
  orange: '#b3541a',
  red: '#b83a3a',
  purple: '#7d3fa6',
  grey: '#5b6672',
} as const;

/** Name, description, visibility and colour of a collection. */
export function CollectionForm(props: CollectionFormProps) {
  const { collection, submitLabel, isPending, onSubmit, failure, fieldErrors } = props;
  const messages = useMessages();
  const [visibility, setVisibility] = useState(collection?.visibility ?? 'public');
  const [color, setColor] = useState<string>(collection?.hex_color ?? NO_COLOR);
  const known: readonly string[] = Object.values(COLORS);
  return (
    <AppForm
      failure={failure}
      fieldErrors={fieldErrors}
      onSubmit={(values) =>
        onSubmit({
          name: textOf(values, 'name'),
          description: textOf(values, 'description') || null,
          visibility,
          hex_color: color === NO_COLOR ? null : color,
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
      <CollectionVisibilityField value={visibility} onChange={setVisibility} />
      <Select
        label={messages['collection.color']()}
        isRequired
        options={[
          { id: NO_COLOR, label: messages['collection.color.option']({ color: NO_COLOR }) },
          ...Object.entries(COLORS).map(([name, id]) => ({
            id: id as string,
            label: messages['collection.color.option']({ color: name }),
          })),
          // Chosen by another program.
          ...(color === NO_COLOR || known.includes(color) ? [] : [{ id: color, label: color }]),
        ]}
        value={color}
        onChange={setColor}
      />
      <DialogActions>
        <Button type="submit" tone="primary" isPending={isPending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </AppForm>
  );
}
