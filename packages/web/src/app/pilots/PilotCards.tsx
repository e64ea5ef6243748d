import type { UserCard as UserCardData } from '@cloudstreet/sdk';
import { UserCard } from '@cloudstreet/ui/cards/UserCard';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useState } from 'react';
import { useMessages } from '../messages.js';
import { entityPath } from '../paths.js';
import * as styles from './PilotCards.css.js';

/** Cards shown before one asks for all. */
const FIRST_CARDS = 6;

/** The pilots of an aircraft, an airport or a club, the best first. */
export function PilotCards({ users }: { users: readonly UserCardData[] }) {
  const messages = useMessages();
  const [showsAll, setShowsAll] = useState(false);
  if (users.length === 0) return null;
  const shown = showsAll ? users : users.slice(0, FIRST_CARDS);
  return (
    <Section title={messages['entity.pilots']()}>
      <ul className={styles.cards}>
        {shown.map((user) => (
          <li key={user.id} className={styles.card}>
            <UserCard user={user} href={entityPath('user', user.id)} />
          </li>
        ))}
      </ul>
      {shown.length < users.length && (
        <div>
          <Button size="small" onPress={() => setShowsAll(true)}>
            {messages['entity.pilots.all']({ count: users.length })}
          </Button>
        </div>
      )}
    </Section>
  );
}
