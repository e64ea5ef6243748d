import type { Task } from '@cloudstreet/sdk';
import { useEffect, useReducer, useState } from 'react';
import { contentOf, EMPTY_PLAN, type Place, type Plan, planOf } from './plan.js';
import { draftKey, readDraft, writeDraft } from './plan-draft.js';
import { openPlan, type PlanAction, type PlanHistory, reducePlan } from './plan-history.js';

/** State of the planner: the plan with its history, and the selected point. */
export interface Planner {
  readonly history: PlanHistory;
  readonly plan: Plan;
  readonly dispatch: (action: PlanAction) => void;
  readonly selected: number | undefined;
  readonly select: (key: number | undefined) => void;
  /** Whether the plan differs from the stored task, or from a new one. */
  readonly isChanged: boolean;
  /** Whether the plan was a draft of this device when the page opened. */
  readonly wasDraft: boolean;
  /** Returns to the stored task, or to a new one. */
  readonly discard: () => void;
  /** Content of the stored task that the plan is based on. */
  readonly base: string | undefined;
  /** Keeps the task that the server stored as the new base. */
  readonly noteSaved: (task: Task) => void;
  /** Replaces the plan by a stored task. */
  readonly open: (task: Task) => void;
}

/**
 * Keeps a plan. While it differs from the stored task, it is a draft on this device, which survives
 * a lost connection, a log-in and a closed tab.
 *
 * @param task The stored task; a new one without it. Later versions do not replace the plan.
 * @param start Start of a new task without a draft.
 */
export function usePlanner(task: Task | undefined, start: Place | undefined): Planner {
  const key = draftKey(task?.id);
  const [stored, setStored] = useState(() => firstPlan(task, start));
  const [draft] = useState(() => (task?.locked ? undefined : readDraft(key)));
  const [base, setBase] = useState(() => draft?.base ?? (task && contentOf(planOf(task))));
  const [history, dispatch] = useReducer(reducePlan, undefined, () => {
    const opened = openPlan(draft?.plan ?? stored);
    return draft ? { ...opened, past: [stored] } : opened;
  });
  const [selected, select] = useState<number>();
  const { present: plan } = history;
  const isBegun = task !== undefined || plan.points.length > 0;
  const isChanged = isBegun && contentOf(plan) !== contentOf(stored);
  useEffect(() => {
    const kept = base === undefined ? { plan } : { plan, base };
    writeDraft(key, isChanged ? kept : undefined);
  }, [key, plan, isChanged, base]);
  function noteSaved(saved: Task): void {
    const next = planOf(saved);
    setStored(next);
    setBase(contentOf(next));
  }
  return {
    history,
    plan,
    dispatch,
    selected: plan.points.some((point) => point.key === selected) ? selected : undefined,
    select,
    isChanged,
    wasDraft: draft !== undefined,
    discard: () => dispatch({ type: 'open', plan: stored }),
    base,
    noteSaved,
    open: (other) => {
      noteSaved(other);
      dispatch({ type: 'open', plan: planOf(other) });
    },
  };
}

function firstPlan(task: Task | undefined, start: Place | undefined): Plan {
  if (task) return planOf(task);
  return start ? { ...EMPTY_PLAN, points: [{ ...start, key: 1 }] } : EMPTY_PLAN;
}
