import type { Championship } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { AppForm, type AppFormProps } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';

export interface ChampionshipFields {
  readonly name: string;
  readonly place: string | null;
  readonly start_date: string;
  readonly end_date: string;
}

export interface ChampionshipFormProps {
  championship?: Championship;
  form: Pick<AppFormProps, 'failure' | 'fieldErrors' | 'error'>;
  isPending: boolean;
  onSubmit: (fields: ChampionshipFields) => Promise<void>;
}

/** Name, venue and dates of a championship. */
export function ChampionshipForm(props: ChampionshipFormProps) {
  const { championship, form, isPending, onSubmit } = props;
  const messages = useMessages();
  return (
    <AppForm
      {...form}
      onSubmit={(values) =>
        onSubmit({
          name: textOf(values, 'name'),
          place: textOf(values, 'place') || null,
          start_date: textOf(values, 'start_date'),
          end_date: textOf(values, 'end_date'),
        })
      }
    >
      <TextField
        name="name"
        label={messages['collection.name']()}
        isRequired
        maxLength={100}
        defaultValue={championship?.name ?? ''}
      />
      <TextField
        name="place"
        label={messages['championship.venue']()}
        maxLength={100}
        defaultValue={championship?.place ?? ''}
      />
      <DateField
        name="start_date"
        label={messages['championship.first']()}
        isRequired
        {...(championship && { defaultValue: championship.start_date })}
      />
      <DateField
        name="end_date"
        label={messages['championship.last']()}
        isRequired
        {...(championship && { defaultValue: championship.end_date })}
      />
      <DialogActions>
        <Button type="submit" tone="primary" isPending={isPending}>
          {messages['collection.save']()}
        </Button>
      </DialogActions>
    </AppForm>
  );
}
