import { Layer, type MapMouseEvent, type MapRef, useMap } from '@vis.gl/react-maplibre';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { latOfWorldY, lonOfWorldX } from '../day-tracks/world-units.js';
import type { CursorStore } from '../FlightMap/cursor-store.js';
import { useBelowLabels } from '../use-label-layer.js';
import { createDayLayer, type DayScene } from './day-layer.js';
import { dayViewOf, leftOf, topOf } from './day-view.js';

interface Point {
  x: number;
  y: number;
}

export interface DayLayerProps {
  clock: CursorStore;
  /** Moves everybody to where he is at the moment of the clock. */
  onClock: () => void;
  sceneOf: () => DayScene;
  /** Told the index of the glider that is pressed; `null` beside all of them. */
  onPick: (glider: number | null) => void;
}

/** How far beside a glider a press still means it. */
const REACH_PX = 22;

/** Draws the gliders, follows the clock and, with the camera, one of them. */
export function DayLayer({ clock, onClock, sceneOf, onPick }: DayLayerProps) {
  const { current: map } = useMap();
  const below = useBelowLabels();
  const [stage] = useState(createStage);
  useEffect(() => {
    stage.setScene(sceneOf);
    // A choice changes the picture while the clock stands.
    map?.triggerRepaint();
  });
  const isHeld = useRef(true);
  const { followed } = sceneOf();

  const move = useEffectEvent(() => {
    onClock();
    const { moment, followed: held } = sceneOf();
    if (map && isHeld.current && moment.isFlying[held] === 1 && !map.isZooming()) {
      const [lon, lat] = [lonOfWorldX(moment.x[held]!), latOfWorldY(moment.y[held]!)];
      map.jumpTo({ center: [lon, lat] });
    }
    map?.triggerRepaint();
  });
  useEffect(() => {
    isHeld.current = followed >= 0;
    move();
  }, [followed]);
  useEffect(() => clock.subscribe(() => move()), [clock]);

  const pick = useEffectEvent((map: MapRef, point: Point) =>
    onPick(gliderAt(sceneOf(), map, point)),
  );
  const point = useEffectEvent((map: MapRef, at: Point) => {
    map.getCanvas().style.cursor = gliderAt(sceneOf(), map, at) === null ? '' : 'pointer';
  });
  useEffect(() => {
    if (!map) return undefined;
    const release = () => {
      isHeld.current = false;
    };
    const click = (event: MapMouseEvent) => pick(map, event.point);
    const hover = (event: MapMouseEvent) => point(map, event.point);
    map.on('dragstart', release);
    map.on('click', click);
    map.on('mousemove', hover);
    return () => {
      map.off('dragstart', release);
      map.off('click', click);
      map.off('mousemove', hover);
    };
  }, [map]);

  return <Layer {...below} {...stage.layer} />;
}

/** The layer, and what it draws from now on. */
function createStage() {
  let sceneOf: (() => DayScene) | undefined;
  return {
    layer: createDayLayer('cs-day', () => sceneOf?.()),
    setScene(next: () => DayScene) {
      sceneOf = next;
    },
  };
}

/** The glider nearest to a place on the screen. */
function gliderAt({ moment }: DayScene, map: MapRef, point: Point): number | null {
  const view = dayViewOf(map);
  let [found, leastPx]: [number | null, number] = [null, REACH_PX];
  for (let glider = 0; glider < moment.isFlying.length; glider++) {
    if (moment.isFlying[glider] === 0) continue;
    const left = leftOf(view, moment.x[glider]!) - point.x;
    const px = Math.hypot(left, topOf(view, moment.y[glider]!) - point.y);
    if (px < leastPx) [found, leastPx] = [glider, px];
  }
  return found;
}
