import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { CalendarX2 } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { PlanDetails } from './PlanCard.js';
import * as styles from './Plans.css.js';
import { PlansPage } from './PlansPage.js';
import { usePrices } from './use-prices.js';

/** Premium for 14 days without charge. */
export function TrialPage() {
  const messages = useMessages();
  const me = useMe();
  return (
    <PlansPage width="narrow" title={messages['plans.trial']()}>
      {me?.trial_available === false ? (
        <EmptyState
          title={messages['plans.trial.used']()}
          icon={<CalendarX2 size={24} aria-hidden />}
          action={<ButtonLink href="/plans">{messages['plans.all']()}</ButtonLink>}
        >
          {messages['plans.trial.used.message']()}
        </EmptyState>
      ) : (
        <Offer />
      )}
    </PlansPage>
  );
}

function Offer() {
  const messages = useMessages();
  const prices = usePrices();
  return (
    <Stack>
      <div>{messages['plans.trial.message']()}</div>
      <PlanDetails plan="premium" price={prices.premium} />
      <div className={styles.actions}>
        <ButtonLink
          tone="primary"
          href={pathWith('/plans/payment', { plan: 'premium', trial: true })}
        >
          {messages['plans.trial.start']()}
        </ButtonLink>
      </div>
      <div>
        <Link href="/plans">{messages['plans.all']()}</Link>
      </div>
    </Stack>
  );
}
