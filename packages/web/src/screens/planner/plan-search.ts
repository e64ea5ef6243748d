/** Search parameters of the planner. */
export interface PlanSearch {
  /** Token of a task with a link. */
  readonly link?: string;
  /** Airport where a new task starts. */
  readonly from?: number;
}

/** Reads the search parameters of the planner. Invalid ones are dropped. */
export function parsePlanSearch({ link, from }: Record<string, unknown>): PlanSearch {
  const id = Number(from);
  return {
    ...(typeof link === 'string' && link !== '' && { link }),
    ...(Number.isInteger(id) && id > 0 && { from: id }),
  };
}
