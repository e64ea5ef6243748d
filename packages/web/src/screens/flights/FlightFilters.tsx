import { Button } from '@cloudstreet/ui/controls/Button';
import { ChipButton } from '@cloudstreet/ui/controls/ChipButton';
import { Select, type SelectOption } from '@cloudstreet/ui/fields/Select';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { ContestSelect } from '../../app/search/ContestSelect.js';
import { DayFilter } from '../../app/search/DayFilter.js';
import { FilterBar } from '../../app/search/FilterBar.js';
import {
  dateMode,
  QUICK_DATES,
  quickDate,
  TODAY,
  utcDay,
  withDay,
  withoutDates,
  withSeason,
} from '../../app/search/flight-dates.js';
import {
  type Direction,
  FLIGHT_ORDERS,
  type FlightOrder,
  type FlightSearch,
} from '../../app/search/flight-search.js';
import { SeasonSelect } from '../../app/search/SeasonSelect.js';
import { MoreFilters } from './MoreFilters.js';

export interface FlightFiltersProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Filters of the list: all of them in a dialog, then season, day, contest and order. */
export function FlightFilters({ search, onChange }: FlightFiltersProps) {
  const messages = useMessages();
  const mode = dateMode(search);
  return (
    <FilterBar>
      <MoreFilters search={search} onChange={onChange} />
      <SeasonSelect
        look="chip"
        hasAll
        season={mode.kind === 'season' ? mode.season : undefined}
        onChange={(season) => onChange(withSeason(search, season))}
      />
      <ChipButton label={messages['flights.filter.day']()}>
        {(close) => (
          <DayFields
            search={search}
            onChange={(next) => {
              close();
              onChange(next);
            }}
          />
        )}
      </ChipButton>
      <ContestSelect
        look="chip"
        contest={search.contest ?? 'free'}
        onChange={(contest) => onChange({ ...search, contest })}
      />
      <OrderSelect search={search} onChange={onChange} />
    </FilterBar>
  );
}

/** Panel that selects a day: today, yesterday or any other. */
function DayFields({ search, onChange }: FlightFiltersProps) {
  const messages = useMessages();
  const now = useNow();
  return (
    <>
      <Inline>
        {QUICK_DATES.map((name) => (
          <Button
            key={name}
            size="small"
            onPress={() => onChange({ ...withoutDates(search), ...quickDate(name, now) })}
          >
            {messages['flights.filter.quick']({ name })}
          </Button>
        ))}
      </Inline>
      <DayFilter
        day={search.scoring_date === TODAY ? utcDay(now) : search.scoring_date}
        onChange={(day) => onChange(withDay(search, day, now))}
      />
    </>
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
      look="chip"
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
