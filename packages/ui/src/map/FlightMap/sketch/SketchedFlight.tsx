import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapPointer } from '../../BaseMap/map-pointer.js';
import { LazyMap } from '../../LazyMap/LazyMap.js';
import { useMapSettings } from '../../MapSettings/MapSettings.js';
import type { LiveFlightProps } from '../LiveFlight.js';
import type { TrackSection } from '../layers/TrackLayer.js';
import { FlightSketch, type SketchHandle } from './FlightSketch.js';
import type { SketchView } from './sketch-view.js';
import { useAfterPainting } from './use-after-painting.js';

export interface SketchedFlightProps extends Omit<LiveFlightProps, 'onSettled' | 'onView'> {
  onPointer: (pointer: MapPointer) => void;
}

/** From when the map takes gestures, however often it is begun: what comes later is seen as it comes. */
const PATIENCE_MS = 4000;

/** The sketch of a flight, then the map beneath it, until that is drawn. */
export function SketchedFlight(props: SketchedFlightProps) {
  const { parts, hasLanding = true, cursor, onPointer } = props;
  const { flight, drawn, course, shown, bounds } = parts;
  const { styleUrl } = useMapSettings();
  // It knows no other style, and nothing is soon drawn of no flight.
  const [isSketched] = useState(styleUrl === undefined && flight.path.length > 0);
  const [isDrawn, setDrawn] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const sketch = useRef<SketchHandle>(null);
  const [isMoved, setMoved] = useState(false);
  const isSeen = isSketched && !isSettled && flight.path.length > 0;
  const mayLoad = useAfterPainting(isDrawn) || !isSeen;
  const settle = useCallback(() => setSettled(true), []);
  const follow = useCallback((view: SketchView) => {
    sketch.current?.follow(view);
    setMoved(true);
  }, []);
  useEffect(() => {
    if (!isMoved) return undefined;
    const timer = setTimeout(settle, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isMoved, settle]);
  return (
    <>
      {isSeen && (
        <FlightSketch
          ref={sketch}
          flight={flight}
          bounds={bounds}
          sections={shown.track ? drawn.sections : NO_SECTIONS}
          legs={course.legs}
          turnpoints={course.turnpoints}
          hasLanding={hasLanding}
          cursor={cursor}
          onPointer={onPointer}
          onDrawn={() => setDrawn(true)}
        />
      )}
      {mayLoad && (
        <LazyMap
          load={loadLiveFlight}
          props={{ ...props, onSettled: settle, onView: isSeen ? follow : undefined }}
          onFailed={settle}
        />
      )}
    </>
  );
}

const NO_SECTIONS: TrackSection[] = [];

async function loadLiveFlight() {
  return (await import('../LiveFlight.js')).LiveFlight;
}
