import { Button } from '@cloudstreet/ui/controls/Button';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useRouter } from '@tanstack/react-router';
import { saveUnclaimed } from '../../../app/background/unclaimed-upload.js';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import { pathWith } from '../../../app/paths.js';
import { useMe } from '../../../app/session.js';
import { Private } from './Private.js';
import * as styles from './Try.css.js';

export interface KeepFlightProps {
  file: File;
  /** The chosen aircraft. */
  aircraftId: number | undefined;
}

/** Offers to upload the file. Visitors sign up or log in first. */
export function KeepFlight({ file, aircraftId }: KeepFlightProps) {
  const { uploads, toasts } = useApp();
  const messages = useMessages();
  const router = useRouter();
  const isVisitor = useMe() === null;

  /** Returns whether the file is in the list of uploads. */
  async function add(): Promise<boolean> {
    try {
      (await uploads.open()).add([file], aircraftId);
      return true;
    } catch {
      toasts.push({
        type: 'warning',
        title: messages['error.offline.title'](),
        message: messages['error.offline.message'](),
      });
      return false;
    }
  }

  async function upload() {
    if (await add()) await router.navigate({ to: '/upload' });
  }

  async function uploadAfter(page: '/auth/sign-up' | '/auth/log-in') {
    // Without storage the file is in the list until this page closes.
    const isKept = await saveUnclaimed(file, aircraftId).then(() => true, add);
    if (isKept) await router.navigate({ href: pathWith(page, { redirect: '/upload' }) });
  }

  return (
    <section className={styles.keep} aria-label={messages['try.keep']()}>
      <Private />
      <p>{messages['try.keep']()}</p>
      <Inline>
        {isVisitor ? (
          <>
            <Button tone="primary" onPress={() => void uploadAfter('/auth/sign-up')}>
              {messages['try.signUp']()}
            </Button>
            <Button onPress={() => void uploadAfter('/auth/log-in')}>
              {messages['try.logIn']()}
            </Button>
          </>
        ) : (
          <Button tone="primary" onPress={() => void upload()}>
            {messages['try.upload']()}
          </Button>
        )}
      </Inline>
    </section>
  );
}
