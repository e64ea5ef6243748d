import { listFlightCollectionStars } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { RelatedUserRow } from '../../app/follows/RelatedUserRow.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';

export interface LikersDialogProps {
  id: string;
  link: string | undefined;
  onClose: () => void;
}

/** The users who like a collection, the latest first. */
export function LikersDialog({ id, link, onClose }: LikersDialogProps) {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(
    operationPages(api, listFlightCollectionStars, { id, ...(link !== undefined && { link }) }),
  );
  return (
    <Dialog title={messages['collection.who']()} isOpen onOpenChange={onClose}>
      <PagedRows list={list}>{(user) => <RelatedUserRow key={user.id} user={user} />}</PagedRows>
    </Dialog>
  );
}
