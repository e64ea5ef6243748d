import type { FlightDetail } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import { useMessages } from '../../../app/messages.js';
import * as styles from './FlightStories.css.js';
import { type StoryUpload, useStoryUploads } from './use-story-uploads.js';

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

/** Adds photos and videos to a flight. */
export function AddStories({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { uploads, add, remove } = useStoryUploads(flight);
  return (
    <>
      <FileDrop
        label={messages['story.add']()}
        hint={messages['story.add.hint']()}
        // The photos are more important than further ones.
        isCompact={(flight.story?.length ?? 0) > 0}
        acceptedTypes={ACCEPTED}
        allowsMultiple
        onFiles={add}
      />
      {uploads.length > 0 && (
        <ul className={styles.files}>
          {uploads.map((upload) => (
            <UploadItem key={upload.id} upload={upload} onRemove={() => remove(upload.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

interface UploadItemProps {
  upload: StoryUpload;
  onRemove: () => void;
}

/** Progress of a file, or the reason why it failed. */
function UploadItem({ upload: { file, fraction, error }, onRemove }: UploadItemProps) {
  const messages = useMessages();
  const what = error === undefined ? 'cancel' : 'dismiss';
  return (
    <li className={styles.file}>
      {error === undefined ? (
        <ProgressBar label={file.name} value={fraction === 1 ? undefined : (fraction ?? 0)} />
      ) : (
        <p role="alert">
          <strong>{file.name}</strong> {error}
        </p>
      )}
      <Button
        size="small"
        onPress={onRemove}
        aria-label={messages['story.add.drop']({ what, name: file.name })}
      >
        {messages['story.add.dropShort']({ what })}
      </Button>
    </li>
  );
}
