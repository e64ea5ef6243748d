import type { ComponentType } from 'react';
import { ErrorState } from '../../layout/ErrorState/ErrorState.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from '../BaseMap/MapPlaceholder.css.js';
import { MapPlaceholder } from '../BaseMap/MapPlaceholder.js';
import { useMapSettings } from '../MapSettings/MapSettings.js';
import { useLoaded } from './use-loaded.js';

export interface LazyMapProps<P extends object> {
  load: () => Promise<ComponentType<P>>;
  props: P;
}

/**
 * A map whose code is loaded when it appears, with retries after errors. Until then it is a
 * placeholder of its size.
 */
export function LazyMap<P extends object>({ load, props }: LazyMapProps<P>) {
  const messages = useMessages();
  const { onLoadError } = useMapSettings();
  const loaded = useLoaded(load, onLoadError);
  if (loaded.state === 'ready') {
    const LoadedMap = loaded.value;
    return <LoadedMap {...props} />;
  }
  if (loaded.state === 'loading') return <MapPlaceholder />;
  return (
    <div className={styles.placeholder}>
      <ErrorState title={messages['map.failed']()} onRetry={loaded.retry} />
    </div>
  );
}
