import { Button } from '@cloudstreet/ui/controls/Button';
import { DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useUnits } from '@cloudstreet/ui/values';
import { useRef, useState } from 'react';
import { useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { type DayRange, rangeOf, withoutDates, withRange } from '../../app/search/flight-dates.js';
import { type FlightSearch, withoutFilters } from '../../app/search/flight-search.js';
import { useMe } from '../../app/session.js';
import { Choices } from './Choices.js';
import { DaysFields, isValidRange } from './DaysFields.js';
import { DistanceFields, isDistanceRange } from './DistanceFields.js';
import * as styles from './FilterDraft.css.js';
import { FlightCount } from './FlightCount.js';
import { OneChoice } from './OneChoice.js';
import { PickedFilters } from './PickedFilters.js';
import { PlaceFields } from './PlaceFields.js';
import { PointsSelect } from './PointsSelect.js';
import { QuantityField } from './QuantityField.js';
import { SavedFilters } from './SavedFilters.js';

export interface FilterDraftProps {
  search: FlightSearch;
  onApply: (search: FlightSearch) => void;
}

/** All filters at once. Nothing changes until they are applied. */
export function FilterDraft({ search, onApply }: FilterDraftProps) {
  const messages = useMessages();
  const { unitSystem } = useUnits();
  const me = useMe();
  const [draft, setDraft] = useState(search);
  const now = useNow();
  const [range, setRange] = useState<DayRange>(() => rangeOf(search, now));
  const fields = useRef<HTMLDivElement>(null);
  const canApply = isDistanceRange(draft) && isValidRange(range);

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
        <DaysFields search={draft} range={range} onChange={show} onRange={setRange} />
      </Section>
      <Section title={messages['flights.filter.distance']()}>
        <DistanceFields search={draft} onChange={setDraft} />
      </Section>
      <Section title={messages['flights.filter.place']()}>
        <PlaceFields search={draft} onChange={setDraft} />
      </Section>
      <Section title={messages['flights.filter.altitudeAndPoints']()}>
        <div className={styles.pair}>
          <QuantityField
            label={messages['flights.filter.altitude']()}
            filter="altitude_gt"
            quantity="altitude"
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
      <Section title={messages['flights.filter.classes']()}>
        <Choices
          label={messages['flights.filter.classes']()}
          filter="sc_class"
          search={draft}
          onChange={setDraft}
        />
      </Section>
      <Section title={messages['flights.filter.keywords']()}>
        <Choices
          label={messages['flights.filter.keywords']()}
          filter="keyword"
          search={draft}
          onChange={setDraft}
        />
      </Section>
      {unitSystem === 'U' && (
        <Section title={messages['flights.filter.ssaRegions']()}>
          <Choices
            label={messages['flights.filter.ssaRegions']()}
            filter="multi_region"
            isOffered={(value) => value.startsWith('ssa-')}
            search={draft}
            onChange={setDraft}
          />
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
            {isDistanceRange(draft)
              ? messages['flights.filter.range.check']()
              : messages['flights.filter.distance.check']()}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}
