import { type MapMouseEvent, type MapRef, useMap } from '@vis.gl/react-maplibre';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import { latOfWorldY, lonOfWorldX } from '../day-tracks/world-units.js';
import * as styles from './DayMap.css.js';
import { createDayDrawing } from './day-drawing.js';
import { createDayLabels, type LabelTexts } from './day-labels.js';
import type { DayScene } from './day-scene.js';
import { dayViewOf, leftOf, topOf } from './day-view.js';

interface PointerPosition {
  x: number;
  y: number;
}

export interface DayCanvasProps {
  clock: CursorStore;
  /** Moves all gliders to their positions at the time of the clock. */
  onClock: () => void;
  sceneOf: () => DayScene;
  texts: LabelTexts;
  /** Called with the index of a pressed glider, or with `null` if none is pressed. */
  onPick: (glider: number | null) => void;
}

/** Maximum distance from a glider at which a press selects it. */
const REACH_PX = 22;

/**
 * Draws the gliders over the map and follows the clock and, with the camera, one glider. It is a
 * separate canvas, so that the map is redrawn only when it moves.
 */
export function DayCanvas({ clock, onClock, sceneOf, texts, onPick }: DayCanvasProps) {
  const { current: map } = useMap();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isHeld = useRef(true);
  const { followed, tracks } = sceneOf();
  const drawDay = useMemo(() => createDayDrawing(tracks.offsets.length - 1), [tracks]);
  const [drawLabels] = useState(createDayLabels);

  const paint = useEffectEvent(() => {
    const context = canvas.current?.getContext('2d');
    if (!map || !canvas.current || !context) return;
    const view = dayViewOf(map);
    const { ratio } = view;
    const [width, height] = [Math.round(view.width * ratio), Math.round(view.height * ratio)];
    if (canvas.current.width !== width) canvas.current.width = width;
    if (canvas.current.height !== height) canvas.current.height = height;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    const scene = sceneOf();
    drawDay(context, scene, view);
    drawLabels(context, scene, view, texts);
  });
  // A new selection redraws the frame even while the clock is stopped.
  useEffect(() => paint());

  const move = useEffectEvent(() => {
    onClock();
    const { moment, followed: held } = sceneOf();
    if (map && isHeld.current && moment.isFlying[held] === 1 && !map.isZooming()) {
      const [lon, lat] = [lonOfWorldX(moment.x[held]!), latOfWorldY(moment.y[held]!)];
      // This redraws the map, and this canvas with it.
      map.jumpTo({ center: [lon, lat] });
    } else if (!map?.isMoving()) {
      paint();
    }
  });
  useEffect(() => {
    isHeld.current = followed >= 0;
    move();
  }, [followed]);
  useEffect(() => clock.subscribe(() => move()), [clock]);

  const pick = useEffectEvent((view: MapRef, point: PointerPosition) =>
    onPick(gliderAt(sceneOf(), view, point)),
  );
  const point = useEffectEvent((view: MapRef, at: PointerPosition) => {
    view.getCanvas().style.cursor = gliderAt(sceneOf(), view, at) === null ? '' : 'pointer';
  });
  useEffect(() => {
    if (!map) return undefined;
    const release = () => {
      isHeld.current = false;
    };
    const render = () => paint();
    const click = (event: MapMouseEvent) => pick(map, event.point);
    const hover = (event: MapMouseEvent) => point(map, event.point);
    map.on('render', render);
    map.on('dragstart', release);
    map.on('click', click);
    map.on('mousemove', hover);
    return () => {
      map.off('render', render);
      map.off('dragstart', release);
      map.off('click', click);
      map.off('mousemove', hover);
    };
  }, [map]);

  return <canvas ref={canvas} className={styles.canvas} data-part="day" aria-hidden />;
}

/** Returns the glider nearest to a position on the screen. */
function gliderAt({ moment }: DayScene, map: MapRef, point: PointerPosition): number | null {
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
