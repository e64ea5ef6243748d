import { useMessages } from '../../messages/MessagesProvider.js';
import type { DayMeasure } from '../day-tracks/day-tracks.js';
import { ColorRamp } from '../FlightMap/ColorRamp.js';
import * as styles from '../FlightMap/MapLegend.css.js';
import type { ColorClass } from '../track-coloring.js';
import { MEASURE_QUANTITIES } from './measures.js';

export interface DayLegendProps {
  measure: DayMeasure;
  classes: readonly ColorClass[];
  /** Colour classes of thermals, if shown. */
  thermalClasses?: readonly ColorClass[];
}

/** Legend of the colours of gliders, trails and thermals. */
export function DayLegend({ measure, classes, thermalClasses }: DayLegendProps) {
  const messages = useMessages();
  return (
    <div className={styles.legend} data-map-legend>
      <ColorRamp
        name={messages['dayMap.measure']({ measure })}
        quantity={MEASURE_QUANTITIES[measure]}
        classes={classes}
      />
      {thermalClasses && measure !== 'climb' && (
        <ColorRamp
          name={messages['map.layer.thermals']()}
          quantity="climb"
          classes={thermalClasses}
        />
      )}
    </div>
  );
}
