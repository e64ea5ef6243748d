import { fromUnit, toUnit, unitOf } from '@cloudstreet/scoring/units';
import { FILTER_KINDS } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useUnits } from '@cloudstreet/ui/values';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { useFilterNames } from '../../app/search/FilterName.js';
import {
  type FlightSearch,
  isDay,
  withoutDates,
  withRange,
} from '../../app/search/flight-search.js';
import * as styles from './MoreFilters.css.js';

export interface MoreFiltersProps {
  search: FlightSearch;
  onChange: (search: FlightSearch) => void;
}

/** Filters by what flights are like: how far, in which class, and keywords. */
export function MoreFilters({ search, onChange }: MoreFiltersProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={messages['flights.filter.more']()}
      trigger={
        <Button>
          <SlidersHorizontal size={18} aria-hidden />
          {messages['flights.filter.more']()}
        </Button>
      }
    >
      {(close) => (
        <Draft
          search={search}
          onApply={(chosen) => {
            close();
            onChange(chosen);
          }}
        />
      )}
    </Dialog>
  );
}

type Distances = Pick<FlightSearch, 'distance_gt' | 'distance_lt'>;

/** Nothing changes until it is applied. */
function Draft({ search, onApply }: { search: FlightSearch; onApply: (to: FlightSearch) => void }) {
  const messages = useMessages();
  const [start, setStart] = useState(search.scoring_date_start ?? null);
  const [end, setEnd] = useState(search.scoring_date_end ?? null);
  const [distances, setDistances] = useState<Distances>({
    ...(search.distance_gt !== undefined && { distance_gt: search.distance_gt }),
    ...(search.distance_lt !== undefined && { distance_lt: search.distance_lt }),
  });
  const [classes, setClasses] = useState(search.sc_class ?? []);
  const [keywords, setKeywords] = useState(search.keyword ?? []);
  const { distance_gt: over, distance_lt: under } = distances;
  const isPossible = over === undefined || under === undefined || over < under;
  // While a year is typed digit by digit, it first is one of antiquity.
  const isRange = start !== null && end !== null && isDay(start) && isDay(end) && start <= end;
  const isAnyDay = start === null && end === null;
  const apply = () => {
    const undated = search.scoring_date_start === undefined ? search : withoutDates(search);
    const dated = isRange ? withRange(search, start, end) : undated;
    const { distance_gt: _over, distance_lt: _under, sc_class: _c, keyword: _k, ...rest } = dated;
    onApply({
      ...rest,
      ...distances,
      ...(classes.length > 0 && { sc_class: classes }),
      ...(keywords.length > 0 && { keyword: keywords }),
    });
  };
  return (
    <>
      <Section title={messages['flights.filter.days']()}>
        <div className={styles.pair}>
          <DateField label={messages['flights.filter.from']()} value={start} onChange={setStart} />
          <DateField label={messages['flights.filter.to']()} value={end} onChange={setEnd} />
        </div>
      </Section>
      <Section title={messages['flights.filter.distance']()}>
        <DistanceFields distances={distances} onChange={setDistances} />
      </Section>
      <Section title={messages['flights.filter.classes']()}>
        <Choices
          label={messages['flights.filter.classes']()}
          filter="sc_class"
          chosen={classes}
          onChange={setClasses}
        />
      </Section>
      <Section title={messages['flights.filter.keywords']()}>
        <Choices
          label={messages['flights.filter.keywords']()}
          filter="keyword"
          chosen={keywords}
          onChange={setKeywords}
        />
      </Section>
      <DialogActions>
        {isPossible && (isRange || isAnyDay) ? (
          <Button tone="primary" onPress={apply}>
            {messages['flights.filter.apply']()}
          </Button>
        ) : (
          <p role="alert">
            {isPossible
              ? messages['flights.filter.range.invalid']()
              : messages['flights.filter.distance.invalid']()}
          </p>
        )}
      </DialogActions>
    </>
  );
}

const MAX_KM = 3000;
/** In whatever unit. */
const STEP = 50;

interface DistanceFieldsProps {
  distances: Distances;
  onChange: (distances: Distances) => void;
}

/** Bounds in the reader's unit. */
function DistanceFields({ distances, onChange }: DistanceFieldsProps) {
  const messages = useMessages();
  const unit = unitOf('distance', useUnits().unitSystem);
  const field = (bound: keyof Distances, label: string) => {
    const km = distances[bound];
    const shown = km === undefined ? Number.NaN : Math.round(toUnit(km, unit));
    return (
      <NumberField
        label={label}
        unit={unit.symbol}
        minValue={0}
        maxValue={Math.round(toUnit(MAX_KM, unit))}
        // A bound between two steps, as a link may have, is not rounded to one.
        step={shown % STEP > 0 ? 1 : STEP}
        value={shown}
        onChange={(value) => {
          const { [bound]: _before, ...other } = distances;
          const isEmpty = Number.isNaN(value);
          onChange(isEmpty ? other : { ...other, [bound]: Math.round(fromUnit(value, unit)) });
        }}
      />
    );
  };
  return (
    <div className={styles.pair}>
      {field('distance_gt', messages['flights.filter.distance.over']())}
      {field('distance_lt', messages['flights.filter.distance.under']())}
    </div>
  );
}

interface ChoicesProps<Filter extends 'sc_class' | 'keyword'> {
  label: string;
  filter: Filter;
  chosen: NonNullable<FlightSearch[Filter]>;
  onChange: (chosen: NonNullable<FlightSearch[Filter]>) => void;
}

/** All that a filter may be, to be ticked. */
function Choices<Filter extends 'sc_class' | 'keyword'>({
  label,
  filter,
  chosen,
  onChange,
}: ChoicesProps<Filter>) {
  const nameOf = useFilterNames();
  const isChosen = (value: string) => chosen.some((one) => one === value);
  const choices = FILTER_KINDS[filter].values.choices as NonNullable<FlightSearch[Filter]>;
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {choices.map((value) => (
        <Checkbox
          key={value}
          isSelected={isChosen(value)}
          onChange={(isOn) => {
            const next = choices.filter((one) => (one === value ? isOn : isChosen(one)));
            onChange(next as NonNullable<FlightSearch[Filter]>);
          }}
        >
          {nameOf({ filter, value })}
        </Checkbox>
      ))}
    </fieldset>
  );
}
