import { FILTER_KINDS } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { ChoiceFilter } from '@cloudstreet/ui/filters/ChoiceFilter';
import { KeywordFilter } from '@cloudstreet/ui/filters/ChoicesFilter';
import { FilterDialog } from '@cloudstreet/ui/filters/FilterDialog';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { useFilterNames } from '../../app/search/FilterName.js';
import {
  isRankingKeyword,
  MAX_COUNTING,
  type RankingSearch,
  rankedKind,
} from '../../app/search/ranking-search.js';
import * as styles from './Ranking.css.js';

export interface MoreRankingFiltersProps {
  search: RankingSearch;
  onChange: (search: RankingSearch) => void;
}

/** Filters by time, place and kind of flights, and the number of flights that count. */
export function MoreRankingFilters({ search, onChange }: MoreRankingFiltersProps) {
  return (
    <FilterDialog onChange={onChange}>
      {(apply) => <Draft search={search} onApply={apply} />}
    </FilterDialog>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const CONTINENTS = FILTER_KINDS.continent.values.choices as NonNullable<
  RankingSearch['continent']
>[];
type Keywords = NonNullable<RankingSearch['keyword']>;
const KEYWORDS = (FILTER_KINDS.keyword.values.choices ?? []).filter(isRankingKeyword);

/** Nothing changes until the dialog is applied. */
function Draft({
  search,
  onApply,
}: {
  search: RankingSearch;
  onApply: (search: RankingSearch) => void;
}) {
  const messages = useMessages();
  const kitMessages = useKitMessages();
  const {
    month: oldMonth,
    continent: oldContinent,
    keyword: old,
    count: oldCount,
    ...rest
  } = search;
  const [month, setMonth] = useState(oldMonth);
  const [continent, setContinent] = useState(oldContinent);
  const [keywords, setKeywords] = useState<Keywords>(old ?? []);
  const [count, setCount] = useState(oldCount);
  const { category = 'pilot' } = search;
  const hasCount = category === 'pilot' || category === 'club';
  return (
    <>
      <WhenAndWhere
        month={month}
        continent={continent}
        onMonth={setMonth}
        onContinent={setContinent}
      />
      {hasCount && (
        <NumberField
          label={messages['ranking.count']()}
          hint={messages['ranking.count.hint']({ kind: rankedKind(search) })}
          minValue={1}
          maxValue={MAX_COUNTING}
          value={count ?? Number.NaN}
          onChange={(value) => setCount(Number.isNaN(value) ? undefined : value)}
        />
      )}
      <Section title={kitMessages['filters.keywords']()}>
        <KeywordFilter values={KEYWORDS} chosen={keywords} onChange={setKeywords} />
      </Section>
      <DialogActions>
        <Button
          tone="primary"
          onPress={() =>
            onApply({
              ...rest,
              ...(month && { month }),
              ...(continent && { continent }),
              ...(keywords.length > 0 && { keyword: keywords }),
              ...(count && hasCount && { count }),
            })
          }
        >
          {messages['flights.filter.apply']()}
        </Button>
      </DialogActions>
    </>
  );
}

interface WhenAndWhereProps {
  month: RankingSearch['month'];
  continent: RankingSearch['continent'];
  onMonth: (month: number | undefined) => void;
  onContinent: (continent: RankingSearch['continent']) => void;
}

function WhenAndWhere({ month, continent, onMonth, onContinent }: WhenAndWhereProps) {
  const messages = useMessages();
  const nameOf = useFilterNames();
  return (
    <div className={styles.pair}>
      <ChoiceFilter
        label={messages['ranking.month']()}
        all={messages['ranking.month.all']()}
        values={MONTHS}
        nameOf={(value) => nameOf({ filter: 'month', value })}
        value={month}
        onChange={onMonth}
      />
      <ChoiceFilter
        label={messages['ranking.continent']()}
        all={messages['ranking.continent.all']()}
        values={CONTINENTS}
        nameOf={(value) => nameOf({ filter: 'continent', value })}
        value={continent}
        onChange={onContinent}
      />
    </div>
  );
}
