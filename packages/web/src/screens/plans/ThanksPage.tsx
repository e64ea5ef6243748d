import { userQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { PlansPage } from './PlansPage.js';

/** The server learns of the payment shortly after it was made. */
const POLL_MS = 2000;

/** Thanks for a payment once the server knows about it. */
export function ThanksPage() {
  const { api } = useApp();
  const messages = useMessages();
  const { data: me } = useQuery({
    ...userQueries.me(api),
    refetchInterval: ({ state }) => (state.data?.subscription?.by === 'payment' ? false : POLL_MS),
  });
  const subscription = me?.subscription?.by === 'payment' ? me.subscription : undefined;
  return (
    <PlansPage width="narrow" title={messages['plans.payment']()}>
      <EmptyState
        title={messages['plans.thanks']()}
        icon={<Heart size={24} aria-hidden />}
        action={
          subscription && (
            <ButtonLink href="/settings/payments">{messages['plans.manage']()}</ButtonLink>
          )
        }
      >
        <output>
          {subscription
            ? messages['plans.thanks.message']({
                plan: messages['plans.name']({ plan: subscription.plan }),
              })
            : messages['plans.thanks.wait']()}
        </output>
      </EmptyState>
    </PlansPage>
  );
}
