import { type FlightDetail, type Story, storyImagePath } from '@cloudstreet/sdk';
import { Section } from '@cloudstreet/ui/layout/Page';
import { LocalTime } from '@cloudstreet/ui/values';
import { Play } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { useMessages } from '../../../app/messages.js';
import { isModerator } from '../../../app/moderation/is-moderator.js';
import { ReportButton } from '../../../app/moderation/ReportButton.js';
import { useMe } from '../../../app/session.js';
import { useFileUrl } from '../../../app/stories/use-file-url.js';
import * as styles from './FlightStories.css.js';
import type { PagePhotos } from './use-flight-photos.js';

const RemoveStory = lazyWithRetry(
  async () => (await import('../../../app/moderation/RemoveStory.js')).RemoveStory,
);
const AddStories = lazyWithRetry(async () => (await import('./AddStories.js')).AddStories);
const StoryActions = lazyWithRetry(async () => (await import('./StoryActions.js')).StoryActions);
const FlightStoryViewer = lazyWithRetry(
  async () => (await import('../../../app/stories/FlightStoryViewer.js')).FlightStoryViewer,
);

export interface FlightStoriesProps {
  flight: FlightDetail;
  photos: PagePhotos;
}

/** Photos and videos of a flight in chronological order. Its crew can add more. */
export function FlightStories({ flight, photos }: FlightStoriesProps) {
  const messages = useMessages();
  const { isOwn, coPilotId } = useFlightRights(flight);
  const me = useMe();
  const mayAdd = isOwn || coPilotId !== undefined;
  const { story: stories } = flight;
  const index = stories.findIndex(({ id }) => id === photos.openId);
  const open = stories[index];
  if (stories.length === 0 && !mayAdd) return null;
  return (
    <Section title={messages['story.title']()}>
      {stories.length > 0 && (
        <ul className={styles.strip}>
          {stories.map((story) => (
            <li key={story.id}>
              <StoryButton
                story={story}
                isHighlighted={story.id === photos.highlightedId}
                onOpen={() => photos.open(story.id)}
                onPoint={(isOn) => photos.highlight(isOn ? story.id : null)}
              />
            </li>
          ))}
        </ul>
      )}
      {mayAdd && <AddStories flight={flight} />}
      {open && (
        <FlightStoryViewer
          title={messages['story.title']()}
          flight={flight}
          index={index}
          onIndexChange={(next) => photos.open(stories[next]?.id ?? null)}
          onClose={() => photos.open(null)}
          actions={
            <>
              {(isOwn || (mayAdd && open.by_co_pilot)) && (
                <StoryActions key={open.id} flight={flight} story={open} />
              )}
              <ReportButton
                kind="story"
                id={open.id}
                ownerId={flight.user?.id ?? flight.co_user?.id}
              />
              {!isOwn && isModerator(me) && <RemoveStory id={open.id} flightId={flight.id} />}
            </>
          }
        />
      )}
    </Section>
  );
}

interface StoryButtonProps {
  story: Story;
  isHighlighted: boolean;
  onOpen: () => void;
  /** Called when the pointer or focus enters or leaves. */
  onPoint: (isOn: boolean) => void;
}

function StoryButton({ story, isHighlighted, onOpen, onPoint }: StoryButtonProps) {
  const messages = useMessages();
  const fileUrl = useFileUrl();
  return (
    <Button
      className={styles.photo}
      data-highlighted={isHighlighted || undefined}
      onPress={onOpen}
      onHoverChange={onPoint}
      onFocusChange={onPoint}
    >
      <img
        className={styles.image}
        src={fileUrl(storyImagePath(story.image, 'small'))}
        alt={story.comment ?? messages['story.unnamed']({ kind: story.kind })}
        loading="lazy"
      />
      {(story.kind === 'V' || story.start_time !== undefined) && (
        <span className={styles.mark}>
          {story.kind === 'V' && <Play size={12} aria-hidden />}
          {story.start_time !== undefined && <LocalTime time={story.start_time} />}
        </span>
      )}
    </Button>
  );
}
