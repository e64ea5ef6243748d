import { type Story, storyImagePath } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Inline, Stack } from '@cloudstreet/ui/layout/Stack';
import { LocalTime } from '@cloudstreet/ui/values';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../messages.js';
import * as styles from './StoryViewer.css.js';
import { useFileUrl } from './use-file-url.js';

export interface StoryViewerProps {
  title: string;
  stories: readonly Story[];
  /** Index of the shown photo. */
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  /** Small map with the place on the track. */
  place?: ReactNode;
  /** Buttons and links of the story. */
  actions?: ReactNode;
}

/** Shows photos and videos one by one, as large as possible. */
export function StoryViewer(props: StoryViewerProps) {
  const { title, stories, index, onIndexChange, onClose, place, actions } = props;
  const messages = useMessages();
  const story = stories[index];
  const isGone = story === undefined;
  // The last photo was removed.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  const go = (step: number) => onIndexChange((index + step + stories.length) % stories.length);
  const room = useRef<HTMLDivElement>(null);
  const turnPage = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // Arrow keys belong to a focused video or field. While a dialog is open, keys have no effect.
    if (!(target instanceof Element) || target.matches('video, input, textarea')) return;
    if (!target.closest('[role="dialog"], [role="alertdialog"]')?.contains(room.current)) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => turnPage(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
  if (!story) return null;
  return (
    <Dialog
      title={title}
      size="large"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div ref={room}>
        <Stack gap="x3">
          <StoryMedia key={story.id} story={story} />
          <div className={styles.foot}>
            <div aria-live="polite">
              {story.comment !== undefined && <p className={styles.caption}>{story.comment}</p>}
              <div className={styles.note}>
                <Inline>
                  {messages['story.number']({ number: index + 1, count: stories.length })}
                  {story.start_time !== undefined && <LocalTime time={story.start_time} />}
                </Inline>
              </div>
            </div>
            {place}
          </div>
          <DialogActions>
            {actions}
            {stories.length > 1 && (
              <>
                <Button onPress={() => go(-1)}>
                  <ChevronLeft size={18} aria-hidden />
                  {messages['story.previous']()}
                </Button>
                <Button onPress={() => go(1)}>
                  {messages['story.next']()}
                  <ChevronRight size={18} aria-hidden />
                </Button>
              </>
            )}
          </DialogActions>
        </Stack>
      </div>
    </Dialog>
  );
}

/** Videos do not play automatically. */
function StoryMedia({ story }: { story: Story }) {
  const messages = useMessages();
  const fileUrl = useFileUrl();
  const image = fileUrl(storyImagePath(story.image, 'large'));
  const name = story.comment ?? messages['story.unnamed']({ kind: story.kind });
  if (story.video === undefined) {
    return (
      <img
        className={styles.media}
        src={image}
        alt={name}
        width={story.width}
        height={story.height}
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- pilots film without captions; the text beside the video describes it
    <video
      className={styles.media}
      src={fileUrl(story.video)}
      poster={image}
      aria-label={name}
      controls
      playsInline
      preload="metadata"
    />
  );
}
