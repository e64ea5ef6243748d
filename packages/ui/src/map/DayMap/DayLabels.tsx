import { useMap } from '@vis.gl/react-maplibre';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fontFamily } from '../../theme/tokens.js';
import { thermalStrength, thermalsSeen } from '../day-tracks/thermal-strength.js';
import * as styles from './DayMap.css.js';
import type { DayScene } from './day-layer.js';
import { type DayView, dayViewOf, leftOf, topOf } from './day-view.js';
import { type LabelWish, placeLabels } from './place-labels.js';

export interface DayLabelsProps {
  sceneOf: () => DayScene;
  /** What stands beside a glider, and beside a thermal. */
  textOf: (glider: number) => string;
  climbText: (climbMps: number) => string;
}

interface Label extends LabelWish {
  text: string;
  /** Of the glider; -1 for a thermal. */
  glider: number;
}

interface KnownText {
  text: string;
  width: number;
  untilMs: number;
  textOf: DayLabelsProps['textOf'];
}

/** A figure that changes faster cannot be read. */
const STAYS_MS = 400;
const FONT = `620 11px ${fontFamily}`;
const MARGIN_PX = 20;

/**
 * The names and figures of gliders and thermals above the map. They are no symbols of the map,
 * whose placing of new texts takes a while and would leave them behind what they belong to.
 */
export function DayLabels(props: DayLabelsProps) {
  const { current: map } = useMap();
  const canvas = useRef<HTMLCanvasElement>(null);
  const texts = useRef(new Map<number, KnownText>());
  const shown = useRef<ReadonlySet<number>>(new Set());

  const draw = useEffectEvent((context: CanvasRenderingContext2D, view: DayView, nowMs: number) => {
    const scene = props.sceneOf();
    context.font = FONT;
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = scene.casing;
    context.fillStyle = scene.ink;
    const placed = placeLabels([
      ...gliderLabels(context, scene, view, nowMs),
      ...(scene.showsThermals ? thermalLabels(context, scene, view) : []),
    ]);
    for (const { wish, left, top } of placed) {
      context.strokeText(wish.text, left, top);
      context.fillText(wish.text, left, top);
    }
    shown.current = new Set(placed.map(({ wish }) => wish.glider));
  });

  function gliderLabels(
    context: CanvasRenderingContext2D,
    { moment, followed }: DayScene,
    view: DayView,
    nowMs: number,
  ): Label[] {
    const first: Label[] = [];
    const rest: Label[] = [];
    for (let glider = 0; glider < moment.isFlying.length; glider++) {
      if (moment.isFlying[glider] === 0) continue;
      const left = leftOf(view, moment.x[glider]!);
      const top = topOf(view, moment.y[glider]!);
      if (!isInView(view, left, top)) continue;
      let known = texts.current.get(glider);
      // What is written has to be read anew, too, when its meaning changes.
      if (!known || known.untilMs < nowMs || known.textOf !== props.textOf) {
        const text = props.textOf(glider);
        known = {
          text,
          width: context.measureText(text).width,
          untilMs: nowMs + STAYS_MS,
          textOf: props.textOf,
        };
        texts.current.set(glider, known);
      }
      const label = { left, top, glider, text: known.text, width: known.width };
      if (glider === followed) first.unshift(label);
      // Whoever has a label keeps it as long as there is room.
      else if (shown.current.has(glider)) first.push(label);
      else rest.push(label);
    }
    return [...first, ...rest];
  }

  function thermalLabels(
    context: CanvasRenderingContext2D,
    { tracks, momentS }: DayScene,
    view: DayView,
  ): Label[] {
    const { thermals, startS } = tracks;
    const at = momentS - startS;
    return thermalsSeen(thermals, at)
      .filter((thermal) => thermalStrength(thermals, thermal, at) > 0.5)
      .map((thermal) => {
        const text = props.climbText(thermals.climbMps[thermal]!);
        return {
          left: leftOf(view, thermals.x[thermal]!) + 4,
          top: topOf(view, thermals.y[thermal]!),
          glider: -1,
          text,
          width: context.measureText(text).width,
        };
      })
      .filter(({ left, top }) => isInView(view, left, top));
  }

  useEffect(() => {
    if (!map) return undefined;
    const paint = () => {
      const context = canvas.current?.getContext('2d');
      if (!canvas.current || !context) return;
      const view = dayViewOf(map);
      const ratio = window.devicePixelRatio || 1;
      const [width, height] = [Math.round(view.width * ratio), Math.round(view.height * ratio)];
      if (canvas.current.width !== width) canvas.current.width = width;
      if (canvas.current.height !== height) canvas.current.height = height;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, view.width, view.height);
      draw(context, view, performance.now());
    };
    map.on('render', paint);
    return () => {
      map.off('render', paint);
    };
  }, [map]);

  return <canvas ref={canvas} className={styles.labels} aria-hidden />;
}

function isInView({ width, height }: DayView, left: number, top: number): boolean {
  return (
    left > -MARGIN_PX && top > -MARGIN_PX && left < width + MARGIN_PX && top < height + MARGIN_PX
  );
}
