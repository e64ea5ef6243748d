import type { LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import type { MapPath, PathBounds } from '../../../flight/flight-path.js';
import type { MarkedTurnpoint } from '../../../flight/scored-geometry.js';
import { GRID_MIN_ZOOM, graticule } from '../../graticule.js';
import type { MapColors } from '../../map-colors.js';
import { createMapStyle, SEA } from '../../map-style.js';
import { mercatorY } from '../../mercator.js';
import { LEG_STROKE, TRACK_STROKE } from '../layers/strokes.js';
import type { TrackSection } from '../layers/TrackLayer.js';
import type { SketchTile } from './sketch-tiles.js';
import { projectOn, type SketchView, zoomOf } from './sketch-view.js';

export interface SketchInput {
  colors: MapColors;
  /** Of the track. */
  color: string;
  /** What the grid lies around. */
  bounds: PathBounds;
  sections: readonly TrackSection[];
  legs: readonly MapPath[];
  turnpoints: readonly MarkedTurnpoint[];
}

export interface SketchMoment {
  view: SketchView;
  /** Where there is none, there is land. */
  tiles: readonly SketchTile[];
}

/** Draws the base map and the flight on it as the map does, on a canvas that becomes as large as it. */
export type DrawSketch = (context: CanvasRenderingContext2D, moment: SketchMoment) => void;

/** Prepares what is the same in all views. */
export function createSketch({ colors, color, bounds, ...drawn }: SketchInput): DrawSketch {
  const layers = baseLayers(colors);
  const grid = graticule(bounds).features.map(({ properties, geometry }) => ({
    every: properties.every,
    line: projectLine(geometry.coordinates as [number, number][]),
  }));
  const legs = drawn.legs.map(projectLine);
  const sections = drawn.sections.map(({ path, isPale }) => ({
    line: projectLine(path),
    isPale,
  }));

  return (context, { view, tiles }) => {
    const { canvas } = context;
    const ratio = window.devicePixelRatio || 1;
    canvas.width = Math.round(view.width * ratio);
    canvas.height = Math.round(view.height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = colors.land;
    context.fillRect(0, 0, view.width, view.height);
    context.fillStyle = colors.water;
    for (const tile of tiles) fillTile(context, placeTile(tile, view));
    for (const layer of layers) {
      for (const tile of tiles) drawBaseLayer(context, { layer, tile, view });
    }
    context.lineJoin = 'round';
    context.lineCap = 'round';
    const zoom = zoomOf(view);
    const lines = grid.filter(({ every }) => zoom >= GRID_MIN_ZOOM[every]).map(({ line }) => line);
    stroke(context, pathOf(lines, view), { color: colors.graticule, widthPx: 1 });
    drawLegs(context, pathOf(legs, view), colors);
    for (const turnpoint of drawn.turnpoints) drawDot(context, projectOn(view, turnpoint), colors);
    const paths = sections.map(({ line, isPale }) => ({ path: pathOf([line], view), isPale }));
    drawTrack(context, paths, { colors, color });
  };
}

type DrawnLayer = Extract<LayerSpecification, { type: 'fill' | 'line' }>;

/** All of the style but the sea, which lies below, and the names. */
function baseLayers(colors: MapColors): DrawnLayer[] {
  return createMapStyle(colors, '').layers.filter(
    (layer): layer is DrawnLayer =>
      layer.id !== SEA && (layer.type === 'fill' || layer.type === 'line'),
  );
}

/** In CSS pixels. */
interface TilePlace {
  left: number;
  top: number;
  size: number;
}

function placeTile({ index: { zoom, x, y } }: SketchTile, view: SketchView): TilePlace {
  const size = view.worldPx / 2 ** zoom;
  return {
    left: view.width / 2 + x * size - (view.x + 0.5) * view.worldPx,
    top: view.height / 2 + y * size - (0.5 - view.y) * view.worldPx,
    size,
  };
}

/** In whole pixels, so that no seam is seen between tiles. */
function fillTile(context: CanvasRenderingContext2D, { left, top, size }: TilePlace): void {
  const [x, y] = [Math.floor(left), Math.floor(top)];
  context.fillRect(x, y, Math.ceil(left + size) - x, Math.ceil(top + size) - y);
}

interface BaseLayerInput {
  layer: DrawnLayer;
  tile: SketchTile;
  view: SketchView;
}

function drawBaseLayer(
  context: CanvasRenderingContext2D,
  { layer, tile, view }: BaseLayerInput,
): void {
  const drawn = tile.layers[layer['source-layer'] ?? ''];
  if (!drawn) return;
  const { left, top, size } = placeTile(tile, view);
  const scale = size / drawn.extent;
  context.save();
  context.translate(left, top);
  if (layer.type === 'fill') {
    context.scale(scale, scale);
    context.fillStyle = colorOf(layer.paint?.['fill-color']);
    context.fill(drawn.path);
  } else {
    // Shapes reach somewhat beyond their tile, where their edges are none; filled ones hide its seam.
    context.beginPath();
    context.rect(0, 0, size, size);
    context.clip();
    context.scale(scale, scale);
    strokeBase(context, drawn.path, { layer, zoom: zoomOf(view), scale });
  }
  context.restore();
}

/** As MapLibre has it where the style says nothing. */
const MITER_LIMIT = 2;

interface StrokeBaseInput {
  layer: LineLayerSpecification;
  zoom: number;
  scale: number;
}

function strokeBase(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { layer: { paint = {}, layout = {} }, zoom, scale }: StrokeBaseInput,
): void {
  const width = widthAt(paint['line-width'], zoom) / scale;
  const dashes = Array.isArray(paint['line-dasharray']) ? paint['line-dasharray'] : [];
  context.strokeStyle = colorOf(paint['line-color']);
  context.lineWidth = width;
  context.lineJoin = layout['line-join'] === 'round' ? 'round' : 'miter';
  context.lineCap = layout['line-cap'] === 'round' ? 'round' : 'butt';
  context.miterLimit = MITER_LIMIT;
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

/** Widths of the world, as a view has them. */
interface ProjectedLine {
  x: Float64Array;
  y: Float64Array;
}

function projectLine(line: MapPath): ProjectedLine {
  return {
    x: Float64Array.from(line, (place) => place[0] / 360),
    y: Float64Array.from(line, (place) => mercatorY(place[1])),
  };
}

function pathOf(lines: readonly ProjectedLine[], view: SketchView): Path2D {
  const path = new Path2D();
  for (const line of lines) addLine(path, line, view);
  return path;
}

/** A point that is no farther from the one before is left out. */
const NEAR_PX = 0.6;

/** Circling in one spot is thousands of points in the same place. */
function addLine(path: Path2D, line: ProjectedLine, view: SketchView): void {
  const last = line.x.length - 1;
  let [drawnX, drawnY] = [0, 0];
  for (let index = 0; index <= last; index++) {
    const x = view.width / 2 + (line.x[index]! - view.x) * view.worldPx;
    const y = view.height / 2 - (line.y[index]! - view.y) * view.worldPx;
    if (index === 0) path.moveTo(x, y);
    else if (index === last || (x - drawnX) ** 2 + (y - drawnY) ** 2 >= NEAR_PX ** 2) {
      path.lineTo(x, y);
    } else continue;
    [drawnX, drawnY] = [x, y];
  }
}

function drawLegs(context: CanvasRenderingContext2D, path: Path2D, colors: MapColors): void {
  stroke(context, path, {
    color: colors.casing,
    widthPx: LEG_STROKE.casingPx,
    opacity: LEG_STROKE.casingOpacity,
  });
  stroke(context, path, { color: colors.ink, widthPx: LEG_STROKE.widthPx });
}

function drawTrack(
  context: CanvasRenderingContext2D,
  paths: readonly { path: Path2D; isPale: boolean }[],
  { colors, color }: Pick<SketchInput, 'colors' | 'color'>,
): void {
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
