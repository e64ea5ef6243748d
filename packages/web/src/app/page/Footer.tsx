import { useMessages } from '../messages.js';
import * as styles from './Footer.css.js';

/** The last line of every page. */
export function Footer() {
  const messages = useMessages();
  return <footer className={styles.footer}>{messages['shell.footer']()}</footer>;
}
