import { formatNumber } from '@cloudstreet/scoring/units';
import { ApiError } from '@cloudstreet/sdk';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import { DayFilter } from '@cloudstreet/ui/filters/DayFilter';
import { TODAY, utcDay, withDay } from '@cloudstreet/ui/filters/flight-dates';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { LocalDate, useUnits } from '@cloudstreet/ui/values';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNow } from '../../../app/context.js';
import { LoadFailed } from '../../../app/errors/LoadFailed.js';
import { useMessages } from '../../../app/messages.js';
import { AppPage } from '../../../app/page/AppPage.js';
import { pathWith } from '../../../app/paths.js';
import { EntityComboBox } from '../../../app/search/EntityComboBox.js';
import { EntityName } from '../../../app/search/EntityName.js';
import { formatUrlSearch } from '../../../app/search/url-search.js';
import { NeedsPremium } from '../NeedsPremium.js';
import { DayLayout } from './DayLayout.js';
import * as styles from './DayReplay.css.js';
import { type DayReplaySearch, dayReplayPath, parseDayReplay } from './day-replay.js';
import { NoDay } from './NoDay.js';
import { useDay } from './use-day.js';

/**
 * Replay of all gliders of a day.
 *
 * @param props `raw`: search parameters of the URL.
 */
export function DayReplay({ raw }: { raw: Record<string, unknown> }) {
  const search = parseDayReplay(raw);
  const messages = useMessages();
  const navigate = useNavigate();
  const now = useNow();
  const { flight: _flight, ...where } = search;
  const { scoring_date: named = TODAY } = where;
  const day = named === TODAY ? utcDay(now) : named;
  const show = (next: DayReplaySearch, replace = false) =>
    void navigate({ href: dayReplayPath(next), replace });
  return (
    <AppPage width="filled" place={formatUrlSearch({ ...where, scoring_date: day })}>
      <PageHeader
        title={messages['day.title']()}
        note={<LocalDate date={day} dateStyle="full" />}
        actions={
          <ButtonLink
            size="small"
            href={pathWith('/flight', { scoring_date: named, airport: search.airport })}
          >
            {messages['day.flights']()}
          </ButtonLink>
        }
      />
      <search className={styles.filters} aria-label={messages['day.filters']()}>
        <ButtonLink href={dayReplayPath(withDay(where, dayAfter(day, -1), now))}>
          <ChevronLeft size={18} aria-hidden />
          <span className={styles.neighbour}>{messages['day.before']()}</span>
        </ButtonLink>
        <div className={styles.day}>
          <DayFilter day={day} onChange={(chosen) => show(withDay(where, chosen, now))} />
        </div>
        {day < utcDay(now) && (
          <ButtonLink href={dayReplayPath(withDay(where, dayAfter(day, 1), now))}>
            <span className={styles.neighbour}>{messages['day.after']()}</span>
            <ChevronRight size={18} aria-hidden />
          </ButtonLink>
        )}
        <div className={styles.airport}>
          <AirportField
            airport={search.airport?.[0]}
            onChange={(airport) => {
              const { airport: _airport, ...everywhere } = search;
              show(airport === undefined ? everywhere : { ...everywhere, airport: [airport] });
            }}
          />
        </div>
      </search>
      {/* Another day is another clock. */}
      <Day
        key={formatUrlSearch({ ...where, scoring_date: day })}
        day={day}
        search={search}
        onSearch={(next) => show(next, true)}
      />
    </AppPage>
  );
}

interface DayProps {
  /** `YYYY-MM-DD` */
  day: string;
  search: DayReplaySearch;
  onSearch: (search: DayReplaySearch) => void;
}

function Day({ day, search, onSearch }: DayProps) {
  const messages = useMessages();
  const { data, error, refetch, loadedBytes } = useDay({
    scoring_date: day,
    ...(search.airport && { airport_id_in: [...search.airport] }),
    ...(search.bbox && { bbox: [...search.bbox] }),
  });
  if (error instanceof ApiError && error.code === 'PLAN_REQUIRED') {
    return <NeedsPremium>{messages['day.upgrade']()}</NeedsPremium>;
  }
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Loading bytes={loadedBytes} />;
  if (data.flights.length === 0) {
    return <NoDay day={day} search={search} />;
  }
  return <DayLayout day={data} search={search} onSearch={onSearch} />;
}

const BYTES_PER_MB = 1e6;

function Loading({ bytes }: { bytes: number }) {
  const messages = useMessages();
  const { locale } = useUnits();
  const mb = formatNumber(bytes / BYTES_PER_MB, locale, { max: 1 });
  return (
    <div>
      <ProgressBar label={messages['day.loading']()} />
      <p className={styles.state}>{messages['day.loaded']({ mb })}</p>
    </div>
  );
}

interface AirportFieldProps {
  airport: number | undefined;
  onChange: (airport: number | undefined) => void;
}

const AIRPORTS = ['airport'] as const;

/** Selects an airfield, or all if the field is empty. */
function AirportField({ airport, onChange }: AirportFieldProps) {
  const messages = useMessages();
  const field = (name?: string) => (
    <EntityComboBox
      key={name}
      label={messages['day.airport']()}
      placeholder={messages['day.airport.placeholder']()}
      kinds={AIRPORTS}
      limit={10}
      value={
        airport !== undefined && name !== undefined
          ? { id: `airport ${airport}`, kind: 'airport', entityId: airport, label: name }
          : null
      }
      onChange={(chosen) => {
        if (chosen?.entityId !== airport) onChange(chosen?.entityId);
      }}
    />
  );
  return airport === undefined ? (
    field()
  ) : (
    <EntityName kind="airport" id={airport}>
      {field}
    </EntityName>
  );
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return utcDay(date);
}
