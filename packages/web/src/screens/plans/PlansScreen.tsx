import { instanceQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useApp } from '../../app/context.js';
import { pathWith } from '../../app/paths.js';
import { CouponPage } from './CouponPage.js';
import { PaymentPage } from './PaymentPage.js';
import { PlanDetail } from './PlanDetail.js';
import { PlansOverview } from './PlansOverview.js';
import { isPlansDocument, isPlansPath } from './plans-document.js';
import { plansPageOf } from './plans-pages.js';
import { ThanksPage } from './ThanksPage.js';
import { TrialPage } from './TrialPage.js';

export interface PlansScreenProps {
  /** Path below `/plans`. */
  path: string;
  search: Readonly<Record<string, unknown>>;
}

/** All pages about plans. Leaving pages that may load the checkout loads a new document. */
export function PlansScreen({ path, search }: PlansScreenProps) {
  const { api } = useApp();
  const { data: instance } = useQuery(instanceQueries.detail(api));
  useBlocker({
    enableBeforeUnload: false,
    disabled: !instance?.plans || !isPlansDocument(),
    shouldBlockFn: ({ next }) => {
      if (isPlansPath(next.pathname)) return false;
      window.location.assign(pathWith(next.pathname, next.search));
      return true;
    },
  });
  const page = plansPageOf(path);
  switch (page?.kind) {
    case 'plan':
      return <PlanDetail plan={page.plan} />;
    case 'trial':
      return <TrialPage />;
    case 'coupon':
      return <CouponPage code={page.code} />;
    case 'payment':
      return <PaymentPage {...readPayment(search)} />;
    case 'thanks':
      return <ThanksPage />;
    case 'overview':
    case undefined:
      return <PlansOverview />;
  }
}

function readPayment({ plan, trial }: PlansScreenProps['search']) {
  const known = plan === 'supporter' || plan === 'patron' ? plan : 'premium';
  return { plan: known, trial: known === 'premium' && String(trial) === 'true' } as const;
}
