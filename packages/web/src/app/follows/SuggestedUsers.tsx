import { suggestUsers } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import * as styles from './RelatedUserRow.css.js';
import { RelatedUserRow } from './RelatedUserRow.js';

/** Pilots of company, club and airport whom the reader does not follow; nothing without any. */
export function SuggestedUsers() {
  const { api } = useApp();
  const messages = useMessages();
  const { data: users } = useQuery({
    ...operationQuery(api, suggestUsers),
    // The page works without them.
    throwOnError: false,
    meta: { explains: 'all' },
  });
  if (!users || users.length === 0) return null;
  return (
    <Section title={messages['friends.suggested']()}>
      <p className={styles.note}>{messages['friends.suggested.note']()}</p>
      <ul className={styles.list}>
        {users.map((user) => (
          <RelatedUserRow key={user.id} user={user} />
        ))}
      </ul>
    </Section>
  );
}
