import { useMessages } from '../messages.js';
import * as styles from './Footer.css.js';
import { LegalLinks } from './LegalLinks.js';

/** Footer of every page. */
export function Footer() {
  const messages = useMessages();
  return (
    <footer className={styles.footer}>
      {messages['shell.footer']()}
      <LegalLinks withPlans pages={['imprint_url', 'privacy_url', 'terms_url']} />
    </footer>
  );
}
