import type { Instance } from '@cloudstreet/sdk';
import { instanceQueries } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';

export interface InstanceLinksProps {
  pages: readonly Extract<
    keyof Instance,
    'terms_url' | 'privacy_url' | 'imprint_url' | 'documentation_url'
  >[];
  /** Whether to add a link to the plans, if there are any. */
  withPlans?: boolean;
}

/** Links to the pages beside the application that the instance has, which open in a new tab. */
export function InstanceLinks({ pages, withPlans = false }: InstanceLinksProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { data } = useQuery({
    ...instanceQueries.detail(api),
    // The page works without them.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  const given = pages.flatMap((page) => (data?.[page] ? [{ page, href: data[page] }] : []));
  const hasPlans = withPlans && data?.plans;
  if (given.length === 0 && !hasPlans) return null;
  return (
    <Inline>
      {hasPlans && <Link href="/plans">{messages['plans.title']()}</Link>}
      {given.map(({ page, href }) => (
        <Link key={page} href={href} target="_blank" rel="noreferrer">
          {messages[`instance.link.${page}`]()}
        </Link>
      ))}
    </Inline>
  );
}
