import { type FlightDetail, type Story, storyImagePath } from '@cloudstreet/sdk';
import { Section } from '@cloudstreet/ui/layout/Page';
import { LocalTime } from '@cloudstreet/ui/values';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useFlightRights } from '../../app/flights/use-flight-rights.js';
import { lazyPart } from '../../app/lazy-part.js';
import { useMessages } from '../../app/messages.js';
import { useFileUrl } from '../../app/stories/use-file-url.js';
import * as styles from './FlightStories.css.js';

const AddStories = lazyPart(async () => (await import('./AddStories.js')).AddStories);
const StoryActions = lazyPart(async () => (await import('./StoryActions.js')).StoryActions);
const FlightStoryViewer = lazyPart(
  async () => (await import('../../app/stories/FlightStoryViewer.js')).FlightStoryViewer,
);

export interface FlightStoriesProps {
  flight: FlightDetail;
  /** Shows on map and barogram where a picture was taken, in unix seconds. */
  onCursorChange: (timeS: number | null) => void;
}

/** The pictures and videos of a flight in the order of their time. Its pilot adds further ones. */
export function FlightStories({ flight, onCursorChange }: FlightStoriesProps) {
  const messages = useMessages();
  const { mayEdit } = useFlightRights(flight);
  const [openId, setOpenId] = useState<number | null>(null);
  const { story: stories } = flight;
  const index = stories.findIndex(({ id }) => id === openId);
  const open = stories[index];
  if (stories.length === 0 && !mayEdit) return null;

  function point(story: Story | undefined) {
    onCursorChange(story?.start_time === undefined ? null : Date.parse(story.start_time) / 1000);
  }
  return (
    <Section title={messages['story.title']()}>
      {stories.length > 0 && (
        <ul className={styles.strip}>
          {stories.map((story) => (
            <li key={story.id}>
              <StoryButton
                story={story}
                onOpen={() => setOpenId(story.id)}
                onPoint={(isOn) => point(isOn ? story : undefined)}
              />
            </li>
          ))}
        </ul>
      )}
      {mayEdit && <AddStories flight={flight} />}
      {open && (
        <FlightStoryViewer
          title={messages['story.title']()}
          flight={flight}
          index={index}
          onIndexChange={(next) => {
            setOpenId(stories[next]?.id ?? null);
            point(stories[next]);
          }}
          onClose={() => setOpenId(null)}
          actions={mayEdit && <StoryActions key={open.id} flight={flight} story={open} />}
        />
      )}
    </Section>
  );
}

interface StoryButtonProps {
  story: Story;
  onOpen: () => void;
  /** Told when the pointer or the focus comes and goes. */
  onPoint: (isOn: boolean) => void;
}

function StoryButton({ story, onOpen, onPoint }: StoryButtonProps) {
  const messages = useMessages();
  const fileUrl = useFileUrl();
  return (
    <Button
      className={styles.picture}
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
