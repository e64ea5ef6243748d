/** Shapes of zones, with the names of the contract. */
export type ObservationZoneKind = ObservationZone['kind'];

/**
 * Zone in which a point of a task counts as reached. Its direction follows from the neighbouring
 * points: the axis of a zone points away from the course.
 */
export type ObservationZone = Cylinder | SymmetricQuadrant | Keyhole | Line;

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
