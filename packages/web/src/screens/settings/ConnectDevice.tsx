import type { ApiError, NewDevice } from '@cloudstreet/sdk';
import { deviceMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { DEVICE_KINDS, nameOfDevice } from './device-name.js';
import * as styles from './Settings.css.js';

/** The form or a dialog shows these errors. */
const EXPLAINED = [409, 422];

/** Another user flies with this device. */
const TAKEN = 'DEVICE_TAKEN';

const ENDS = ['today', 'tomorrow', 'never'] as const;
type End = (typeof ENDS)[number];

/** Connects a tracker. Asks first if this disconnects another user. */
export function ConnectDevice({ isConnected }: { isConnected: boolean }) {
  const { api, toasts, now } = useApp();
  const messages = useMessages();
  const [kind, setKind] = useState<(typeof DEVICE_KINDS)[number]>('FLR');
  const [end, setEnd] = useState<End>('today');
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    ...deviceMutations.connect(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  async function connect(device: NewDevice): Promise<void> {
    const connected = await mutateAsync(device).catch(() => {});
    if (!connected) return;
    const title = messages['device.ready']({ device: nameOfDevice(connected.id, messages) });
    toasts.push({ type: 'success', title });
  }

  return (
    <Section title={messages['device.connect.title']()}>
      {isConnected && <p className={styles.hint}>{messages['device.replaces']()}</p>}
      <AppForm
        failure={error}
        warnsOnLeave
        fieldErrors={refusal?.fields}
        error={refusal && conflictOf(refusal)}
        onSubmit={(values) => {
          const id = `${kind}${textOf(values, 'id').toUpperCase()}`;
          const until = endOf(end, now());
          return connect({ id, ...(until !== undefined && { until }) });
        }}
      >
        <Select
          label={messages['device.kind']()}
          options={DEVICE_KINDS.map((each) => ({
            id: each,
            label: messages['device.kind.name']({ kind: each }),
          }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={messages['device.address']()}
          name="id"
          hint={messages['device.address.hint']()}
          pattern="\s*[0-9A-Fa-f]{6}\s*"
          patternMessage={messages['device.address.pattern']()}
          isRequired
          requiredMessage={messages['device.address.required']()}
          autoComplete="off"
        />
        <Select
          label={messages['device.end']()}
          options={ENDS.map((each) => ({
            id: each,
            label: messages['device.end.name']({ end: each }),
          }))}
          value={end}
          onChange={setEnd}
        />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {messages['device.connect']()}
          </Button>
        </FormActions>
      </AppForm>
      {refusal?.code === TAKEN && variables && (
        <Dialog title={messages['device.takeOver.title']()} isOpen onOpenChange={reset}>
          <p>{messages['device.takeOver.message']({ detail: refusal.message })}</p>
          <DialogActions>
            <Button onPress={reset}>{messages['edit.cancel']()}</Button>
            <Button
              tone="primary"
              isPending={isPending}
              onPress={() => void connect({ ...variables, take_over: true })}
            >
              {messages['device.takeOver']()}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Section>
  );
}

/** Error of the whole form; fields and the dialog show theirs. */
function conflictOf({ status, code, message }: ApiError): string | undefined {
  return status === 409 && code !== TAKEN ? message : undefined;
}

/** End of the connection: the next local midnight. */
function endOf(end: End, now: Date): string | undefined {
  if (end === 'never') return undefined;
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  midnight.setDate(midnight.getDate() + (end === 'today' ? 1 : 2));
  return midnight.toISOString();
}
