/** Shapes of zones: the first four with the names of the contract, the others of files alone. */
export type ObservationZoneKind = ObservationZone['kind'];

/**
 * Zone in which a point of a task counts as reached. Unless it has a direction of its own, it
 * follows from the neighbouring points: the axis of a zone points away from the course.
 */
export type ObservationZone = Cylinder | SymmetricQuadrant | Keyhole | Line | Sector | FixedLine;

/** All positions within a distance of the point. */
export interface Cylinder {
  readonly kind: 'CYLINDER';
  /** Metres, inclusive. */
  readonly radiusM: number;
}

/** All positions within 45° on either side of the axis. */
export interface SymmetricQuadrant {
  readonly kind: 'SYMMETRIC_QUADRANT';
  /** Metres, inclusive; unlimited by default. */
  readonly radiusM?: number;
}

/** A quadrant, and a small cylinder around the point. */
export interface Keyhole {
  readonly kind: 'KEYHOLE';
  /** Radius of the quadrant in metres, inclusive. */
  readonly radiusM: number;
  /** Radius of the cylinder in metres, inclusive; 500 m by default. */
  readonly cylinderRadiusM?: number;
}

/** A line through the point across the course. It must be crossed in the direction of the leg. */
export interface Line {
  readonly kind: 'LINE';
  /** Half of its length in metres, inclusive. */
  readonly radiusM: number;
}

/** A sector of any angle and direction. */
export interface Sector {
  readonly kind: 'SECTOR';
  /** Metres. */
  readonly radiusM: number;
  /** Half of its angle, up to 180 degrees. */
  readonly halfAngleDeg: number;
  readonly axis: SectorAxis;
  /** Up to this radius, another half angle counts: 180 is a circle, 0 leaves nothing. */
  readonly inner?: { readonly radiusM: number; readonly halfAngleDeg: number };
}

/**
 * Middle of a sector: away from both neighbours, from the next point, from the previous point or
 * from the start; or a bearing in degrees from true north.
 */
export type SectorAxis = 'neighbours' | 'next' | 'previous' | 'start' | number;

/** A line that is not perpendicular to the course. */
export interface FixedLine {
  readonly kind: 'FIXED_LINE';
  /** Half of its length in metres. */
  readonly radiusM: number;
  /** Bearing in degrees from true north, perpendicular to the line and away from the task. */
  readonly axisDeg: number;
}
