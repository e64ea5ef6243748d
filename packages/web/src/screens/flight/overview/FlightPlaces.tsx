import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { getFlightPlacing } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import * as styles from './FlightHead.css.js';
import { isFirst, type PlacingFact, strongestFacts } from './strongest-facts.js';

/** Places and records of a flight. Nothing for a flight that does not count. */
export function FlightPlaces({ flight }: { flight: FlightDetail }) {
  const { api } = useApp();
  const messages = useMessages();
  const isCounted = flight.rank && !awaitsScore(flight.status);
  const { data, isError } = useQuery({
    ...operationQuery(api, getFlightPlacing, { id: flight.id }),
    enabled: isCounted,
    // The page works without it.
    throwOnError: false,
    meta: { explains: 'all' },
  });
  if (!isCounted || isError) return null;
  const facts = data && strongestFacts(data);
  return (
    <div className={styles.places}>
      {facts?.some(isFirst) && <Trophy size={18} className={styles.trophy} aria-hidden />}
      {facts ? (
        <ul className={styles.line} aria-label={messages['placing.title']()}>
          {facts.map((fact) => (
            <li key={JSON.stringify(fact)} className={styles.item}>
              {factText(fact, messages)}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton width="16rem" />
      )}
    </div>
  );
}

function factText(fact: PlacingFact, messages: Messages): string {
  switch (fact.kind) {
    case 'alone':
      return messages['placing.alone']();
    case 'place':
      return messages['placing.place'](fact);
    case 'user':
      return messages['placing.user'](fact);
    case 'airport':
      return messages['placing.airport'](fact);
  }
}
