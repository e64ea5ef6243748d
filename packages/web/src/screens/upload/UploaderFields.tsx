import type { Uploader } from '@cloudstreet/sdk';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { rawTextOf, textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Upload.css.js';

/** Fields in which visitors enter the pilot. Together they identify an account. */
export function UploaderFields({ isDisabled }: { isDisabled: boolean }) {
  const messages = useMessages();
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{messages['upload.uploader']()}</legend>
      <TextField
        label={messages['upload.uploader.name']()}
        hint={messages['upload.uploader.name.hint']()}
        name="name"
        maxLength={60}
        isRequired
        requiredMessage={messages['upload.uploader.name.required']()}
        isDisabled={isDisabled}
      />
      <DateField
        label={messages['upload.uploader.dateOfBirth']()}
        name="date_of_birth"
        isRequired
        requiredMessage={messages['upload.uploader.dateOfBirth.required']()}
        isDisabled={isDisabled}
      />
      <p className={styles.muted}>{messages['upload.uploader.note']()}</p>
    </fieldset>
  );
}

/** Returns the values of the fields when the form is submitted. */
export function uploaderIn(values: FormData): Uploader {
  return { name: textOf(values, 'name'), dateOfBirth: rawTextOf(values, 'date_of_birth') };
}
