import { useDeferredValue, useMemo, useState } from 'react';
import type { Plan, PlanPoint } from './plan.js';
import { planFacts, planSectors, planZones } from './plan-facts.js';
import { movePoint } from './plan-history.js';

type Position = Pick<PlanPoint, 'lat' | 'lon'>;

interface Dragged {
  readonly key: number;
  readonly at: Position;
}

/**
 * Measures a plan. While a point is dragged, it counts where the pointer is.
 *
 * @param corner Key of the point whose FAI sectors are shown in a closed triangle.
 */
export function usePlanFacts(plan: Plan, corner: number | undefined) {
  const [dragged, setDragged] = useState<Dragged>();
  // The point follows the pointer even if the figures come later.
  const measured = useDeferredValue(dragged);
  const points = useMemo(
    () => (measured ? movePoint(plan, measured.key, measured.at) : plan.points),
    [plan, measured],
  );
  const { ruleset } = plan;
  return {
    facts: useMemo(() => planFacts({ points, ruleset }), [points, ruleset]),
    zones: useMemo(() => planZones({ points, ruleset }), [points, ruleset]),
    sectors: useMemo(() => planSectors({ points }, corner), [points, corner]),
    /** Without a position, the point was dropped. */
    drag: (key: number, at: Position | undefined) => setDragged(at && { key, at }),
  };
}
