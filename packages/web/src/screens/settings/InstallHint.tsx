import { Button } from '@cloudstreet/ui/controls/Button';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMediaQuery } from '@cloudstreet/ui/theme';
import { useSyncExternalStore } from 'react';
import { isAppleMobile } from '../../app/apple-mobile.js';
import { installPrompt } from '../../app/install-prompt.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Settings.css.js';

/**
 * Explains how to install the application. Renders nothing if it is installed or cannot be
 * installed.
 */
export function InstallHint() {
  const messages = useMessages();
  const offer = useSyncExternalStore(installPrompt.subscribe, installPrompt.get);
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  if (isInstalled || (!offer && !isAppleMobile())) return null;
  return (
    <Section title={messages['install.title']()}>
      <p className={styles.hint}>
        {offer ? messages['install.hint']() : messages['install.hint.ios']()}
      </p>
      {offer && (
        <div>
          <Button onPress={() => void offer.prompt()}>{messages['install.install']()}</Button>
        </div>
      )}
    </Section>
  );
}
