import { useMap } from '@vis.gl/react-maplibre';
import { memo, useEffect } from 'react';
import { nearLon } from '../../flight/flight-path.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { colors as themeColors } from '../../theme/tokens.js';
import { LiveMap, type LiveMapProps } from '../BaseMap/BaseMap.js';
import { mapColors } from '../map-colors.js';
import { mercatorY } from '../mercator.js';
import { WORLD_PX } from '../world-px.js';
import { FlightSurroundings } from './FlightSurroundings.js';
import { FlightTrack } from './FlightTrack.js';
import { FollowCursor } from './FollowCursor.js';
import type { DrawnFlightProps } from './flight-map-props.js';
import { GliderCanvas } from './gliders/GliderCanvas.js';
import { LegLayer } from './layers/LegLayer.js';
import { GroundMarkers } from './markers/GroundMarkers.js';
import { MarkerCollisionLayer } from './markers/MarkerCollisionLayer.js';
import { PhotoMarkers } from './markers/PhotoMarkers.js';
import { TurnpointMarkers } from './markers/TurnpointMarkers.js';
import type { SketchView } from './sketch/sketch-view.js';
import type { FlightParts } from './use-flight-parts.js';

export interface LiveFlightProps
  extends DrawnFlightProps,
    Pick<LiveMapProps, 'controls' | 'onPointer' | 'onCannotDraw' | 'onSettled'> {
  parts: FlightParts;
  /** Told how the map lies whenever it moves. Keep the function the same between renders. */
  onView?: ((view: SketchView) => void) | undefined;
}

/** A flight on the map itself. */
export const LiveFlight = memo(function LiveFlight(props: LiveFlightProps) {
  const { parts, hasLanding = true, photos, cursor, onCursorChange, onView } = props;
  const { shown, flight, drawn, course, coloring, classes, tracks, rasters } = parts;
  const theme = useTheme();
  const colors = mapColors[theme];
  const hasFixes = flight.path.length > 0;
  return (
    <LiveMap
      bounds={parts.bounds}
      whole={parts.whole}
      controls={props.controls}
      onPointer={props.onPointer}
      onCannotDraw={props.onCannotDraw}
      onSettled={props.onSettled}
    >
      <LegLayer paths={course.legs} turnpoints={course.turnpoints} colors={colors} />
      {shown.track && (
        <FlightTrack
          path={flight.path}
          sections={drawn.sections}
          coloring={coloring}
          classes={classes}
        />
      )}
      <FlightSurroundings
        {...shown}
        rasters={rasters}
        isPlaying={props.trail?.isPlaying}
        tracks={tracks}
        flight={flight}
        cursor={cursor}
        colors={colors}
        chart={themeColors[theme].chart}
        onFirstPicture={props.onFirstPicture}
      />
      <MarkerCollisionLayer turnpoints={course.turnpoints} />
      <GroundMarkers path={flight.path} hasLanding={hasLanding} />
      <TurnpointMarkers turnpoints={course.turnpoints} onSelect={onCursorChange} />
      {photos && hasFixes && <PhotoMarkers path={flight} photos={photos} />}
      {hasFixes && <GliderCanvas flight={flight} tracks={tracks} cursor={cursor} />}
      {hasFixes && props.followsCursor && <FollowCursor path={flight} cursor={cursor} />}
      {onView && <ShareView nearbyLon={flight.lon} onView={onView} />}
    </LiveMap>
  );
});

interface ShareViewProps {
  /** The map names places in any turn around the Earth, the flight in its own. */
  nearbyLon: number;
  onView: (view: SketchView) => void;
}

/** Tells how the map lies. */
function ShareView({ nearbyLon, onView }: ShareViewProps) {
  const { current: map } = useMap();
  useEffect(() => {
    if (!map) return undefined;
    const share = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const { lng, lat } = map.getCenter();
      const worldPx = WORLD_PX * 2 ** map.getZoom();
      onView({ width, height, x: nearLon(lng, nearbyLon) / 360, y: mercatorY(lat), worldPx });
    };
    share();
    map.on('move', share);
    return () => {
      map.off('move', share);
    };
  }, [map, nearbyLon, onView]);
  return null;
}
