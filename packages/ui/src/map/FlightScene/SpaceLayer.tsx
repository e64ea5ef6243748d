import { Layer, useMap } from '@vis.gl/react-maplibre';
import { memo, useEffect, useRef } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import { at } from '../../flight/flight-columns.js';
import { fontFamily } from '../../theme/tokens.js';
import { formatQuantityParts, quantityText } from '../../values/format-quantity-parts.js';
import { type UnitPreferences, useUnits } from '../../values/UnitsProvider.js';
import { placeLabels } from '../place-labels.js';
import { createTextWidths } from '../text-width.js';
import { useBelowLabels } from '../use-label-layer.js';
import { type Attitude, attitudeAt, placeIn, type TimedSpacePath } from './attitude.js';
import * as styles from './FlightScene.css.js';
import { glidersNear } from './gliders-near.js';
import { LABEL_PADDING_PX, LABEL_SIZE_PX } from './label-size.js';
import type { Color } from './scene-colors.js';
import type { SceneTrail } from './scene-frame.js';
import { SCENE_LAYER, type SceneLayer } from './scene-layer.js';
import { markOf } from './scene-marks.js';
import { trailPoints } from './scene-trail.js';

/** A flight with its glider at the cursor. */
export interface FlownTrack {
  id: string | number;
  /** Label of the glider. The main flight needs none. */
  name?: string | undefined;
  track: TimedSpacePath;
  color: Color;
  /** Outline of the glider; by default that of tracks. */
  casing?: Color | undefined;
  /**
   * All but the main flight are hidden before and after their time, and company also when it is far
   * away.
   */
  role: 'main' | 'compared' | 'company';
}

export interface SpaceLayerProps {
  scene: SceneLayer;
  /** The main flight first. */
  flown: readonly FlownTrack[];
  cursor: CursorStore;
  /** Length of the highlighted track just flown, in seconds; 0 for none. */
  trailS: number;
}

/** Half of a glider's span on the screen. */
const HALF_SPAN_PX = { main: 44, compared: 28, company: 20 };
/** Distance between a glider and its label, and the height of the label above it. */
const BESIDE_PX = 48;
const ABOVE_PX = 10;
/** Width of the controls at the right edge of a low map. */
const CONTROLS_PX = 90;

/** The flight at its altitude, with gliders that follow the cursor without rendering. */
export const SpaceLayer = memo(function SpaceLayer(props: SpaceLayerProps) {
  const { scene, flown, cursor, trailS } = props;
  const { current: map } = useMap();
  const units = useUnits();
  const below = useBelowLabels();
  const labels = useRef<(HTMLSpanElement | null)[]>([]);
  const { beforeId } = below;

  useEffect(() => {
    if (beforeId !== undefined && map?.getLayer(SCENE_LAYER)) {
      map.getMap().moveLayer(SCENE_LAYER, beforeId);
    }
  }, [map, beforeId]);

  useEffect(() => {
    const container = map?.getContainer();
    const widthOf = createTextWidths(`${LABEL_SIZE_PX}px ${fontFamily}`);
    let shown: number[] = [];

    function show() {
      const timeS = cursor.get();
      const present = timeS === null ? [] : presentAt(flown, timeS);
      const attitudes = flown.map((each) =>
        timeS !== null && present.includes(each) ? attitudeAt(each.track, timeS) : undefined,
      );
      shown = [...attitudes.keys()].filter((index) => attitudes[index]);
      scene.setGliders(
        shown.map((index) => ({
          attitude: attitudes[index]!,
          color: flown[index]!.color,
          casing: flown[index]!.casing,
          halfSpanPx: HALF_SPAN_PX[flown[index]!.role],
        })),
      );
      scene.setTrails(timeS === null || trailS === 0 ? [] : trailsAt(present, timeS, trailS));
      for (const [index, attitude] of attitudes.entries()) {
        write(labels.current[index], flown[index]?.name, attitude, units);
      }
    }

    const stopDrawing = scene.onDrawn(() => {
      const endPx = (container?.clientWidth ?? Number.POSITIVE_INFINITY) - CONTROLS_PX;
      if (container) container.dataset.track = 'drawn';
      const requests = [...scene.placesOfGliders().entries()].flatMap(([glider, place]) => {
        const label = labels.current[shown[glider] ?? -1];
        if (label) label.style.visibility = 'hidden';
        if (!label || !place || place.isHidden) return [];
        const width = widthOf(label.textContent) + 2 * LABEL_PADDING_PX;
        const top = place.yPx - ABOVE_PX;
        return [{ left: place.xPx, top, width, gapPx: BESIDE_PX, endPx, label }];
      });
      for (const { left, top, request } of placeLabels(requests)) {
        request.label.style.visibility = 'visible';
        request.label.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`;
      }
    });
    show();
    const stop = cursor.subscribe(show);
    return () => {
      stop();
      stopDrawing();
    };
  }, [map, scene, flown, cursor, trailS, units]);

  return (
    <>
      <Layer {...scene.layer} {...below} />
      <div className={styles.labels} aria-hidden data-map-content>
        {flown.map(({ id, name }, index) => (
          <span
            key={id}
            // The caption of a frame says the altitude of the main glider elsewhere.
            {...(name !== undefined && markOf('glider'))}
            ref={(element) => {
              labels.current[index] = element;
            }}
            className={styles.label}
            hidden
          />
        ))}
      </div>
    </>
  );
});

function trailsAt(flown: readonly FlownTrack[], nowS: number, lengthS: number): SceneTrail[] {
  return flown.flatMap(({ track, color }) => {
    const points = trailPoints(track, nowS, lengthS);
    return points ? [{ points, color }] : [];
  });
}

/** Returns the flights whose gliders are shown at a time. */
function presentAt(flown: readonly FlownTrack[], nowS: number): FlownTrack[] {
  const flying = flown.filter((each) => isFlying(each, nowS));
  const [main] = flying;
  const company = flying.filter(({ role }) => role === 'company');
  if (!main || company.length === 0) return flying;
  const near = glidersNear(company, nowS, placeIn(main.track, nowS));
  return [...flying.filter(({ role }) => role !== 'company'), ...near];
}

function isFlying({ track: { timeS }, role }: FlownTrack, nowS: number): boolean {
  if (timeS.length === 0) return false;
  return role === 'main' || (nowS >= at(timeS, 0) && nowS <= at(timeS, timeS.length - 1));
}

function write(
  label: HTMLSpanElement | null | undefined,
  name: string | undefined,
  attitude: Attitude | undefined,
  units: UnitPreferences,
) {
  if (!label) return;
  label.hidden = !attitude;
  if (!attitude) return;
  const altitude = quantityText(formatQuantityParts('altitude', attitude.altitudeM, units));
  label.textContent = name === undefined ? altitude : `${name} · ${altitude}`;
}
