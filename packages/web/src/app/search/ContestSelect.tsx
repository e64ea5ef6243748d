import { CONTEST_NAMES, type ContestName } from '@cloudstreet/scoring/score';
import { Select } from '@cloudstreet/ui/fields/Select';
import { useContestTitle } from '../contest-title.js';
import { useMessages } from '../messages.js';

export interface ContestSelectProps {
  contest: ContestName;
  onChange: (contest: ContestName) => void;
  look?: 'field' | 'chip';
}

/** A contest by its title. */
export function ContestSelect({ contest, onChange, look = 'field' }: ContestSelectProps) {
  const messages = useMessages();
  const contestTitle = useContestTitle();
  return (
    <Select
      look={look}
      label={messages['flights.filter.contest']()}
      isRequired
      options={CONTEST_NAMES.map((id) => ({ id, label: contestTitle(id) }))}
      value={contest}
      onChange={onChange}
    />
  );
}
