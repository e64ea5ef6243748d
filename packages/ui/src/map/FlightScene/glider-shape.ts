/** A corner in half spans: to the right, ahead and up. */
type Corner = readonly [right: number, ahead: number, up: number];
/** Leading edge, ridge and trailing edge of a wing. */
type Rib = readonly [leading: Corner, ridge: Corner, trailing: Corner];

const NOSE: Corner = [0, 0.46, 0];
const TAIL: Corner = [0, -0.52, 0.02];
/** The fuselage at its thickest point. */
const BELT: Corner[] = [
  [0.065, 0.2, 0],
  [0, 0.2, 0.09],
  [-0.065, 0.2, 0],
  [0, 0.2, -0.065],
];
const FIN: Corner[] = [
  [0, -0.38, 0.03],
  [0, -0.56, 0.2],
  [0, -0.46, 0.2],
];

/** Right wing at its root, in its middle and at its tip. */
const RIBS: readonly Rib[] = [
  [
    [0, 0.22, 0.04],
    [0, 0.13, 0.085],
    [0, -0.02, 0.03],
  ],
  [
    [0.55, 0.19, 0.08],
    [0.55, 0.12, 0.11],
    [0.55, 0.01, 0.07],
  ],
  [
    [1, 0.12, 0.15],
    [1, 0.09, 0.165],
    [1, 0.04, 0.145],
  ],
];

/** Wings are thicker and deeper than real ones, so that they are visible from behind and from afar. */
function wing(side: 1 | -1): Corner[][] {
  const on = ([right, ahead, up]: Corner): Corner => [side * right, ahead, up];
  const ribs = RIBS.map(
    ([leading, ridge, trailing]): Rib => [on(leading), on(ridge), on(trailing)],
  );
  return ribs.slice(1).flatMap(([leading, ridge, trailing], index): Corner[][] => {
    const [innerLeading, innerRidge, innerTrailing] = ribs[index]!;
    return [
      [innerLeading, leading, ridge, innerRidge],
      [innerRidge, ridge, trailing, innerTrailing],
      [innerLeading, leading, trailing, innerTrailing],
    ];
  });
}

const tailplane = (side: 1 | -1): Corner[] => [
  [0, -0.44, 0.2],
  [side * 0.23, -0.48, 0.2],
  [side * 0.23, -0.54, 0.2],
  [0, -0.57, 0.2],
];

/** Six numbers per corner of each triangle: position and normal. */
export function gliderTriangles(): Float32Array<ArrayBuffer> {
  const sides = BELT.flatMap((corner, index): Corner[][] => {
    const next = BELT[(index + 1) % BELT.length]!;
    return [
      [NOSE, corner, next],
      [TAIL, next, corner],
    ];
  });
  const surfaces = [...sides, FIN, ...wing(1), ...wing(-1), tailplane(1), tailplane(-1)];
  return Float32Array.from(surfaces.flatMap(fanOf));
}

/** Divides a surface into triangles around its first corner. */
function fanOf(corners: readonly Corner[]): number[] {
  const [first] = corners as [Corner];
  return corners.slice(1, -1).flatMap((corner, index) => {
    const triangle = [first, corner, corners[index + 2]!] as const;
    const facing = normalOf(...triangle);
    return triangle.flatMap((each) => each.concat(facing));
  });
}

function normalOf(a: Corner, b: Corner, c: Corner): Corner {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}
