import { Select } from '@cloudstreet/ui/fields/Select';
import { FilterChip } from '@cloudstreet/ui/filters/FilterChip';
import { useMessages } from '../../app/messages.js';
import { FilterName } from '../../app/search/FilterName.js';
import {
  appliedFilters,
  type FlightSearch,
  withoutFilter,
  withoutOrphans,
} from '../../app/search/flight-search.js';
import { useSectors } from '../../app/search/place.js';
import * as styles from './FilterDraft.css.js';
import { OneChoice, QuantityField } from './fields.js';
import { PlacePicker } from './PlacePicker.js';

export interface PlaceFieldsProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Place and sector of flights. Radius and turns appear with the place that they need. */
export function PlaceFields({ search, onChange }: PlaceFieldsProps) {
  const messages = useMessages();
  const { point_of_interest: point, sector } = search;
  const place = appliedFilters(search).find(({ filter }) => filter === 'point_of_interest');
  return (
    <>
      <PlacePicker search={search} unchosen="first" onChange={onChange} />
      {place && (
        <div>
          <FilterName applied={place}>
            {(name) => (
              <FilterChip name={name} onRemove={() => onChange(withoutFilter(search, place))} />
            )}
          </FilterName>
        </div>
      )}
      <div className={styles.pair}>
        {point !== undefined && (
          <QuantityField
            label={messages['flights.filter.radius']()}
            filter="radius"
            step={1}
            search={search}
            onChange={onChange}
          />
        )}
        <SectorSelect search={search} onChange={onChange} />
        {(point ?? sector) !== undefined && (
          <OneChoice
            label={messages['flights.filter.circumnavigation']()}
            all={messages['flights.filter.circumnavigation.all']()}
            filter="circumnavigation"
            search={search}
            onChange={onChange}
          />
        )}
      </div>
    </>
  );
}

const ALL = 'all';

/** All sectors by name. A link or the search may have chosen several, which stay one option. */
function SectorSelect({ search, onChange }: PlaceFieldsProps) {
  const messages = useMessages();
  const sectors = useSectors();
  const { sector: chosen = [], ...rest } = search;
  const nameOf = (id: string) => sectors.find((one) => one.id === id)?.name ?? id;
  const value = chosen.join(',') || ALL;
  const isKnown = value === ALL || sectors.some(({ id }) => id === value);
  return (
    <Select
      label={messages['flights.filter.sector']()}
      isRequired
      options={[
        { id: ALL, label: messages['flights.filter.sector.all']() },
        ...(isKnown ? [] : [{ id: value, label: chosen.map(nameOf).join(', ') }]),
        ...sectors.map(({ id, name }) => ({ id, label: name })),
      ]}
      value={value}
      onChange={(id) => {
        if (id === ALL) onChange(withoutOrphans(rest));
        else if (id !== value) onChange({ ...rest, sector: [id] });
      }}
    />
  );
}
