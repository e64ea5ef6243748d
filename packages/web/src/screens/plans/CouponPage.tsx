import { planMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { LocalDate } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { PlansPage } from './PlansPage.js';

/** The form shows these errors. */
const EXPLAINED = [400, 409, 422, 429];

/** Redeems a coupon. The link may contain its code. */
export function CouponPage({ code }: { code: string }) {
  const messages = useMessages();
  return (
    <PlansPage width="narrow" title={messages['plans.coupon']()}>
      <CouponForm code={code} />
    </PlansPage>
  );
}

function CouponForm({ code }: { code: string }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutateAsync, isPending, error, data } = useMutation({
    ...planMutations.redeemCoupon(api),
    meta: { explains: EXPLAINED },
  });
  const subscription = data?.subscription;
  if (subscription?.ends) {
    return (
      <EmptyState
        title={messages['plans.coupon.applied']()}
        icon={<BadgeCheck size={24} aria-hidden />}
        action={<ButtonLink href="/settings/payments">{messages['plans.manage']()}</ButtonLink>}
      >
        <output>
          {messages['plans.coupon.until']({
            plan: messages['plans.name']({ plan: subscription.plan }),
          })}{' '}
          <LocalDate date={subscription.ends} />
        </output>
      </EmptyState>
    );
  }
  const refusal = refusalOf(error, EXPLAINED);
  const isInvalid = refusal?.status === 400 || refusal?.status === 422;
  return (
    <AppForm
      failure={error}
      fieldErrors={isInvalid ? { code: refusal.fields['code'] ?? refusal.message } : undefined}
      error={isInvalid ? undefined : refusal?.message}
      onSubmit={async (values) => {
        // The form or a toast shows the error.
        await mutateAsync(textOf(values, 'code')).catch(() => {});
      }}
    >
      <TextField
        label={messages['plans.coupon.code']()}
        hint={messages['plans.coupon.hint']()}
        name="code"
        autoComplete="off"
        maxLength={60}
        defaultValue={code}
        isRequired
        requiredMessage={messages['plans.coupon.required']()}
      />
      <FormActions>
        <Button type="submit" tone="primary" isPending={isPending}>
          {messages['plans.coupon.submit']()}
        </Button>
      </FormActions>
    </AppForm>
  );
}
