import { Select, type SelectOption } from '@cloudstreet/ui/fields/Select';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { CollapsibleFilters } from '../../app/search/CollapsibleFilters.js';
import { ContestSelect } from '../../app/search/ContestSelect.js';
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

/** Filters of the list: season or day, contest and order. */
export function FlightFilters({ search, onChange }: FlightFiltersProps) {
  const now = useNow();
  const mode = dateMode(search);
  const day = search.scoring_date === TODAY ? utcDay(now) : search.scoring_date;
  return (
    <CollapsibleFilters className={styles.room}>
      <div className={styles.filters}>
        <SeasonSelect
          hasAll
          season={mode.kind === 'season' ? mode.season : undefined}
          onChange={(season) => onChange(withSeason(search, season))}
        />
        <DayFilter day={day} onChange={(chosen) => onChange(withDay(search, chosen, now))} />
        <div className={styles.wide}>
          <ContestSelect
            contest={search.contest ?? 'free'}
            onChange={(contest) => onChange({ ...search, contest })}
          />
        </div>
        <div className={styles.wide}>
          <OrderSelect search={search} onChange={onChange} />
        </div>
      </div>
    </CollapsibleFilters>
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
