import type { FilterKind, Me } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { FilterChip } from '@cloudstreet/ui/filters/FilterChip';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Inline, Stack } from '@cloudstreet/ui/layout/Stack';
import { Search } from 'lucide-react';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { FilterName } from '../../app/search/FilterName.js';
import { FILTER_SEARCH_KINDS, withPick } from '../../app/search/filter-pick.js';
import {
  appliedFilters,
  type FlightSearch,
  withoutFilter,
} from '../../app/search/flight-search.js';
import { HitPicker } from '../../app/search/HitPicker.js';
import { type PickedHit, useRecentPicks } from '../../app/search/recent-picks.js';
import { formatUrlSearch } from '../../app/search/url-search.js';

export interface PickedFiltersProps {
  search: FlightSearch;
  me: Me | undefined;
  onChange: (search: FlightSearch) => void;
}

/** Filters with their own fields. */
const ELSEWHERE: ReadonlySet<FilterKind> = new Set([
  'sc_class',
  'keyword',
  'distance_gt',
  'distance_lt',
  'altitude_gt',
  'sector',
  'point_of_interest',
  'point_schema',
  'kind',
  'pilots',
]);

/** Search box for all kinds of filters, with its results and recent choices. */
export function PickedFilters({ search, me, onChange }: PickedFiltersProps) {
  const messages = useMessages();
  const now = useNow();
  const [lately, remember] = useRecentPicks();
  // Active filters are not proposed again.
  const recent = lately.filter((one) => !isSame(withPick(search, one, now), search));
  const picked = appliedFilters(search).filter(({ filter }) => !ELSEWHERE.has(filter));
  const isMine = me !== undefined && search.user?.includes(me.id) === true;
  function pick(one: PickedHit): void {
    remember(one);
    onChange(withPick(search, one, now));
  }
  return (
    <Section title={messages['flights.filter.search']()}>
      <Stack gap="x3">
        <HitPicker
          label={messages['flights.filter.search']()}
          placeholder={messages['filters.name.placeholder']()}
          icon={<Search size={18} aria-hidden />}
          kinds={FILTER_SEARCH_KINDS}
          limit={15}
          unchosen="first"
          onPick={pick}
        />
        {picked.length > 0 && (
          <Inline>
            {picked.map((one) => (
              <FilterName key={`${one.filter} ${one.value}`} applied={one}>
                {(name) => (
                  <FilterChip name={name} onRemove={() => onChange(withoutFilter(search, one))} />
                )}
              </FilterName>
            ))}
          </Inline>
        )}
        {(recent.length > 0 || (me && !isMine)) && (
          <Inline>
            {me && !isMine && (
              <Button
                size="small"
                tone="quiet"
                onPress={() => onChange(withPick(search, { ...me, index: 'user' }, now))}
              >
                {messages['flights.filter.mine']()}
              </Button>
            )}
            {recent.length > 0 && <span>{messages['flights.filter.lately']()}</span>}
            {recent.map((one) => (
              <Button
                key={`${one.index} ${one.id}`}
                size="small"
                tone="quiet"
                aria-label={messages['flights.filter.recent']({ name: one.name })}
                onPress={() => pick(one)}
              >
                {one.name}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Section>
  );
}

function isSame(one: FlightSearch, other: FlightSearch): boolean {
  return formatUrlSearch({ ...one }) === formatUrlSearch({ ...other });
}
