import { Button } from '@cloudstreet/ui/controls/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../app/messages.js';
import * as styles from './Ranking.css.js';

export interface EndOfListProps {
  isLoading: boolean;
  /** Called when the end comes into view, or is pressed. */
  onReached: () => void;
}

/** The end of a list that goes on. */
export function EndOfList({ isLoading, onReached }: EndOfListProps) {
  const messages = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const callWhenReached = useEffectEvent(onReached);
  useEffect(() => {
    if (isLoading || !ref.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) callWhenReached();
      },
      { rootMargin: '600px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <div ref={ref} className={styles.end}>
      <Button isPending={isLoading} onPress={onReached}>
        {messages['ranking.more']()}
      </Button>
    </div>
  );
}
