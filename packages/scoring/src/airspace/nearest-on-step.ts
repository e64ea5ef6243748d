import type { DegreeLength } from '../geo/degree-length.js';
import { type OutlineEdges, unitLength } from './outline-edges.js';
import type { PlaneStep, StepPart } from './plane-step.js';
import { NEAR_HORIZONTAL_M, NEAR_VERTICAL_M } from './track-chunks.js';
import { aboveFloorM, belowCeilingM, type VerticalLimits } from './vertical-limits.js';

/** The moment at which a flight came nearest to an airspace. */
export interface Nearest {
  readonly fix: number;
  readonly share: number;
  readonly horizontalM: number;
  readonly verticalM: number;
  /** The larger of both distances, as shares of the limits of a near miss. */
  readonly measure: number;
}

interface StepBeside {
  readonly edges: OutlineEdges;
  /** The edges that a near miss can be of. */
  readonly around: readonly number[];
  readonly limits: VerticalLimits;
  readonly fix: number;
  readonly step: PlaneStep;
  /** Whether the step is over the outline, or which parts of it are. */
  readonly parts: readonly StepPart[] | boolean;
  readonly lat: number;
  readonly before: Nearest | undefined;
}

/** Nearest moment of a step, if nearer than the one before. */
export function nearestOnStep(beside: StepBeside): Nearest | undefined {
  const { limits, fix, parts } = beside;
  const search = new NearestSearch(limits, fix, beside.before);
  if (search.leastVertical() >= search.best) return beside.before;
  for (const { from, to, inside } of typeof parts === 'boolean' ? [] : parts) {
    // Between two parts the step meets the outline.
    if (inside || from > 0) search.offer(from, 0);
    if (inside) search.offer(to, 0);
  }
  if (parts === true) {
    search.offer(0, 0);
    search.offer(1, 0);
  } else if (beside.around.length > 0) {
    searchEdges(search, beside, unitLength(beside.edges, beside.lat));
  }
  return search.found;
}

class NearestSearch {
  found: Nearest | undefined;
  readonly #limits: VerticalLimits;
  readonly #fix: number;

  constructor(limits: VerticalLimits, fix: number, before: Nearest | undefined) {
    [this.#limits, this.#fix, this.found] = [limits, fix, before];
  }

  /** Value below which a moment counts as nearer. */
  get best(): number {
    return this.found?.measure ?? 1;
  }

  /** The least that the vertical distance of this step can amount to. */
  leastVertical(): number {
    return Math.min(this.#verticalM(0), this.#verticalM(1)) / NEAR_VERTICAL_M;
  }

  offer(share: number, horizontalM: number): void {
    if (horizontalM / NEAR_HORIZONTAL_M >= this.best) return;
    const verticalM = this.#verticalM(share);
    const measure = Math.max(horizontalM / NEAR_HORIZONTAL_M, verticalM / NEAR_VERTICAL_M);
    if (measure >= this.best) return;
    this.found = { fix: this.#fix, share, horizontalM, verticalM, measure };
  }

  #verticalM(share: number): number {
    const below = -aboveFloorM(this.#limits, this.#fix, share);
    const above = -belowCeilingM(this.#limits, this.#fix, share);
    return Math.max(0, below, above);
  }
}

/** Two straight ways that do not meet are nearest at an end of one of them. */
function searchEdges(
  search: NearestSearch,
  { edges: { x, y }, around, step: { x0, y0, x1, y1 } }: StepBeside,
  { eastM, northM }: DegreeLength,
): void {
  const reach = NEAR_HORIZONTAL_M / northM;
  const wide = NEAR_HORIZONTAL_M / Math.max(eastM, 1);
  const [west, east] = [Math.min(x0, x1) - wide, Math.max(x0, x1) + wide];
  const [south, north] = [Math.min(y0, y1) - reach, Math.max(y0, y1) + reach];
  const stepX = (x1 - x0) * eastM;
  const stepY = (y1 - y0) * northM;
  for (const edge of around) {
    const [edgeX, nextX] = [x[edge]!, x[edge + 1]!];
    if ((edgeX < west && nextX < west) || (edgeX > east && nextX > east)) continue;
    const [edgeY, nextY] = [y[edge]!, y[edge + 1]!];
    if ((edgeY < south && nextY < south) || (edgeY > north && nextY > north)) continue;
    const [ax, ay] = [(edgeX - x0) * eastM, (edgeY - y0) * northM];
    const [bx, by] = [(nextX - x0) * eastM, (nextY - y0) * northM];
    search.offer(0, toSegmentM(-ax, -ay, bx - ax, by - ay).distanceM);
    search.offer(1, toSegmentM(stepX - ax, stepY - ay, bx - ax, by - ay).distanceM);
    const fromA = toSegmentM(ax, ay, stepX, stepY);
    search.offer(fromA.share, fromA.distanceM);
    const fromB = toSegmentM(bx, by, stepX, stepY);
    search.offer(fromB.share, fromB.distanceM);
  }
}

/** From a place to the nearest of an interval that begins at the origin. */
function toSegmentM(px: number, py: number, dx: number, dy: number) {
  const square = dx * dx + dy * dy;
  const along = square > 0 ? (px * dx + py * dy) / square : 0;
  const share = along < 0 ? 0 : along > 1 ? 1 : along;
  const [nx, ny] = [px - share * dx, py - share * dy];
  return { share, distanceM: Math.sqrt(nx * nx + ny * ny) };
}
