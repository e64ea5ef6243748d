import { useId } from 'react';
import { Button } from '../../controls/Button/Button.js';
import { DateField } from '../../fields/DateField/DateField.js';
import { Inline, Stack } from '../../layout/Stack/Stack.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { DayFilter } from '../DayFilter/DayFilter.js';
import { FilterError } from '../FilterError/FilterError.js';
import * as styles from '../Filters.css.js';
import {
  type DateSearch,
  type DayRange,
  dateMode,
  isValidRange,
  QUICK_DATES,
  quickDate,
  TODAY,
  utcDay,
  withDay,
} from '../flight-dates/flight-dates.js';
import { SeasonFilter } from '../SeasonFilter/SeasonFilter.js';

export interface DateFilterProps {
  dates: DateSearch;
  /** Called with a day, a season, the days of a button, or `{}` for all days. */
  onChange: (dates: DateSearch) => void;
  /** Fields of the range, which can be incomplete while they are typed. */
  range: DayRange;
  onRange: (range: DayRange) => void;
  /** Time that determines today, this week and the newest season. */
  now: Date;
}

/** Selects a day, a range, a season or all days. The last change replaces the others. */
export function DateFilter({ dates, onChange, range, onRange, now }: DateFilterProps) {
  const messages = useMessages();
  const mode = dateMode(dates);
  const errorId = useId();
  const isWrong = !isValidRange(range);
  const invalidBy = isWrong ? errorId : undefined;
  const isChosen = (wanted: DateSearch) =>
    JSON.stringify(dateMode(wanted)) === JSON.stringify(mode);
  return (
    <Stack gap="x3">
      <Inline>
        <DaysButton
          label={messages['filters.allDays']()}
          isChosen={mode.kind === 'all'}
          onPress={() => onChange({})}
        />
        {QUICK_DATES.map((name) => (
          <DaysButton
            key={name}
            label={messages['filters.quick']({ name })}
            isChosen={isChosen(quickDate(name, now))}
            onPress={() => onChange(quickDate(name, now))}
          />
        ))}
      </Inline>
      <div className={styles.days}>
        <SeasonFilter
          hasAll
          now={now}
          season={mode.kind === 'season' ? mode.season : undefined}
          onChange={(season) => onChange(season === undefined ? {} : { season })}
        />
        <DayFilter
          day={dates.scoring_date === TODAY ? utcDay(now) : dates.scoring_date}
          onChange={(day) => onChange(withDay({}, day, now))}
        />
        <DateField
          label={messages['filters.from']()}
          value={range.start}
          invalidBy={invalidBy}
          onChange={(start) => onRange({ ...range, start })}
        />
        <DateField
          label={messages['filters.to']()}
          value={range.end}
          invalidBy={invalidBy}
          onChange={(end) => onRange({ ...range, end })}
        />
      </div>
      {isWrong && <FilterError id={errorId}>{messages['filters.range.invalid']()}</FilterError>}
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
