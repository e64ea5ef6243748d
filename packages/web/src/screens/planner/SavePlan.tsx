import type { Task } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { LeaveWarning } from '../../app/page/LeaveWarning.js';
import { useTabGuard } from '../../app/use-tab-guard.js';
import * as styles from './Planner.css.js';
import type { PlanProblem } from './plan.js';
import { canKeepDrafts } from './plan-draft.js';
import type { Planner } from './use-planner.js';
import { useSavePlan } from './use-save-plan.js';

export interface SavePlanProps {
  planner: Planner;
  task: Task | undefined;
  problem: PlanProblem | undefined;
}

/**
 * Stores the plan, and asks before it replaces another change. A plan that is left unsaved is a
 * draft; only where the device keeps none is there a question.
 */
export function SavePlan({ planner, task, problem }: SavePlanProps) {
  const messages = useMessages();
  const { isChanged } = planner;
  const saving = useSavePlan(planner, task);
  const { conflict, isPending } = saving;
  const [isKept] = useState(canKeepDrafts);
  useTabGuard(() => isChanged && !isKept);
  return (
    <>
      <Button
        tone="primary"
        size="small"
        isDisabled={problem !== undefined || !isChanged}
        isPending={isPending}
        onPress={() => void saving.save()}
      >
        {saving.isSignedIn ? messages['collection.save']() : messages['plan.logIn']()}
      </Button>
      {conflict && (
        <Dialog
          title={messages['plan.conflict.title']()}
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) saving.cancel();
          }}
        >
          <p>{messages['plan.conflict.message']()}</p>
          <DialogActions>
            <Button onPress={() => saving.takeOver(conflict)}>
              {messages['plan.conflict.load']()}
            </Button>
            <Button tone="danger" onPress={() => void saving.overwrite()}>
              {messages['plan.conflict.keep']()}
            </Button>
          </DialogActions>
        </Dialog>
      )}
      <LeaveWarning
        isActive={isChanged && !isKept}
        title={messages['edit.leave.title']()}
        message={messages['plan.leave.message']()}
      />
    </>
  );
}

export interface PlanNoticesProps {
  planner: Planner;
  problem: PlanProblem | undefined;
  /** Whether the rules replaced zones. */
  hasNewZones: boolean;
}

/** Notes about what prevents saving, and that the plan is a draft. */
export function PlanNotices({ planner, problem, hasNewZones }: PlanNoticesProps) {
  const messages = useMessages();
  const { plan, isChanged, wasDraft } = planner;
  const isBegun = plan.points.length > 0;
  return (
    <>
      {problem && isBegun && (
        <p className={styles.note}>
          {messages['plan.problem']({
            kind: problem.kind,
            name: problem.kind === 'repeated' ? problem.name : '',
          })}
        </p>
      )}
      {hasNewZones && <p className={styles.note}>{messages['plan.zonesChanged']()}</p>}
      {isChanged && (
        <p className={styles.note}>
          {wasDraft ? messages['plan.draft.restored']() : messages['plan.draft']()}{' '}
          <Button size="small" tone="quiet" onPress={planner.discard}>
            {messages['plan.discard']()}
          </Button>
        </p>
      )}
    </>
  );
}
