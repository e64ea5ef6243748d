/** The shapes a zone can have, by the names of the contract. */
export type ObservationZoneKind = ObservationZone['kind'];

/**
 * Zone in which a point of a task counts as reached. Directions follow from the neighbouring
 * points: the axis of a zone points away from the course.
 */
export type ObservationZone = Cylinder | SymmetricQuadrant | Keyhole | Line;

/** Everywhere within a distance of the point. */
export interface Cylinder {
  readonly kind: 'CYLINDER';
  /** Metres, inclusive. */
  readonly radiusM: number;
}

/** Up to 45° on either side of the axis. */
export interface SymmetricQuadrant {
  readonly kind: 'SYMMETRIC_QUADRANT';
  /** Metres, inclusive; without an end by default. */
  readonly radiusM?: number;
}

/** A quadrant and a small cylinder around the point. */
export interface Keyhole {
  readonly kind: 'KEYHOLE';
  /** Radius of the quadrant, in metres, inclusive. */
  readonly radiusM: number;
  /** Radius of the cylinder, in metres, inclusive; half a kilometre by default. */
  readonly cylinderRadiusM?: number;
}

/** A line across the course, through the point, to be crossed in the direction of the leg. */
export interface Line {
  readonly kind: 'LINE';
  /** Half its length, in metres, inclusive. */
  readonly radiusM: number;
}
