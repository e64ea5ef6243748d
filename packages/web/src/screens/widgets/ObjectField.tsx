import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useState } from 'react';
import { type Entity, EntityComboBox } from '../../app/search/EntityComboBox.js';
import type { EntityFilter } from '../../app/search/flight-search.js';
import { useEntityName } from '../../app/search/use-entity-name.js';

export interface ObjectFieldProps {
  kind: EntityFilter;
  /** Id of the object; empty for none. */
  id: string;
  onChange: (id: string) => void;
}

const PROPOSALS = 10;

/** Finds a pilot, a club, an airfield or an aircraft by name. Needs a `key` with its kind. */
export function ObjectField({ kind, id, onChange }: ObjectFieldProps) {
  const kitMessages = useKitMessages();
  // The address of the page has only the id.
  const [linked] = useState(/^\d+$/.test(id) ? Number(id) : undefined);
  const name = useEntityName(kind, linked);
  const [chosen, setChosen] = useState<Entity | null>();
  const given: Entity | null =
    linked === undefined || name === undefined
      ? null
      : { id: `${kind} ${linked}`, kind, entityId: linked, label: name };
  return (
    <EntityComboBox
      // The field takes its text from the value only at first.
      key={name}
      label={kitMessages['search.kind']({ kind })}
      kinds={[kind]}
      limit={PROPOSALS}
      unchosen="first"
      isRequired
      value={chosen === undefined ? given : chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next ? String(next.entityId) : '');
      }}
    />
  );
}
