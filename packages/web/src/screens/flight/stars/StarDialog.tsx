import { listFlightStars } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { useFlightAccess } from '../../../app/flights/use-flight-access.js';
import { RelatedUserRow } from '../../../app/follows/RelatedUserRow.js';
import { PagedRows } from '../../../app/lists/PagedRows.js';
import { useMessages } from '../../../app/messages.js';

/** The users who like a flight, the latest first. */
export function StarDialog({ flightId, onClose }: { flightId: number; onClose: () => void }) {
  const { api } = useApp();
  const messages = useMessages();
  const access = useFlightAccess(flightId);
  const list = useInfiniteQuery(operationPages(api, listFlightStars, { id: flightId, ...access }));
  return (
    <Dialog title={messages['stars.who']()} isOpen onOpenChange={onClose}>
      <PagedRows list={list}>{(user) => <RelatedUserRow key={user.id} user={user} />}</PagedRows>
    </Dialog>
  );
}
