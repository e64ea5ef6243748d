import { listFlightStars } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Dialog } from '@cloudstreet/ui/controls/Dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { FriendRow } from '../../../app/follows/FriendRow.js';
import { FriendsRows } from '../../../app/follows/FriendsRows.js';
import { useMessages } from '../../../app/messages.js';

/** The users who like a flight, the latest first. */
export function StarDialog({ flightId, onClose }: { flightId: number; onClose: () => void }) {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(operationPages(api, listFlightStars, { id: flightId }));
  return (
    <Dialog title={messages['stars.who']()} isOpen onOpenChange={onClose}>
      <FriendsRows list={list}>{(user) => <FriendRow key={user.id} user={user} />}</FriendsRows>
    </Dialog>
  );
}
