import { ComboBox, type Proposal } from '@cloudstreet/ui/fields/ComboBox';
import { kindIcon } from '@cloudstreet/ui/filters/NameFilter';
import { useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { useHits } from '../../app/search/use-hits.js';

interface FoundPlace extends Proposal {
  readonly lat: number;
  readonly lon: number;
}

const KINDS = ['point_of_interest', 'waypoint'] as const;

export interface PlaceSearchProps {
  onPick: (place: { name: string; lat: number; lon: number }) => void;
}

/** Finds an airfield, a town or a waypoint of another collection by its name. */
export function PlaceSearch({ onPick }: PlaceSearchProps) {
  const messages = useMessages();
  const { hits, onSearch, isLoading } = useHits({ kinds: KINDS, limit: 10 });
  const [value, setValue] = useState<FoundPlace | null>(null);
  const proposals = hits.flatMap((hit): FoundPlace[] => {
    if (hit.index !== 'point_of_interest' && hit.index !== 'waypoint') return [];
    const [lon, lat] = hit.geom.coordinates;
    const detail = hit.index === 'waypoint' ? hit.collection.name : hit.region?.name;
    return [
      {
        id: `${hit.index} ${hit.id}`,
        label: hit.name,
        icon: kindIcon(hit.index),
        lat,
        lon,
        ...(detail !== undefined && { detail }),
      },
    ];
  });
  return (
    <ComboBox<FoundPlace>
      label={messages['waypoint.place']()}
      value={value}
      proposals={proposals}
      onSearch={onSearch}
      isLoading={isLoading}
      onChange={(place) => {
        setValue(place);
        if (place) onPick({ name: place.label, lat: place.lat, lon: place.lon });
      }}
    />
  );
}
