import { useState } from 'react';
import { DateField } from '../../fields/DateField/DateField.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { isDay } from '../flight-dates/flight-dates.js';

export interface DayFilterProps {
  /** `YYYY-MM-DD` */
  day: string | undefined;
  onChange: (day: string) => void;
}

/** Filter for the day of a list. Partial input stays in the field until it is a date. */
export function DayFilter({ day, onChange }: DayFilterProps) {
  const messages = useMessages();
  const [shownDay, setShownDay] = useState(day);
  const [draft, setDraft] = useState(day ?? null);
  if (day !== shownDay) {
    setShownDay(day);
    setDraft(day ?? null);
  }
  return (
    <DateField
      label={messages['filters.day']()}
      isRequired
      value={draft}
      onChange={(typed) => {
        setDraft(typed);
        // A year that is typed digit by digit is incomplete at first.
        if (typed !== null && isDay(typed)) onChange(typed);
      }}
    />
  );
}
