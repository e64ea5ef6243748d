import { instanceQueries } from '@cloudstreet/sdk/react';
import { Count, Distance } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Home.css.js';

/** Flights, kilometres and pilots of the season on this server. */
export function SeasonNumbers() {
  const { api } = useApp();
  const messages = useMessages();
  const { data } = useQuery({
    ...instanceQueries.season(api),
    // The page works without them.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  if (!data || data.flights === 0) return <div className={styles.numbers} />;
  const { season, flights, distance, pilots } = data;
  return (
    <div className={styles.numbers}>
      <dl className={styles.numberList}>
        <SeasonNumber label={messages['home.season.flights']({ count: flights })}>
          <Count count={flights} />
        </SeasonNumber>
        <SeasonNumber label={messages['home.season.distance']()}>
          <Distance km={distance} digits={0} />
        </SeasonNumber>
        <SeasonNumber label={messages['home.season.pilots']({ count: pilots })}>
          <Count count={pilots} />
        </SeasonNumber>
      </dl>
      <div className={styles.season}>{messages['home.season']({ season: String(season) })}</div>
    </div>
  );
}

function SeasonNumber({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.number}>
      <dt className={styles.numberLabel}>{label}</dt>
      <dd className={styles.numberValue}>{children}</dd>
    </div>
  );
}
