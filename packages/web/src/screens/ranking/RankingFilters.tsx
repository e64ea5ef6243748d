import type { ContestName } from '@cloudstreet/scoring/contest';
import { Select } from '@cloudstreet/ui/fields/Select';
import { Search } from 'lucide-react';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { CollapsibleFilters } from '../../app/search/CollapsibleFilters.js';
import { ContestSelect } from '../../app/search/ContestSelect.js';
import { HitPicker } from '../../app/search/HitPicker.js';
import { useHomeProposed } from '../../app/search/home-pick.js';
import {
  RANKED_CLASSES,
  RANKED_GROUPS,
  RANKING_CATEGORIES,
  RANKING_ORDERS,
  RANKING_PICKS,
  type RankingSearch,
  rankingFilters,
  seasonShown,
  withRankingPick,
} from '../../app/search/ranking-search.js';
import type { PickedHit } from '../../app/search/recent-picks.js';
import { SeasonSelect } from '../../app/search/SeasonSelect.js';
import { MoreRankingFilters } from './MoreRankingFilters.js';
import * as styles from './Ranking.css.js';

export interface RankingFiltersProps {
  contest: ContestName;
  search: RankingSearch;
  onChange: (search: RankingSearch, contest?: ContestName) => void;
}

const ALL = 'ALL';
const NONE: readonly PickedHit[] = [];

type Choose = <Name extends keyof RankingSearch>(
  name: Name,
  value: RankingSearch[Name] | typeof ALL,
) => void;

/** Choice of the ranking. */
export function RankingFilters({ contest, search, onChange }: RankingFiltersProps) {
  const messages = useMessages();
  const now = useNow();
  const proposed = useHomeProposed(NONE, rankingFilters(search).length > 0);
  /** The URL omits the default. */
  const choose: Choose = (name, value) => {
    const { [name]: _before, ...rest } = search;
    onChange(value === ALL ? rest : { ...rest, [name]: value });
  };
  return (
    <CollapsibleFilters className={styles.room}>
      <div className={styles.filters}>
        <SeasonSelect
          season={seasonShown(search, now)}
          onChange={(season) => choose('season', season)}
        />
        <ContestSelect contest={contest} onChange={(chosen) => onChange(search, chosen)} />
        <RankedFields search={search} onChoose={choose} />
        <Select
          label={messages['ranking.order']()}
          isRequired
          options={RANKING_ORDERS.map((id) => ({
            id,
            label: messages['ranking.orders']({ order: id }),
          }))}
          value={search.order_by ?? 'points'}
          onChange={(chosen) => choose('order_by', chosen)}
        />
      </div>
      <div className={styles.tools}>
        <div className={styles.picker}>
          <HitPicker
            label={messages['ranking.place.add']()}
            placeholder={messages['ranking.place.add']()}
            icon={<Search size={18} aria-hidden />}
            kinds={RANKING_PICKS}
            limit={15}
            recent={proposed}
            onPick={(pick) => onChange(withRankingPick(search, pick))}
          />
        </div>
        <MoreRankingFilters search={search} onChange={onChange} />
      </div>
    </CollapsibleFilters>
  );
}

/** Fields that choose the ranked flights. */
function RankedFields({ search, onChoose }: { search: RankingSearch; onChoose: Choose }) {
  const messages = useMessages();
  return (
    <>
      <Select
        label={messages['ranking.category']()}
        isRequired
        options={RANKING_CATEGORIES.map((id) => ({
          id,
          label: messages['ranking.categories']({ category: id }),
        }))}
        value={search.category ?? 'pilot'}
        onChange={(chosen) => onChoose('category', chosen)}
      />
      <Select
        label={messages['aircraft.class']()}
        isRequired
        options={[
          { id: ALL, label: messages['ranking.class.all']() },
          ...RANKED_CLASSES.map((id) => ({
            id,
            label:
              id === 'VI'
                ? messages['ranking.class.vintage']()
                : messages['aircraft.classes']({ class: id }),
          })),
        ]}
        value={search.sc_class ?? ALL}
        onChange={(chosen) => onChoose('sc_class', chosen)}
      />
      <Select
        label={messages['ranking.group']()}
        isRequired
        options={[ALL, ...RANKED_GROUPS].map((id) => ({
          id,
          label: messages['ranking.groups']({ group: id }),
        }))}
        value={search.user ?? ALL}
        onChange={(chosen) => onChoose('user', chosen as NonNullable<RankingSearch['user']>)}
      />
    </>
  );
}
