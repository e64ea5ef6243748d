import type { ModeratedUser } from '@cloudstreet/sdk';
import { previewUserMerge } from '@cloudstreet/sdk/operations';
import { moderationMutations, operationQuery } from '@cloudstreet/sdk/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { MERGE_ERRORS, Merge } from './Merge.js';

/** Merges an account into another one of the same person. */
export function MergeUser({ user: { id, name } }: { user: ModeratedUser }) {
  const { api } = useApp();
  const messages = useMessages();
  const mutation = useMutation({
    ...moderationMutations.mergeUser(api),
    meta: { explains: MERGE_ERRORS },
  });
  return (
    <Merge
      id={id}
      kind="user"
      title={messages['dashboard.mergeUser.title']({ name })}
      note={messages['dashboard.mergeUser.note']()}
      into={messages['dashboard.mergeUser.into']()}
      done={(other) => messages['dashboard.mergeUser.done']({ name: other })}
      mutation={mutation}
      renderMoved={(into) => <Moved id={id} into={into} />}
    />
  );
}

function Moved(ids: { id: number; into: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data } = useQuery({
    ...operationQuery(api, previewUserMerge, ids),
    meta: { explains: 'all' },
    throwOnError: false,
  });
  if (!data) return null;
  const { flights, seats, comments, followers, collections } = data;
  return messages['dashboard.mergeUser.moves']({
    flights,
    seats,
    comments,
    followers,
    collections,
  });
}
