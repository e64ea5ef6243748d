import { useEffect, useRef, useState } from 'react';
import type { MapPointer } from '../../BaseMap/map-pointer.js';
import { LazyMap } from '../../LazyMap/LazyMap.js';
import { useMapSettings } from '../../MapSettings/MapSettings.js';
import type { LiveFlightProps } from '../LiveFlight.js';
import { FlightSketch, type SketchHandle } from './FlightSketch.js';
import type { SketchView } from './sketch-view.js';
import { useIdle } from './use-idle.js';

export interface SketchedFlightProps extends Omit<LiveFlightProps, 'onSettled' | 'onView'> {
  onPointer: (pointer: MapPointer) => void;
}

/** From when the map is loaded: what comes of it later is seen as it comes. */
const PATIENCE_MS = 8000;

/** The sketch of a flight, then beneath it the map, until that is drawn. */
export function SketchedFlight(props: SketchedFlightProps) {
  const { parts, hasLanding = true, cursor, onPointer } = props;
  const { flight, drawn, shown, bounds } = parts;
  const { styleUrl } = useMapSettings();
  // It knows no other style, and nothing is soon drawn of no flight.
  const [isSketched] = useState(styleUrl === undefined && flight.path.length > 0);
  const [isDrawn, setDrawn] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const sketch = useRef<SketchHandle>(null);
  const mayLoad = useIdle(isDrawn) || !isSketched;
  const [settle] = useState(() => () => setSettled(true));
  const [follow] = useState(() => (view: SketchView) => sketch.current?.follow(view));
  useEffect(() => {
    if (!mayLoad || isSettled) return undefined;
    const timer = setTimeout(settle, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [mayLoad, isSettled, settle]);
  return (
    <>
      {mayLoad && (
        <LazyMap
          load={loadLiveFlight}
          props={{ ...props, onSettled: settle, onView: follow }}
          onFailed={settle}
        />
      )}
      {isSketched && !isSettled && (
        <FlightSketch
          ref={sketch}
          flight={flight}
          bounds={bounds}
          stretches={shown.track ? drawn.stretches : NOTHING}
          legs={shown.score ? drawn.legs : NOTHING}
          turnpoints={shown.score ? drawn.turnpoints : NOTHING}
          hasLanding={hasLanding}
          cursor={cursor}
          onPointer={onPointer}
          onDrawn={() => setDrawn(true)}
        />
      )}
    </>
  );
}

const NOTHING: never[] = [];

async function loadLiveFlight() {
  return (await import('../LiveFlight.js')).LiveFlight;
}
