import '@cloudstreet/ui/page.css';
import '@cloudstreet/ui/styles.css';
import { LOCALES } from '@cloudstreet/scoring/units';
import { type Api, ApiError, createApi, memoryTokenStore, unwrap } from '@cloudstreet/sdk';
import { ErrorState } from '@cloudstreet/ui/layout/ErrorState';
import { LazyAirportMap, LazyTaskMap } from '@cloudstreet/ui/map/LazyMap';
import { MapSettingsProvider } from '@cloudstreet/ui/map/MapSettings';
import type { Messages } from '@cloudstreet/ui/messages';
import { KitProvider } from '@cloudstreet/ui/provider';
import { TimeZoneProvider } from '@cloudstreet/ui/values';
import { problemKindOf, WIDGET_THEMES, WIDGET_UNITS } from '@cloudstreet/ui/widgets/embedding';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSpoken, type Locale, localeOfReader } from '../app/locale.js';
import { MAP_FILES } from '../app/map/map-files.js';
import { mapPoints } from '../app/tasks/task-points.js';
import { taskZones } from '../app/tasks/task-zones.js';
import { FIRST_TEXTS, OTHER_TEXTS } from '../generated/messages/loaders.js';
import { addWidget } from './add-widget.js';
import * as styles from './EmbeddedFlight.css.js';
import { EmbeddedFlight, loadEmbeddedFlight } from './EmbeddedFlight.js';
import { type EmbeddedPage, embeddedPage } from './embedded-page.js';

type FlightPage = Extract<EmbeddedPage, { kind: 'flight' }>;

/** Draws the map of a page for frames. It reads as a visitor and stores nothing. */
export async function showEmbeddedMap(): Promise<void> {
  const url = new URL(window.location.href);
  const page = embeddedPage(url);
  const root = document.createElement('div');
  root.className = styles.page;
  // The element of the application has no box of its own.
  document.querySelector('#app')!.append(root);
  // The theme of the application on this device is not that of the site.
  document.documentElement.className = '';
  if (page?.kind === 'flight' && page.showsHead) {
    addWidget(root, 'cloudstreet-flight', { ...page.attributes, map: 'off' });
  }
  const element = document.createElement('div');
  element.className = styles.content;
  root.append(element);
  const api = createApi({ tokenStore: memoryTokenStore() });
  const code = localeOf(url.searchParams);
  const messages = await loadKitTexts(code);
  const map = await loadMap(api, page).catch((error: unknown) => {
    const kind = error instanceof ApiError ? problemKindOf(error.status) : 'other';
    return (
      <ErrorState
        title={messages['widget.error']({ kind, site: url.host })}
        onRetry={() => window.location.reload()}
      />
    );
  });
  const { dateLanguage, textLanguage, unitSystem } = LOCALES.find((each) => each.code === code)!;
  document.documentElement.lang = textLanguage;
  const units = parameterOf(url, 'units', WIDGET_UNITS);
  createRoot(element).render(
    <KitProvider
      messages={messages}
      locale={dateLanguage}
      unitSystem={units === undefined ? unitSystem : WIDGET_UNITS[units]}
      theme={parameterOf(url, 'theme', WIDGET_THEMES) ?? 'light'}
    >
      <MapSettingsProvider {...MAP_FILES}>{map}</MapSettingsProvider>
    </KitProvider>,
  );
}

/** Returns a parameter of the address if it names a choice. */
function parameterOf<Name extends string>(
  { searchParams }: URL,
  parameter: string,
  choices: Readonly<Record<Name, unknown>>,
): Name | undefined {
  const value = searchParams.get(parameter) ?? '';
  return Object.hasOwn(choices, value) ? (value as Name) : undefined;
}

async function loadMap(api: Api, page: EmbeddedPage | undefined): Promise<ReactNode> {
  if (page?.kind === 'flight') return loadFlightMap(api, page);
  if (page?.kind === 'task') return loadTaskMap(api, page.id);
  return page?.kind === 'airport-map' && loadAirportMap(api, page.id);
}

async function loadFlightMap(
  api: Api,
  { id, showsBarogram, attributes }: FlightPage,
): Promise<ReactNode> {
  const { flight, track } = await loadEmbeddedFlight(api, id);
  const contest = attributes['contest'] ?? 'free';
  return (
    <TimeZoneProvider timeZone={flight.time_zone}>
      <EmbeddedFlight {...{ flight, track, contest, showsBarogram }} />
    </TimeZoneProvider>
  );
}

async function loadAirportMap(api: Api, id: number): Promise<ReactNode> {
  const { name, geom } = await unwrap(api.GET('/airport/{id}', { params: { path: { id } } }));
  const [lon, lat] = geom.coordinates;
  return <LazyAirportMap airport={{ id, name, lat, lon }} />;
}

async function loadTaskMap(api: Api, id: number): Promise<ReactNode> {
  const task = await unwrap(api.GET('/task/{id}', { params: { path: { id } } }));
  const points = mapPoints(task.point_features);
  const label = task.name ?? points.map(({ name }) => name).join(' – ');
  return <LazyTaskMap label={label} tasks={[points]} zones={taskZones(task)} />;
}

/** The language of the address, else that of the browser. */
function localeOf(parameters: URLSearchParams): Locale {
  const language = parameters.get('language')?.toLowerCase();
  const chosen = language !== undefined && isSpoken(language) ? language : undefined;
  return localeOfReader(chosen, {
    languages: [...(language === undefined ? [] : [language]), ...navigator.languages],
  });
}

async function loadKitTexts(code: Locale): Promise<Messages> {
  const [first, other] = await Promise.all([FIRST_TEXTS[code](), OTHER_TEXTS[code]()]);
  // Together they have every key.
  return { ...first.texts.kitMessages, ...other.texts.kitMessages } as Messages;
}
