import type { UserCard } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { SeasonFilter } from '@cloudstreet/ui/filters/SeasonFilter';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useNavigate } from '@tanstack/react-router';
import { useNow } from '../context.js';
import { LoadFailed } from '../errors/LoadFailed.js';
import { useMessages } from '../messages.js';
import type { PilotedKind } from '../page/EntityTabs.js';
import { pathWith, pilotsPath } from '../paths.js';
import { ContestSelect } from '../search/ContestSelect.js';
import type { PilotSearch } from '../search/pilot-search.js';
import * as styles from './PilotCards.css.js';
import { PilotCards } from './PilotCards.js';

export interface EntityPilotsProps {
  kind: PilotedKind;
  id: number;
  search: PilotSearch;
  /** Query for the pilots. An empty list means that there are none. */
  pilots: {
    readonly data: { readonly user: readonly UserCard[] } | undefined;
    readonly isLoadingError: boolean;
    readonly refetch: () => unknown;
  };
}

/** Maximum number of pilots in a response of the API. */
const MAX_PILOTS = 250;

/** Lists the pilots of an aircraft, an airport or a club, with a choice of season and contest. */
export function EntityPilots({ kind, id, search, pilots }: EntityPilotsProps) {
  const messages = useMessages();
  const navigate = useNavigate();
  const { contest = 'free', season } = search;
  const users = pilots.data?.user;
  const show = ({ contest: chosen = 'free', ...next }: PilotSearch) => {
    const given = { ...next, ...(chosen !== 'free' && { contest: chosen }) };
    void navigate({ href: pathWith(pilotsPath(kind, id), given) });
  };
  return (
    <Section
      title={messages['entity.pilots']()}
      actions={kind !== 'aircraft' && <RankingLink kind={kind} id={id} search={search} />}
    >
      <search className={styles.filters}>
        <SeasonFilter
          hasAll
          now={useNow()}
          season={season}
          onChange={(chosen) => show({ contest, ...(chosen && { season: chosen }) })}
        />
        <ContestSelect
          contest={contest}
          onChange={(chosen) => show({ ...search, contest: chosen })}
        />
      </search>
      {users?.length === 0 && <NoPilots season={season} onClear={() => show({ contest })} />}
      {pilots.isLoadingError ? (
        <LoadFailed onRetry={() => void pilots.refetch()} />
      ) : (
        // Another choice begins at its top.
        <PilotCards key={`${season} ${contest}`} users={users} />
      )}
      {users?.length === MAX_PILOTS && (
        <p className={styles.note}>{messages['entity.pilots.most']({ count: MAX_PILOTS })}</p>
      )}
    </Section>
  );
}

function RankingLink({ kind, id, search }: Pick<EntityPilotsProps, 'kind' | 'id' | 'search'>) {
  const messages = useMessages();
  const { contest = 'free', ...season } = search;
  return (
    <Link href={pathWith(`/ranking/${contest}`, { ...season, [kind]: id })}>
      {messages['entity.pilots.ranking']({ kind })}
    </Link>
  );
}

function NoPilots({ season, onClear }: { season: number | undefined; onClear: () => void }) {
  const messages = useMessages();
  const isNarrowed = season !== undefined;
  return (
    <EmptyState
      title={messages['entity.pilots.empty']()}
      drawing="windsock"
      action={
        isNarrowed && <Button onPress={onClear}>{messages['entity.pilots.empty.clear']()}</Button>
      }
    >
      {isNarrowed
        ? messages['entity.pilots.empty.filtered']()
        : messages['entity.pilots.empty.message']()}
    </EmptyState>
  );
}
