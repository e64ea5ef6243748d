import { type ComponentType, useEffect } from 'react';
import { ErrorState } from '../../layout/ErrorState/ErrorState.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useMapSettings } from '../MapSettings/MapSettings.js';
import * as styles from './LazyMap.css.js';
import { useLoaded } from './use-loaded.js';

export interface LazyMapProps<P extends object> {
  /** Keep it the same between renders. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Told each time that it says that it could not be loaded. */
  onFailed?: (() => void) | undefined;
}

/** A map loaded when it appears, retried after errors; a placeholder of its size until then. */
export function LazyMap<P extends object>({ load, props, onFailed }: LazyMapProps<P>) {
  const messages = useMessages();
  const { onLoadError } = useMapSettings();
  const loaded = useLoaded(load, onLoadError);
  const hasFailed = loaded.state === 'failed';
  useEffect(() => {
    if (hasFailed) onFailed?.();
  }, [hasFailed, onFailed]);
  if (loaded.state === 'ready') {
    const LoadedMap = loaded.value;
    return <LoadedMap {...props} />;
  }
  return (
    <div className={styles.placeholder}>
      {loaded.state === 'failed' ? (
        <ErrorState title={messages['map.failed']()} onRetry={loaded.retry} />
      ) : (
        <output>{messages['map.loading']()}</output>
      )}
    </div>
  );
}
