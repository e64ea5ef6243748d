import { useMessages } from '../../messages/MessagesProvider.js';
import type { DayMeasure } from '../day-tracks/day-tracks.js';
import { ColorRamp } from '../FlightMap/ColorRamp.js';
import * as styles from '../FlightMap/MapLegend.css.js';
import type { ColorClass } from '../track-coloring.js';
import * as dayStyles from './DayMap.css.js';
import { MEASURE_QUANTITIES, thermalClasses } from './measures.js';

export interface DayLegendProps {
  measure: DayMeasure;
  classes: readonly ColorClass[];
  showsThermals: boolean;
}

/** What the colours of gliders, trails and thermals mean. */
export function DayLegend({ measure, classes, showsThermals }: DayLegendProps) {
  const messages = useMessages();
  return (
    <div className={styles.legend}>
      <ColorRamp
        name={messages['dayMap.measure']({ measure })}
        quantity={MEASURE_QUANTITIES[measure]}
        classes={classes}
      />
      {showsThermals && measure !== 'climb' && (
        <div className={dayStyles.roomy}>
          <ColorRamp
            name={messages['map.layer.thermals']()}
            quantity="climb"
            classes={thermalClasses()}
          />
        </div>
      )}
    </div>
  );
}
