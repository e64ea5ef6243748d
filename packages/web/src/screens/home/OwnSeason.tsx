import { flightQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { utcDay } from '@cloudstreet/ui/filters/flight-dates';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Count, Distance, Duration } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';
import * as styles from './Home.css.js';
import { type FlownTotals, seasonsToCompare, totalsOf } from './own-season.js';

const OPTIONAL = { meta: { explains: 'all' }, throwOnError: false } as const;

/** A pilot's season, compared with the one before up to the same day. */
export function OwnSeason({ userId }: { userId: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { season, own, before } = seasonsToCompare(userId, utcDay(useNow()));
  const now = useQuery({ ...flightQueries.activity(api, own), ...OPTIONAL });
  const then = useQuery({ ...flightQueries.activity(api, before), ...OPTIONAL });
  const flown = now.data && totalsOf(now.data);
  const last = then.data && then.data.length > 0 ? totalsOf(then.data) : undefined;
  return (
    <>
      <PageHeader
        title={messages['home.own']()}
        note={
          last
            ? messages['home.own.compared']({ season: String(season) })
            : messages['home.season']({ season: String(season) })
        }
        actions={
          <>
            {flown?.flights === 0 ? (
              <ButtonLink tone="primary" href="/upload">
                {messages['nav.upload']()}
              </ButtonLink>
            ) : (
              <ButtonLink href={entityPath('user', userId)}>{messages['nav.profile']()}</ButtonLink>
            )}
            <ButtonLink href="/task">{messages['task.title']()}</ButtonLink>
          </>
        }
      />
      {flown ? <Totals flown={flown} last={last} /> : <div className={styles.own} />}
    </>
  );
}

interface TotalsProps {
  flown: FlownTotals;
  /** Those of the season before. Absent without flights. */
  last: FlownTotals | undefined;
}

function Totals({ flown, last }: TotalsProps) {
  const messages = useMessages();
  return (
    <dl className={styles.own}>
      <Total
        label={messages['home.season.flights']({ count: flown.flights })}
        change={last && flown.flights - last.flights}
        render={(count) => <Count count={count} />}
      >
        <Count count={flown.flights} />
      </Total>
      <Total
        label={messages['home.season.distance']()}
        change={last && Math.round(flown.distance - last.distance)}
        render={(km) => <Distance km={km} digits={0} />}
      >
        <Distance km={flown.distance} digits={0} />
      </Total>
      <Total
        label={messages['home.own.airtime']()}
        change={last && flown.duration - last.duration}
        render={(seconds) => <Duration seconds={seconds} />}
      >
        <Duration seconds={flown.duration} />
      </Total>
    </dl>
  );
}

interface TotalProps {
  label: string;
  /** Difference to the season before. */
  change: number | undefined;
  render: (amount: number) => ReactNode;
  children: ReactNode;
}

function Total({ label, change, render, children }: TotalProps) {
  return (
    <div className={styles.ownTotal}>
      <dt className={styles.ownLabel}>{label}</dt>
      <dd className={styles.ownValue}>{children}</dd>
      {change !== undefined && (
        <dd className={change > 0 ? styles.more : styles.less}>
          {change < 0 ? '−' : '+'}
          {render(Math.abs(change))}
        </dd>
      )}
    </div>
  );
}
