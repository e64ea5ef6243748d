import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './MapPlaceholder.css.js';

/** Placeholder of a map until it is loaded. */
export function MapPlaceholder() {
  const messages = useMessages();
  return (
    <div className={styles.placeholder}>
      <output>{messages['map.loading']()}</output>
    </div>
  );
}
