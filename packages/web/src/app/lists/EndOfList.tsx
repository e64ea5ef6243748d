import { Button } from '@cloudstreet/ui/controls/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './EndOfList.css.js';

export interface EndOfListProps {
  /** Label of the button. */
  label: string;
  isLoading: boolean;
  /** Called when the end comes into view, or is pressed. */
  onReached: () => void;
}

/** End of a list with further pages. */
export function EndOfList({ label, isLoading, onReached }: EndOfListProps) {
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
        {label}
      </Button>
    </div>
  );
}
