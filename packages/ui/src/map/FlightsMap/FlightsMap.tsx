import type { Flight } from '@cloudstreet/sdk';
import { useMemo, useState } from 'react';
import { createCursorStore } from '../../flight/cursor-store.js';
import { boundsOf, type PathBounds as MapBounds } from '../../flight/flight-path.js';
import { useStableProps } from '../../flight/use-stable-props.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { FlightTile } from '../../tiles/FlightTile/FlightTile.js';
import { AirportLayer } from '../AirportLayer.js';
import { AirportsInView, type AirportsInViewProps } from '../airports-in-view/AirportsInView.js';
import { BaseMap } from '../BaseMap/BaseMap.js';
import { FlightMapFallback } from '../FlightMap/FlightMapFallback.js';
import { LayersMenu } from '../FlightMap/LayersMenu.js';
import { MapLegend } from '../FlightMap/MapLegend.js';
import type { RasterLayer } from '../FlightMap/map-features.js';
import { type MapLayers, rasterChoices, shownRasters } from '../FlightMap/map-layers.js';
import { Rasters } from '../FlightMap/rasters/Rasters.js';
import { useLayerAdded } from '../FlightMap/use-layer-added.js';
import { MapBoundary } from '../MapBoundary.js';
import { mapColors } from '../map-colors.js';
import { WORLD } from '../view-bounds.js';
import { busiestRegion } from './busiest-region.js';
import { FLIGHTS_LAYER, FlightLines } from './FlightLines.js';
import { FlightPicker } from './FlightPicker.js';
import * as styles from './FlightsMap.css.js';
import { MiddleMark } from './MiddleMark.js';
import { airportsOf, type OutlinedFlight, outlinesOf } from './outlines.js';
import { type MapPlace, PlaceCircle } from './PlaceCircle.js';
import { PositionMenu, type PositionMenuProps } from './PositionMenu.js';
import { ViewportListener } from './ViewportListener.js';

export interface FlightsMapProps {
  /** Flights without an outline are left out. */
  flights: readonly Flight[];
  /**
   * Flights that are shown first, such as the first page of a long list; all by default. The map
   * shows the region with most of them.
   */
  inView?: readonly Flight[] | undefined;
  /** Highlighted flight, such as that of the tile under the pointer. */
  highlightedId: number | null;
  /** Called with the flight under the pointer, or `null`. */
  onHighlight: (id: number | null) => void;
  /** Initial bounds, by default those of the flights. */
  view?: MapBounds | undefined;
  /** Called with the view whenever the map comes to rest. */
  onView?: ((view: MapBounds) => void) | undefined;
  /** A place whose surroundings are drawn. */
  place?: MapPlace | undefined;
  /** Called when the user asks for the flights through a position. */
  onThroughPosition?: PositionMenuProps['onPosition'] | undefined;
  /** Whether to mark the middle of the map, for an action there. */
  showsMiddle?: boolean | undefined;
  /** Satellite images, weather maps and other tiles, each of one time. */
  rasterLayers?: readonly RasterLayer[] | undefined;
  /** Layers that the user switched on or off. */
  layers?: MapLayers | undefined;
  /**
   * Called when the user switches layers, so that the choice can be stored. Without it there is no
   * menu.
   */
  onLayersChange?: ((layers: MapLayers) => void) | undefined;
  hrefOf: (id: number) => string;
  /** Called with the pressed flight. */
  onOpen: (id: number) => void;
}

/**
 * Shows many flights on one map as outlines. The list beside it has the same information as text.
 */
export function FlightsMap(props: FlightsMapProps) {
  return (
    <MapBoundary>
      <DrawnFlights {...props} />
    </MapBoundary>
  );
}

function DrawnFlights(given: FlightsMapProps) {
  const props = useStableProps(given);
  const { flights, inView = flights, view, highlightedId, onHighlight, hrefOf, onOpen } = props;
  const { rasterLayers = NO_RASTERS, layers = NO_LAYERS, onLayersChange } = props;
  const messages = useMessages();
  const theme = useTheme();
  const colors = mapColors[theme];
  const drawn = useMemo(() => outlinesOf(flights), [flights]);
  const airports = useMemo(() => airportsOf(drawn), [drawn]);
  const bounds = useMemo(
    () => (view ? within(view) : boundsOfAll(busiestRegion(outlinesOf(inView)))),
    [inView, view],
  );
  const rasters = useMemo(() => shownRasters(rasterLayers, layers), [rasterLayers, layers]);
  const [cursor] = useState(createCursorStore);
  const whole = useMemo(() => boundsOfAll(drawn), [drawn]);
  const [pickedId, setPickedId] = useState<number | null>(null);
  const picked = drawn.find(({ flight }) => flight.id === pickedId);

  function pick(id: number | null) {
    setPickedId(id);
    onHighlight(id);
  }

  return (
    <BaseMap
      label={messages['map.flights']()}
      bounds={bounds}
      whole={whole}
      controls={
        onLayersChange &&
        rasterLayers.length > 0 && (
          <LayersMenu
            choices={rasterChoices(rasterLayers)}
            layers={layers}
            onLayersChange={onLayersChange}
          />
        )
      }
      overlay={<MapLegend tracks={[]} rasters={{ rasters, cursor }} />}
      description={
        <p className={visuallyHidden}>{messages['map.flights.text']({ count: drawn.length })}</p>
      }
      fallback={<FlightMapFallback paths={drawn.map(({ path }) => path)} legs={[]} />}
    >
      <Rasters rasters={rasters} cursor={cursor} />
      {props.place && <PlaceCircle place={props.place} colors={colors} />}
      <FlightLines flights={drawn} highlightedId={highlightedId} colors={colors} theme={theme} />
      <AirportLayer airports={airports} colors={colors} names="beside" />
      <OtherAirports except={airports} nearbyLon={whole[0]} colors={colors} />
      {props.onView && <ViewportListener onView={props.onView} />}
      <FlightPicker pickedId={pickedId} onPick={pick} onOpen={onOpen} />
      {props.onThroughPosition && (
        <PositionMenu
          label={messages['map.flights.through']()}
          onPosition={props.onThroughPosition}
        />
      )}
      {props.showsMiddle && <MiddleMark />}
      {picked && <PickedFlight drawn={picked} href={hrefOf(picked.flight.id)} />}
    </BaseMap>
  );
}

const NO_RASTERS: RasterLayer[] = [];
const NO_LAYERS: MapLayers = {};

function boundsOfAll(flights: readonly OutlinedFlight[]) {
  return boundsOf(flights.map(({ path }) => path)) ?? WORLD;
}

/** Returns the box that fills the view when the usual margin is added around it. */
function within([west, south, east, north]: MapBounds): MapBounds {
  const end = east < west ? east + 360 : east;
  const [lon, lat] = [(end - west) / 6, (north - south) / 6];
  return [west + lon, south + lat, end - lon, north - lat];
}

/** Airports of the surroundings, below the flights. */
function OtherAirports(props: Omit<AirportsInViewProps, 'beforeId'>) {
  const isAdded = useLayerAdded(FLIGHTS_LAYER);
  return isAdded && <AirportsInView {...props} beforeId={FLIGHTS_LAYER} />;
}

/** The tile of the flight under the pointer. */
function PickedFlight({ drawn: { flight }, href }: { drawn: OutlinedFlight; href: string }) {
  return (
    <div className={styles.picked}>
      <FlightTile flight={flight} href={href} />
    </div>
  );
}
