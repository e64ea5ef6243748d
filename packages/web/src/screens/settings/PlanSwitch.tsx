import type { Plan, Subscription } from '@cloudstreet/sdk';
import { planMutations, planQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { LocalDate } from '@cloudstreet/ui/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { Unsent } from '../../app/forms/AppForm.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { tagOf } from '../../app/locale.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Settings.css.js';

/** The dialog shows these errors. */
const EXPLAINED = [409, 503];

const PLANS: readonly Plan[] = ['supporter', 'premium', 'patron'];

/** Other plans, each with its price before switching. */
export function PlanSwitch({ subscription }: { subscription: Subscription }) {
  const messages = useMessages();
  const [chosen, setChosen] = useState<Plan>();
  const { plan: current, next_plan: next = current } = subscription;
  return (
    <Inline>
      {PLANS.filter((plan) => plan !== next).map((plan) => (
        <Button key={plan} onPress={() => setChosen(plan)}>
          {messages['payments.switch.to']({ plan: messages['plans.name']({ plan }) })}
        </Button>
      ))}
      {chosen && (
        <SwitchDialog plan={chosen} current={current} onClose={() => setChosen(undefined)} />
      )}
    </Inline>
  );
}

interface SwitchDialogProps {
  plan: Plan;
  current: Plan;
  onClose: () => void;
}

function SwitchDialog({ plan, current, onClose }: SwitchDialogProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const preview = useQuery({ ...planQueries.preview(api, { plan }), meta: { explains: 'all' } });
  const { mutate, isPending, error } = useMutation({
    ...planMutations.update(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);
  const name = messages['plans.name']({ plan });
  return (
    <Dialog
      title={messages['payments.switch.to']({ plan: name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {preview.isLoadingError && <LoadFailed onRetry={() => void preview.refetch()} />}
      {!preview.data && !preview.isLoadingError && <Skeleton height="3rem" />}
      {preview.data && <Consequence {...{ plan, current }} preview={preview.data} />}
      {refusal && (
        <p role="alert" className={styles.problem}>
          {refusal.message}
        </p>
      )}
      <Unsent failure={error} />
      <DialogActions>
        <Button onPress={onClose}>{messages['payments.switch.back']()}</Button>
        <Button
          tone="primary"
          isDisabled={!preview.data}
          isPending={isPending}
          onPress={() =>
            mutate(
              { plan },
              {
                onSuccess: () => {
                  toasts.push({ type: 'success', title: messages['payments.switched']() });
                  onClose();
                },
              },
            )
          }
        >
          {messages['payments.switch.confirm']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConsequenceProps {
  plan: Plan;
  current: Plan;
  preview: { amount: number; currency: string; is_upgrade: boolean; from: string };
}

/** Start of the plan and its charge. */
function Consequence({ plan, current, preview }: ConsequenceProps) {
  const { locale } = useApp();
  const messages = useMessages();
  const name = messages['plans.name']({ plan });
  const { amount, currency, is_upgrade: isUpgrade, from } = preview;
  if (!isUpgrade && plan !== current) {
    return (
      <p>
        {messages['payments.switch.down']({
          plan: name,
          current: messages['plans.name']({ plan: current }),
        })}{' '}
        <LocalDate date={from} />
      </p>
    );
  }
  const money = new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency });
  return (
    <p>
      {amount > 0
        ? messages['payments.switch.up']({ plan: name, amount: money.format(amount) })
        : messages['payments.switch.free']({ plan: name })}
    </p>
  );
}
