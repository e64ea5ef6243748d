import type { SearchHit, SearchKind } from '@cloudstreet/sdk';
import { searchQueries } from '@cloudstreet/sdk/react';
import { ComboBox, type ComboBoxProps, type Proposal } from '@cloudstreet/ui/fields/ComboBox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2, type LucideIcon, Plane, TowerControl, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { useDebounced } from './use-debounced.js';

/** Something found by name: a user, a club, an airport or an aircraft. */
export interface Entity extends Proposal {
  readonly kind: SearchKind;
  readonly entityId: number;
}

export interface EntityComboBoxProps
  extends Omit<ComboBoxProps<Entity>, 'proposals' | 'onSearch' | 'isLoading'> {
  /** What to look for; one kind alone needs no naming in the proposals. */
  kinds: readonly SearchKind[];
  /** At most so many proposals. */
  limit: number;
  /** One more proposal behind the found ones, made of the text typed. */
  propose?: (text: string) => Entity | null;
}

const ICONS: Record<SearchKind, LucideIcon> = {
  user: UserRound,
  club: Building2,
  airport: TowerControl,
  aircraft: Plane,
};

/** Finds something by its name. A question that is overtaken by the next is given up. */
export function EntityComboBox({ kinds, limit, propose, ...props }: EntityComboBoxProps) {
  const { api } = useApp();
  const messages = useMessages();
  const [text, setText] = useState('');
  const name = useDebounced(text);
  const { data, isFetching } = useQuery({
    ...searchQueries.hits(api, { name, kinds, limit }),
    placeholderData: keepPreviousData,
    // A failed search just has no proposals.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  const showsKind = kinds.length > 1;
  const found = (text === '' ? [] : (data ?? [])).map((hit) =>
    toEntity(hit, showsKind ? messages['search.kind']({ kind: hit.index }) : undefined),
  );
  const own = propose?.(text.trim());
  const isKnown = found.some(({ label }) => label.toLowerCase() === own?.label.toLowerCase());
  return (
    <ComboBox<Entity>
      {...props}
      proposals={own && !isKnown ? [...found, own] : found}
      onSearch={setText}
      isLoading={isFetching || name !== text}
    />
  );
}

function toEntity(hit: SearchHit, kindName: string | undefined): Entity {
  const Icon = ICONS[hit.index];
  const detail = [kindName, hit.club?.name, hit.region?.name].filter(Boolean).join(' · ');
  return {
    id: `${hit.index} ${hit.id}`,
    kind: hit.index,
    entityId: hit.id,
    label: hit.name,
    icon: <Icon size={18} aria-hidden />,
    ...(detail && { detail }),
  };
}
