import type { User, UserYear } from '@cloudstreet/sdk';
import { getUserYear } from '@cloudstreet/sdk/operations';
import { operationQuery, userQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { Select } from '@cloudstreet/ui/fields/Select';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { ClimbRate, Count, Distance, Duration, LocalDate } from '@cloudstreet/ui/values';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { entityPath, flightPath, pathWith, yearPath } from '../../app/paths.js';
import { UserAvatar } from '../../app/pilots/UserAvatar.js';
import { canCopy, useCopy } from '../../app/use-copy.js';
import { YearMonths } from './YearMonths.js';
import * as styles from './YearPage.css.js';

export interface YearPageProps {
  userId: number;
  year: number;
}

/** A user's year in review: sums, best flights, months, new airfields, company and a picture. */
export function YearPage({ userId, year }: YearPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: user } = useSuspenseQuery(userQueries.detail(api, userId));
  const { data: flown } = useSuspenseQuery(operationQuery(api, getUserYear, { id: userId, year }));
  const title = messages['year.title']({ name: user.name, year: String(year) });
  return (
    <AppPage width="text">
      <PageHeader
        title={title}
        note={<Link href={entityPath('user', userId)}>{messages['friends.profile']()}</Link>}
        actions={<YearSelect user={user} flown={flown} />}
      />
      {flown.flights === 0 ? (
        <EmptyState
          title={messages['year.none']({ year: String(year) })}
          action={<Link href={entityPath('user', userId)}>{user.name}</Link>}
        />
      ) : (
        <>
          <Sums flown={flown} />
          <Best flown={flown} />
          <YearMonths userId={userId} flown={flown} />
          <Places flown={flown} />
          <Company flown={flown} />
          <Picture user={user} year={year} />
        </>
      )}
    </AppPage>
  );
}

interface FlownProps {
  flown: UserYear;
}

function YearSelect({ user, flown: { year, years } }: FlownProps & { user: User }) {
  const messages = useMessages();
  const navigate = useNavigate();
  // The shown year may be without flights.
  const shown = [...new Set([...years, year])].toSorted((one, other) => other - one).map(String);
  return (
    <Select
      look="chip"
      label={messages['year.year']()}
      options={shown.map((id) => ({ id, label: id }))}
      value={String(year)}
      onChange={(chosen) =>
        void navigate({
          to: '/user/$user/year/$year',
          params: { user: user.id, year: Number(chosen) },
        })
      }
    />
  );
}

function Sums({ flown }: FlownProps) {
  const messages = useMessages();
  const { previous, year } = flown;
  const before = String(year - 1);
  return (
    <dl className={styles.cards}>
      <Sum
        term={messages['user.distance']()}
        value={<Distance km={flown.distance} digits={0} />}
        before={before}
        previous={previous && <Distance km={previous.distance} digits={0} />}
      />
      <Sum
        term={messages['user.airtime']()}
        value={<Duration seconds={flown.duration} />}
        before={before}
        previous={previous && <Duration seconds={previous.duration} />}
      />
      <Sum
        term={messages['user.flights']()}
        value={<Count count={flown.flights} />}
        before={before}
        previous={previous && <Count count={previous.flights} />}
      />
      <Sum
        term={messages['year.flyingDays']()}
        value={<Count count={flown.flying_days} />}
        before={before}
        previous={previous && <Count count={previous.flying_days} />}
      />
    </dl>
  );
}

interface SumProps {
  term: string;
  value: ReactNode;
  /** The year before, and its sum. */
  before: string;
  previous: ReactNode;
}

function Sum({ term, value, before, previous }: SumProps) {
  return (
    <div className={styles.card}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.sum}>{value}</dd>
      {previous && (
        <dd className={styles.note}>
          {before}: {previous}
        </dd>
      )}
    </div>
  );
}

function Best({ flown: { farthest, longest, best_climb: climb } }: FlownProps) {
  const messages = useMessages();
  const best = [
    {
      flight: farthest,
      term: messages['year.farthest'](),
      value: farthest && <Distance km={farthest.value} />,
    },
    {
      flight: longest,
      term: messages['year.longest'](),
      value: longest && <Duration seconds={longest.value} />,
    },
    {
      flight: climb,
      term: messages['year.climb'](),
      value: climb && <ClimbRate mps={climb.value} />,
    },
  ];
  return (
    <Section title={messages['year.best']()}>
      <ul className={styles.cards}>
        {best.map(
          ({ flight, term, value }) =>
            flight && (
              <li key={term} className={styles.card}>
                <span className={styles.term}>{term}</span>
                <span className={styles.best}>{value}</span>
                <Link href={flightPath(flight.id)}>
                  <LocalDate date={flight.scoring_date} />
                </Link>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}

function Places({ flown: { new_airports: places } }: FlownProps) {
  const messages = useMessages();
  if (places.length === 0) return null;
  return (
    <Section title={messages['year.places']()}>
      <ul className={styles.list}>
        {places.map(({ airport, flight_id: flight, scoring_date: date }) => (
          <li key={airport.id} className={styles.row}>
            <Link href={entityPath('airport', airport.id)}>{airport.name}</Link>
            <Link href={flightPath(flight)}>
              <LocalDate date={date} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Company({ flown: { company } }: FlownProps) {
  const messages = useMessages();
  if (company.length === 0) return null;
  return (
    <Section title={messages['year.company']()}>
      <ul className={styles.list}>
        {company.map(({ user, flights, seconds }) => (
          <li key={user.id} className={styles.row}>
            <span className={styles.who}>
              <UserAvatar user={user} size="small" />
              <Link href={entityPath('user', user.id)}>{user.name}</Link>
            </span>
            <span>
              <Duration seconds={seconds} /> · {messages['year.met']({ count: flights })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Picture({ user, year }: { user: User; year: number }) {
  const { locale } = useApp();
  const messages = useMessages();
  const copy = useCopy({
    copied: messages['visibility.linkCopied'](),
    failed: messages['visibility.copyFailed'](),
  });
  const path = yearPath(user.id, year);
  const src = pathWith(`${path}/card.jpg`, { language: locale });
  return (
    <Section title={messages['year.picture']()}>
      <img
        className={styles.picture}
        src={src}
        width={1200}
        height={630}
        loading="lazy"
        alt={messages['year.picture.of']({ name: user.name, year: String(year) })}
      />
      <div className={styles.actions}>
        <ButtonLink size="small" href={src} download={`${year}.jpg`} target="_self">
          {messages['year.picture.save']()}
        </ButtonLink>
        {canCopy() && (
          <Button size="small" onPress={() => void copy(new URL(path, window.location.href).href)}>
            {messages['visibility.copyLink']()}
          </Button>
        )}
      </div>
    </Section>
  );
}
