import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PagedRows, type PagedRowsProps } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';

/** Rows of a list of the dashboard, which says when there is nothing to do. */
export function DashboardList<Row>(props: Omit<PagedRowsProps<Row>, 'empty'>) {
  const messages = useMessages();
  const empty = <EmptyState title={messages['dashboard.none']()} drawing="windsock" />;
  return <PagedRows {...props} empty={empty} />;
}
