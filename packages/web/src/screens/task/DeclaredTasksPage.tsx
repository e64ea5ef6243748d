import { listTaskDeclarations } from '@cloudstreet/sdk/operations';
import { operationPages, taskQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { LazyTaskMap } from '@cloudstreet/ui/map/LazyMap';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../app/context.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { planPath } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { DeclarationRow } from '../../app/tasks/DeclarationRow.js';
import { OwnDeclaration } from '../../app/tasks/OwnDeclaration.js';
import { mapPoints } from '../../app/tasks/task-points.js';

/** Tasks that pilots have declared, first that of the signed-in pilot. */
export function DeclaredTasksPage() {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const list = useInfiniteQuery({
    ...operationPages(api, listTaskDeclarations),
    select: ({ pages }) => ({
      pages: pages.map((page) => page.filter(({ user }) => user.id !== me?.id)),
    }),
    meta: { explains: 'all' },
  });
  const { data: own } = useQuery({
    ...taskQueries.declaration(api, me?.id ?? 0),
    enabled: Boolean(me),
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const tasks = useMemo(
    () =>
      [...(own ? [own] : []), ...(list.data?.pages.flat() ?? [])].map(({ task }) =>
        mapPoints(task.point_features),
      ),
    [list.data, own],
  );
  const map = (
    <AppMaps>
      <LazyTaskMap label={messages['declare.map']()} tasks={tasks} />
    </AppMaps>
  );
  return (
    <AppPage secondary={map}>
      <PageHeader
        title={messages['declare.list']()}
        note={messages['declare.recorder']()}
        actions={
          <ButtonLink size="small" href={planPath()} tone="primary">
            {messages['plan.title']()}
          </ButtonLink>
        }
      />
      {me && <OwnDeclaration userId={me.id} />}
      <Section title={own ? messages['declare.others']() : messages['declare.all']()}>
        <PagedRows
          list={list}
          empty={
            <EmptyState title={messages['declare.none']()} drawing="glider">
              {!own && messages['declare.none.how']()}
            </EmptyState>
          }
        >
          {(declaration) => <DeclarationRow key={declaration.user.id} declaration={declaration} />}
        </PagedRows>
      </Section>
    </AppPage>
  );
}
