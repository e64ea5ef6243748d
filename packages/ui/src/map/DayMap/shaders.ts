import { THERMAL_FADE_S, THERMAL_RISE_S } from '../day-tracks/thermal-strength.js';

/** Colours that a value may have, at most. */
export const MOST_CLASSES = 8;
/** Stands for NaN, which shaders may not tell from a number. */
export const UNKNOWN = -1e9;

/** What all of them share: where a place is on the screen, and what colour a value has. */
const COMMON = `#version 300 es
precision highp float;
precision highp int;
uniform ivec2 u_center;
uniform float u_scale;
uniform vec2 u_view;
uniform float u_clock;
uniform vec3 u_colors[${MOST_CLASSES}];
uniform float u_from[${MOST_CLASSES}];
uniform int u_classes;
uniform vec3 u_unknown;

vec4 onScreen(vec2 px) { return vec4(px / (0.5 * u_view), 0.0, 1.0); }

vec2 pixelsTo(ivec2 place) { return vec2(place - u_center) * u_scale; }

vec3 colorOf(float value) {
  if (value < -1e8) return u_unknown;
  vec3 color = u_colors[0];
  for (int i = 1; i < u_classes; i++) if (value >= u_from[i]) color = u_colors[i];
  return color;
}
`;

/** A step of a line as a strip, as far as it lies between the beginning of the trail and the clock. */
export const TRAIL = {
  vertex: `${COMMON}
in ivec2 a_from;
in ivec2 a_to;
in vec2 a_times;
in float a_value;
uniform float u_trail;
uniform float u_width;
flat out vec3 v_color;
out float v_age;
void main() {
  float start = max(a_times.x, u_clock - u_trail);
  float end = min(a_times.y, u_clock);
  if (end < start) { gl_Position = vec4(2.0, 2.0, 0.0, 1.0); return; }
  bool isEnd = gl_VertexID > 1;
  float side = (gl_VertexID & 1) == 0 ? -1.0 : 1.0;
  float at = isEnd ? end : start;
  vec2 way = vec2(a_to - a_from) * u_scale;
  float len = length(way);
  vec2 along = len > 0.0 ? way / len : vec2(1.0, 0.0);
  vec2 px = pixelsTo(a_from) + way * ((at - a_times.x) / (a_times.y - a_times.x));
  px += vec2(-along.y, along.x) * side * u_width * 0.5;
  px += along * (isEnd ? 1.0 : -1.0) * u_width * 0.25;
  gl_Position = onScreen(px);
  v_age = (u_clock - at) / u_trail;
  v_color = colorOf(a_value);
}`,
  fragment: `#version 300 es
precision highp float;
flat in vec3 v_color;
in float v_age;
uniform float u_opacity;
out vec4 color;
void main() {
  float alpha = clamp(1.0 - v_age, 0.0, 1.0) * u_opacity;
  color = vec4(v_color, 1.0) * alpha;
}`,
};

/** A disc that grows with the climb. */
export const THERMAL = {
  vertex: `${COMMON}
in ivec2 a_place;
in vec2 a_times;
in float a_climb;
uniform vec3 u_edge;
flat out vec3 v_color;
flat out float v_radius;
flat out float v_strength;
out vec2 v_offset;
void main() {
  float risen = (u_clock - a_times.x) / ${THERMAL_RISE_S}.0;
  float left = 1.0 - (u_clock - a_times.y) / ${THERMAL_FADE_S}.0;
  v_strength = clamp(min(risen, left), 0.0, 1.0);
  if (v_strength <= 0.0) { gl_Position = vec4(2.0, 2.0, 0.0, 1.0); return; }
  v_radius = mix(6.0, 15.0, clamp(a_climb / 4.0, 0.0, 1.0));
  vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, gl_VertexID > 1 ? 1.0 : -1.0);
  v_offset = corner * (v_radius + 1.0);
  gl_Position = onScreen(pixelsTo(a_place) + v_offset);
  v_color = colorOf(a_climb);
}`,
  fragment: `#version 300 es
precision highp float;
uniform vec3 u_edge;
flat in vec3 v_color;
flat in float v_radius;
flat in float v_strength;
in vec2 v_offset;
out vec4 color;
void main() {
  float beyond = length(v_offset) - v_radius;
  float disc = clamp(0.5 - beyond, 0.0, 1.0);
  float edge = clamp(1.5 - abs(beyond + 0.5), 0.0, 1.0);
  color = vec4(mix(v_color, u_edge, edge * 0.7), 1.0) * disc * v_strength * 0.6;
}`,
};

/** A glider seen from above, its nose where it goes. */
export const GLIDER = {
  vertex: `${COMMON}
in ivec2 a_place;
in vec2 a_course;
in float a_value;
in float a_size;
flat out vec3 v_color;
flat out float v_size;
out vec2 v_local;
void main() {
  vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, gl_VertexID > 1 ? 1.0 : -1.0);
  v_local = corner * (a_size + 2.0);
  vec2 nose = length(a_course) > 0.0 ? normalize(a_course) : vec2(0.0, 1.0);
  vec2 px = vec2(nose.y, -nose.x) * v_local.x + nose * v_local.y;
  gl_Position = onScreen(pixelsTo(a_place) + px);
  v_size = a_size;
  v_color = colorOf(a_value);
}`,
  fragment: `#version 300 es
precision highp float;
uniform vec3 u_edge;
flat in vec3 v_color;
flat in float v_size;
in vec2 v_local;
out vec4 color;
float box(vec2 at, vec2 half_) {
  vec2 d = abs(at) - half_;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}
void main() {
  vec2 at = v_local / v_size;
  float wings = box(at - vec2(0.0, 0.16), vec2(0.96, 0.1 - 0.05 * abs(at.x)));
  float body = box(at - vec2(0.0, -0.08), vec2(0.08, 0.72));
  float tail = box(at - vec2(0.0, -0.74), vec2(0.34, 0.07));
  float beyond = min(min(wings, body), tail) * v_size;
  float filled = clamp(0.5 - beyond, 0.0, 1.0);
  float cased = clamp(1.7 - beyond, 0.0, 1.0);
  color = vec4(mix(u_edge, v_color, filled), 1.0) * cased;
}`,
};
