import type { Plan } from '@cloudstreet/sdk';
import { instanceQueries } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { useMe } from '../../app/session.js';
import * as styles from './Plans.css.js';
import { premiumFeatures } from './premium-features.js';

export interface PlanDetailsProps {
  plan: Plan;
  /** Formatted price per year. Absent until known. */
  price: string | undefined;
}

/** A plan in a list of plans. */
export function PlanCard({ plan, price, children }: PlanDetailsProps & { children: ReactNode }) {
  const messages = useMessages();
  const isCurrent = useMe()?.subscription?.plan === plan;
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        {messages['plans.name']({ plan })}{' '}
        {isCurrent && <Chip tone="brand">{messages['plans.current']()}</Chip>}
      </h2>
      <PlanDetails plan={plan} price={price} />
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

/** A plan with its features and its price. */
export function PlanDetails({ plan, price }: PlanDetailsProps) {
  const messages = useMessages();
  const features = usePremiumFeatures();
  const adds =
    plan === 'premium'
      ? features.map((feature) => messages['plans.feature']({ feature }))
      : [messages['plans.adds']({ plan })];
  const points = [messages['plans.holds']({ plan }), ...adds];
  return (
    <>
      <div>{messages['plans.pitch']({ plan })}</div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <Check size={18} className={styles.mark} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
      {price !== undefined && (
        <div>
          <div className={styles.price}>{messages['plans.perYear']({ price })}</div>
          <div className={styles.hint}>{messages['plans.yearly']()}</div>
        </div>
      )}
    </>
  );
}

function usePremiumFeatures() {
  const { api } = useApp();
  const { data: instance } = useQuery(instanceQueries.detail(api));
  return premiumFeatures(instance ?? {});
}
