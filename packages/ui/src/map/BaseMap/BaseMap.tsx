import { AttributionControl, Map as MapView, ScaleControl } from '@vis.gl/react-maplibre';
import * as maplibre from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PathBounds } from '../../flight/flight-path.js';
import { useStable } from '../../flight/use-stable-props.js';
import { ErrorState } from '../../layout/ErrorState/ErrorState.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { noteDetail } from '../detailed-map/detail-source.js';
import { LOAD_RETRIES, retryPauseMs } from '../load-with-retry.js';
import { useMapSettings } from '../MapSettings/MapSettings.js';
import { mapColors } from '../map-colors.js';
import { BASE_MAP_SCHEME, BASE_SOURCES } from '../map-style.js';
import { viewAround } from '../view-bounds.js';
import { WORLD_PX } from '../world-px.js';
import { AutoFitBounds } from './AutoFitBounds.js';
import * as styles from './BaseMap.css.js';
import { readBaseMap } from './base-map-tiles.js';
import { GraticuleLayer } from './GraticuleLayer.js';
import { hasWebGl, mayHaveWebGl } from './has-web-gl.js';
import { LandEverywhere } from './LandEverywhere.js';
import { MapControls } from './MapControls.js';
import { MapPlaceholder } from './MapPlaceholder.js';
import type { MapPointer } from './map-pointer.js';
import { MAX_FIT_ZOOM } from './max-fit-zoom.js';
import { SIDE_VIEW_DEG } from './side-view.js';
import { useGroundState } from './use-ground-state.js';
import { useMapStyle } from './use-map-style.js';
import { useWorkerUrl } from './use-worker-url.js';

maplibre.addProtocol(BASE_MAP_SCHEME, readBaseMap);

export interface BaseMapProps {
  /** Accessible name, which describes the content. */
  label: string;
  /** Bounds to fit into view, with a margin. */
  bounds: PathBounds;
  /** Bounds of all content, if larger than `bounds`. A control shows them. */
  whole?: PathBounds | undefined;
  /** Layers and markers. */
  children?: ReactNode;
  /** Buttons in addition to those for zooming. */
  controls?: ReactNode;
  onPointer?: ((pointer: MapPointer) => void) | undefined;
  /** Whether the map is tilted at first and can be rotated and tilted. */
  isInSpace?: boolean | undefined;
  /** Whether something else than the user moves the map, such as a camera. */
  isHeld?: boolean | undefined;
  /** Called when the user wants to see everything. */
  onFit?: (() => void) | undefined;
  /** Called when the map is drawn for the first time. */
  onDrawn?: (() => void) | undefined;
  /** Called if the map cannot be drawn: without WebGL, or after the last attempt to load it. */
  onFailed?: (() => void) | undefined;
  /** Pixels of the drawing per pixel of the page; by default those of the screen. */
  pixelRatio?: number | undefined;
  /** Content on top of the map, such as a legend. */
  overlay?: ReactNode;
  /** Text alternative, for screen readers. */
  description?: ReactNode;
  /** Content instead of the map, if the browser has no WebGL. */
  fallback: ReactNode;
}

/**
 * Base map with grid, scale, attribution and controls, on which layers are drawn. North is up,
 * unless the map can be rotated.
 */
export function BaseMap({ label, description, fallback, overlay, ...props }: BaseMapProps) {
  const [canDraw, setCanDraw] = useState(mayHaveWebGl);
  const { onFailed } = props;
  useEffect(() => {
    if (!canDraw) onFailed?.();
  }, [canDraw, onFailed]);
  return (
    <section className={props.isInSpace ? styles.frameInSpace : styles.frame} aria-label={label}>
      {canDraw ? <LiveMap {...props} onCannotDraw={() => setCanDraw(false)} /> : fallback}
      {canDraw && overlay}
      {description}
    </section>
  );
}

interface LiveMapProps
  extends Pick<
    BaseMapProps,
    | 'bounds'
    | 'whole'
    | 'children'
    | 'controls'
    | 'onPointer'
    | 'isInSpace'
    | 'isHeld'
    | 'onFit'
    | 'onDrawn'
    | 'onFailed'
    | 'pixelRatio'
  > {
  /** Called if this browser cannot draw maps. */
  onCannotDraw: () => void;
}

/** Restarts the map after a load error, up to a limit. Then it shows the error. */
function LiveMap({ onCannotDraw, onFailed, ...props }: LiveMapProps) {
  const { onLoadError } = useMapSettings();
  const messages = useMessages();
  const [attempt, setAttempt] = useState(0);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const hasFailed = attempt > LOAD_RETRIES;
  useEffect(() => {
    if (hasFailed) onFailed?.();
  }, [hasFailed, onFailed]);
  if (hasFailed) {
    return (
      <div className={styles.failed}>
        <ErrorState title={messages['map.failed']()} onRetry={() => setAttempt(0)} />
      </div>
    );
  }
  // A map that fails reports several errors, which count as one failure.
  function handleError(error: Error) {
    if (!hasWebGl()) {
      onCannotDraw();
      return;
    }
    onLoadError?.(error);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAttempt(attempt + 1), retryPauseMs(attempt));
  }
  return <MapWithWorker key={attempt} {...props} onLoadError={handleError} />;
}

interface MapCanvasProps extends Omit<LiveMapProps, 'onCannotDraw' | 'onFailed'> {
  workerUrl: string;
  onLoadError: (error: Error) => void;
}

/** Shows a placeholder until the address of the worker is known. */
function MapWithWorker(props: Omit<MapCanvasProps, 'workerUrl'>) {
  const { onLoadError } = props;
  const workerUrl = useWorkerUrl(useMapSettings().workerUrl, onLoadError);
  if (workerUrl === undefined) {
    return (
      <div className={styles.canvas} aria-busy>
        <MapPlaceholder />
      </div>
    );
  }
  return <MapCanvas {...props} workerUrl={workerUrl} />;
}

function MapCanvas({
  bounds: givenBounds,
  whole = givenBounds,
  children,
  controls,
  onPointer,
  isInSpace = false,
  isHeld = false,
  onFit,
  onDrawn,
  pixelRatio,
  onLoadError,
  workerUrl,
}: MapCanvasProps) {
  const messages = useMessages();
  const bounds = useStable(givenBounds);
  const { unitSystem } = useUnits();
  const { detailedMap, terrain, styleUrl } = useMapSettings();
  const hasManySources = detailedMap !== undefined || terrain !== undefined;
  const colors = mapColors[useTheme()];
  const style = useMapStyle(isInSpace);
  const [isLoaded, setLoaded] = useState(false);
  const [ground, lookForGround] = useGroundState(styleUrl === undefined ? BASE_SOURCES : undefined);
  // Read only when the map is created.
  const [initial] = useState(() => ({
    bounds: viewAround(bounds),
    fitBoundsOptions: { maxZoom: MAX_FIT_ZOOM, pitch: isInSpace ? SIDE_VIEW_DEG : 0 },
  }));
  const texts = useMemo(
    () => ({
      'Map.Title': isInSpace ? messages['scene.canvas']() : messages['map.canvas'](),
      'ScaleControl.Feet': 'ft',
      'ScaleControl.Miles': 'mi',
    }),
    [messages, isInSpace],
  );

  function report(event: maplibre.MapMouseEvent, kind: MapPointer['kind']) {
    const { buttons, target } = event.originalEvent;
    // A button over the map handles its own pointer.
    if (buttons !== 0 || (target instanceof Element && target.closest('button'))) return;
    const pixel = 1 / (WORLD_PX * 2 ** event.target.getZoom());
    const { x: xPx, y: yPx } = event.point;
    onPointer?.({ lat: event.lngLat.lat, lon: event.lngLat.lng, pixel, xPx, yPx, kind });
  }

  return (
    <div
      className={`${styles.canvas} ${hasManySources ? styles.withManySources : ''}`}
      aria-busy={!isLoaded}
      data-without-ground={isLoaded || ground !== 'awaited' ? undefined : ''}
    >
      {!isLoaded && <MapPlaceholder />}
      <MapView
        mapLib={maplibre}
        workerUrl={workerUrl}
        mapStyle={style}
        initialViewState={initial}
        attributionControl={false}
        dragRotate={isInSpace}
        pitchWithRotate={isInSpace}
        touchPitch={isInSpace}
        maxPitch={isInSpace ? MAX_PITCH_DEG : 0}
        {...(pixelRatio !== undefined && { pixelRatio })}
        {...(isInSpace && { canvasContextAttributes: SMOOTH_EDGES })}
        minZoom={1.5}
        maxZoom={17}
        fadeDuration={0}
        locale={texts}
        onMouseMove={(event) => report(event, 'hover')}
        onClick={(event) => report(event, 'tap')}
        onLoad={({ target }) => {
          if (!isInSpace) {
            target.touchZoomRotate.disableRotation();
            target.keyboard.disableRotation();
          }
          onDrawn?.();
        }}
        onIdle={() => setLoaded(true)}
        onSourceData={(event) => {
          noteDetail(event);
          lookForGround(event);
        }}
        onError={(event) => {
          // The map still works without a tile.
          if (!isLoaded && !('tile' in event)) onLoadError(event.error);
        }}
      >
        {ground === 'late' && <LandEverywhere land={colors.land} water={colors.water} />}
        <GraticuleLayer bounds={bounds} color={colors.graticule} />
        {children}
        <AutoFitBounds bounds={bounds} isHeld={isHeld} />
        <MapControls bounds={whole} onFit={onFit}>
          {controls}
        </MapControls>
        {!isInSpace && (
          <ScaleControl position="bottom-left" unit={unitSystem === 'U' ? 'imperial' : 'metric'} />
        )}
        <AttributionControl position="bottom-right" compact={false} />
      </MapView>
    </div>
  );
}

const MAX_PITCH_DEG = 80;
const SMOOTH_EDGES = { antialias: true };
