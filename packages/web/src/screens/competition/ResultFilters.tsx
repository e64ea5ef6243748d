import { seasonOf } from '@cloudstreet/scoring/season';
import type { CompetitionDetail, TaskScore } from '@cloudstreet/sdk';
import { Select } from '@cloudstreet/ui/fields/Select';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../app/messages.js';
import type { CompetitionSearch } from './competition-search.js';

export interface ResultFiltersProps {
  competition: CompetitionDetail;
  search: CompetitionSearch;
}

const ALL = 'all';
const FILTERS = ['sc_class', 'club', 'user', 'season'] as const;
type Filter = (typeof FILTERS)[number];

/** Filters by what the results differ in. */
export function ResultFilters({ competition, search }: ResultFiltersProps) {
  const messages = useMessages();
  const navigate = useNavigate();
  const optionsOf = useOptions(competition);
  const show = (filter: Filter, value: string) => {
    const { [filter]: _before, ...others } = search;
    const next = value === ALL ? {} : { [filter]: filter === 'sc_class' ? value : Number(value) };
    void navigate({
      to: '/task/score/$competition',
      params: { competition: competition.id },
      search: { ...others, ...next },
      replace: true,
    });
  };
  return FILTERS.map((filter) => {
    const options = optionsOf(filter);
    if (options.length < 2 && search[filter] === undefined) return null;
    return (
      <Select
        key={filter}
        look="chip"
        label={messages['competition.filter']({ filter })}
        isRequired
        options={[{ id: ALL, label: messages['competition.filter.all']({ filter }) }, ...options]}
        value={String(search[filter] ?? ALL)}
        onChange={(value) => show(filter, value)}
      />
    );
  });
}

/** Returns the values of a filter in the results, by their names. */
function useOptions({ task_score: scores }: CompetitionDetail) {
  const kit = useKitMessages();
  const valueOf = (
    filter: Filter,
    { club, user, sc_class: name, scoring_date: date }: TaskScore,
  ) => {
    switch (filter) {
      case 'sc_class':
        return name && { id: name, label: kit['aircraft.classes']({ class: name }) };
      case 'club':
        return club && { id: String(club.id), label: club.name };
      case 'user':
        return user && { id: String(user.id), label: user.name };
      case 'season': {
        const season = String(seasonOf(date));
        return { id: season, label: season };
      }
    }
  };
  return (filter: Filter) => {
    const options = scores.flatMap((score) => valueOf(filter, score) ?? []);
    const byId = new Map(options.map((option) => [option.id, option]));
    return [...byId.values()].toSorted((a, b) => a.label.localeCompare(b.label));
  };
}
