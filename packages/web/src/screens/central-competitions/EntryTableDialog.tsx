import { decodeText } from '@cloudstreet/scoring/task-files';
import { uploadChampionshipEntries } from '@cloudstreet/sdk/operations';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useState } from 'react';
import { AppForm } from '../../app/forms/AppForm.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './CentralCompetitions.css.js';
import type { ClassPlace } from './EntryDialog.js';
import { useChampionshipMutation } from './use-championship-mutation.js';

export interface EntryTableDialogProps {
  place: ClassPlace;
  onClose: () => void;
}

/** Adds the entries of a table. What is wrong is told by line. */
export function EntryTableDialog({ place, onClose }: EntryTableDialogProps) {
  const messages = useMessages();
  const [csv, setCsv] = useState('');
  const { mutateAsync, isPending, form } = useChampionshipMutation(uploadChampionshipEntries);
  const problems = Object.entries(form.fieldErrors ?? {}).map(([field, problem]) => ({
    line: Number(field.split('.')[1]),
    problem,
  }));
  return (
    <Dialog title={messages['championship.table']()} isOpen onOpenChange={onClose}>
      <AppForm
        failure={form.failure}
        error={problems.length === 0 ? form.error : undefined}
        onSubmit={async () => {
          if (await mutateAsync({ ...place, csv }).catch(() => {})) onClose();
        }}
      >
        <FileDrop
          label={messages['championship.table.drop']()}
          acceptedTypes={['.csv', '.txt']}
          isCompact
          onFiles={([file]) => {
            // Spreadsheets also write Windows-1252.
            void file?.arrayBuffer().then((bytes) => setCsv(decodeText(new Uint8Array(bytes))));
          }}
        />
        <TextField
          name="csv"
          label={messages['championship.table']()}
          hint={messages['championship.table.hint']()}
          isRequired
          lines={8}
          maxLength={100_000}
          placeholder="competition_id,name,registration,handicap"
          value={csv}
          onChange={setCsv}
        />
        {problems.length > 0 && (
          <ul role="alert" className={styles.list}>
            {problems.map(({ line, problem }) => (
              <li key={line} className={styles.row}>
                {Number.isNaN(line)
                  ? problem
                  : messages['championship.table.line']({ line, problem })}
              </li>
            ))}
          </ul>
        )}
        <DialogActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['collection.save']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
