import { CONTEST_NAMES } from '@cloudstreet/scoring/contest';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Select, type SelectOption } from '@cloudstreet/ui/fields/Select';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { useContestTitle } from '../../app/contest-title.js';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { DayFilter } from '../../app/search/DayFilter.js';
import { dateMode, TODAY, utcDay, withDay, withSeason } from '../../app/search/flight-dates.js';
import {
  type Direction,
  FLIGHT_ORDERS,
  type FlightOrder,
  type FlightSearch,
} from '../../app/search/flight-search.js';
import { SeasonSelect } from '../../app/search/SeasonSelect.js';

import * as styles from './FlightFilters.css.js';

export interface FlightFiltersProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Filters of the list, collapsed on a phone, so that the flights come first. */
export function FlightFilters(props: FlightFiltersProps) {
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  if (!isPhone) return <Fields {...props} />;
  return (
    <Disclosure title={messages['flights.filters']()} level={2}>
      <Fields {...props} />
    </Disclosure>
  );
}

/** Season or day, contest and order. */
function Fields({ search, onChange }: FlightFiltersProps) {
  const messages = useMessages();
  const contestTitle = useContestTitle();
  const now = useNow();
  const mode = dateMode(search);
  const day = search.scoring_date === TODAY ? utcDay(now) : search.scoring_date;
  return (
    <search className={styles.room} aria-label={messages['flights.filters']()}>
      <div className={styles.filters}>
        <SeasonSelect
          hasAll
          season={mode.kind === 'season' ? mode.season : undefined}
          onChange={(season) => onChange(withSeason(search, season))}
        />
        <DayFilter day={day} onChange={(chosen) => onChange(withDay(search, chosen, now))} />
        <div className={styles.wide}>
          <Select
            label={messages['flights.filter.contest']()}
            isRequired
            options={CONTEST_NAMES.map((id) => ({
              id,
              label: contestTitle(id),
            }))}
            value={search.contest ?? 'free'}
            onChange={(contest) => onChange({ ...search, contest })}
          />
        </div>
        <div className={styles.wide}>
          <OrderSelect search={search} onChange={onChange} />
        </div>
      </div>
    </search>
  );
}

type OrderId = `${FlightOrder} ${Direction}`;

function OrderSelect({ search, onChange }: FlightFiltersProps) {
  const messages = useMessages();
  const options = FLIGHT_ORDERS.flatMap((order) => {
    const isTime = order === 'scoring_date' || order === 'created';
    const name = messages['flights.order']({ order });
    return (['desc', 'asc'] as const).map((direction): SelectOption<OrderId> => {
      const sense = isTime
        ? messages[direction === 'desc' ? 'flights.order.newest' : 'flights.order.oldest']()
        : messages[direction === 'desc' ? 'flights.order.descending' : 'flights.order.ascending']();
      return { id: `${order} ${direction}`, label: `${name}: ${sense}` };
    });
  });
  const { order_by: order = 'scoring_date', direction = 'desc' } = search;
  return (
    <Select
      label={messages['flights.filter.order']()}
      isRequired
      options={options}
      value={`${order} ${direction}`}
      onChange={(id) => {
        const [chosen, sense] = id.split(' ') as [FlightOrder, Direction];
        onChange({ ...search, order_by: chosen, direction: sense });
      }}
    />
  );
}
