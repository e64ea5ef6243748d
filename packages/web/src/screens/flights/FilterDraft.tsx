import { FILTER_KINDS } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { ChoicesFilter, ClassFilter, KeywordFilter } from '@cloudstreet/ui/filters/ChoicesFilter';
import { DateFilter } from '@cloudstreet/ui/filters/DateFilter';
import {
  DistanceFilter,
  type DistanceLimits,
  isDistanceRange,
} from '@cloudstreet/ui/filters/DistanceFilter';
import {
  type DayRange,
  isValidRange,
  rangeOf,
  withoutDates,
  withRange,
} from '@cloudstreet/ui/filters/flight-dates';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useUnits } from '@cloudstreet/ui/values';
import { useRef, useState } from 'react';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { useFilterNames } from '../../app/search/FilterName.js';
import { type FlightSearch, withoutFilters } from '../../app/search/flight-search.js';
import { useMe } from '../../app/session.js';
import * as styles from './FilterDraft.css.js';
import { FlightCount } from './FlightCount.js';
import { OneChoice, QuantityField } from './fields.js';
import { PickedFilters } from './PickedFilters.js';
import { PlaceFields } from './PlaceFields.js';
import { PointsSelect } from './PointsSelect.js';
import { SavedFilters } from './SavedFilters.js';

export interface FilterDraftProps {
  search: FlightSearch;
  onApply: (search: FlightSearch) => void;
}

/** All filters at once. Nothing changes until they are applied. */
export function FilterDraft({ search, onApply }: FilterDraftProps) {
  const messages = useMessages();
  const kitMessages = useKitMessages();
  const { unitSystem } = useUnits();
  const me = useMe();
  const [draft, setDraft] = useState(search);
  const now = useNow();
  const [range, setRange] = useState<DayRange>(() => rangeOf(search, now));
  const fields = useRef<HTMLDivElement>(null);
  const isDistance = isDistanceRange({ overKm: draft.distance_gt, underKm: draft.distance_lt });
  const canApply = isDistance && isValidRange(range);

  function show(next: FlightSearch): void {
    setDraft(next);
    setRange(rangeOf(next, now));
  }
  /** Returns the values of the fields. */
  function chosen(): FlightSearch {
    const before = rangeOf(draft, now);
    if (range.start === before.start && range.end === before.end) return draft;
    const isEmpty = range.start === null && range.end === null;
    return isEmpty ? withoutDates(draft) : withRange(draft, range, now);
  }
  /** Scrolls to the element with the error message, which may be out of view. */
  function leadToWrong(): void {
    const isWrong = '[aria-invalid="true"]';
    const field = `input${isWrong}, [role="spinbutton"]${isWrong}`;
    fields.current?.querySelector<HTMLElement>(field)?.focus();
  }
  return (
    <div ref={fields} className={styles.fields}>
      {me && <SavedFilters me={me} search={canApply ? chosen() : undefined} onApply={onApply} />}
      <PickedFilters search={draft} me={me ?? undefined} onChange={show} />
      <Section title={messages['flights.filter.days']()}>
        <DateFilter
          dates={draft}
          onChange={(dates) => show({ ...withoutDates(draft), ...dates })}
          range={range}
          onRange={setRange}
          now={now}
        />
      </Section>
      <Section title={messages['flights.filter.distance']()}>
        <DistanceFilter
          overKm={draft.distance_gt}
          underKm={draft.distance_lt}
          onChange={(limits) => setDraft(withDistance(draft, limits))}
        />
      </Section>
      <Section title={messages['flights.filter.place']()}>
        <PlaceFields search={draft} onChange={setDraft} />
      </Section>
      <Section title={messages['flights.filter.altitudeAndPoints']()}>
        <div className={styles.pair}>
          <QuantityField
            label={messages['flights.filter.altitude']()}
            filter="altitude_gt"
            step={unitSystem === 'M' ? 500 : 1000}
            search={draft}
            onChange={setDraft}
          />
          <PointsSelect search={draft} onChange={setDraft} />
        </div>
      </Section>
      <Section title={messages['flights.filter.aircraft']()}>
        <div className={styles.pair}>
          <OneChoice
            label={messages['flights.filter.kind']()}
            all={messages['flights.filter.kind.all']()}
            filter="kind"
            search={draft}
            onChange={setDraft}
          />
          <OneChoice
            label={messages['flights.filter.pilots']()}
            all={messages['flights.filter.pilots.all']()}
            filter="pilots"
            search={draft}
            onChange={setDraft}
          />
        </div>
      </Section>
      <Section title={kitMessages['filters.classes']()}>
        <ClassFilter {...choicesOf('sc_class', draft, setDraft)} />
      </Section>
      <Section title={kitMessages['filters.keywords']()}>
        <Keywords search={draft} onChange={setDraft} />
      </Section>
      {unitSystem === 'U' && (
        <Section title={messages['flights.filter.ssaRegions']()}>
          <SsaRegions search={draft} onChange={setDraft} />
        </Section>
      )}
      <DialogActions>
        <Button tone="quiet" onPress={() => show(withoutFilters(draft))}>
          {messages['flights.filter.reset']()}
        </Button>
        {canApply ? (
          <Button tone="primary" onPress={() => onApply(chosen())}>
            <FlightCount search={chosen()} />
          </Button>
        ) : (
          <Button onPress={leadToWrong}>
            {isDistance
              ? messages['flights.filter.range.check']()
              : messages['flights.filter.distance.check']()}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

interface ChoicesProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Visitors have no friends. */
function Keywords({ search, onChange }: ChoicesProps) {
  const me = useMe();
  const { values, ...choices } = choicesOf('keyword', search, onChange);
  return <KeywordFilter {...choices} values={values.filter((one) => me || one !== 'friends')} />;
}

/** Those of several regions that are of the Soaring Society of America. Other choices are kept. */
function SsaRegions({ search, onChange }: ChoicesProps) {
  const messages = useMessages();
  const nameOf = useFilterNames();
  const { values, chosen, onChange: choose } = choicesOf('multi_region', search, onChange);
  const others = chosen.filter((value) => !isSsaRegion(value));
  return (
    <ChoicesFilter
      chosen={chosen}
      onChange={(next) => choose([...others, ...next])}
      label={messages['flights.filter.ssaRegions']()}
      values={values.filter(isSsaRegion)}
      nameOf={(value) => nameOf({ filter: 'multi_region', value })}
    />
  );
}

function isSsaRegion(value: string): boolean {
  return value.startsWith('ssa-');
}

/** Props of a field with the choices of the contract for a filter. */
function choicesOf(
  filter: 'sc_class' | 'keyword' | 'multi_region',
  search: FlightSearch,
  onChange: ChoicesProps['onChange'],
) {
  const { [filter]: chosen = [], ...rest } = search;
  return {
    values: (FILTER_KINDS[filter].values.choices ?? []).map(String),
    chosen: chosen.map(String),
    onChange: (next: string[]) => onChange(next.length > 0 ? { ...rest, [filter]: next } : rest),
  };
}

function withDistance(search: FlightSearch, { overKm, underKm }: DistanceLimits): FlightSearch {
  const { distance_gt: _over, distance_lt: _under, ...rest } = search;
  return {
    ...rest,
    ...(overKm !== undefined && { distance_gt: overKm }),
    ...(underKm !== undefined && { distance_lt: underKm }),
  };
}
