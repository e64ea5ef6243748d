import type { Task } from '@cloudstreet/sdk';
import { taskMutations, taskQueries } from '@cloudstreet/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { useMe } from '../../app/session.js';
import { contentOf, type Plan, planOf, taskOf } from './plan.js';
import { draftKey, writeDraft } from './plan-draft.js';
import type { Planner } from './use-planner.js';

/** Stores a plan. Visitors log in first and find their plan again. */
export function useSavePlan(planner: Planner, task: Task | undefined) {
  const { api, queryClient, toasts } = useApp();
  const messages = useMessages();
  const me = useMe();
  const navigate = useNavigate();
  /** The task as it was stored elsewhere meanwhile. */
  const [conflict, setConflict] = useState<Task>();
  const create = useMutation(taskMutations.create(api));
  const update = useMutation(taskMutations.update(api, task?.id ?? 0));
  const check = useMutation({
    mutationFn: (id: number) =>
      queryClient.fetchQuery({ ...taskQueries.detail(api, id), staleTime: 0 }),
  });
  const { plan } = planner;

  async function createPlan(): Promise<void> {
    const created = await create.mutateAsync(taskOf(plan)).catch(() => undefined);
    if (!created) return;
    writeDraft(draftKey(undefined), undefined);
    toasts.push({ type: 'success', title: messages['plan.saved']() });
    await navigate({
      to: '/task/plan/$task',
      params: { task: String(created.id) },
      replace: true,
      ignoreBlocker: true,
    });
  }

  /** Stores the plan in place of the task, even if it was changed elsewhere. */
  async function overwrite(): Promise<void> {
    setConflict(undefined);
    const saved = await update.mutateAsync(patchOf(plan)).catch(() => undefined);
    if (!saved) return;
    planner.noteSaved(saved);
    toasts.push({ type: 'success', title: messages['plan.saved']() });
  }

  async function save(): Promise<void> {
    if (!me) {
      await navigate({
        to: '/auth/log-in',
        search: { redirect: globalThis.location.pathname },
        ignoreBlocker: true,
      });
      return;
    }
    if (!task) {
      await createPlan();
      return;
    }
    const current = await check.mutateAsync(task.id).catch(() => undefined);
    if (!current) return;
    if (contentOf(planOf(current)) === planner.base) await overwrite();
    else setConflict(current);
  }

  return {
    save,
    overwrite,
    conflict,
    /** Takes over what was stored elsewhere, and drops the plan. */
    takeOver: (other: Task) => {
      setConflict(undefined);
      planner.open(other);
    },
    cancel: () => setConflict(undefined),
    isPending: create.isPending || update.isPending || check.isPending,
    isSignedIn: me !== null,
  };
}

function patchOf(plan: Plan) {
  const task = taskOf(plan);
  return {
    ...task,
    name: task.name ?? null,
    description: task.description ?? null,
    min_time: task.min_time ?? null,
  };
}
