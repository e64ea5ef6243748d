import { FilterChip } from '@cloudstreet/ui/filters/FilterChip';
import { FilterChips } from '@cloudstreet/ui/filters/FilterChips';
import { useMessages } from '../../app/messages.js';
import { GroupName } from '../../app/search/EntityName.js';
import { FilterName } from '../../app/search/FilterName.js';
import {
  type RankingSearch,
  rankingFilters,
  withoutRankingFilter,
} from '../../app/search/ranking-search.js';

export interface RankingChipsProps {
  search: RankingSearch;
  onChange: (search: RankingSearch) => void;
}

/** Filters of the ranking, each with a button that removes it. */
export function RankingChips({ search, onChange }: RankingChipsProps) {
  const messages = useMessages();
  const { count, ...others } = search;
  const { user_group: group, ...ofAll } = search;
  const filters = rankingFilters(search);
  const chips = filters.length + (count === undefined ? 0 : 1) + (group === undefined ? 0 : 1);
  return (
    <FilterChips count={chips} shown={search}>
      {count !== undefined && (
        <FilterChip
          name={messages['ranking.count.chip']({ count })}
          label={messages['ranking.count.remove']({ count })}
          onRemove={() => onChange(others)}
        />
      )}
      {group !== undefined && (
        <GroupName id={group}>
          {(name) => (
            <FilterChip name={messages['group.chip']({ name })} onRemove={() => onChange(ofAll)} />
          )}
        </GroupName>
      )}
      {filters.map((one) => (
        <FilterName key={`${one.filter} ${one.value}`} applied={one}>
          {(name) => (
            <FilterChip name={name} onRemove={() => onChange(withoutRankingFilter(search, one))} />
          )}
        </FilterName>
      ))}
    </FilterChips>
  );
}
