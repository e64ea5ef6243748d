import { ApiError, type FlightDetail } from '@cloudstreet/sdk';
import { storyMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './FlightStories.css.js';
import { stillOf } from './still-of.js';

/** One file on its way. What went well is gone from here: it stands among the pictures. */
interface Sending {
  readonly id: number;
  readonly file: File;
  /** From 0 to 1; absent where it waits or has failed. */
  readonly fraction?: number;
  readonly error?: string;
}

const ACCEPTED = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
  'video/quicktime',
  'video/webm',
];

/** Beside each file stands what became of it; a lost session alone concerns the page. */
const EXPLAINED = [0, 400, 403, 404, 408, 409, 413, 415, 422, 429, 500, 502, 503, 504, 507];

/** Takes pictures and videos for a flight and sends them one after the other. */
export function AddStories({ flight }: { flight: FlightDetail }) {
  const { api } = useApp();
  const messages = useMessages();
  const [items, setItems] = useState<readonly Sending[]>([]);
  const nextId = useRef(1);
  const aborts = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const { mutateAsync } = useMutation({
    ...storyMutations.add(api),
    meta: { explains: EXPLAINED },
  });

  function change(id: number, next: Omit<Sending, 'id' | 'file'>) {
    setItems((all) =>
      all.map((item) => (item.id === id ? { id, file: item.file, ...next } : item)),
    );
  }

  function remove(id: number) {
    aborts.current.get(id)?.abort();
    setItems((all) => all.filter((item) => item.id !== id));
  }

  async function send(id: number, file: File): Promise<void> {
    const abort = aborts.current.get(id);
    if (!abort || abort.signal.aborted) return;
    change(id, { fraction: 0 });
    try {
      const isVideo = file.type.startsWith('video/');
      await mutateAsync({
        flightId: flight.id,
        image: isVideo ? await stillOf(file) : file,
        ...(isVideo && { video: file }),
        signal: abort.signal,
        onProgress: (fraction) => change(id, { fraction }),
      });
      remove(id);
    } catch (error) {
      if (!abort.signal.aborted) change(id, { error: errorText(error) });
    }
  }

  function errorText(error: unknown): string {
    if (!(error instanceof ApiError)) return messages['story.add.unreadable']();
    if (error.status === 0) return messages['story.add.unanswered']();
    return Object.values(error.fields)[0] ?? error.message;
  }

  function add(files: readonly File[]) {
    for (const file of files) {
      const id = nextId.current;
      nextId.current += 1;
      aborts.current.set(id, new AbortController());
      setItems((all) => [...all, { id, file }]);
      queue.current = queue.current.then(() => send(id, file));
    }
  }
  return (
    <>
      <FileDrop
        label={messages['story.add']()}
        hint={messages['story.add.hint']()}
        acceptedTypes={ACCEPTED}
        allowsMultiple
        onFiles={add}
      />
      {items.length > 0 && (
        <ul className={styles.files}>
          {items.map(({ id, file, fraction, error }) => (
            <li key={id} className={styles.file}>
              {error === undefined ? (
                <ProgressBar
                  label={file.name}
                  value={fraction === 1 ? undefined : (fraction ?? 0)}
                />
              ) : (
                <p role="alert">
                  <strong>{file.name}</strong> {error}
                </p>
              )}
              <Button
                size="small"
                onPress={() => remove(id)}
                aria-label={messages['story.add.drop']({
                  what: error === undefined ? 'cancel' : 'dismiss',
                  name: file.name,
                })}
              >
                {messages['story.add.dropShort']({
                  what: error === undefined ? 'cancel' : 'dismiss',
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
