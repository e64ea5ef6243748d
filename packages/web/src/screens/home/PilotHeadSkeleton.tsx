import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMessages } from '../../app/messages.js';
import * as styles from './Home.css.js';

/** Has the place of the own season while it loads. */
export function PilotHeadSkeleton() {
  const messages = useMessages();
  return (
    <>
      <PageHeader title={messages['home.own']()} />
      <div className={styles.own} />
    </>
  );
}
