import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { reloadOutdated } from './errors/reload-outdated.js';
import { useCompleteTexts } from './messages.js';

/** Time between attempts. A lost connection is often back within seconds. */
const RETRY_MS = 3_000;

/**
 * Like `React.lazy`, but retries until the code is loaded. The placeholder shows until then. Reloads
 * the page if the site was updated and the old files are gone.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;

  return function LazyComponent(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const completeTexts = useCompleteTexts();
    useEffect(() => {
      if (Loaded) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isMounted = true;
      const attempt = async () => {
        try {
          const [component] = await Promise.all([load(), completeTexts()]);
          loaded = component;
          if (isMounted) setLoaded(() => component);
        } catch (error) {
          if (!isMounted) return;
          if (error instanceof Error) reloadOutdated(error);
          timer = setTimeout(() => void attempt(), RETRY_MS);
        }
      };
      void attempt();
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [Loaded, completeTexts]);
    return Loaded ? <Loaded {...props} /> : placeholder;
  };
}
