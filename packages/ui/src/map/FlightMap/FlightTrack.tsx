import type { MapPath } from '../../flight/flight-path.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { colors as themeColors } from '../../theme/tokens.js';
import { mapColors } from '../map-colors.js';
import type { ColorClass, TrackColoring } from '../track-coloring.js';
import { ColoredTrackLayer } from './layers/ColoredTrackLayer.js';
import { TrackLayer, type TrackSection } from './layers/TrackLayer.js';

export interface FlightTrackProps {
  path: MapPath;
  sections: readonly TrackSection[];
  coloring: TrackColoring | undefined;
  classes: readonly ColorClass[] | undefined;
}

/** Track of the flight, in the colours of its values if chosen. */
export function FlightTrack({ path, sections, coloring, classes }: FlightTrackProps) {
  const theme = useTheme();
  const colors = mapColors[theme];
  if (coloring && classes) {
    return (
      <ColoredTrackLayer
        key="colored"
        path={path}
        coloring={coloring}
        classes={classes}
        colors={colors}
      />
    );
  }
  return (
    <TrackLayer
      key="plain"
      sections={sections}
      color={themeColors[theme].chart.altitude}
      casing={colors.casing}
    />
  );
}
