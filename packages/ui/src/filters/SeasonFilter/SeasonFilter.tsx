import { Select } from '../../fields/Select/Select.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { seasonsUpTo } from '../flight-dates/flight-dates.js';

export interface SeasonFilterProps {
  /** Undefined for all seasons. */
  season: number | undefined;
  onChange: (season: number | undefined) => void;
  /** Time that determines the newest season. */
  now: Date;
  /** Whether all seasons together can be selected. */
  hasAll?: boolean;
  look?: 'field' | 'chip';
}

const ALL = 'all';

/** Selects a season, the newest first. */
export function SeasonFilter(props: SeasonFilterProps) {
  const { season, onChange, now, hasAll = false, look = 'field' } = props;
  const messages = useMessages();
  const seasons = seasonsUpTo(now);
  // A link may name any season.
  if (season !== undefined && !seasons.includes(season)) seasons.push(season);
  const years = seasons.map((year) => ({ id: String(year), label: String(year) }));
  const all = { id: ALL, label: messages['filters.season.all']() };
  return (
    <Select
      look={look}
      label={messages['filters.season']()}
      isRequired
      options={hasAll ? [all, ...years] : years}
      value={season === undefined ? ALL : String(season)}
      onChange={(id) => onChange(id === ALL ? undefined : Number(id))}
    />
  );
}
