import { DEFAULT_RADIUS_KM, type Flight } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { flightsInView, type MapView, middleOf } from '@cloudstreet/ui/map/flights-in-view';
import { LazyFlightsMap } from '@cloudstreet/ui/map/LazyMap';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useApp, useNow } from '../../../app/context.js';
import { LoadFailed } from '../../../app/errors/LoadFailed.js';
import { FlightGridSkeleton } from '../../../app/flights/FlightGrid.js';
import { HighlightContext } from '../../../app/flights/highlight.js';
import { ListedFlight } from '../../../app/flights/ListedFlight.js';
import { AppMaps } from '../../../app/map/AppMaps.js';
import { useFlightsMapLayers } from '../../../app/map/use-flights-map-layers.js';
import { useMapLayers } from '../../../app/map/use-map-layers.js';
import { useMessages } from '../../../app/messages.js';
import { AppPage } from '../../../app/page/AppPage.js';
import { flightPath } from '../../../app/paths.js';
import { FLIGHT_FORMS } from '../../../app/search/flight-forms.js';
import { type FlightSearch, flightQueryOf } from '../../../app/search/flight-search.js';
import { formatPoint, usePointOfInterest } from '../../../app/search/place.js';
import { roundedView, viewAroundPlace } from '../../../app/search/place-view.js';
import { formatUrlSearch } from '../../../app/search/url-search.js';
import { FlightsHead } from '../FlightsHead.js';
import { NoFlights } from '../NoFlights.js';
import * as styles from './FlightsOnMap.css.js';
import { PlaceFinder } from './PlaceFinder.js';

/** Number of pages that are loaded automatically. */
const PAGES = 3;
/** Distance from a place to the edges of the map at least. */
const MIN_VIEW_KM = 25;

/** Flights of a search on one map. */
export function FlightsOnMap({ search }: { search: FlightSearch }) {
  const messages = useMessages();
  return (
    <AppPage width="filled" place={formatUrlSearch({ ...search })}>
      <FlightsHead
        title={messages['flights.map.title']()}
        form="map"
        search={search}
        filter={flightQueryOf(search, useNow())}
      >
        <PlaceFinder search={search} />
      </FlightsHead>
      <MapLayout search={search} />
    </AppPage>
  );
}

function MapLayout({ search }: { search: FlightSearch }) {
  const messages = useMessages();
  const navigate = useNavigate();
  const { drawn, flights, list } = useDrawnFlights(search);
  const [pointsAtMiddle, setPointsAtMiddle] = useState(false);
  const [view, setView] = useState<MapView>();
  const [highlightedId, setHighlightedId] = useState<number | null>(null);
  const highlight = useMemo(() => ({ id: highlightedId, set: setHighlightedId }), [highlightedId]);
  const rasterLayers = useMapLayers('newest');
  const [layers, setLayers] = useFlightsMapLayers();
  const { bbox } = search;
  const { lat, lon } = usePointOfInterest(search.point_of_interest).place ?? {};
  const { radius: radiusKm = DEFAULT_RADIUS_KM } = search;
  const place = useMemo(
    () => (lat === undefined || lon === undefined ? undefined : { lat, lon, radiusKm }),
    [lat, lon, radiusKm],
  );
  // The requested box stays the initial view.
  const first = useMemo<MapView | undefined>(() => {
    if (bbox) return [...bbox];
    return place && [...viewAroundPlace(place, Math.max(2 * place.radiusKm, MIN_VIEW_KM))];
  }, [bbox, place]);
  const visible = useMemo(
    () => (view && flights ? flightsInView(flights, view) : flights),
    [flights, view],
  );

  function narrow() {
    if (!view) return;
    const seen = { ...search, bbox: roundedView(view) };
    void navigate({ to: FLIGHT_FORMS.map, search: seen });
  }
  function showThrough(position: { lat: number; lon: number }) {
    // Flights around the position would be those that never came there.
    const { bbox: _view, circumnavigation: _turns, ...anywhere } = search;
    const through = { ...anywhere, point_of_interest: formatPoint(position) };
    void navigate({ to: FLIGHT_FORMS.map, search: through });
  }

  if (list.isLoadingError) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (flights?.length === 0 && !bbox && !search.point_of_interest) {
    return <NoFlights form="map" search={search} />;
  }
  return (
    <HighlightContext value={highlight}>
      <div className={styles.room}>
        <div className={styles.map}>
          {drawn && (
            <AppMaps>
              <LazyFlightsMap
                flights={drawn}
                inView={list.data?.pages[0]}
                view={first}
                onView={setView}
                place={place}
                onThroughPosition={showThrough}
                showsMiddle={pointsAtMiddle}
                rasterLayers={rasterLayers}
                layers={layers}
                onLayersChange={setLayers}
                highlightedId={highlightedId}
                onHighlight={setHighlightedId}
                hrefOf={flightPath}
                onOpen={(flight) => void navigate({ to: '/flight/$flight', params: { flight } })}
              />
            </AppMaps>
          )}
        </div>
        <section className={styles.beside} aria-label={messages['flights.map.list']()}>
          <div className={styles.state}>
            <output>
              {flights &&
                messages['flights.map.state']({
                  count: visible?.length ?? 0,
                  loaded: flights.length,
                  isComplete: String(!list.hasNextPage),
                })}
            </output>
            {view && (
              <Button size="small" onPress={narrow}>
                {messages['flights.map.crossed']()}
              </Button>
            )}
            {view && (
              <Button
                size="small"
                onPress={() => showThrough(middleOf(view))}
                onHoverChange={setPointsAtMiddle}
                onFocusChange={setPointsAtMiddle}
              >
                {messages['flights.map.throughMiddle']()}
              </Button>
            )}
            {list.hasNextPage && (
              <Button
                size="small"
                isPending={list.isFetchingNextPage}
                onPress={() => void list.fetchNextPage()}
              >
                {messages['flights.map.more']()}
              </Button>
            )}
          </div>
          {flights?.length === 0 && search.point_of_interest ? (
            <NoFlights form="map" search={search} />
          ) : (
            <VisibleFlights flights={visible} />
          )}
        </section>
      </div>
    </HighlightContext>
  );
}

/** The flights on the map, in the order of the list. */
function VisibleFlights({ flights }: { flights: readonly Flight[] | undefined }) {
  if (!flights) return <FlightGridSkeleton count={6} />;
  return (
    <ul className={styles.list}>
      {flights.map((flight) => (
        <li key={flight.id} className={styles.item}>
          <ListedFlight flight={flight} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the first pages of the list. Each flight is drawn as its outline until its line is
 * loaded, and those of the previous list until the next is loaded, so that the map stays.
 */
function useDrawnFlights(search: FlightSearch) {
  const { api } = useApp();
  const filter = flightQueryOf(search, useNow());
  const list = useInfiniteQuery({
    ...flightQueries.list(api, filter),
    placeholderData: keepPreviousData,
  });
  const lines = useInfiniteQuery({
    ...flightQueries.lines(api, filter),
    placeholderData: keepPreviousData,
  });
  const listed = list.data?.pages.length ?? 0;
  const drawnPages = lines.data?.pages.length ?? 0;
  const mayLoadList = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError;
  const mayLoadLines = !lines.isFetching && !lines.isFetchNextPageError;
  const loadList = useEffectEvent(() => void list.fetchNextPage());
  const loadLines = useEffectEvent(() => void lines.fetchNextPage());
  useEffect(() => {
    if (mayLoadList && listed < PAGES) loadList();
  }, [mayLoadList, listed]);
  useEffect(() => {
    if (mayLoadLines && drawnPages > 0 && drawnPages < listed) loadLines();
  }, [mayLoadLines, drawnPages, listed]);

  const drawn = useMemo(() => {
    const byId = new Map(lines.data?.pages.flat().map(({ id, line }) => [id, line]));
    return list.data?.pages.flat().map((flight) => {
      const line = byId.get(flight.id);
      return line === undefined ? flight : Object.assign({}, flight, { polyline: line });
    });
  }, [list.data, lines.data]);
  return { drawn, flights: list.isPlaceholderData ? undefined : drawn, list };
}
