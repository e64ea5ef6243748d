import { Button } from '@cloudstreet/ui/controls/Button';
import { ChipButton } from '@cloudstreet/ui/controls/ChipButton';
import { DayFilter } from '@cloudstreet/ui/filters/DayFilter';
import { FilterBar } from '@cloudstreet/ui/filters/FilterBar';
import {
  dateMode,
  QUICK_DATES,
  quickDate,
  TODAY,
  utcDay,
  withDay,
  withoutDates,
  withSeason,
} from '@cloudstreet/ui/filters/flight-dates';
import { OrderFilter } from '@cloudstreet/ui/filters/OrderFilter';
import { SeasonFilter } from '@cloudstreet/ui/filters/SeasonFilter';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useNow } from '../../app/context.js';
import { ContestSelect } from '../../app/search/ContestSelect.js';
import type { FlightSearch } from '../../app/search/flight-search.js';
import { MoreFilters } from './MoreFilters.js';

export interface FlightFiltersProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Filters of the list: all of them in a dialog, then season, day, contest and order. */
export function FlightFilters({ search, onChange }: FlightFiltersProps) {
  const kitMessages = useKitMessages();
  const mode = dateMode(search);
  const { order_by: order = 'scoring_date', direction = 'desc' } = search;
  return (
    <FilterBar>
      <MoreFilters search={search} onChange={onChange} />
      <SeasonFilter
        look="chip"
        hasAll
        now={useNow()}
        season={mode.kind === 'season' ? mode.season : undefined}
        onChange={(season) => onChange(withSeason(search, season))}
      />
      <ChipButton label={kitMessages['filters.day']()}>
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
      <OrderFilter
        order={order}
        direction={direction}
        isCollection={search.flight_collection !== undefined}
        onChange={(next) =>
          onChange({ ...search, order_by: next.order, direction: next.direction })
        }
      />
    </FilterBar>
  );
}

/** Panel that selects a day: today, yesterday or any other. */
function DayFields({ search, onChange }: FlightFiltersProps) {
  const kitMessages = useKitMessages();
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
            {kitMessages['filters.quick']({ name })}
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
