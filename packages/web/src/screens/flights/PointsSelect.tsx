import { CONTEST_NAMES, findContestName } from '@cloudstreet/scoring/score';
import { Select } from '@cloudstreet/ui/fields/Select';
import { useContestTitle } from '../../app/contest-title.js';
import { useMessages } from '../../app/messages.js';
import type { FlightSearch } from '../../app/search/flight-search.js';

const OWN = 'own';

export interface PointsSelectProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Contest whose points the list shows, by default its own. */
export function PointsSelect({ search, onChange }: PointsSelectProps) {
  const messages = useMessages();
  const contestTitle = useContestTitle();
  const { point_schema: schema, ...rest } = search;
  return (
    <Select
      label={messages['flights.filter.points']()}
      isRequired
      options={[
        { id: OWN, label: messages['flights.filter.points.own']() },
        ...CONTEST_NAMES.map((id) => ({ id, label: contestTitle(id) })),
      ]}
      value={(schema && findContestName(schema)) ?? OWN}
      onChange={(id) => onChange(id === OWN ? rest : { ...rest, point_schema: id })}
    />
  );
}
