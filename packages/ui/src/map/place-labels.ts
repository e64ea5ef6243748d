/** A label to place beside a point on the screen. */
export interface LabelRequest {
  /** Position of the point in pixels. */
  left: number;
  top: number;
  /** Width of the text. */
  width: number;
  /** Distance between point and text; by default that of a small glider. */
  gapPx?: number;
  /** A label that would end farther to the right is placed to the left of its point, if there is space. */
  endPx?: number;
}

/** Position of a label: its left end and the middle of its height. */
export interface PlacedLabel<Label> {
  request: Label;
  left: number;
  top: number;
}

const GAP_PX = 11;
const HEIGHT_PX = 15;
const APART_PX = 3;

/**
 * Places labels to the right or left of their points, in order, so that none covers another. Labels
 * without space are left out.
 */
export function placeLabels<Label extends LabelRequest>(
  requests: readonly Label[],
): PlacedLabel<Label>[] {
  const placed: PlacedLabel<Label>[] = [];
  for (const request of requests) {
    const { top, width, gapPx = GAP_PX, endPx = Number.POSITIVE_INFINITY } = request;
    const [right, other] = [request.left + gapPx, request.left - gapPx - width];
    const sides = right + width > endPx && other >= 0 ? [other, right] : [right, other];
    const left = sides.find((side) => placed.every((before) => areApart(before, side, top, width)));
    if (left !== undefined) placed.push({ request, left, top });
  }
  return placed;
}

function areApart<Label extends LabelRequest>(
  other: PlacedLabel<Label>,
  left: number,
  top: number,
  width: number,
): boolean {
  return (
    Math.abs(other.top - top) >= HEIGHT_PX ||
    other.left >= left + width + APART_PX ||
    left >= other.left + other.request.width + APART_PX
  );
}
