/** A segment of the track as a ribbon with constant width on the screen. */
const RIBBON_VERTEX = `#version 300 es
uniform mat4 u_matrix;
uniform vec2 u_screen;
uniform float u_width;
uniform float u_nearer;
in vec3 a_from;
in vec3 a_to;
in vec4 a_color;
out vec4 v_color;
out float v_far;

const float EYE = 0.1;

void main() {
  vec4 from = u_matrix * vec4(a_from, 1.0);
  vec4 to = u_matrix * vec4(a_to, 1.0);
  v_color = a_color;
  if (from.w < EYE && to.w < EYE) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  if (from.w < EYE) from = mix(from, to, (EYE - from.w) / (to.w - from.w));
  if (to.w < EYE) to = mix(to, from, (EYE - to.w) / (from.w - to.w));
  vec2 flown = (to.xy / to.w - from.xy / from.w) * u_screen;
  float seen = length(flown);
  vec2 ahead = seen > 0.0 ? flown / seen : vec2(1.0, 0.0);
  bool isEnd = gl_VertexID >= 2;
  float side = (gl_VertexID & 1) == 0 ? -1.0 : 1.0;
  vec4 place = isEnd ? to : from;
  vec2 beside = vec2(-ahead.y, ahead.x) * side + ahead * (isEnd ? 0.5 : -0.5);
  place.xy += beside * 0.5 * u_width / u_screen * place.w;
  place.z -= u_nearer * place.w;
  v_far = place.w;
  gl_Position = place;
}`;

/** A segment of the curtain from the track to the ground. The ground hides its lower part. */
const CURTAIN_VERTEX = `#version 300 es
uniform mat4 u_matrix;
uniform float u_bottom;
in vec3 a_from;
in vec3 a_to;
in vec4 a_color;
out vec4 v_color;
out float v_far;

void main() {
  vec3 place = gl_VertexID >= 2 ? a_to : a_from;
  bool isBelow = (gl_VertexID & 1) == 1;
  if (isBelow) place.z = u_bottom;
  float opacity = isBelow ? 0.25 : 0.5;
  v_color = vec4(a_color.rgb * opacity, opacity);
  gl_Position = u_matrix * vec4(place, 1.0);
  v_far = gl_Position.w;
}`;

/** Colours fade in the haze, but not entirely, so that the whole flight stays visible. */
const COLOR_FRAGMENT = `#version 300 es
precision highp float;
uniform vec4 u_paint;
uniform float u_opacity;
uniform vec3 u_haze;
uniform float u_clear;
uniform float u_clear_to;
in vec4 v_color;
in float v_far;
out vec4 color;

void main() {
  vec4 near = mix(v_color, vec4(u_paint.rgb, 1.0), u_paint.a);
  float shown = u_clear_to > 0.0 ? smoothstep(0.45, 0.85, v_far / u_clear_to) : 1.0;
  if (shown < 0.02) discard;
  float depth = v_far * u_clear;
  float haze = 0.7 * (1.0 - exp(-depth * depth));
  color = vec4(mix(near.rgb, u_haze * near.a, haze), near.a) * u_opacity * shown;
}`;

/** A triangle that covers the screen. */
const HAZE_VERTEX = `#version 300 es
out float v_up;

void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  v_up = corner.y;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/**
 * Air over flat ground, which grows denser towards the horizon. The distance of the ground follows from
 * the angle between the line of sight and the true horizon.
 */
const HAZE_FRAGMENT = `#version 300 es
precision highp float;
uniform vec3 u_haze;
uniform float u_end;
uniform float u_half_height;
uniform float u_down;
uniform float u_density;
in float v_up;
out vec4 color;

void main() {
  if (v_up > u_end) discard;
  float below = u_down - atan(v_up * u_half_height);
  float far = u_density / tan(max(below, 0.001));
  float haze = 1.0 - exp(-far * far);
  color = vec4(u_haze * haze, haze);
}`;

const GLIDER_VERTEX = `#version 300 es
uniform mat4 u_matrix;
uniform vec3 u_up;
uniform vec2 u_shift;
uniform float u_nearer;
in vec3 a_place;
in vec3 a_facing;
out float v_light;

void main() {
  v_light = 0.62 + 0.38 * abs(dot(a_facing, u_up));
  vec4 place = u_matrix * vec4(a_place, 1.0);
  place.xy += u_shift * place.w;
  place.z -= u_nearer * place.w;
  gl_Position = place;
}`;

const GLIDER_FRAGMENT = `#version 300 es
precision mediump float;
uniform vec3 u_color;
in float v_light;
out vec4 color;

void main() {
  color = vec4(u_color * v_light, 1.0);
}`;

/** Vertex and fragment shader of each kind of object. */
export const SHADERS = {
  ribbon: [RIBBON_VERTEX, COLOR_FRAGMENT],
  curtain: [CURTAIN_VERTEX, COLOR_FRAGMENT],
  haze: [HAZE_VERTEX, HAZE_FRAGMENT],
  glider: [GLIDER_VERTEX, GLIDER_FRAGMENT],
} as const;
