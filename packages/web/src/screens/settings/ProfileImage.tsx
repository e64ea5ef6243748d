import type { Me } from '@cloudstreet/sdk';
import { userImageMutations } from '@cloudstreet/sdk/react';
import { Avatar } from '@cloudstreet/ui/cards/Avatar';
import { Button } from '@cloudstreet/ui/controls/Button';
import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { Unsent } from '../../app/forms/AppForm.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { useFileUrl } from '../../app/stories/use-file-url.js';
import * as styles from './Settings.css.js';
import { shrinkImage } from './shrink-image.js';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** What the server says of a file stands beside it; a lost session alone concerns the page. */
const EXPLAINED = [400, 408, 413, 415, 422, 429, 507];

/** One's picture: dropped or chosen, shown at once, and removed again. */
export function ProfileImage({ me }: { me: Me }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const fileUrl = useFileUrl();
  /** Where the page finds what is on its way. */
  const [preview, setPreview] = useState<string>();
  const set = useMutation({ ...userImageMutations.set(api), meta: { explains: EXPLAINED } });
  const remove = useMutation(userImageMutations.delete(api));
  const refusal = refusalOf(set.error, EXPLAINED);

  async function send(file: File | undefined): Promise<void> {
    if (!file || set.isPending) return;
    const image = await shrinkImage(file);
    const url = URL.createObjectURL(image);
    setPreview(url);
    try {
      await set.mutateAsync(image);
      toasts.push({ type: 'success', title: messages['profile.image.done']() });
    } catch {
      // What is wrong stands below, or in a toast.
    } finally {
      setPreview(undefined);
      URL.revokeObjectURL(url);
    }
  }

  return (
    <Section title={messages['profile.image']()}>
      <div className={styles.picture}>
        <Avatar name={me.name} src={preview ?? (me.image && fileUrl(me.image))} size="large" />
        {me.image !== undefined && (
          <Button
            size="small"
            isPending={remove.isPending}
            onPress={() =>
              remove.mutate(undefined, {
                onSuccess: () =>
                  toasts.push({ type: 'success', title: messages['profile.image.removed']() }),
              })
            }
          >
            <Trash2 size={16} aria-hidden />
            {messages['profile.image.remove']()}
          </Button>
        )}
      </div>
      <FileDrop
        label={messages['profile.image.drop']()}
        hint={messages['profile.image.hint']()}
        acceptedTypes={ACCEPTED}
        onFiles={([file]) => void send(file)}
      />
      {set.isPending && (
        <output className={styles.hint}>{messages['profile.image.sending']()}</output>
      )}
      <Unsent failure={set.error ?? remove.error} />
      {refusal && (
        <p role="alert" className={styles.problem}>
          {refusal.fields['image'] ?? refusal.message}
        </p>
      )}
    </Section>
  );
}
