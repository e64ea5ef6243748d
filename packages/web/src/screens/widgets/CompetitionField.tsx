import { listCompetitions } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { formatDate, useUnits } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useCompetitionTitle } from '../../app/competitions/competition-title.js';
import { useApp } from '../../app/context.js';
import { LatestSelect } from './LatestSelect.js';

export interface CompetitionFieldProps {
  /** Id of the competition; empty for none. */
  id: string;
  onChange: (id: string) => void;
}

/** Selects one of the latest local competitions. */
export function CompetitionField({ id, onChange }: CompetitionFieldProps) {
  const { api } = useApp();
  const units = useUnits();
  const titleOf = useCompetitionTitle();
  // The list stays empty if it cannot be loaded.
  const { data: competitions = [], isLoading } = useQuery({
    ...operationQuery(api, listCompetitions, {}),
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const options = competitions.map((competition) => {
    const { scoring_date: date, airport } = competition;
    const place = date === undefined ? airport?.name : formatDate(date, units);
    return {
      id: String(competition.id),
      label: [titleOf(competition), place].filter(Boolean).join(' · '),
    };
  });
  return <LatestSelect kind="competition" {...{ options, isLoading, id, onChange }} />;
}
