import type { SearchHit } from '@cloudstreet/sdk';
import { ComboBox, type Proposal } from '@cloudstreet/ui/fields/ComboBox';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useState } from 'react';
import { useHits } from '../../app/search/use-hits.js';

export interface RegistrationFieldProps {
  /** Empty for none. */
  registration: string;
  onChange: (registration: string) => void;
}

const PROPOSALS = 10;

/** Finds the registration of an aircraft that has flown. */
export function RegistrationField({ registration, onChange }: RegistrationFieldProps) {
  const kitMessages = useKitMessages();
  const { hits, onSearch, isLoading } = useHits({ kinds: ['registration'], limit: PROPOSALS });
  const [chosen, setChosen] = useState<Proposal | null>(
    registration === '' ? null : { id: registration, label: registration },
  );
  return (
    <ComboBox<Proposal>
      label={kitMessages['search.kind']({ kind: 'registration' })}
      proposals={hits.map(toProposal)}
      onSearch={onSearch}
      isLoading={isLoading}
      unchosen="first"
      isRequired
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next?.id ?? '');
      }}
    />
  );
}

function toProposal(hit: SearchHit): Proposal {
  const aircraft = 'aircraft' in hit ? hit.aircraft : undefined;
  return { id: String(hit.id), label: hit.name, ...(aircraft && { detail: aircraft.name }) };
}
