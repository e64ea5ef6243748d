import type { Task } from '@cloudstreet/sdk';
import { taskMutations } from '@cloudstreet/sdk/react';
import { StarButton } from '@cloudstreet/ui/controls/StarButton';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../context.js';

export interface StarTaskProps {
  task: Task;
  /** Token with which the page was opened. */
  link: string | undefined;
}

/** Likes a task. Shown at once, and taken back if it fails. */
export function StarTask({ task: { id, stars, starred = false }, link }: StarTaskProps) {
  const { api } = useApp();
  const access = link === undefined ? {} : { link };
  const { mutate, isPending, variables = false } = useMutation(taskMutations.star(api, id, access));
  const isStarred = isPending ? variables : starred;
  const count = stars + Number(isStarred) - Number(starred);
  return <StarButton count={count} isStarred={isStarred} onChange={mutate} />;
}
