import type { Me, Subscription } from '@cloudstreet/sdk';
import { instanceQueries, planMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { LocalDate } from '@cloudstreet/ui/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CreditCard, Gift } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { Unsent } from '../../app/forms/AppForm.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { PlanSwitch } from './PlanSwitch.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** The page shows these errors above the buttons. */
const EXPLAINED = [409, 503];

/** The user's subscription, and its actions. */
export function PaymentsPage() {
  return <SettingsPage page="payments">{(me) => <Payments me={me} />}</SettingsPage>;
}

function Payments({ me }: { me: Me }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: instance } = useQuery({
    ...instanceQueries.detail(api),
    meta: { explains: 'all' },
  });
  const { subscription } = me;
  if (!subscription && instance?.plans === false) {
    return (
      <EmptyState title={messages['plans.included']()} icon={<Gift size={24} aria-hidden />}>
        {messages['plans.included.message']()}
      </EmptyState>
    );
  }
  if (!subscription) {
    return (
      <EmptyState
        title={messages['payments.none']()}
        icon={<CreditCard size={24} aria-hidden />}
        action={
          <ButtonLink tone="primary" href="/plans">
            {messages['plans.all']()}
          </ButtonLink>
        }
      >
        {messages['payments.none.message']()}
      </EmptyState>
    );
  }
  return (
    <>
      <Facts subscription={subscription} />
      {subscription.by === 'coupon' ? (
        <Inline>
          <span className={styles.hint}>{messages['payments.byCoupon']()}</span>
          <ButtonLink href="/plans">{messages['plans.all']()}</ButtonLink>
        </Inline>
      ) : (
        <Controls subscription={subscription} />
      )}
    </>
  );
}

function Facts({ subscription }: { subscription: Subscription }) {
  const messages = useMessages();
  const { plan, renews, ends, trial_ends: trialEnds, next_plan: next } = subscription;
  return (
    <DescriptionList>
      <Description term={messages['payments.plan']()}>
        {messages['plans.name']({ plan })}
      </Description>
      {trialEnds !== undefined && ends === undefined && (
        <Description term={messages['payments.trialEnds']()}>
          <LocalDate date={trialEnds} />
        </Description>
      )}
      {renews !== undefined && trialEnds === undefined && (
        <Description term={messages['payments.renews']()}>
          <LocalDate date={renews} />
        </Description>
      )}
      {ends !== undefined && (
        <Description term={messages['payments.ends']()}>
          <LocalDate date={ends} />
        </Description>
      )}
      {next !== undefined && (
        <Description term={messages['payments.next']()}>
          {messages['plans.name']({ plan: next })}
        </Description>
      )}
    </DescriptionList>
  );
}

function Controls({ subscription }: { subscription: Subscription }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const meta = { explains: EXPLAINED };
  const portal = useMutation({ ...planMutations.openPortal(api), meta });
  const update = useMutation({ ...planMutations.update(api), meta });
  const failure = portal.error ?? update.error;
  const refusal = refusalOf(failure, EXPLAINED);
  const { past_due: isPastDue, ends } = subscription;
  function openPortal(): void {
    update.reset();
    portal.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) });
  }
  function setCancelled(cancelled: boolean): void {
    portal.reset();
    update.mutate(
      { cancelled },
      {
        onSuccess: () =>
          toasts.push({
            type: 'success',
            title: messages[cancelled ? 'payments.cancelled' : 'payments.continues'](),
          }),
      },
    );
  }
  return (
    <>
      {isPastDue && (
        <p role="alert" className={styles.warning}>
          {messages['payments.failed']()}
        </p>
      )}
      {refusal && (
        <p role="alert" className={styles.problem}>
          {refusal.message}
        </p>
      )}
      <Unsent failure={failure} />
      <Inline>
        <Button
          {...(isPastDue && { tone: 'primary' as const })}
          isPending={portal.isPending}
          onPress={openPortal}
        >
          {messages['payments.portal']()}
        </Button>
        {ends === undefined ? (
          <ConfirmDialog
            trigger={<Button isPending={update.isPending}>{messages['payments.cancel']()}</Button>}
            title={messages['payments.cancel']()}
            confirmLabel={messages['payments.cancel']()}
            onConfirm={() => setCancelled(true)}
          >
            {messages['payments.cancel.message']()}
          </ConfirmDialog>
        ) : (
          <Button tone="primary" isPending={update.isPending} onPress={() => setCancelled(false)}>
            {messages['payments.keep']()}
          </Button>
        )}
      </Inline>
      {!isPastDue && ends === undefined && (
        <Section title={messages['payments.switch']()}>
          <PlanSwitch subscription={subscription} />
        </Section>
      )}
    </>
  );
}
