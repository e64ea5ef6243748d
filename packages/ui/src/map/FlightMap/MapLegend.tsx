import type { ArrivalKind } from '@cloudstreet/scoring/analysis';
import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatQuantity } from '../../values/format-quantity.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { type ColorClass, type ColoringKind } from '../track-coloring.js';
import { ARRIVAL_SIGNS } from './arrival-signs.js';
import * as styles from './MapLegend.css.js';
import type { DrawnTrack } from './other-tracks.js';
import { RasterTimes, type RasterTimesProps } from './RasterTimes.js';

export interface MapLegendProps {
  coloring?: { by: ColoringKind; classes: readonly ColorClass[] } | undefined;
  tracks: readonly DrawnTrack[];
  arrivals: readonly { kind: ArrivalKind }[];
  /** Pictures below the flight. */
  rasters?: RasterTimesProps | undefined;
}

const ARRIVALS = ['save', 'risky', 'distant'] as const satisfies ArrivalKind[];

/** What the colours and signs on the map mean. */
export function MapLegend({ coloring, tracks, arrivals, rasters }: MapLegendProps) {
  const messages = useMessages();
  const kinds = ARRIVALS.filter((kind) => arrivals.some((arrival) => arrival.kind === kind));
  const hasTimes = rasters?.rasters.some(({ times = [] }) => times.length > 0) ?? false;
  if (!coloring && tracks.length === 0 && kinds.length === 0 && !hasTimes) return null;
  return (
    <div className={styles.legend}>
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
      {kinds.length > 0 && (
        <ul className={styles.list} aria-label={messages['map.layer.arrivals']()}>
          {kinds.map((kind) => (
            <li key={kind} className={styles.entry}>
              <span className={styles.sign} aria-hidden>
                {ARRIVAL_SIGNS[kind].sign}
              </span>
              {messages[`map.arrival.${kind}`]()}
            </li>
          ))}
        </ul>
      )}
      {rasters && <RasterTimes {...rasters} />}
    </div>
  );
}

const PHASES = ['thermal', 'attempt', 'glide'] as const;
const QUANTITIES = {
  altitude: 'altitude',
  vario: 'climb',
  netto: 'climb',
  speed: 'cruiseSpeed',
} as const;

function ColorLegend({ by, classes }: NonNullable<MapLegendProps['coloring']>) {
  const messages = useMessages();
  const units = useUnits();
  const write = (mark: number, name: Exclude<ColoringKind, 'phase'>) =>
    formatQuantity(QUANTITIES[name], mark, units, name === 'altitude' ? undefined : 0);
  const name = messages[`map.coloring.${by}`]();
  if (by === 'phase') {
    return (
      <ul className={styles.list} aria-label={name}>
        {classes.map(({ color, width }, index) => (
          <li key={color} className={styles.entry}>
            <span className={styles.line} style={{ background: color, blockSize: width + 1 }} />
            {messages[`barogram.phase.${PHASES[index] ?? 'glide'}`]()}
          </li>
        ))}
      </ul>
    );
  }
  const marks = classes.map(({ mark = 0 }) => write(mark, by));
  // Altitudes are wider than their colours: every other one is enough.
  const isCrowded = by === 'altitude';
  return (
    <figure className={styles.ramp} aria-label={name}>
      <figcaption>
        {name}
        {marks[0] && ` (${marks[0].unit})`}
      </figcaption>
      <ol className={styles.classes}>
        {classes.map(({ color }, index) => (
          <li key={color} className={styles.step}>
            <span className={styles.swatch} style={{ background: color }} />
            <span className={isCrowded && index % 2 === 1 ? visuallyHidden : undefined}>
              {marks[index]?.number}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
