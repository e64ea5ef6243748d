import type { Plan } from '@cloudstreet/sdk';
import { planMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { ErrorState } from '@cloudstreet/ui/layout/ErrorState';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '../../app/context.js';
import { Unsent } from '../../app/forms/AppForm.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { tagOf } from '../../app/locale.js';
import { useMessages } from '../../app/messages.js';
import { useMe } from '../../app/session.js';
import { PlanDetails } from './PlanCard.js';
import * as styles from './Plans.css.js';
import { PlansPage } from './PlansPage.js';
import { usePaddle } from './use-paddle.js';
import { usePrices } from './use-prices.js';

/** The page shows these errors above the button. */
const EXPLAINED = [409, 503];

export interface PaymentPageProps {
  plan: Plan;
  trial: boolean;
}

/** Order with the checkout, which opens over it. */
export function PaymentPage(props: PaymentPageProps) {
  const messages = useMessages();
  return (
    <PlansPage width="narrow" title={messages['plans.payment']()}>
      <Payment {...props} />
    </PlansPage>
  );
}

function Payment({ plan, trial }: PaymentPageProps) {
  const { api, locale } = useApp();
  const messages = useMessages();
  const router = useRouter();
  const me = useMe();
  const prices = usePrices();
  const paddle = usePaddle();
  const { mutateAsync, isPending, error } = useMutation({
    ...planMutations.start(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  async function pay(): Promise<void> {
    if (!paddle.data) return;
    try {
      const { transaction_id: transactionId } = await mutateAsync({ plan, trial });
      paddle.data.Update({
        eventCallback: ({ name }) => {
          if (String(name) !== 'checkout.completed') return;
          void router.navigate({ to: '/plans/$', params: { _splat: 'thanks' } });
        },
      });
      paddle.data.Checkout.open({
        transactionId,
        ...(me && { customer: { email: me.email } }),
        settings: { displayMode: 'overlay', locale: tagOf(locale).split('-')[0] ?? 'en' },
      });
    } catch {
      // The page above the button or a toast shows the error.
    }
  }

  return (
    <Stack>
      <h2 className={styles.name}>{messages['plans.name']({ plan })}</h2>
      <PlanDetails plan={plan} price={prices[plan]} />
      {trial && <div>{messages['plans.trial.message']()}</div>}
      <div className={styles.hint}>{messages['plans.payment.message']()}</div>
      {paddle.isError && (
        <ErrorState
          title={messages['plans.payment.unavailable']()}
          onRetry={() => window.location.reload()}
        >
          {messages['plans.payment.unavailable.message']()}
        </ErrorState>
      )}
      {refusal && (
        <p role="alert" className={styles.problem}>
          {refusal.message}
        </p>
      )}
      <Unsent failure={error} />
      <div className={styles.actions}>
        <Button
          tone="primary"
          isDisabled={!paddle.data}
          isPending={isPending}
          onPress={() => void pay()}
        >
          {messages['plans.payment.open']()}
        </Button>
      </div>
      <div>
        <Link href="/plans">{messages['plans.all']()}</Link>
      </div>
    </Stack>
  );
}
