import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMessages } from '../../app/messages.js';
import * as styles from './Home.css.js';

/** Explains to visitors in a sentence what the application does. */
export function VisitorIntro() {
  const messages = useMessages();
  return (
    <header className={styles.intro}>
      <h1 className={styles.pitch}>{messages['home.pitch']()}</h1>
      <Inline>
        <ButtonLink tone="primary" href="/try">
          {messages['home.try']()}
        </ButtonLink>
        <ButtonLink href="/auth/sign-up">{messages['nav.signUp']()}</ButtonLink>
      </Inline>
    </header>
  );
}
