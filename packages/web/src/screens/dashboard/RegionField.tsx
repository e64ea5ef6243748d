import type { Region, SearchHit } from '@cloudstreet/sdk';
import { ComboBox, type Proposal } from '@cloudstreet/ui/fields/ComboBox';
import { useMessages } from '../../app/messages.js';
import { useHits } from '../../app/search/use-hits.js';

const PROPOSALS = 8;

export interface RegionFieldProps {
  /** Id and name of the region. */
  value: Proposal | null;
  onChange: (region: Proposal | null) => void;
}

/** Finds a region, or a country, by its name. */
export function RegionField({ value, onChange }: RegionFieldProps) {
  const messages = useMessages();
  const { hits, onSearch, isLoading } = useHits({ kinds: ['region'], limit: PROPOSALS });
  return (
    <ComboBox<Proposal>
      label={messages['dashboard.club.region']()}
      hint={messages['dashboard.club.region.hint']()}
      name="region_id"
      proposals={hits.map((hit) => toProposal(hit))}
      onSearch={onSearch}
      isLoading={isLoading}
      value={value}
      onChange={onChange}
    />
  );
}

export function proposalOf(region: Region | undefined): Proposal | null {
  return region ? { id: region.id, label: region.name } : null;
}

function toProposal(hit: SearchHit): Proposal {
  const detail = 'region' in hit ? hit.region?.name : undefined;
  return { id: String(hit.id), label: hit.name, ...(detail !== undefined && { detail }) };
}
