import type { Plan } from '@cloudstreet/sdk';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useMessages } from '../../app/messages.js';
import { pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { PlanDetails } from './PlanCard.js';
import * as styles from './Plans.css.js';
import { PlansPage } from './PlansPage.js';
import { usePrices } from './use-prices.js';

/** A plan with a button to subscribe. */
export function PlanDetail({ plan }: { plan: Plan }) {
  const messages = useMessages();
  return (
    <PlansPage width="narrow" title={messages['plans.name']({ plan })}>
      <Offer plan={plan} />
    </PlansPage>
  );
}

function Offer({ plan }: { plan: Plan }) {
  const messages = useMessages();
  const me = useMe();
  const prices = usePrices();
  const isPaying = me?.subscription?.by === 'payment';
  return (
    <Stack>
      <PlanDetails plan={plan} price={prices[plan]} />
      <div className={styles.actions}>
        {isPaying ? (
          <ButtonLink tone="primary" href="/settings/payments">
            {messages['plans.manage']()}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink tone="primary" href={pathWith('/plans/payment', { plan })}>
              {messages['plans.subscribe']({ plan: messages['plans.name']({ plan }) })}
            </ButtonLink>
            {plan === 'premium' && me?.trial_available !== false && (
              <ButtonLink href="/plans/premium-trial">{messages['plans.trial']()}</ButtonLink>
            )}
          </>
        )}
      </div>
      <div>
        <Link href="/plans">{messages['plans.all']()}</Link>
      </div>
    </Stack>
  );
}
