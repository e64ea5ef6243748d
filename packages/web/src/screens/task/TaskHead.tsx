import type { Task } from '@cloudstreet/sdk';
import { taskMutations } from '@cloudstreet/sdk/react';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { Select } from '@cloudstreet/ui/fields/Select';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Distance, Duration } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { CopyLink } from '../../app/CopyLink.js';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { entityPath, planPath, taskPath } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { DeclareTask } from '../../app/tasks/DeclareTask.js';
import { OwnDeclaration } from '../../app/tasks/OwnDeclaration.js';
import { StarTask } from '../../app/tasks/StarTask.js';
import { useTaskName } from '../../app/tasks/use-task-name.js';
import { TaskActions, type TaskActionsProps } from './TaskActions.js';
import * as styles from './TaskPage.css.js';

/** Name, author and figures of a task, with the permitted actions. */
export function TaskHead({ task, link, isOwner }: TaskActionsProps) {
  const messages = useMessages();
  const me = useMe();
  const nameOf = useTaskName();
  const { user, kind, ruleset, description, min_time: minTime } = task;
  const { min_distance: least, max_distance: most } = task;
  return (
    <>
      <PageHeader
        title={nameOf(task)}
        note={
          <span className={styles.note}>
            <Distance km={task.distance} />
            {least !== undefined && most !== undefined && (
              <span>
                <Distance km={least} />–<Distance km={most} />
              </span>
            )}
            {task.name !== undefined && <span>{messages['task.kind']({ kind })}</span>}
            <span>{messages['task.rules']({ ruleset })}</span>
            {ruleset === 'AA' && minTime !== undefined && (
              <span>
                {messages['central.minTime']()} <Duration seconds={minTime * 60} />
              </span>
            )}
            <Link href={entityPath('user', user.id)}>{user.name}</Link>
          </span>
        }
        actions={
          <>
            {me && <DeclareTask task={task} link={link} />}
            {me && <StarTask task={task} link={link} />}
            <CopyLink
              path={taskPath(task.id)}
              visibility={task.visibility}
              token={isOwner ? task.token : link}
            />
            {isOwner && !task.locked && (
              <ButtonLink size="small" href={planPath(task.id)}>
                {messages['edit.open']()}
              </ButtonLink>
            )}
            {isOwner && <TaskVisibility task={task} />}
            <TaskActions task={task} link={link} isOwner={isOwner} />
          </>
        }
      />
      {me && <OwnDeclaration userId={me.id} taskId={task.id} />}
      {task.locked && <p>{messages['task.locked']()}</p>}
      {description !== undefined && <p className={styles.prose}>{description}</p>}
    </>
  );
}

const VISIBILITIES = ['public', 'link', 'private'] as const;

function TaskVisibility({ task: { id, visibility } }: { task: Task }) {
  const { api } = useApp();
  const messages = useMessages();
  const update = useMutation(taskMutations.update(api, id));
  return (
    <Select
      look="chip"
      label={messages['collection.visibility']()}
      isRequired
      options={VISIBILITIES.map((one) => ({
        id: one,
        label: messages['collection.visibility.option']({ visibility: one }),
      }))}
      value={update.isPending ? (update.variables.visibility ?? visibility) : visibility}
      onChange={(one) => update.mutate({ visibility: one })}
    />
  );
}
