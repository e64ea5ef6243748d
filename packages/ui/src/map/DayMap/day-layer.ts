import type { CustomLayerInterface, Map as MapLibreMap } from 'maplibre-gl';
import { type DayMoment, valueAt } from '../day-tracks/day-moment.js';
import { type DayMeasure, type DayTracks, MAX_STEP_S } from '../day-tracks/day-tracks.js';
import type { ColorClass } from '../track-coloring.js';
import { type DayView, dayViewOf } from './day-view.js';
import { bindInstances, createProgram, type GlProgram, type InstanceLayout } from './gl-program.js';
import { GLIDER, MOST_CLASSES, THERMAL, TRAIL, UNKNOWN } from './shaders.js';

/** What is drawn, read anew for each picture. */
export interface DayScene {
  tracks: DayTracks;
  moment: DayMoment;
  /** Unix seconds. */
  momentS: number;
  measure: DayMeasure;
  classes: readonly ColorClass[];
  thermalClasses: readonly ColorClass[];
  showsThermals: boolean;
  /** The index of the glider that stands out. */
  followed: number;
  /** `#rrggbb`: of what is not known, of texts and of edges, and around texts. */
  unknownColor: string;
  ink: string;
  casing: string;
}

/** What a glider leaves behind it, in flown seconds. */
const TRAIL_S = 600;
const TRAIL_WIDTH_PX = 2;
/** Around it, since some of its colours are like the map. */
const TRAIL_EDGE_PX = 3.5;
const TRAIL_EDGE_OPACITY = 0.4;
/** Half the span of a glider in pixels. */
const GLIDER_PX = 9;
const FOLLOWED_PX = 14;

const TRAIL_LAYOUT: InstanceLayout = {
  stride: 28,
  attributes: [
    { name: 'a_from', size: 2, kind: 'int', offset: 0 },
    { name: 'a_to', size: 2, kind: 'int', offset: 8 },
    { name: 'a_times', size: 2, kind: 'float', offset: 16 },
    { name: 'a_value', size: 1, kind: 'float', offset: 24 },
  ],
};
const THERMAL_LAYOUT: InstanceLayout = {
  stride: 20,
  attributes: [
    { name: 'a_place', size: 2, kind: 'int', offset: 0 },
    { name: 'a_times', size: 2, kind: 'float', offset: 8 },
    { name: 'a_climb', size: 1, kind: 'float', offset: 16 },
  ],
};
const GLIDER_LAYOUT: InstanceLayout = {
  stride: 24,
  attributes: [
    { name: 'a_place', size: 2, kind: 'int', offset: 0 },
    { name: 'a_course', size: 2, kind: 'float', offset: 8 },
    { name: 'a_value', size: 1, kind: 'float', offset: 16 },
    { name: 'a_size', size: 1, kind: 'float', offset: 20 },
  ],
};

/**
 * All gliders of a day with their trails and thermals as one layer. The tracks are handed to the
 * graphics once, their steps in the order of time: for a picture there are the clock, the part of
 * the steps that the trails may reach, and the places of the gliders. Made for a map that lies flat,
 * north up.
 *
 * @param sceneOf What to draw; nothing as long as it answers `undefined`.
 */
export function createDayLayer(
  id: string,
  sceneOf: () => DayScene | undefined,
): CustomLayerInterface {
  let map: MapLibreMap | undefined;
  let drawing: Drawing | undefined;
  return {
    id,
    type: 'custom',
    onAdd(owner, gl) {
      map = owner;
      drawing = createDrawing(gl);
    },
    onRemove() {
      drawing?.remove();
      drawing = undefined;
    },
    render(gl) {
      const scene = sceneOf();
      if (!map || !scene || gl.isContextLost()) return;
      drawing ??= createDrawing(gl);
      drawing.draw(scene, dayViewOf(map));
    },
  };
}

interface Drawing {
  draw: (scene: DayScene, view: DayView) => void;
  remove: () => void;
}

function createDrawing(gl: WebGL2RenderingContext): Drawing {
  const trail = createProgram(gl, TRAIL);
  const thermal = createProgram(gl, THERMAL);
  const glider = createProgram(gl, GLIDER);
  const vertices = gl.createVertexArray();
  const [trails, thermals, gliders] = [gl.createBuffer(), gl.createBuffer(), gl.createBuffer()];
  let stored: { tracks: DayTracks; measure: DayMeasure } | undefined;
  let fleet = new ArrayBuffer(0);

  function store({ tracks, measure }: DayScene): void {
    if (stored?.tracks === tracks && stored.measure === measure) return;
    gl.bindBuffer(gl.ARRAY_BUFFER, trails);
    gl.bufferData(gl.ARRAY_BUFFER, trailBytes(tracks, measure), gl.STATIC_DRAW);
    if (stored?.tracks !== tracks) {
      gl.bindBuffer(gl.ARRAY_BUFFER, thermals);
      gl.bufferData(gl.ARRAY_BUFFER, thermalBytes(tracks), gl.STATIC_DRAW);
      fleet = new ArrayBuffer((tracks.offsets.length - 1) * GLIDER_LAYOUT.stride);
    }
    stored = { tracks, measure };
  }

  function begin(program: GlProgram, scene: DayScene, view: DayView): void {
    gl.useProgram(program.program);
    gl.uniform2i(program.uniform('u_center'), view.x, view.y);
    gl.uniform1f(program.uniform('u_scale'), view.pixelsPerUnit);
    gl.uniform2f(program.uniform('u_view'), view.width, view.height);
    gl.uniform1f(program.uniform('u_clock'), scene.momentS - scene.tracks.startS);
    gl.uniform3fv(program.uniform('u_unknown'), rgb(scene.unknownColor));
  }

  function useClasses(program: GlProgram, classes: readonly ColorClass[]): void {
    const used = classes.slice(0, MOST_CLASSES);
    gl.uniform1i(program.uniform('u_classes'), used.length);
    gl.uniform3fv(
      program.uniform('u_colors'),
      used.flatMap(({ color }) => rgb(color)),
    );
    gl.uniform1fv(
      program.uniform('u_from'),
      used.map(({ from }) => Math.max(from, UNKNOWN)),
    );
  }

  return {
    draw(scene, view) {
      store(scene);
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.STENCIL_TEST);
      gl.bindVertexArray(vertices);
      if (scene.showsThermals) {
        begin(thermal, scene, view);
        useClasses(thermal, scene.thermalClasses);
        gl.uniform3fv(thermal.uniform('u_edge'), rgb(scene.ink));
        gl.bindBuffer(gl.ARRAY_BUFFER, thermals);
        bindInstances(gl, thermal, THERMAL_LAYOUT);
        gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, scene.tracks.thermals.startS.length);
      }
      const { first, count } = stepsInTrail(scene.tracks, scene.momentS - scene.tracks.startS);
      begin(trail, scene, view);
      gl.uniform1f(trail.uniform('u_trail'), TRAIL_S);
      gl.bindBuffer(gl.ARRAY_BUFFER, trails);
      bindInstances(gl, trail, { ...TRAIL_LAYOUT, first });
      useClasses(trail, [{ color: scene.ink, width: 0, from: UNKNOWN, mark: undefined }]);
      gl.uniform1f(trail.uniform('u_width'), TRAIL_EDGE_PX);
      gl.uniform1f(trail.uniform('u_opacity'), TRAIL_EDGE_OPACITY);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
      useClasses(trail, scene.classes);
      gl.uniform1f(trail.uniform('u_width'), TRAIL_WIDTH_PX);
      gl.uniform1f(trail.uniform('u_opacity'), 1);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);

      const flying = writeFleet(fleet, scene);
      begin(glider, scene, view);
      useClasses(glider, scene.classes);
      gl.uniform3fv(glider.uniform('u_edge'), rgb(scene.ink));
      gl.bindBuffer(gl.ARRAY_BUFFER, gliders);
      gl.bufferData(gl.ARRAY_BUFFER, fleet, gl.DYNAMIC_DRAW);
      bindInstances(gl, glider, GLIDER_LAYOUT);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, flying);
      gl.bindVertexArray(null);
    },
    remove() {
      for (const { program } of [trail, thermal, glider]) gl.deleteProgram(program);
      for (const buffer of [trails, thermals, gliders]) gl.deleteBuffer(buffer);
      gl.deleteVertexArray(vertices);
    },
  };
}

/** The steps that a trail may have at a moment, in seconds of the day. */
function stepsInTrail({ steps, timeS }: DayTracks, at: number): { first: number; count: number } {
  const first = firstFrom(steps, timeS, at - TRAIL_S - MAX_STEP_S);
  return { first, count: firstFrom(steps, timeS, at + 1) - first };
}

function firstFrom(steps: Uint32Array, timeS: Int32Array, at: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeS[steps[middle]!]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function trailBytes(tracks: DayTracks, measure: DayMeasure): ArrayBuffer {
  const { steps, x, y, timeS } = tracks;
  const values = tracks.values[measure];
  const words = TRAIL_LAYOUT.stride / 4;
  const bytes = new ArrayBuffer(steps.length * TRAIL_LAYOUT.stride);
  const [whole, broken] = [new Int32Array(bytes), new Float32Array(bytes)];
  for (let step = 0; step < steps.length; step++) {
    const entry = steps[step]!;
    const at = step * words;
    whole[at] = x[entry]!;
    whole[at + 1] = y[entry]!;
    whole[at + 2] = x[entry + 1]!;
    whole[at + 3] = y[entry + 1]!;
    broken[at + 4] = timeS[entry]!;
    broken[at + 5] = timeS[entry + 1]!;
    broken[at + 6] = known(values ? (values[entry]! + values[entry + 1]!) / 2 : Number.NaN);
  }
  return bytes;
}

function thermalBytes({ thermals }: DayTracks): ArrayBuffer {
  const { startS, endS, x, y, climbMps } = thermals;
  const words = THERMAL_LAYOUT.stride / 4;
  const bytes = new ArrayBuffer(startS.length * THERMAL_LAYOUT.stride);
  const [whole, broken] = [new Int32Array(bytes), new Float32Array(bytes)];
  for (let thermal = 0; thermal < startS.length; thermal++) {
    const at = thermal * words;
    whole[at] = x[thermal]!;
    whole[at + 1] = y[thermal]!;
    broken[at + 2] = startS[thermal]!;
    broken[at + 3] = endS[thermal]!;
    broken[at + 4] = climbMps[thermal]!;
  }
  return bytes;
}

/** Writes the gliders in the air, the one that stands out last and so on top; answers how many. */
function writeFleet(bytes: ArrayBuffer, scene: DayScene): number {
  const { tracks, moment, measure, followed } = scene;
  const values = tracks.values[measure];
  const words = GLIDER_LAYOUT.stride / 4;
  const [whole, broken] = [new Int32Array(bytes), new Float32Array(bytes)];
  let flying = 0;
  function write(glider: number, size: number) {
    const at = flying * words;
    whole[at] = moment.x[glider]!;
    whole[at + 1] = moment.y[glider]!;
    broken[at + 2] = moment.courseX[glider]!;
    broken[at + 3] = moment.courseY[glider]!;
    broken[at + 4] = known(values ? valueAt(values, moment, glider) : Number.NaN);
    broken[at + 5] = size;
    flying += 1;
  }
  for (let glider = 0; glider < moment.isFlying.length; glider++) {
    if (moment.isFlying[glider] === 1 && glider !== followed) write(glider, GLIDER_PX);
  }
  if (moment.isFlying[followed] === 1) write(followed, FOLLOWED_PX);
  return flying;
}

function known(value: number): number {
  return Number.isNaN(value) ? UNKNOWN : value;
}

function rgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
