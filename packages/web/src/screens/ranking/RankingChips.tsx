import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMessages } from '../../app/messages.js';
import { GroupName } from '../../app/search/EntityName.js';
import { FilterName } from '../../app/search/FilterName.js';
import { RemovableChip } from '../../app/search/RemovableChip.js';
import {
  type RankingSearch,
  rankingFilters,
  withoutRankingFilter,
} from '../../app/search/ranking-search.js';
import { useFocusNextItem } from '../../app/use-focus-next-item.js';
import * as styles from './Ranking.css.js';

export interface RankingChipsProps {
  search: RankingSearch;
  onChange: (search: RankingSearch) => void;
}

/** Filters of the ranking, each with a button that removes it. */
export function RankingChips({ search, onChange }: RankingChipsProps) {
  const messages = useMessages();
  const { host, keepFocus } = useFocusNextItem(search, { item: 'button' });
  const { count, ...others } = search;
  const { user_group: group, ...ofAll } = search;
  const filters = rankingFilters(search);

  function show(next: RankingSearch) {
    keepFocus();
    onChange(next);
  }
  return (
    <div ref={host} className={styles.chips}>
      {(filters.length > 0 || count !== undefined || group !== undefined) && (
        <Inline>
          {count !== undefined && (
            <RemovableChip
              name={messages['ranking.count.chip']({ count })}
              label={messages['ranking.count.remove']({ count })}
              onRemove={() => show(others)}
            />
          )}
          {group !== undefined && (
            <GroupName id={group}>
              {(name) => (
                <RemovableChip
                  name={messages['group.chip']({ name })}
                  onRemove={() => show(ofAll)}
                />
              )}
            </GroupName>
          )}
          {filters.map((one) => (
            <FilterName key={`${one.filter} ${one.value}`} applied={one}>
              {(name) => (
                <RemovableChip
                  name={name}
                  onRemove={() => show(withoutRankingFilter(search, one))}
                />
              )}
            </FilterName>
          ))}
        </Inline>
      )}
    </div>
  );
}
