import { useEffect, useEffectEvent, useState } from 'react';

let loading: Promise<string> | undefined;

/** Loads the worker that the kit brings, once per page. */
async function loadWorkerUrl(): Promise<string> {
  const { mapWorker } = await import('../../generated/map-worker.js');
  return URL.createObjectURL(new Blob([mapWorker], { type: 'text/javascript' }));
}

/**
 * Returns the URL of MapLibre's worker: the given one, or that of a copy within the kit, undefined while
 * it loads.
 *
 * @param onError Called if the copy cannot be loaded.
 */
export function useWorkerUrl(
  given: string | undefined,
  onError: (error: Error) => void,
): string | undefined {
  const [own, setOwn] = useState<string>();
  const report = useEffectEvent(onError);
  useEffect(() => {
    if (given !== undefined) return undefined;
    let isShown = true;
    const load = async () => {
      loading ??= loadWorkerUrl();
      try {
        const url = await loading;
        if (isShown) setOwn(url);
      } catch (error) {
        loading = undefined;
        if (isShown) report(error as Error);
      }
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [given]);
  return given ?? own;
}
