import type { ModeratedClub } from '@cloudstreet/sdk';
import { previewClubMerge } from '@cloudstreet/sdk/operations';
import { moderationMutations, operationQuery } from '@cloudstreet/sdk/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { MERGE_ERRORS, Merge } from './Merge.js';

/** Merges a club into another one. */
export function MergeClub({ club: { id, name } }: { club: ModeratedClub }) {
  const { api } = useApp();
  const messages = useMessages();
  const mutation = useMutation({
    ...moderationMutations.mergeClub(api),
    meta: { explains: MERGE_ERRORS },
  });
  return (
    <Merge
      id={id}
      kind="club"
      title={messages['dashboard.merge.title']({ name })}
      note={messages['dashboard.merge.note']()}
      into={messages['dashboard.merge.into']()}
      done={(other) => messages['dashboard.merge.done']({ name, other })}
      mutation={mutation}
      renderMoved={(into) => <Moved id={id} into={into} />}
    />
  );
}

function Moved(ids: { id: number; into: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data } = useQuery({
    ...operationQuery(api, previewClubMerge, ids),
    meta: { explains: 'all' },
    throwOnError: false,
  });
  if (!data) return null;
  const { pilots, flights, followers } = data;
  return messages['dashboard.merge.moves']({ pilots, flights, followers });
}
