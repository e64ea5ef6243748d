import { userMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { saveFrom } from '../../app/save-file.js';
import * as styles from './Settings.css.js';

/** Download of all data of the user in one file. */
export function DownloadData() {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation({
    ...userMutations.createExport(api),
    // The browser saves it, so its size does not matter.
    onSuccess: ({ url }) => saveFrom(url),
  });
  return (
    <Section title={messages['export.title']()}>
      <p className={styles.hint}>{messages['export.note']()}</p>
      <span>
        <Button isPending={isPending} onPress={() => mutate()}>
          {messages['export.submit']()}
        </Button>
      </span>
    </Section>
  );
}
