import type { Visibility } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { Form, FormActions } from '@cloudstreet/ui/fields/Form';
import { Drawing } from '@cloudstreet/ui/layout/Drawing';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMediaQuery } from '@cloudstreet/ui/theme';
import { useRef, useState } from 'react';
import { useApp } from '../../app/context.js';
import { VisibilityField } from '../../app/flights/VisibilityField.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { LeaveWarning } from '../../app/page/LeaveWarning.js';
import { pathWith } from '../../app/paths.js';
import { EntityComboBox } from '../../app/search/EntityComboBox.js';
import { useEntity } from '../../app/search/use-entity.js';
import { useMe } from '../../app/session.js';
import { isRunning } from '../../app/uploads/upload-queue.js';
import type { Uploads } from '../../app/uploads/uploads.js';
import { useUploadQueue } from '../../app/uploads/use-upload-queue.js';
import { CONFIRMATIONS, type Confirmation, Confirmations } from './Confirmations.js';
import * as styles from './Upload.css.js';
import { UploaderFields, uploaderIn } from './UploaderFields.js';
import { UploadList } from './UploadList.js';
import { WaypointOffer } from './WaypointOffer.js';

/** Uploads many files at once. Each is sent, checked and shown separately. */
export function Upload({ uploads }: { uploads: Uploads }) {
  const messages = useMessages();
  const queue = useUploadQueue();
  const aircraft = useEntity();
  const me = useMe();
  const isVisitor = me === null;
  const [chosenVisibility, setChosenVisibility] = useState<Visibility>();
  const [confirmed, setConfirmed] = useState<readonly Confirmation[]>([]);
  const [wasStarted, setWasStarted] = useState(false);
  const listRef = useRef<HTMLDivElement>(null);
  const confirmationsRef = useRef<HTMLFieldSetElement>(null);
  const isConfirmed = confirmed.length === CONFIRMATIONS.length;
  // Confirmations stay, also after the second click of a double click.
  const isFixed = isRunning(queue);
  const isSending = isFixed && !queue.held;
  const waiting = queue.items.filter(({ state }) => state.name === 'waiting').length;
  const hasFiles = queue.items.length > 0;
  // The fields of a visitor keep their values for the next files.
  const hasForm = waiting > 0 || isFixed || (isVisitor && hasFiles);

  async function start(values: FormData) {
    setWasStarted(true);
    if (!isConfirmed) {
      confirmationsRef.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
      return;
    }
    const aircraftId = (await aircraft.settled())?.entityId;
    uploads.start({
      ...(aircraftId !== undefined && { aircraftId }),
      ...(chosenVisibility && { visibility: chosenVisibility }),
      ...(isVisitor && { uploader: uploaderIn(values) }),
    });
    // The form ends with the upload. Its results are in the list.
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <AppPage width="scenic">
      <PageHeader
        title={messages['upload.title']()}
        note={hasFiles ? undefined : messages['upload.lead']()}
        actions={
          me &&
          !hasFiles && (
            <ButtonLink size="small" href="/task/upload">
              {messages['task.upload']()}
            </ButtonLink>
          )
        }
      />
      {isVisitor && (
        <p>
          {messages['upload.visitor']()}{' '}
          <Link href={pathWith('/auth/log-in', { redirect: '/upload' })}>
            {messages['nav.logIn']()}
          </Link>
        </p>
      )}
      <FlightFileDrop
        isCompact={hasFiles}
        onFiles={(files) => uploads.add(files, aircraft.entity?.entityId)}
      />
      {hasForm && (
        <Form error={isVisitor ? queue.uploaderProblem : undefined} onSubmit={start}>
          {isVisitor && <UploaderFields isDisabled={isFixed} />}
          <Confirmations
            ref={confirmationsRef}
            confirmed={confirmed}
            onChange={setConfirmed}
            isMissing={wasStarted && !isConfirmed}
            isDisabled={isFixed}
          />
          <EntityComboBox
            label={messages['upload.aircraft']()}
            hint={messages['upload.aircraft.hint']()}
            kinds={['aircraft']}
            limit={10}
            unchosen="first"
            {...aircraft.field}
            onChange={(entity) => {
              aircraft.field.onChange(entity);
              uploads.checkAgain(entity?.entityId);
            }}
            isDisabled={isFixed}
          />
          {me && (
            <VisibilityField
              label={messages['visibility.label']()}
              value={chosenVisibility ?? me.flight_visibility}
              onChange={setChosenVisibility}
              isDisabled={isFixed}
            />
          )}
          <FormActions>
            <Button
              tone="primary"
              type="submit"
              isDisabled={waiting === 0 && !isSending}
              isPending={isSending}
            >
              {messages['upload.start']({ count: waiting })}
            </Button>
          </FormActions>
        </Form>
      )}
      <div ref={listRef} tabIndex={-1} className={styles.listSection}>
        <UploadList uploads={uploads} />
      </div>
      {!hasFiles && (
        <div className={styles.drawing}>
          <Drawing name="glider" />
        </div>
      )}
      <LeaveWarning
        isActive={waiting > 0}
        title={messages['upload.leave.title']()}
        message={messages['upload.leave.message']()}
        onLeave={uploads.dropWaiting}
      />
    </AppPage>
  );
}

interface FlightFileDropProps {
  isCompact: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts IGC files and reports others. */
function FlightFileDrop({ isCompact, onFiles }: FlightFileDropProps) {
  const { toasts } = useApp();
  const messages = useMessages();
  const me = useMe();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [waypointFiles, setWaypointFiles] = useState<readonly File[]>([]);

  function take(files: readonly File[]) {
    const flights = files.filter(({ name }) => /\.igc$/i.test(name));
    const waypoints = me ? files.filter(({ name }) => /\.cupx?$/i.test(name)) : [];
    setWaypointFiles(waypoints);
    const count = files.length - flights.length - waypoints.length;
    if (count > 0) {
      toasts.push({ type: 'warning', title: messages['upload.wrongKind']({ count }) });
    }
    onFiles(flights);
  }
  return (
    <>
      <FileDrop
        // Touch devices have no drag and drop.
        label={
          isCompact
            ? messages['upload.more']()
            : messages['upload.drop']({ pointer: isTouch ? 'coarse' : 'fine' })
        }
        hint={messages['upload.hint']()}
        isCompact={isCompact}
        acceptedTypes={me ? ['.igc', '.cup', '.cupx'] : ['.igc']}
        allowsMultiple
        onFiles={take}
      />
      {waypointFiles.map((file) => (
        <WaypointOffer key={file.name} file={file} />
      ))}
    </>
  );
}
