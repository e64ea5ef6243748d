import { CONTEST_NAMES, type ContestName } from '@cloudstreet/scoring/contest';
import type { AircraftClass } from '@cloudstreet/sdk';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Select } from '@cloudstreet/ui/fields/Select';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { CLASSES, type RankingSearch, seasonShown } from '../../app/search/ranking-search.js';
import { SeasonSelect } from '../../app/search/SeasonSelect.js';
import * as styles from './Ranking.css.js';

export interface RankingFiltersProps {
  contest: ContestName;
  search: RankingSearch;
  onChange: (search: RankingSearch, contest: ContestName) => void;
}

/** Which ranking is shown. On a phone it unfolds, so that the places come first. */
export function RankingFilters(props: RankingFiltersProps) {
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  if (!isPhone) return <Fields {...props} />;
  return (
    <Disclosure title={messages['flights.filters']()} level={2}>
      <Fields {...props} />
    </Disclosure>
  );
}

const ALL = 'ALL';

function Fields({ contest, search, onChange }: RankingFiltersProps) {
  const messages = useMessages();
  const now = useNow();
  return (
    <search className={styles.filters} aria-label={messages['flights.filters']()}>
      <SeasonSelect
        season={seasonShown(search, now)}
        onChange={(season) => onChange({ ...search, ...(season && { season }) }, contest)}
      />
      <Select
        label={messages['flights.filter.contest']()}
        isRequired
        options={CONTEST_NAMES.map((id) => ({ id, label: messages['contest.name']({ name: id }) }))}
        value={contest}
        onChange={(chosen) => onChange(search, chosen)}
      />
      <Select<AircraftClass | typeof ALL>
        label={messages['aircraft.class']()}
        isRequired
        options={[
          { id: ALL, label: messages['ranking.class.all']() },
          ...CLASSES.map((id) => ({ id, label: messages['aircraft.classes']({ class: id }) })),
        ]}
        value={search.sc_class ?? ALL}
        onChange={(chosen) => {
          const { sc_class: _class, ...rest } = search;
          onChange(chosen === ALL ? rest : { ...rest, sc_class: chosen }, contest);
        }}
      />
    </search>
  );
}
