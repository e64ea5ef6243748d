import { Select } from '@cloudstreet/ui/fields/Select';
import { useNow } from '../context.js';
import { useMessages } from '../messages.js';
import { seasonsUpTo } from './flight-dates.js';

export interface SeasonSelectProps {
  /** Undefined for all seasons. */
  season: number | undefined;
  onChange: (season: number | undefined) => void;
  /** Whether all seasons together can be selected. */
  hasAll?: boolean;
  look?: 'field' | 'chip';
}

const ALL = 'all';

/** Selects a season, the newest first. */
export function SeasonSelect({
  season,
  onChange,
  hasAll = false,
  look = 'field',
}: SeasonSelectProps) {
  const messages = useMessages();
  const seasons = seasonsUpTo(useNow());
  // A link may name any season.
  if (season !== undefined && !seasons.includes(season)) seasons.push(season);
  const years = seasons.map((year) => ({ id: String(year), label: String(year) }));
  const all = { id: ALL, label: messages['flights.filter.season.all']() };
  return (
    <Select
      look={look}
      label={messages['flights.filter.season']()}
      isRequired
      options={hasAll ? [all, ...years] : years}
      value={season === undefined ? ALL : String(season)}
      onChange={(id) => onChange(id === ALL ? undefined : Number(id))}
    />
  );
}
