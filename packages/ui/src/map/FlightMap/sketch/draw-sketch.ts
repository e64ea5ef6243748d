import type { LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import type { MapPath, PathBounds } from '../../flight-path.js';
import { GRID_MIN_ZOOM, graticule } from '../../graticule.js';
import type { MapColors } from '../../map-colors.js';
import { createMapStyle, SEA } from '../../map-style.js';
import type { MarkedTurnpoint } from '../../scored-geometry.js';
import { LEG_STROKE, TRACK_STROKE } from '../layers/strokes.js';
import type { TrackStretch } from '../layers/TrackLayer.js';
import type { SketchTile } from './sketch-tiles.js';
import { projectOn, type SketchView, zoomOf } from './sketch-view.js';

export interface DrawSketchInput {
  view: SketchView;
  colors: MapColors;
  /** Of the track. */
  color: string;
  /** None while they are on their way; then there is land everywhere. */
  tiles: readonly SketchTile[] | undefined;
  /** What the grid lies around. */
  bounds: PathBounds;
  stretches: readonly TrackStretch[];
  legs: readonly MapPath[];
  turnpoints: readonly MarkedTurnpoint[];
}

/** A point that is no farther from the one before is left out. */
const NEAR_PX = 0.6;

/** Draws the base map and the flight on it, as the map does, on a canvas of any size. */
export function drawSketch(context: CanvasRenderingContext2D, input: DrawSketchInput): void {
  const { view, colors, tiles, bounds, stretches, legs, turnpoints } = input;
  const { canvas } = context;
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(view.width * ratio);
  canvas.height = Math.round(view.height * ratio);
  const place = () => context.setTransform(ratio, 0, 0, ratio, 0, 0);
  place();
  context.fillStyle = tiles ? colors.water : colors.land;
  context.fillRect(0, 0, view.width, view.height);
  for (const layer of baseLayers(colors)) {
    for (const tile of tiles ?? []) {
      place();
      drawBaseLayer(context, { layer, tile, view });
    }
  }
  place();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  stroke(context, linePath(gridLines(bounds, view), view), { color: colors.graticule, widthPx: 1 });
  const legPath = linePath(legs, view);
  stroke(context, legPath, {
    color: colors.casing,
    widthPx: LEG_STROKE.casingPx,
    opacity: LEG_STROKE.casingOpacity,
  });
  stroke(context, legPath, { color: colors.ink, widthPx: LEG_STROKE.widthPx });
  for (const turnpoint of turnpoints) drawDot(context, projectOn(view, turnpoint), colors);
  drawTrack(context, stretches, input);
}

type DrawnLayer = Extract<LayerSpecification, { type: 'fill' | 'line' }>;

/** All of the style but the sea, which lies below, and the names. */
function baseLayers(colors: MapColors): DrawnLayer[] {
  return createMapStyle(colors, '').layers.filter(
    (layer): layer is DrawnLayer =>
      layer.id !== SEA && (layer.type === 'fill' || layer.type === 'line'),
  );
}

interface BaseLayerInput {
  layer: DrawnLayer;
  tile: SketchTile;
  view: SketchView;
}

/** Shapes reach somewhat beyond their tile. */
function drawBaseLayer(
  context: CanvasRenderingContext2D,
  { layer, tile, view }: BaseLayerInput,
): void {
  const drawn = tile.layers[layer['source-layer'] ?? ''];
  if (!drawn) return;
  const { zoom, x, y } = tile.index;
  const tilePx = view.worldPx / 2 ** zoom;
  const left = view.width / 2 + x * tilePx - (view.x + 0.5) * view.worldPx;
  const top = view.height / 2 + y * tilePx - (0.5 - view.y) * view.worldPx;
  const scale = tilePx / drawn.extent;
  context.save();
  context.translate(left, top);
  if (layer.type === 'fill') {
    context.scale(scale, scale);
    context.fillStyle = colorOf(layer.paint?.['fill-color']);
    context.fill(drawn.path);
  } else {
    // The edge of a shape along the one of its tile is none; a filled one covers the next tile's.
    context.beginPath();
    context.rect(0, 0, tilePx, tilePx);
    context.clip();
    context.scale(scale, scale);
    strokeBase(context, drawn.path, { paint: layer.paint ?? {}, zoom: zoomOf(view), scale });
  }
  context.restore();
}

interface StrokeBaseInput {
  paint: NonNullable<LineLayerSpecification['paint']>;
  zoom: number;
  scale: number;
}

function strokeBase(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { paint, zoom, scale }: StrokeBaseInput,
): void {
  const width = widthAt(paint['line-width'], zoom) / scale;
  const dashes = Array.isArray(paint['line-dasharray']) ? paint['line-dasharray'] : [];
  context.strokeStyle = colorOf(paint['line-color']);
  context.lineWidth = width;
  context.setLineDash(dashes.map((length) => Number(length) * width));
  context.stroke(path);
  context.setLineDash([]);
}

/** The style has no other colours than such. */
function colorOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A number, or one that grows in lines from zoom to zoom, as the style has them. */
function widthAt(value: unknown, zoom: number): number {
  if (!Array.isArray(value)) return Number(value);
  const stops = value.slice(3).map(Number);
  let width = stops[1]!;
  for (let index = 2; index < stops.length; index += 2) {
    const [fromZoom, from, toZoom, to] = stops.slice(index - 2, index + 2) as [
      number,
      number,
      number,
      number,
    ];
    const share = Math.min(1, Math.max(0, (zoom - fromZoom) / (toZoom - fromZoom)));
    width += share * (to - from);
  }
  return width;
}

function gridLines(bounds: PathBounds, view: SketchView): MapPath[] {
  const zoom = zoomOf(view);
  return graticule(bounds)
    .features.filter(({ properties: { every } }) => zoom >= GRID_MIN_ZOOM[every])
    .map(({ geometry }) => geometry.coordinates as [number, number][]);
}

function drawTrack(
  context: CanvasRenderingContext2D,
  stretches: readonly TrackStretch[],
  { view, colors, color }: Pick<DrawSketchInput, 'view' | 'colors' | 'color'>,
): void {
  const paths = stretches.map(({ path, isPale }) => ({ path: linePath([path], view), isPale }));
  for (const { path } of paths) {
    stroke(context, path, {
      color: colors.casing,
      widthPx: TRACK_STROKE.casingPx,
      opacity: TRACK_STROKE.casingOpacity,
    });
  }
  for (const { path, isPale } of paths) {
    const opacity = isPale ? TRACK_STROKE.paleOpacity : 1;
    stroke(context, path, { color, widthPx: TRACK_STROKE.widthPx, opacity });
  }
}

function linePath(lines: readonly MapPath[], view: SketchView): Path2D {
  const path = new Path2D();
  for (const line of lines) addLine(path, line, view);
  return path;
}

/** Circling in one spot is thousands of points in the same place. */
function addLine(path: Path2D, line: MapPath, view: SketchView): void {
  let last: { x: number; y: number } | undefined;
  for (const [index, [lon, lat]] of line.entries()) {
    const point = projectOn(view, { lat, lon });
    if (!last) path.moveTo(point.x, point.y);
    else if (index < line.length - 1 && isNear(point, last)) continue;
    else path.lineTo(point.x, point.y);
    last = point;
  }
}

function isNear(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < NEAR_PX ** 2;
}

interface Stroke {
  color: string;
  widthPx: number;
  opacity?: number;
}

function stroke(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { color, widthPx, opacity = 1 }: Stroke,
): void {
  context.globalAlpha = opacity;
  context.strokeStyle = color;
  context.lineWidth = widthPx;
  context.stroke(path);
  context.globalAlpha = 1;
}

function drawDot(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  colors: MapColors,
): void {
  context.beginPath();
  context.arc(x, y, LEG_STROKE.dotRadiusPx, 0, 2 * Math.PI);
  context.fillStyle = colors.ink;
  context.fill();
  context.strokeStyle = colors.casing;
  context.lineWidth = LEG_STROKE.dotCasingPx;
  context.stroke();
}
