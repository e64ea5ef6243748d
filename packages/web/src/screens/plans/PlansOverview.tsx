import type { Plan } from '@cloudstreet/sdk';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMessages } from '../../app/messages.js';
import { useMe } from '../../app/session.js';
import { PlanCard } from './PlanCard.js';
import * as styles from './Plans.css.js';
import { PlansPage } from './PlansPage.js';
import { usePrices } from './use-prices.js';

const PLANS: readonly Plan[] = ['supporter', 'premium', 'patron'];

/** The plans side by side. */
export function PlansOverview() {
  const messages = useMessages();
  return (
    <PlansPage title={messages['plans.title']()} note={messages['plans.intro']()}>
      <Cards />
    </PlansPage>
  );
}

function Cards() {
  const messages = useMessages();
  const me = useMe();
  const prices = usePrices();
  const isPaying = me?.subscription?.by === 'payment';
  return (
    <>
      <ul className={styles.plans}>
        {PLANS.map((plan) => (
          <PlanCard key={plan} plan={plan} price={prices[plan]}>
            <ButtonLink href={`/plans/${plan}`}>
              {messages['plans.more']({ plan: messages['plans.name']({ plan }) })}
            </ButtonLink>
          </PlanCard>
        ))}
      </ul>
      <Inline>
        {isPaying ? (
          <ButtonLink href="/settings/payments">{messages['plans.manage']()}</ButtonLink>
        ) : (
          <>
            {me?.trial_available !== false && (
              <ButtonLink tone="primary" href="/plans/premium-trial">
                {messages['plans.trial']()}
              </ButtonLink>
            )}
            <ButtonLink href="/plans/coupon">{messages['plans.coupon']()}</ButtonLink>
          </>
        )}
      </Inline>
    </>
  );
}
