import { Button } from '@cloudstreet/ui/controls/Button';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { Inline, Stack } from '@cloudstreet/ui/layout/Stack';
import { useId } from 'react';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { DayFilter } from '../../app/search/DayFilter.js';
import {
  type DateSearch,
  type DayRange,
  dateMode,
  isDay,
  QUICK_DATES,
  quickDate,
  TODAY,
  utcDay,
  withDay,
  withoutDates,
  withSeason,
} from '../../app/search/flight-dates.js';
import type { FlightSearch } from '../../app/search/flight-search.js';
import { SeasonSelect } from '../../app/search/SeasonSelect.js';

import * as styles from './FilterDraft.css.js';
import { JointError } from './JointError.js';

/** Whether the ends of a range are days in the right order, as far as there are any. */
export function isValidRange({ start, end }: DayRange): boolean {
  // A year that is typed digit by digit is incomplete at first.
  const areDays = [start, end].every((day) => day === null || isDay(day));
  return areDays && (start === null || end === null || start <= end);
}

export interface DaysFieldsProps {
  search: FlightSearch;
  range: DayRange;
  onChange: (search: FlightSearch) => void;
  onRange: (range: DayRange) => void;
}

/** Selects a day, a range, a season or all days. The last change replaces the others. */
export function DaysFields({ search, range, onChange, onRange }: DaysFieldsProps) {
  const messages = useMessages();
  const now = useNow();
  const mode = dateMode(search);
  const errorId = useId();
  const isWrong = !isValidRange(range);
  const invalidBy = isWrong ? errorId : undefined;
  const isChosen = (dates: DateSearch) => {
    const wanted = dateMode(dates);
    return JSON.stringify(wanted) === JSON.stringify(mode);
  };
  return (
    <Stack gap="x3">
      <Inline>
        <DaysButton
          label={messages['flights.filter.allDays']()}
          isChosen={mode.kind === 'all'}
          onPress={() => onChange(withoutDates(search))}
        />
        {QUICK_DATES.map((name) => (
          <DaysButton
            key={name}
            label={messages['flights.filter.quick']({ name })}
            isChosen={isChosen(quickDate(name, now))}
            onPress={() => onChange({ ...withoutDates(search), ...quickDate(name, now) })}
          />
        ))}
      </Inline>
      <div className={styles.days}>
        <SeasonSelect
          hasAll
          season={mode.kind === 'season' ? mode.season : undefined}
          onChange={(season) => onChange(withSeason(search, season))}
        />
        <DayFilter
          day={search.scoring_date === TODAY ? utcDay(now) : search.scoring_date}
          onChange={(day) => onChange(withDay(search, day, now))}
        />
        <DateField
          label={messages['flights.filter.from']()}
          value={range.start}
          invalidBy={invalidBy}
          onChange={(start) => onRange({ ...range, start })}
        />
        <DateField
          label={messages['flights.filter.to']()}
          value={range.end}
          invalidBy={invalidBy}
          onChange={(end) => onRange({ ...range, end })}
        />
      </div>
      {isWrong && (
        <JointError id={errorId}>{messages['flights.filter.range.invalid']()}</JointError>
      )}
    </Stack>
  );
}

interface DaysButtonProps {
  label: string;
  isChosen: boolean;
  onPress: () => void;
}

/** Button that is highlighted if active. */
function DaysButton({ label, isChosen, onPress }: DaysButtonProps) {
  return (
    <Button
      size="small"
      tone={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}
