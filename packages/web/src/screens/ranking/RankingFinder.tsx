import type { RankingHit, RankingRequest } from '@cloudstreet/sdk';
import { rankingQueries } from '@cloudstreet/sdk/react';
import { ComboBox, type Proposal } from '@cloudstreet/ui/fields/ComboBox';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { useDebounced } from '../../app/search/use-debounced.js';
import * as styles from './Ranking.css.js';
import type { SoughtRow } from './use-rows-in-view.js';

export interface RankingFinderProps {
  ranking: RankingRequest;
  onFound: (row: SoughtRow) => void;
}

interface RankingProposal extends Proposal {
  readonly hit: RankingHit;
}

/** Finds a name in the ranking and shows its row. */
export function RankingFinder({ ranking, onFound }: RankingFinderProps) {
  const { api } = useApp();
  const messages = useMessages();
  const kitMessages = useKitMessages();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<RankingProposal | null>(null);
  const name = useDebounced(text.trim());
  const { data, isFetching } = useQuery({
    ...rankingQueries.search(api, ranking, name),
    placeholderData: keepPreviousData,
    // A failed search has no proposals.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  const found = (text.trim().length < 2 ? [] : (data ?? [])).map(
    (hit): RankingProposal => ({
      id: String(hit.id),
      label: hit.name,
      detail: kitMessages['ranking.place']({ position: hit.position }),
      hit,
    }),
  );
  return (
    <div className={styles.picker}>
      <ComboBox<RankingProposal>
        label={messages['ranking.find']()}
        placeholder={messages['ranking.find']()}
        icon={<Search size={18} aria-hidden />}
        isRequired
        unchosen="keep"
        proposals={found}
        onSearch={setText}
        isLoading={isFetching || name !== text.trim()}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          if (next) onFound({ id: next.hit.id, index: next.hit.row });
        }}
      />
    </div>
  );
}
