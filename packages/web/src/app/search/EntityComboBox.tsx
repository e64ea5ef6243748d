import type { SearchHit } from '@cloudstreet/sdk';
import { ComboBox, type ComboBoxProps, type Proposal } from '@cloudstreet/ui/fields/ComboBox';
import { kindIcon } from '@cloudstreet/ui/filters/NameFilter';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import type { EntityFilter } from './flight-search.js';
import { useHits } from './use-hits.js';

/** An object found by name: a user, a club, an airport or an aircraft. */
export interface Entity extends Proposal {
  readonly kind: EntityFilter;
  readonly entityId: number;
}

export interface EntityComboBoxProps
  extends Omit<ComboBoxProps<Entity>, 'proposals' | 'onSearch' | 'isLoading'> {
  /** Kinds to search. Proposals name their kind if there are several. */
  kinds: readonly EntityFilter[];
  /** Maximum number of proposals. */
  limit: number;
  /** Proposals before anything is typed. */
  latest?: readonly Entity[] | 'loading' | undefined;
  /** Returns an additional last proposal for the typed text. */
  propose?: (text: string) => Entity | null;
}

/** Finds an object by its name. */
export function EntityComboBox({ kinds, limit, latest, propose, ...props }: EntityComboBoxProps) {
  const kitMessages = useKitMessages();
  const { text, hits, onSearch, isLoading } = useHits({ kinds, limit });
  const showsKind = kinds.length > 1;
  const hitEntities = hits.map((hit) =>
    toEntity(hit, showsKind ? kitMessages['search.kind']({ kind: hit.index }) : undefined),
  );
  const proposed = text === '' ? latest : undefined;
  const found = proposed && proposed !== 'loading' ? proposed : hitEntities;
  const own = propose?.(text.trim());
  const isKnown = found.some(({ label }) => label.toLowerCase() === own?.label.toLowerCase());
  return (
    <ComboBox<Entity>
      {...props}
      proposals={own && !isKnown ? [...found, own] : found}
      onSearch={onSearch}
      isLoading={isLoading || proposed === 'loading'}
    />
  );
}

function toEntity(hit: SearchHit, kindName: string | undefined): Entity {
  const club = 'club' in hit ? hit.club : undefined;
  const region = 'region' in hit ? hit.region : undefined;
  const detail = [kindName, club?.name, region?.name].filter(Boolean).join(' · ');
  return {
    id: `${hit.index} ${hit.id}`,
    // Only these kinds were requested.
    kind: hit.index as EntityFilter,
    entityId: Number(hit.id),
    label: hit.name,
    icon: kindIcon(hit.index),
    ...(detail && { detail }),
  };
}
