import { Avatar } from '@cloudstreet/ui/cards/Avatar';
import { Button } from '@cloudstreet/ui/controls/Button';
import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Section } from '@cloudstreet/ui/layout/Page';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { useFileUrl } from '../stories/use-file-url.js';
import { Unsent } from './AppForm.js';
import * as styles from './ImageSection.css.js';
import { refusalOf } from './refusal.js';
import { shrinkImage } from './shrink-image.js';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Errors of a file are shown beside it. Only a lost session concerns the page. */
const EXPLAINED = [400, 408, 413, 415, 422, 429, 507];

export interface ImageSectionProps<Owner> {
  /** Owner of the image. Initials stand in for the image of a user or a group, which has an id here. */
  shown: { readonly id?: number; readonly name: string; readonly image?: string };
  set: UseMutationOptions<Owner, Error, Blob>;
  remove: UseMutationOptions<Owner, Error, undefined>;
  /** Texts beside the button that chooses a file, and of toasts. */
  texts: {
    readonly drop: string;
    readonly done: string;
    readonly removed: string;
    /** Heading; by default that of a photo, as is the button that removes it. */
    readonly title?: string;
    readonly remove?: string;
  };
}

/** A small image that can be dropped or selected, is shown at once, and can be removed. */
export function ImageSection<Owner>({ shown, texts, ...calls }: ImageSectionProps<Owner>) {
  const { toasts } = useApp();
  const messages = useMessages();
  const fileUrl = useFileUrl();
  const { id, name, image } = shown;
  /** Key under which the page finds the pending upload. */
  const [preview, setPreview] = useState<string>();
  const set = useMutation({ ...calls.set, meta: { explains: EXPLAINED } });
  const remove = useMutation(calls.remove);
  const { host, keepFocus } = useFocusNextItem(image, { item: 'button[data-rac]' });
  const refusal = refusalOf(set.error, EXPLAINED);
  const src = preview ?? (image && fileUrl(image));

  async function send(file: File | undefined): Promise<void> {
    if (!file || set.isPending) return;
    const small = await shrinkImage(file);
    const url = URL.createObjectURL(small);
    setPreview(url);
    try {
      await set.mutateAsync(small);
      toasts.push({ type: 'success', title: texts.done });
    } catch {
      // The section or a toast shows the error.
    } finally {
      setPreview(undefined);
      URL.revokeObjectURL(url);
    }
  }

  return (
    <Section title={texts.title ?? messages['profile.image']()}>
      <div ref={host} className={styles.imageParts}>
        <div className={styles.image}>
          {(src !== undefined || id !== undefined) && (
            <Avatar id={id ?? 0} name={name} src={src} size="large" />
          )}
          {image !== undefined && (
            <Button
              size="small"
              isPending={remove.isPending}
              onPress={() => {
                keepFocus();
                remove.mutate(undefined, {
                  onSuccess: () => toasts.push({ type: 'success', title: texts.removed }),
                });
              }}
            >
              <Trash2 size={16} aria-hidden />
              {texts.remove ?? messages['profile.image.remove']()}
            </Button>
          )}
        </div>
        <FileDrop
          label={texts.drop}
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
      </div>
    </Section>
  );
}
