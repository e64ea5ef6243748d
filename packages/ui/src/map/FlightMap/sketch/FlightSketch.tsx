import { PlaneLanding, PlaneTakeoff } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCanvasColors } from '../../../flight/canvas-colors.js';
import type { CursorStore } from '../../../flight/cursor-store.js';
import type { LatLon, MapPath, PathBounds } from '../../../flight/flight-path.js';
import type { MarkedTurnpoint } from '../../../flight/scored-geometry.js';
import { turnpointSign } from '../../../flight/turnpoint-names.js';
import { useMessages } from '../../../messages/MessagesProvider.js';
import { useTheme } from '../../../theme/ThemeProvider.js';
import { colors as themeColors } from '../../../theme/tokens.js';
import type { MapPointer } from '../../BaseMap/map-pointer.js';
import { useMapSettings } from '../../MapSettings/MapSettings.js';
import { mapColors } from '../../map-colors.js';
import type { TimedPath } from '../../place-at.js';
import * as styles from '../FlightMap.css.js';
import { createGliderPicture } from '../gliders/glider-picture.js';
import type { DrawnTrack } from '../layers/other-tracks.js';
import type { TrackSection } from '../layers/TrackLayer.js';
import { GROUND_OFFSETS, type MarkerOffset, TURNPOINT_OFFSETS } from '../markers/offsets.js';
import { createSketch } from './create-sketch.js';
import type { SketchTile } from './sketch-tiles.js';
import { placeIn, projectOn, type SketchView } from './sketch-view.js';
import { useSketchTiles } from './use-sketch-tiles.js';
import { useSketchView } from './use-sketch-view.js';

/** For the map that comes after it. */
export interface SketchHandle {
  /** Has the sketch show what the map does, which takes the reader's gestures from then on. */
  follow: (view: SketchView) => void;
}

export interface FlightSketchProps {
  ref: Ref<SketchHandle>;
  /** With at least one fix. */
  flight: TimedPath;
  bounds: PathBounds;
  sections: readonly TrackSection[];
  legs: readonly MapPath[];
  turnpoints: readonly MarkedTurnpoint[];
  hasLanding: boolean;
  cursor: CursorStore;
  onPointer: (pointer: MapPointer) => void;
  /** Told once it is drawn, or its base map takes too long. */
  onDrawn: () => void;
}

/** A base map that takes longer is not waited for. */
const PATIENCE_MS = 1000;
/** As far a pointer may move between press and release; the map has the same. */
const TAP_PX = 3;

/**
 * The map of a flight before its library is there, drawn the same way on a plain canvas: it answers
 * the cursor and the pointer, and stands until the map itself is drawn beneath it.
 */
export function FlightSketch({ ref, bounds, onPointer, onDrawn, ...drawn }: FlightSketchProps) {
  const { flight, turnpoints, sections, legs } = drawn;
  const { baseMapUrl } = useMapSettings();
  const theme = useTheme();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fitted = useSketchView(frame, bounds);
  const [followed, setFollowed] = useState<SketchView>();
  const view = followed ?? fitted;
  const tiles = useSketchTiles(baseMapUrl, view);
  const isDrawn = tiles !== undefined;
  const tell = useEffectEvent(onDrawn);
  useImperativeHandle(ref, () => ({ follow: setFollowed }), []);
  const draw = useMemo(() => {
    const color = themeColors[theme].chart.altitude;
    return createSketch({ colors: mapColors[theme], color, bounds, sections, legs, turnpoints });
  }, [theme, bounds, sections, legs, turnpoints]);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context && view) draw(context, { view, tiles: tiles ?? NO_TILES });
  }, [view, tiles, draw]);
  useEffect(() => {
    if (isDrawn) {
      tell();
      return undefined;
    }
    const timer = setTimeout(() => tell(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);

  const pressed = useRef({ x: 0, y: 0 });
  function report(event: MouseEvent, kind: MapPointer['kind']) {
    if (!view || event.buttons !== 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [xPx, yPx] = [event.clientX - left, event.clientY - top];
    onPointer({ ...placeIn(view, { x: xPx, y: yPx }), pixel: 1 / view.worldPx, xPx, yPx, kind });
  }

  return (
    <div
      ref={frame}
      className={followed ? styles.followingSketch : styles.sketch}
      data-part="sketch"
      data-drawn={isDrawn}
      aria-hidden
      onPointerMove={(event) => report(event, 'hover')}
      onPointerDown={({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY };
      }}
      onClick={(event) => {
        const { x, y } = pressed.current;
        // Who drags wants to move the map.
        if (Math.hypot(event.clientX - x, event.clientY - y) <= TAP_PX) report(event, 'tap');
      }}
    >
      <canvas ref={canvas} className={styles.sketchCanvas} />
      {view && !followed && <SketchMarkers {...drawn} view={view} />}
      {view && <SketchGlider flight={flight} cursor={drawn.cursor} view={view} />}
    </div>
  );
}

interface SketchMarkersProps
  extends Pick<FlightSketchProps, 'flight' | 'turnpoints' | 'hasLanding'> {
  view: SketchView;
}

/** Pictures of the markers that the map has, until they are there: nothing here is to be pressed. */
function SketchMarkers({ flight, turnpoints, hasLanding, view }: SketchMarkersProps) {
  const messages = useMessages();
  const [takeoff, landing] = [flight.path[0], flight.path.at(-1)];
  return (
    <>
      {takeoff && (
        <SketchMarker place={placeOf(takeoff)} offset={GROUND_OFFSETS.takeoff} view={view}>
          <span className={styles.ground}>
            <PlaneTakeoff size={14} />
          </span>
        </SketchMarker>
      )}
      {landing && hasLanding && (
        <SketchMarker place={placeOf(landing)} offset={GROUND_OFFSETS.landing} view={view}>
          <span className={styles.ground}>
            <PlaneLanding size={14} />
          </span>
        </SketchMarker>
      )}
      {turnpoints.map((turnpoint) => (
        <SketchMarker
          key={`${turnpoint.role} ${turnpoint.number} ${turnpoint.timeS}`}
          place={turnpoint}
          offset={TURNPOINT_OFFSETS[turnpoint.role]}
          view={view}
        >
          <span className={styles.turnpoint[turnpoint.role]}>
            {turnpointSign(turnpoint, messages)}
          </span>
        </SketchMarker>
      ))}
    </>
  );
}

function placeOf([lon, lat]: readonly [number, number]): LatLon {
  return { lat, lon };
}

interface SketchMarkerProps {
  place: LatLon;
  offset: MarkerOffset;
  view: SketchView;
  children: ReactNode;
}

function SketchMarker({ place, offset: [right, down], view, children }: SketchMarkerProps) {
  const { x, y } = projectOn(view, place);
  return (
    <div className={styles.sketchMarker} style={{ left: x + right, top: y + down }}>
      {children}
    </div>
  );
}

interface SketchGliderProps extends Pick<FlightSketchProps, 'flight' | 'cursor'> {
  view: SketchView;
}

function SketchGlider({ flight, cursor, view }: SketchGliderProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colors = useCanvasColors();
  const draw = useMemo(
    () => createGliderPicture({ flight, tracks: NO_TRACKS, colors }),
    [flight, colors],
  );
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return undefined;
    const { width, height } = view;
    const project = (place: LatLon) => projectOn(view, place);
    const paint = () => draw(context, cursor.get(), { width, height, bearingDeg: 0, project });
    paint();
    return cursor.subscribe(paint);
  }, [draw, cursor, view]);
  return <canvas ref={canvas} className={styles.gliders} data-part="sketched-glider" />;
}

const NO_TRACKS: DrawnTrack[] = [];
const NO_TILES: SketchTile[] = [];
