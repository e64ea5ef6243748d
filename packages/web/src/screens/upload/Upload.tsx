import { Button } from '@cloudstreet/ui/controls/Button';
import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { type Entity, EntityComboBox } from '../../app/search/EntityComboBox.js';
import { CONFIRMATIONS, type Confirmation, Confirmations } from './Confirmations.js';
import { LeaveWarning } from './LeaveWarning.js';
import * as styles from './Upload.css.js';
import { UploadFile } from './UploadFile.js';
import { useUploads } from './use-uploads.js';

/** Many files at once; each is sent, judged and shown by itself. */
export function Upload() {
  const { toasts } = useApp();
  const messages = useMessages();
  const uploads = useUploads();
  const [aircraft, setAircraft] = useState<Entity | null>(null);
  const [confirmed, setConfirmed] = useState<readonly Confirmation[]>([]);
  const [wasStarted, setWasStarted] = useState(false);
  const isConfirmed = confirmed.length === CONFIRMATIONS.length;
  const waiting = uploads.items.filter(({ state }) => state.name === 'waiting').length;

  function add(files: readonly File[]) {
    const flights = files.filter(({ name }) => /\.igc$/i.test(name));
    const count = files.length - flights.length;
    if (count > 0) {
      toasts.push({ type: 'warning', title: messages['upload.wrongKind']({ count }) });
    }
    uploads.add(flights);
  }
  function start() {
    setWasStarted(true);
    if (isConfirmed) uploads.start(aircraft?.entityId);
  }

  return (
    <AppPage width="text">
      <PageHeader title={messages['upload.title']()} />
      <FileDrop
        label={messages['upload.drop']()}
        hint={messages['upload.hint']()}
        acceptedTypes={['.igc']}
        allowsMultiple
        onFiles={add}
      />
      {uploads.items.length > 0 && (
        <Section
          title={messages['upload.files']()}
          actions={
            uploads.items.length > waiting && (
              <Button size="small" tone="quiet" onPress={uploads.clear}>
                {messages['upload.clear']()}
              </Button>
            )
          }
        >
          <ul className={styles.list}>
            {uploads.items.map((item) => (
              <UploadFile
                key={item.id}
                item={item}
                onCancel={() => uploads.cancel(item.id)}
                onRetry={() => uploads.retry(item.id)}
                onRemove={() => uploads.remove(item.id)}
              />
            ))}
          </ul>
        </Section>
      )}
      <EntityComboBox
        label={messages['upload.aircraft']()}
        hint={messages['upload.aircraft.hint']()}
        kinds={['aircraft']}
        limit={10}
        defaultsToFirst
        value={aircraft}
        onChange={setAircraft}
      />
      <Confirmations
        confirmed={confirmed}
        onChange={setConfirmed}
        isMissing={wasStarted && !isConfirmed}
      />
      <FormActions>
        <Button
          tone="primary"
          isDisabled={waiting === 0 && !uploads.isRunning}
          isPending={uploads.isRunning}
          onPress={start}
        >
          {messages['upload.start']({ count: waiting })}
        </Button>
      </FormActions>
      <LeaveWarning isActive={uploads.hasUnfinished} />
    </AppPage>
  );
}
