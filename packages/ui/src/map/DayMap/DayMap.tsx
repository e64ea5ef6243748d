import { type ReactNode, useMemo, useRef } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import { boundsOf, type PathBounds } from '../../flight/flight-path.js';
import { useStable } from '../../flight/use-stable-props.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatQuantityParts, quantityText } from '../../values/format-quantity-parts.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { AirportsInView } from '../airports-in-view/AirportsInView.js';
import { BaseMap } from '../BaseMap/BaseMap.js';
import { createDayMoment, moveDayMoment, valueAt } from '../day-tracks/day-moment.js';
import type { DayMeasure, DayTracks } from '../day-tracks/day-tracks.js';
import { FlightMapFallback } from '../FlightMap/FlightMapFallback.js';
import { ViewportListener } from '../FlightsMap/ViewportListener.js';
import { MapBoundary } from '../MapBoundary.js';
import { mapColors } from '../map-colors.js';
import { climbClasses } from '../track-coloring.js';
import { WORLD } from '../view-bounds.js';
import { DayCanvas } from './DayCanvas.js';
import { DayLegend } from './DayLegend.js';
import { busiestBounds, dayPaths } from './day-bounds.js';
import type { LabelTexts } from './day-labels.js';
import type { DayScene } from './day-scene.js';
import { dayClasses, MEASURE_QUANTITIES } from './measures.js';

export interface DayMapProps {
  tracks: DayTracks;
  /** Labels of the gliders, in the order of the tracks. */
  names: readonly string[];
  /** Displayed time. The map follows it without rendering. */
  clock: CursorStore;
  /** Measure for colours and labels. */
  measure: DayMeasure;
  showsThermals: boolean;
  /** Index of the glider that the camera follows; -1 for none. */
  followed: number;
  onFollow: (glider: number | null) => void;
  /** Initial bounds, by default those of most flights. */
  view?: PathBounds | undefined;
  onView?: ((view: PathBounds) => void) | undefined;
  /** Content on top of the map. */
  children?: ReactNode;
}

/**
 * Shows the gliders of a day at a time, each with a fading trail, and the thermals in use. The list
 * beside it has the same information as text.
 */
export function DayMap(props: DayMapProps) {
  return (
    <MapBoundary>
      <DrawnDay {...props} />
    </MapBoundary>
  );
}

function DrawnDay(props: DayMapProps) {
  const { clock, measure, showsThermals, followed } = props;
  const view = useStable(props.view);
  const tracks = useStable(props.tracks);
  const names = useStable(props.names);
  const messages = useMessages();
  const units = useUnits();
  const theme = useTheme();
  const colors = mapColors[theme];
  const paths = useMemo(() => dayPaths(tracks), [tracks]);
  const whole = useMemo(() => boundsOf(paths) ?? WORLD, [paths]);
  const bounds = useMemo(() => view ?? busiestBounds(paths) ?? WORLD, [paths, view]);
  const { unitSystem } = units;
  const classes = useMemo(
    () => dayClasses(tracks, measure, unitSystem, theme),
    [tracks, measure, unitSystem, theme],
  );
  const classesOfThermals = useMemo(() => climbClasses(unitSystem, theme), [unitSystem, theme]);
  const moment = useMemo(() => {
    const moved = createDayMoment(tracks);
    moveDayMoment(moved, tracks, clock.get() ?? tracks.startS);
    return moved;
  }, [tracks, clock]);
  const momentS = useRef(tracks.startS);

  const sceneOf = (): DayScene => ({
    tracks,
    moment,
    momentS: momentS.current,
    measure,
    classes,
    thermalClasses: classesOfThermals,
    showsThermals,
    followed,
    unknownColor: colors.name,
    casing: colors.casing,
    ink: colors.ink,
  });

  const texts = useMemo((): LabelTexts => {
    const column = tracks.values[measure];
    const quantity = MEASURE_QUANTITIES[measure];
    return {
      textOf(glider) {
        const value = column ? valueAt(column, moment, glider) : Number.NaN;
        const name = names[glider] ?? '';
        if (Number.isNaN(value)) return name;
        return `${name} · ${quantityText(formatQuantityParts(quantity, value, units))}`;
      },
      climbText: (climbMps) => quantityText(formatQuantityParts('climb', climbMps, units)),
    };
  }, [tracks, measure, moment, names, units]);

  return (
    <BaseMap
      label={messages['dayMap.title']()}
      bounds={bounds}
      whole={whole}
      overlay={
        <DayLegend
          measure={measure}
          classes={classes}
          {...(showsThermals && { thermalClasses: classesOfThermals })}
        />
      }
      description={<p className={visuallyHidden}>{messages['dayMap.text']()}</p>}
      fallback={<FlightMapFallback paths={paths.filter((path) => path.length > 1)} legs={[]} />}
    >
      <AirportsInView nearbyLon={whole[0]} colors={colors} />
      <DayCanvas
        clock={clock}
        onClock={() => {
          momentS.current = clock.get() ?? tracks.startS;
          moveDayMoment(moment, tracks, momentS.current);
        }}
        sceneOf={sceneOf}
        texts={texts}
        onPick={props.onFollow}
      />
      {props.onView && <ViewportListener onView={props.onView} />}
      {props.children}
    </BaseMap>
  );
}
