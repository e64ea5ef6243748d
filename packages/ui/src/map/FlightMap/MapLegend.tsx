import { useMessages } from '../../messages/MessagesProvider.js';
import { COLORING_QUANTITIES, type ColorClass, type ColoringKind } from '../track-coloring.js';
import { ArrivalLegend, type ArrivalLegendProps } from './ArrivalLegend.js';
import { ColorRamp } from './ColorRamp.js';
import type { DrawnTrack } from './layers/other-tracks.js';
import * as styles from './MapLegend.css.js';
import { RasterTimes, type RasterTimesProps } from './rasters/RasterTimes.js';

export interface MapLegendProps {
  coloring?: { by: ColoringKind; classes: readonly ColorClass[] } | undefined;
  tracks: readonly DrawnTrack[];
  /** Present if arrival heights are shown. */
  arrivals?: ArrivalLegendProps | undefined;
  /** Whether the track has parts flown together with others. */
  hasMeetings?: boolean | undefined;
  /** Present if not all airspaces are drawn. */
  cutAirspaces?: { shown: number; total: number } | undefined;
  /** Image layers below the flight. */
  rasters?: RasterTimesProps | undefined;
}

/** Legend of the colours and symbols on the map. */
export function MapLegend(props: MapLegendProps) {
  const { coloring, tracks, arrivals, hasMeetings = false, cutAirspaces, rasters } = props;
  const messages = useMessages();
  const hasTimes = rasters?.rasters.some(({ times = [] }) => times.length > 0) ?? false;
  const hasNames = tracks.length > 0 || arrivals !== undefined || hasMeetings;
  if (!coloring && !hasNames && !cutAirspaces && !hasTimes) return null;
  return (
    <div className={styles.legend} data-map-legend>
      {coloring && <ColorLegend {...coloring} />}
      {tracks.length > 0 && (
        <ul className={styles.list} aria-label={messages['map.layer.otherTracks']()}>
          {tracks.map(({ id, name, color }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.line} style={{ background: color }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {hasMeetings && (
        <p className={styles.entry}>
          <span className={styles.meeting} />
          {messages['map.layer.meetings']()}
        </p>
      )}
      {arrivals && <ArrivalLegend {...arrivals} />}
      {cutAirspaces && <p>{messages['map.airspaces.cut'](cutAirspaces)}</p>}
      {rasters && <RasterTimes {...rasters} />}
    </div>
  );
}

const PHASES = [
  'barogram.phase.thermal',
  'barogram.phase.attempt',
  'barogram.phase.glide',
  'map.phase.engine',
] as const;

function ColorLegend({ by, classes }: NonNullable<MapLegendProps['coloring']>) {
  const messages = useMessages();
  const name = messages[`map.coloring.${by}`]();
  if (by !== 'phase') {
    return <ColorRamp name={name} quantity={COLORING_QUANTITIES[by]} classes={classes} />;
  }
  return (
    <ul className={styles.list} aria-label={name}>
      {classes.map(({ color, width }, index) => (
        <li key={color} className={styles.entry}>
          <span className={styles.line} style={{ background: color, blockSize: width + 1 }} />
          {messages[PHASES[index] ?? 'map.phase.engine']()}
        </li>
      ))}
    </ul>
  );
}
