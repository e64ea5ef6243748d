import { instanceQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader, type PageProps } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';

export interface PlansPageProps extends Pick<PageProps, 'width'> {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A page about plans. Without plans it explains that everything is included. */
export function PlansPage({ title, note, width, children }: PlansPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: instance } = useQuery(instanceQueries.detail(api));
  if (!instance) {
    return (
      <AppPage>
        <Skeleton height="20rem" />
      </AppPage>
    );
  }
  if (!instance.plans) {
    return (
      <AppPage width="scenic">
        <PageHeader title={messages['plans.title']()} />
        <EmptyState
          title={messages['plans.included']()}
          drawing="glider"
          action={<ButtonLink href="/flight">{messages['home.allFlights']()}</ButtonLink>}
        >
          {messages['plans.included.message']()}
        </EmptyState>
      </AppPage>
    );
  }
  return (
    <AppPage {...(width && { width })}>
      <PageHeader title={title} {...(note !== undefined && { note })} />
      {children}
    </AppPage>
  );
}
