import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { reloadOutdated } from './errors/reload-outdated.js';
import { useCompleteTexts } from './messages.js';

/** Between attempts to load a part: a lost connection is often back in a moment. */
const RETRY_MS = 3_000;

/**
 * A component whose code is loaded when it first appears. Until then, and as long as it cannot be
 * loaded, the placeholder stands there; the page around it is lost only where the site was updated
 * and its old files are gone.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const completeTexts = useCompleteTexts();
    useEffect(() => {
      if (Part) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isWanted = true;
      const attempt = async () => {
        try {
          const [component] = await Promise.all([load(), completeTexts()]);
          loaded = component;
          if (isWanted) setPart(() => component);
        } catch (error) {
          if (!isWanted) return;
          if (error instanceof Error) reloadOutdated(error);
          timer = setTimeout(() => void attempt(), RETRY_MS);
        }
      };
      void attempt();
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    }, [Part, completeTexts]);
    return Part ? <Part {...props} /> : placeholder;
  };
}
