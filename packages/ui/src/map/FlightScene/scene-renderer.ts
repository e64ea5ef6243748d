import { ATTRIBUTES, type GlProgram, linkProgram } from './gl-program.js';
import { gliderTriangles } from './glider-shape.js';
import type { Color } from './scene-colors.js';
import type { ScenePoints } from './scene-geometry.js';
import type { Haze } from './scene-haze.js';
import { SHADERS } from './shaders.js';

/** A track on the graphics card. */
export interface LoadedTrack {
  array: WebGLVertexArrayObject;
  /** Number of segments between its points. */
  segments: number;
  free: () => void;
}

export interface RibbonLook {
  matrix: readonly number[];
  /** Half of the screen's size. */
  screenPx: readonly [width: number, height: number];
  widthPx: number;
  /** Offset towards the camera, so that the ground does not hide a glider that rolls on it. */
  nearer: number;
  /** Colour that replaces the track's own. */
  paint?: Color | undefined;
  /** From 0 to 1; 1 by default. */
  opacity?: number | undefined;
}

export interface CurtainLook extends Pick<RibbonLook, 'matrix'> {
  /** Altitude of its lower edge. */
  bottomM: number;
  /** Depth up to which it is not drawn; 0 for none. */
  clearTo: number;
}

export interface GliderLook extends Pick<RibbonLook, 'matrix' | 'screenPx' | 'nearer'> {
  /** Direction of the light, relative to the glider. */
  up: readonly [number, number, number];
  color: Color;
  /** Colour of the outline that separates it from the background. */
  casing: Color;
}

const QUAD = 4;
/** Offsets with which a glider is drawn again as its outline. */
const OUTLINE_PX = [
  [1.5, 0],
  [-1.5, 0],
  [0, 1.5],
  [0, -1.5],
] as const;

/**
 * Creates functions that draw the parts of the scene with one WebGL context. They do not restore
 * its state.
 */
export function createRenderer(gl: WebGL2RenderingContext) {
  const [ribbon, curtain, haze, glider] = [
    linkProgram(gl, SHADERS.ribbon),
    linkProgram(gl, SHADERS.curtain),
    linkProgram(gl, SHADERS.haze),
    linkProgram(gl, SHADERS.glider),
  ];
  const shape = loadShape(gl);
  /** Air in front of tracks and curtain. */
  let air: Haze | undefined;

  function drawSegments({ array, segments }: LoadedTrack) {
    gl.bindVertexArray(array);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, QUAD, segments);
  }

  function usePaint({ uniform }: GlProgram, paint: Color | undefined, opacity = 1) {
    gl.uniform4f(uniform('u_paint'), ...toUnit(paint ?? [0, 0, 0]), paint ? 1 : 0);
    gl.uniform1f(uniform('u_opacity'), opacity);
    gl.uniform3f(uniform('u_haze'), ...toUnit(air?.color ?? [0, 0, 0]));
    gl.uniform1f(uniform('u_clear'), air?.perPx ?? 0);
  }

  /**
   * Draws only the nearest surface, because overlapping transparent ones would add up to an opaque
   * one.
   */
  function drawVeil(track: LoadedTrack) {
    gl.colorMask(false, false, false, false);
    drawSegments(track);
    gl.colorMask(true, true, true, true);
    drawSegments(track);
  }

  return {
    load: (points: Pick<ScenePoints, 'positions' | 'colors'>) => loadTrack(gl, points),

    /** Puts haze in front of everything drawn from now on. */
    setAir(next: Haze | undefined) {
      air = next;
    },

    /** Draws haze over flat ground that is already drawn. */
    haze({ color, end, halfHeight, downRad, density }: Haze) {
      const { program, uniform } = haze;
      gl.useProgram(program);
      gl.uniform3f(uniform('u_haze'), ...toUnit(color));
      gl.uniform1f(uniform('u_end'), end);
      gl.uniform1f(uniform('u_half_height'), halfHeight);
      gl.uniform1f(uniform('u_down'), downRad);
      gl.uniform1f(uniform('u_density'), density);
      gl.disable(gl.DEPTH_TEST);
      gl.bindVertexArray(null);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.enable(gl.DEPTH_TEST);
    },

    ribbon(track: LoadedTrack, look: RibbonLook) {
      const { matrix, screenPx, widthPx, nearer, paint, opacity = 1 } = look;
      gl.useProgram(ribbon.program);
      gl.uniformMatrix4fv(ribbon.uniform('u_matrix'), false, Float32Array.from(matrix));
      gl.uniform2f(ribbon.uniform('u_screen'), ...screenPx);
      gl.uniform1f(ribbon.uniform('u_width'), widthPx);
      gl.uniform1f(ribbon.uniform('u_nearer'), nearer);
      usePaint(ribbon, paint, opacity);
      if (opacity < 1) drawVeil(track);
      else drawSegments(track);
    },

    curtain(track: LoadedTrack, { matrix, bottomM, clearTo }: CurtainLook) {
      gl.useProgram(curtain.program);
      gl.uniformMatrix4fv(curtain.uniform('u_matrix'), false, Float32Array.from(matrix));
      gl.uniform1f(curtain.uniform('u_bottom'), bottomM);
      gl.uniform1f(curtain.uniform('u_clear_to'), clearTo);
      usePaint(curtain, undefined);
      drawVeil(track);
    },

    glider({ matrix, up, color, casing, screenPx, nearer }: GliderLook) {
      const { program, uniform } = glider;
      gl.useProgram(program);
      gl.uniformMatrix4fv(uniform('u_matrix'), false, Float32Array.from(matrix));
      gl.uniform3f(uniform('u_up'), ...up);
      gl.bindVertexArray(shape.array);
      const draw = (tint: Color, [right, above]: readonly [number, number], lead: number) => {
        const [halfWidth, halfHeight] = screenPx;
        gl.uniform3f(uniform('u_color'), ...toUnit(tint));
        gl.uniform2f(uniform('u_shift'), right / halfWidth, above / halfHeight);
        gl.uniform1f(uniform('u_nearer'), lead);
        gl.drawArrays(gl.TRIANGLES, 0, shape.corners);
      };
      for (const side of OUTLINE_PX) draw(casing, side, nearer);
      draw(color, [0, 0], nearer * 1.2);
    },

    free() {
      for (const { program } of [ribbon, curtain, haze, glider]) gl.deleteProgram(program);
      shape.free();
    },
  };
}

export type SceneRenderer = ReturnType<typeof createRenderer>;

function toUnit([red, green, blue]: Color): [number, number, number] {
  return [red / 255, green / 255, blue / 255];
}

const POSITION_BYTES = 12;
const COLOR_BYTES = 4;

/** Each segment is an instance that reads two consecutive points. */
function loadTrack(
  gl: WebGL2RenderingContext,
  { positions, colors }: Pick<ScenePoints, 'positions' | 'colors'>,
): LoadedTrack {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const places = bufferOf(gl, positions);
  const reads = [
    [ATTRIBUTES.a_from, 0],
    [ATTRIBUTES.a_to, POSITION_BYTES],
  ] as const;
  for (const [attribute, offset] of reads) {
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, 3, gl.FLOAT, false, POSITION_BYTES, offset);
    gl.vertexAttribDivisor(attribute, 1);
  }
  const tints = bufferOf(gl, colors);
  gl.enableVertexAttribArray(ATTRIBUTES.a_color);
  gl.vertexAttribPointer(
    ATTRIBUTES.a_color,
    4,
    gl.UNSIGNED_BYTE,
    true,
    COLOR_BYTES,
    // The colour of a segment belongs to its end.
    COLOR_BYTES,
  );
  gl.vertexAttribDivisor(ATTRIBUTES.a_color, 1);
  gl.bindVertexArray(null);
  return {
    array,
    segments: Math.max(0, positions.length / 3 - 1),
    free() {
      gl.deleteVertexArray(array);
      gl.deleteBuffer(places);
      gl.deleteBuffer(tints);
    },
  };
}

const NUMBERS_PER_CORNER = 6;

function loadShape(gl: WebGL2RenderingContext) {
  const corners = gliderTriangles();
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const buffer = bufferOf(gl, corners);
  const stride = NUMBERS_PER_CORNER * corners.BYTES_PER_ELEMENT;
  const reads = [
    [ATTRIBUTES.a_place, 0],
    [ATTRIBUTES.a_facing, stride / 2],
  ] as const;
  for (const [attribute, offset] of reads) {
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, 3, gl.FLOAT, false, stride, offset);
  }
  gl.bindVertexArray(null);
  return {
    array,
    corners: corners.length / NUMBERS_PER_CORNER,
    free() {
      gl.deleteVertexArray(array);
      gl.deleteBuffer(buffer);
    },
  };
}

function bufferOf(gl: WebGL2RenderingContext, values: ArrayBufferView<ArrayBuffer>): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
  return buffer;
}
