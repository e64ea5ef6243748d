import { useMessages } from '../messages.js';
import * as styles from './Footer.css.js';
import { InstanceLinks } from './InstanceLinks.js';

/** Footer of every page. */
export function Footer() {
  const messages = useMessages();
  return (
    <footer className={styles.footer}>
      {messages['shell.footer']()}
      <InstanceLinks
        withPlans
        pages={['documentation_url', 'imprint_url', 'privacy_url', 'terms_url']}
      />
    </footer>
  );
}
