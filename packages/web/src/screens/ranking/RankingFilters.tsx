import { CONTEST_NAMES } from '@cloudstreet/scoring/score';
import { ChipButton } from '@cloudstreet/ui/controls/ChipButton';
import { Select } from '@cloudstreet/ui/fields/Select';
import { ChoiceFilter } from '@cloudstreet/ui/filters/ChoiceFilter';
import { FilterBar } from '@cloudstreet/ui/filters/FilterBar';
import { SeasonFilter } from '@cloudstreet/ui/filters/SeasonFilter';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { Search } from 'lucide-react';
import { useContestTitle } from '../../app/contest-title.js';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { HitPicker } from '../../app/search/HitPicker.js';
import { useHomeProposed } from '../../app/search/home-pick.js';
import {
  RANKED_CLASSES,
  RANKED_GROUPS,
  RANKING_CATEGORIES,
  RANKING_ORDERS,
  RANKING_PICKS,
  type RankedContest,
  type RankingSearch,
  rankingFilters,
  seasonShown,
  withRankingPick,
} from '../../app/search/ranking-search.js';
import type { PickedHit } from '../../app/search/recent-picks.js';
import { MoreRankingFilters } from './MoreRankingFilters.js';

export interface RankingFiltersProps {
  contest: RankedContest;
  search: RankingSearch;
  onChange: (search: RankingSearch, contest?: RankedContest) => void;
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
    <FilterBar>
      <MoreRankingFilters search={search} onChange={onChange} />
      <SeasonFilter
        look="chip"
        now={now}
        season={seasonShown(search, now)}
        onChange={(season) => choose('season', season)}
      />
      <RankedSelect contest={contest} onChange={(chosen) => onChange(search, chosen)} />
      {contest === 'travel' && (
        <ChoiceFilter
          look="chip"
          label={messages['ranking.travel.length']()}
          all={messages['ranking.travel.lengths']({ length: 'all' })}
          values={['short', 'middle', 'long'] as const}
          nameOf={(id) => messages['ranking.travel.lengths']({ length: id })}
          value={search.length}
          onChange={(chosen) => choose('length', chosen ?? ALL)}
        />
      )}
      <RankedChips search={search} onChoose={choose} />
      <Select
        look="chip"
        label={messages['ranking.order']()}
        isRequired
        options={RANKING_ORDERS.map((id) => ({
          id,
          label: messages['ranking.orders']({ order: id }),
        }))}
        value={search.order_by ?? 'points'}
        onChange={(chosen) => choose('order_by', chosen)}
      />
      <ChipButton label={messages['flights.filter.place']()}>
        {(close) => (
          <HitPicker
            label={messages['ranking.place.add']()}
            placeholder={messages['ranking.place.add']()}
            icon={<Search size={18} aria-hidden />}
            kinds={RANKING_PICKS}
            limit={15}
            recent={proposed}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel is opened to type into it
            autoFocus
            onPick={(pick) => {
              close();
              onChange(withRankingPick(search, pick));
            }}
          />
        )}
      </ChipButton>
    </FilterBar>
  );
}

/** A contest by its title, or travels. */
function RankedSelect({
  contest,
  onChange,
}: {
  contest: RankedContest;
  onChange: (contest: RankedContest) => void;
}) {
  const messages = useMessages();
  const contestTitle = useContestTitle();
  return (
    <Select<RankedContest>
      look="chip"
      label={messages['flights.filter.contest']()}
      isRequired
      options={[
        ...CONTEST_NAMES.map((id) => ({ id, label: contestTitle(id) })),
        { id: 'travel', label: messages['travel.list']() },
      ]}
      value={contest}
      onChange={onChange}
    />
  );
}

/** Chips that choose the ranked flights. */
function RankedChips({ search, onChoose }: { search: RankingSearch; onChoose: Choose }) {
  const messages = useMessages();
  const kitMessages = useKitMessages();
  return (
    <>
      <Select
        look="chip"
        label={messages['ranking.category']()}
        isRequired
        options={RANKING_CATEGORIES.map((id) => ({
          id,
          label: messages['ranking.categories']({ category: id }),
        }))}
        value={search.category ?? 'pilot'}
        onChange={(chosen) => onChoose('category', chosen)}
      />
      <ChoiceFilter
        look="chip"
        label={kitMessages['aircraft.class']()}
        all={messages['ranking.class.all']()}
        values={RANKED_CLASSES}
        nameOf={(id) =>
          id === 'VI'
            ? messages['ranking.class.vintage']()
            : kitMessages['aircraft.classes']({ class: id })
        }
        value={search.sc_class}
        onChange={(chosen) => onChoose('sc_class', chosen ?? ALL)}
      />
      <Select
        look="chip"
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
