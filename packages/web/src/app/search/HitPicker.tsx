import type { SearchKind } from '@cloudstreet/sdk';
import { NameFilter, type NameFilterProps, type NameHit } from '@cloudstreet/ui/filters/NameFilter';
import { useState } from 'react';
import { useHits } from './use-hits.js';

export interface HitPickerProps
  extends globalThis.Pick<
    NameFilterProps,
    'label' | 'placeholder' | 'icon' | 'autoFocus' | 'unchosen' | 'onPick'
  > {
  kinds: readonly SearchKind[];
  /** Maximum number of proposals. */
  limit: number;
  /** Proposals before anything is typed. */
  recent?: readonly NameHit[];
}

const NONE: readonly NameHit[] = [];

/** Finds an object by its name on the server. */
export function HitPicker({ kinds, limit, recent = NONE, ...field }: HitPickerProps) {
  const { proposals, ...search } = useProposedHits({ kinds, limit, recent });
  return <NameFilter {...field} {...search} proposals={proposals} />;
}

/** Props of a field that proposes recent choices until something is typed, and then search results. */
export function useProposedHits({ kinds, limit, recent = NONE }: ProposedHitsOptions) {
  const [isUsed, setUsed] = useState(false);
  const { text, hits, onSearch, isLoading } = useHits({ kinds, limit, isUsed });
  const proposals = text === '' && recent.length > 0 ? recent : hits;
  return { proposals, onSearch, isLoading, onUse: () => setUsed(true) };
}

export type ProposedHitsOptions = globalThis.Pick<HitPickerProps, 'kinds' | 'limit' | 'recent'>;
