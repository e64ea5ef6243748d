import { DateField } from '@cloudstreet/ui/fields/DateField';
import { useState } from 'react';
import { useMessages } from '../../app/messages.js';

export interface DayFilterProps {
  /** `YYYY-MM-DD` */
  day: string | undefined;
  onChange: (day: string) => void;
}

/** The day of a list. What is being typed stays here until it is a day on which people fly. */
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
      label={messages['flights.filter.day']()}
      isRequired
      value={draft}
      onChange={(typed) => {
        setDraft(typed);
        if (typed !== null && isPlausible(typed)) onChange(typed);
      }}
    />
  );
}

/** While a year is typed digit by digit, it first is one of antiquity. */
function isPlausible(day: string): boolean {
  return day >= '1900-01-01';
}
