/** The step from a fix to the next on the plane of an outline. */
export interface PlaneStep {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A part of a step that lies on one side of an outline. */
export interface StepPart {
  readonly from: number;
  readonly to: number;
  readonly inside: boolean;
}
