import { memo } from 'react';
import { useTheme } from '../../theme/ThemeProvider.js';
import { colors as themeColors } from '../../theme/tokens.js';
import { mapColors } from '../map-colors.js';
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
import type { FlightParts } from './use-flight-parts.js';

export interface FlightLayersProps extends DrawnFlightProps {
  parts: FlightParts;
}

/** Layers of a flight on its map, from lowest to highest. */
export const FlightLayers = memo(function FlightLayers(props: FlightLayersProps) {
  const { parts, hasLanding = true, photos, cursor, onCursorChange } = props;
  const { shown, flight, drawn, course, coloring, classes, tracks, rasters } = parts;
  const theme = useTheme();
  const colors = mapColors[theme];
  const hasFixes = flight.path.length > 0;
  return (
    <>
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
      />
      <MarkerCollisionLayer turnpoints={course.turnpoints} />
      <GroundMarkers path={flight.path} hasLanding={hasLanding} />
      <TurnpointMarkers turnpoints={course.turnpoints} onSelect={onCursorChange} />
      {photos && hasFixes && <PhotoMarkers path={flight} photos={photos} />}
      {hasFixes && <GliderCanvas flight={flight} tracks={tracks} cursor={cursor} />}
      {hasFixes && props.followsCursor && <FollowCursor path={flight} cursor={cursor} />}
    </>
  );
});
