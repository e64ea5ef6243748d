import { suggestUsers } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import * as styles from '../../app/follows/RelatedUserRow.css.js';
import { RelatedUserRow } from '../../app/follows/RelatedUserRow.js';
import { SuggestedUsers } from '../../app/follows/SuggestedUsers.js';
import { useMessages } from '../../app/messages.js';
import { useDebounced } from '../../app/search/use-debounced.js';

/** Letters that the server needs to search. */
const MIN_LETTERS = 2;
const MAX_LETTERS = 100;

/** Finds pilots by name. */
export function FindFriends() {
  const messages = useMessages();
  const [text, setText] = useState('');
  const name = useDebounced(text.trim());
  return (
    <>
      <search>
        <TextField
          label={messages['friends.find']()}
          name="name"
          isRequired
          maxLength={MAX_LETTERS}
          value={text}
          onChange={setText}
        />
      </search>
      {name.length < MIN_LETTERS ? <SuggestedUsers /> : <FoundUsers name={name} />}
    </>
  );
}

function FoundUsers({ name }: { name: string }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data, isPending, isLoadingError, refetch } = useQuery({
    ...operationQuery(api, suggestUsers, { name }),
    placeholderData: keepPreviousData,
  });
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton height="8rem" />;
  return (
    <>
      <output>{data.length === 0 && messages['friends.find.none']()}</output>
      <ul className={styles.list}>
        {data.map((user) => (
          <RelatedUserRow key={user.id} user={user} />
        ))}
      </ul>
    </>
  );
}
