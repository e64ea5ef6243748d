import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { Select } from '@cloudstreet/ui/fields/Select';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { createCursorStore } from '@cloudstreet/ui/flight';
import {
  countThermals,
  DAY_MEASURES,
  type DayMeasure,
  glidersAt,
} from '@cloudstreet/ui/map/day-tracks';
import type { MapView } from '@cloudstreet/ui/map/flights-in-view';
import { LazyDayMap } from '@cloudstreet/ui/map/LazyMap';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { formatTime, TimeZoneProvider, useUnits } from '@cloudstreet/ui/values';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { AppMaps } from '../../../app/map/AppMaps.js';
import { useMessages } from '../../../app/messages.js';
import type { DayOfFlights } from '../../../workers/read-day.js';
import { ReplayBar } from '../replay/ReplayBar.js';
import { useReplay } from '../replay/use-replay.js';
import * as styles from './DayReplay.css.js';
import { type DayChoices, useDayChoices } from './day-choices.js';
import type { DayReplaySearch } from './day-replay.js';
import { FollowedGlider } from './FollowedGlider.js';
import { GlidersInAir } from './GlidersInAir.js';
import { MissingFlights } from './MissingFlights.js';
import { labelOf } from './names-of.js';
import { ThermalsWorked } from './ThermalsWorked.js';
import { useMoment } from './use-moment.js';

export interface DayLayoutProps {
  day: DayOfFlights;
  search: DayReplaySearch;
  onSearch: (search: DayReplaySearch) => void;
}

/** Step of an arrow key in seconds. */
const STEP_S = 60;

/** The day on a map, with the clock below and the list of airborne gliders beside it. */
export function DayLayout({ day, search, onSearch }: DayLayoutProps) {
  const messages = useMessages();
  const { tracks, flights } = day;
  const followed = flights.findIndex(({ id }) => id === search.flight);
  const [clock] = useState(() => startOf(day, followed));
  const [choices, setChoices] = useDayChoices();
  // A day without known ground has no heights.
  const measure = tracks.values[choices.measure] ? choices.measure : 'altitude';
  const [view, setView] = useState<MapView>();
  const stage = useRef<HTMLDivElement>(null);
  const names = useMemo(() => flights.map(labelOf), [flights]);
  const { bbox } = search;
  const first = useMemo<MapView | undefined>(() => bbox && [...bbox], [bbox]);

  function follow(glider: number | null) {
    const { flight: _flight, ...rest } = search;
    const flight = glider === null ? undefined : flights[glider]?.id;
    onSearch(flight === undefined ? rest : { ...rest, flight });
  }

  return (
    <TimeZoneProvider timeZone={(flights[followed] ?? flights[0])?.time_zone ?? 'UTC'}>
      <div className={styles.room}>
        <div ref={stage} className={styles.stage}>
          <div className={styles.map}>
            <AppMaps>
              <LazyDayMap
                tracks={tracks}
                names={names}
                clock={clock}
                measure={measure}
                showsThermals={choices.showsThermals}
                followed={followed}
                onFollow={(glider) => {
                  if (glider !== null) follow(glider);
                }}
                view={first}
                onView={setView}
              />
            </AppMaps>
          </div>
          <Choices day={day} measure={measure} choices={choices} onChange={setChoices} />
          <DayClock day={day} clock={clock} keysIn={stage} />
        </div>
        <section className={styles.beside} aria-label={messages['day.list']()}>
          <State day={day} clock={clock} />
          <MissingFlights day={day} search={search} onSearch={onSearch} view={view} />
          {followed >= 0 && (
            <FollowedGlider
              day={day}
              clock={clock}
              followed={followed}
              onRelease={() => follow(null)}
            />
          )}
          {choices.showsThermals && <ThermalsWorked day={day} clock={clock} />}
          <GlidersInAir
            day={day}
            clock={clock}
            measure={measure}
            followed={followed}
            onFollow={follow}
          />
        </section>
      </div>
    </TimeZoneProvider>
  );
}

/** Returns a clock that starts at the takeoff of a flight, or at the first takeoff of the day. */
function startOf({ tracks }: DayOfFlights, followed: number): CursorStore {
  const clock = createCursorStore();
  const entry = followed < 0 ? undefined : tracks.offsets[followed];
  clock.set(tracks.startS + (entry === undefined ? 0 : (tracks.timeS[entry] ?? 0)));
  return clock;
}

interface DayChoicesProps {
  day: DayOfFlights;
  /** Selected measure, if this day has it. */
  measure: DayMeasure;
  choices: DayChoices;
  onChange: (choices: DayChoices) => void;
}

/** Measures for colours and labels. Heights are included only if the ground is known. */
function Choices({ day, measure, choices, onChange }: DayChoicesProps) {
  const messages = useMessages();
  return (
    <div className={styles.choices}>
      <Select
        label={messages['day.shownMeasure']()}
        isRequired
        options={DAY_MEASURES.filter((id) => day.tracks.values[id]).map((id) => ({
          id,
          label: messages['day.measure']({ measure: id }),
        }))}
        value={measure}
        onChange={(next) => onChange({ ...choices, measure: next })}
      />
      <Checkbox
        isSelected={choices.showsThermals}
        onChange={(showsThermals) => onChange({ ...choices, showsThermals })}
      >
        {messages['day.thermals']()}
      </Checkbox>
    </div>
  );
}

interface ClockProps {
  day: DayOfFlights;
  clock: CursorStore;
}

function DayClock({
  day,
  clock,
  keysIn,
}: ClockProps & { keysIn: RefObject<HTMLDivElement | null> }) {
  const prefersReducedMotion = useMediaQuery(media.reducedMotion);
  const played = { startS: day.tracks.startS, endS: day.tracks.endS, cursor: clock };
  const replay = useReplay({ ...played, autoPlays: !prefersReducedMotion });
  return <ReplayBar {...played} replay={replay} stepS={STEP_S} keysIn={keysIn} />;
}

/** Summary of the current time as text. */
function State({ day, clock }: ClockProps) {
  const messages = useMessages();
  const units = useUnits();
  const momentS = useMoment(day, clock);
  const time = new Date(momentS * 1000).toISOString();
  return (
    <p className={styles.state}>
      {messages['day.state']({
        count: glidersAt(day.tracks, momentS, 'altitude').length,
        total: day.flights.length,
        time: formatTime(time, units),
        utc: formatTime(time, { ...units, timeZone: 'UTC' }),
        thermals: countThermals(day.tracks, momentS),
      })}
    </p>
  );
}
