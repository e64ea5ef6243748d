import { useMap } from '@vis.gl/react-maplibre';
import type { MapLibreEvent, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import { at } from '../../flight/flight-columns.js';
import { media } from '../../theme/media.js';
import type { TimedSpacePath } from './attitude.js';
import { createChaseCourse } from './chase-course.js';
import { type CameraView, CHASE_ZOOM, chaseView, viewBetween } from './chase-view.js';
import { steadyPlace } from './steady-place.js';

export interface ChaseCameraProps {
  track: TimedSpacePath;
  cursor: CursorStore;
  exaggeration: number;
  /** Called when the user moves, turns or tilts the view. */
  onLeft: () => void;
  /** Replaces the watch of the user. Then the camera is behind the glider from the first moment. */
  clock?: (() => number) | undefined;
}

/** Time in which the camera arrives behind the glider. */
const ARRIVAL_MS = 900;
/** Longest step of the watch. A hidden page gets no frames. */
const LONGEST_STEP_MS = 250;
/** Time after a turn of the wheel in which the map may zoom. */
const WHEEL_MS = 250;
/** Marks events of the map that this camera caused. */
const BY_CHASE = { isByChase: true };

const realClock = () => performance.now();

/**
 * Moves the camera behind the glider with the cursor. While the user zooms or holds the map it
 * waits, because each step of it would end their gesture.
 */
export function ChaseCamera(props: ChaseCameraProps) {
  const { track, cursor, exaggeration, onLeft, clock = realClock } = props;
  const { current: map } = useMap();
  useEffect(() => {
    if (!map || track.timeS.length === 0) return undefined;
    return chase(map.getMap(), { track, cursor, exaggeration, onLeft, clock });
  }, [map, track, cursor, exaggeration, onLeft, clock]);
  return null;
}

/** Starts the camera. Returns a function that stops it. */
function chase(map: MapLibreMap, props: ChaseCameraProps & { clock: () => number }): () => void {
  const { track, cursor, exaggeration, onLeft, clock } = props;
  const course = createChaseCourse();
  const arrivesAtOnce =
    clock !== realClock || (globalThis.matchMedia?.(media.reducedMotion).matches ?? false);
  let zoom = Math.max(CHASE_ZOOM, Math.min(map.getZoom(), CHASE_ZOOM + 2));
  let arrival = { from: viewOf(map), startMs: clock() };
  let seenMs = clock();
  let frame = 0;
  let hasLeft = false;
  const gestures = watchGestures(map, clock, next);

  function move() {
    if (hasLeft) return;
    const nowMs = clock();
    if (gestures.isBusy()) {
      arrival = { from: viewOf(map), startMs: nowMs };
      next();
      return;
    }
    const elapsedMs = Math.min(nowMs - seenMs, LONGEST_STEP_MS);
    seenMs = nowMs;
    const timeS = cursor.get() ?? at(track.timeS, 0);
    const behind = chaseView({
      glider: steadyPlace(track, timeS),
      bearingDeg: course.bearingAt(track, timeS, elapsedMs / 1000),
      exaggeration,
      zoom,
      heightPx: map.getCanvas().clientHeight,
    });
    const arrived = arrivesAtOnce ? 1 : Math.min(1, (nowMs - arrival.startMs) / ARRIVAL_MS);
    const view = arrived < 1 ? viewBetween(arrival.from, behind, easeOut(arrived)) : behind;
    map.jumpTo(view, BY_CHASE);
    if (arrived < 1) next();
  }

  function next() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(move);
  }

  const leave = (event: MapLibreEvent & { isByChase?: boolean }) => {
    if (event.isByChase || hasLeft) return;
    hasLeft = true;
    onLeft();
  };
  const keepZoom = (event: MapLibreEvent & { isByChase?: boolean }) => {
    if (!event.isByChase) zoom = map.getZoom();
  };
  const leaveByKey = (event: MapLibreEvent) => {
    const { originalEvent } = event;
    if (originalEvent instanceof KeyboardEvent && originalEvent.key.startsWith('Arrow')) {
      leave(event);
    }
  };

  map.setCenterClampedToGround(false);
  map.on('movestart', leaveByKey);
  for (const event of LEAVING) map.on(event, leave);
  map.on('zoomend', keepZoom);
  map.on('resize', move);
  const stop = cursor.subscribe(move);
  move();
  return () => {
    hasLeft = true;
    cancelAnimationFrame(frame);
    stop();
    gestures.stop();
    map.off('movestart', leaveByKey);
    for (const event of LEAVING) map.off(event, leave);
    map.off('zoomend', keepZoom);
    map.off('resize', move);
    map.setCenterClampedToGround(true);
  };
}

const LEAVING = ['dragstart', 'rotatestart', 'pitchstart'] as const;

/** Knows whether the user is about to move the map. */
function watchGestures(map: MapLibreMap, clock: () => number, onEnd: () => void) {
  const container = map.getCanvasContainer();
  let isHeld = false;
  let wheelMs = Number.NEGATIVE_INFINITY;
  const hold = () => {
    isHeld = true;
  };
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    onEnd();
  };
  const turn = () => {
    wheelMs = clock();
  };
  container.addEventListener('pointerdown', hold);
  container.addEventListener('wheel', turn, { passive: true });
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
  return {
    isBusy: () => isHeld || clock() - wheelMs < WHEEL_MS || map.isZooming(),
    stop() {
      container.removeEventListener('pointerdown', hold);
      container.removeEventListener('wheel', turn);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    },
  };
}

function viewOf(map: MapLibreMap): CameraView {
  const { lng, lat } = map.getCenter();
  return {
    center: [lng, lat],
    elevation: map.getCenterElevation(),
    zoom: map.getZoom(),
    pitch: map.getPitch(),
    bearing: map.getBearing(),
  };
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
