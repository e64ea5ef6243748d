import type { Me } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Drawing } from '@cloudstreet/ui/layout/Drawing';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { useMe } from '../../app/session.js';
import { useCopy } from '../../app/use-copy.js';
import type { Messages } from '../../generated/messages/types.js';
import * as styles from './NewInstance.css.js';

/** Welcome of an instance without flights, with the next steps of the reader. */
export function NewInstance() {
  const messages = useMessages();
  const me = useMe();
  // The steps depend on the account.
  if (me === undefined) return <AppPage>{null}</AppPage>;
  const steps = stepsOf(me, messages);
  return (
    <AppPage width="scenic">
      <header className={styles.head}>
        <Drawing name="glider" />
        <h1 className={styles.title}>{messages['home.pitch']()}</h1>
        <p>{messages['welcome.note']()}</p>
      </header>
      <ol className={styles.steps}>
        {steps.map(({ title, text, href, action }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <div className={styles.text}>
              <StepTitle href={href} isFirst={index === 0}>
                {title}
              </StepTitle>
              <p className={styles.note}>{text}</p>
              {action}
            </div>
          </li>
        ))}
      </ol>
    </AppPage>
  );
}

interface Step {
  title: string;
  text: string;
  /** Page on which it is done. Absent if it is done elsewhere. */
  href?: string;
  /** Done here, below the text. */
  action?: ReactNode;
}

function stepsOf(me: Me | null, messages: Messages): Step[] {
  const upload = {
    title: messages['welcome.upload'](),
    text: messages['welcome.upload.text'](),
    href: '/upload',
  };
  const invite = {
    title: messages['welcome.invite'](),
    text: messages['welcome.invite.text'](),
    action: <CopyAddress />,
  };
  if (me?.is_superuser) {
    const name = { title: messages['welcome.name'](), text: messages['welcome.name.text']() };
    return [upload, name, invite];
  }
  if (me) {
    const profile = {
      title: messages['welcome.profile'](),
      text: messages['welcome.profile.text'](),
      href: '/settings/profile',
    };
    return [upload, profile, invite];
  }
  return [
    { title: messages['home.try'](), text: messages['welcome.try'](), href: '/try' },
    {
      title: messages['nav.signUp'](),
      text: messages['welcome.signUp'](),
      href: '/auth/sign-up',
    },
    { title: messages['welcome.operate'](), text: messages['welcome.operate.text']() },
  ];
}

function CopyAddress() {
  const messages = useMessages();
  const address = location.origin;
  const copy = useCopy({
    copied: messages['welcome.copied'](),
    failed: messages['welcome.copyFailed']({ address }),
  });
  return (
    <Button onPress={() => void copy(address)}>
      <Copy size={16} aria-hidden />
      {messages['welcome.copy']()}
    </Button>
  );
}

interface StepTitleProps {
  href: string | undefined;
  isFirst: boolean;
  children: ReactNode;
}

function StepTitle({ href, isFirst, children }: StepTitleProps) {
  if (href === undefined) return <h2 className={styles.stepTitle}>{children}</h2>;
  return (
    <ButtonLink href={href} tone={isFirst ? 'primary' : 'secondary'}>
      {children}
    </ButtonLink>
  );
}
