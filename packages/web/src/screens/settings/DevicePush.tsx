import { Button } from '@cloudstreet/ui/controls/Button';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import {
  type PushState,
  readPushState,
  turnPushOff,
  turnPushOn,
  untilPushReady,
} from '../../app/push/device-push.js';
import * as styles from './Settings.css.js';

/** Turns notifications on this device on or off, and explains what is missing. */
export function DevicePush({ userId }: { userId: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { state, setState, retry } = usePushState(userId);
  const change = useMutation({
    mutationFn: (wanted: 'on' | 'off') =>
      wanted === 'on' ? turnPushOn(api, userId) : turnPushOff(api, userId),
    onSuccess: setState,
    meta: { explains: 'all' },
  });
  const { isPending, isError, mutate } = change;
  return (
    <Section title={messages['push.title']()}>
      <output className={styles.status}>
        {state && <StateText state={state} />}
        {isPending && <p className={styles.hint}>{messages['push.pending']()}</p>}
        {isError && <p className={styles.problem}>{messages['push.failed']()}</p>}
      </output>
      {state === 'starting' && (
        <div>
          <Button onPress={retry}>{messages['push.retry']()}</Button>
        </div>
      )}
      {(state === 'on' || state === 'off') && (
        <div>
          <Button
            isPending={isPending}
            onPress={() => {
              if (!isPending) mutate(state === 'on' ? 'off' : 'on');
            }}
          >
            {state === 'on' ? messages['push.turnOff']() : messages['push.turnOn']()}
          </Button>
        </div>
      )}
    </Section>
  );
}

function StateText({ state }: { state: PushState }) {
  const messages = useMessages();
  switch (state) {
    case 'unsupported':
      return <p className={styles.notice}>{messages['push.unsupported']()}</p>;
    case 'denied':
      return (
        <p className={styles.notice}>
          {messages['push.unsupported']()} {messages['push.denied']()}
        </p>
      );
    case 'uninstalled':
      return <p className={styles.notice}>{messages['push.ios']()}</p>;
    case 'starting':
      return <p className={styles.notice}>{messages['push.starting']()}</p>;
    case 'off':
      return <p className={styles.hint}>{messages['push.off']()}</p>;
    case 'on':
      return <p>{messages['push.on']()}</p>;
  }
}

/** Checked again when the user returns, for example from the settings of the browser. */
function usePushState(userId: number) {
  const [state, setState] = useState<PushState>();
  const look = useCallback(() => {
    readPushState(userId).then(setState, () => setState('unsupported'));
  }, [userId]);
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  useEffect(() => {
    if (state !== 'starting') return undefined;
    let isShown = true;
    const lookAgain = () => {
      if (isShown) look();
    };
    untilPushReady().then(lookAgain, () => {});
    return () => {
      isShown = false;
    };
  }, [state, look]);
  const retry = () => {
    setState(undefined);
    look();
  };
  return { state, setState, retry };
}
