import type { Task } from '@cloudstreet/sdk';
import { taskMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Menu, MenuItem } from '@cloudstreet/ui/controls/Menu';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Download, Ellipsis, Trash2, Trophy } from 'lucide-react';
import { useState } from 'react';
import { HostDialog } from '../../app/competitions/HostDialog.js';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { useReport } from '../../app/moderation/use-report.js';
import { saveFile } from '../../app/save-file.js';
import { useMe } from '../../app/session.js';
import { DeleteTaskDialog } from '../../app/tasks/DeleteTaskDialog.js';
import { TASK_FILE_FORMATS } from '../../app/tasks/task-file-formats.js';
import { useTaskName } from '../../app/tasks/use-task-name.js';

export interface TaskActionsProps {
  task: Task;
  /** Token of a task that is not public. */
  link: string | undefined;
  isOwner: boolean;
}

/** Further actions: files, a copy, deletion. */
export function TaskActions({ task, link, isOwner }: TaskActionsProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const me = useMe();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const nameOf = useTaskName();
  const [isHosting, setIsHosting] = useState(false);
  const { id } = task;
  // Others' tasks with a link cannot be hosted.
  const mayHost = isOwner || task.visibility === 'public';
  const access = link === undefined ? {} : { link };
  const duplicate = useMutation(taskMutations.duplicate(api, id, access));
  const download = useMutation(taskMutations.download(api, id));
  const report = useReport({ kind: 'task', id, ownerId: task.user.id });
  return (
    <>
      <Menu
        label={messages['task.download']()}
        trigger={
          <Button size="small" isPending={download.isPending}>
            <Download size={16} aria-hidden />
            {messages['task.download']()}
          </Button>
        }
      >
        {TASK_FILE_FORMATS.map(({ id: format, name }) => (
          <MenuItem
            key={format}
            label={name}
            onAction={() =>
              download.mutate(
                { ...access, format },
                { onSuccess: (file) => saveFile(file, `task-${id}.${format}`) },
              )
            }
          />
        ))}
      </Menu>
      {me && (
        <Menu
          label={messages['task.actions']()}
          trigger={
            <IconButton label={messages['task.actions']()} isPending={duplicate.isPending}>
              <Ellipsis size={20} aria-hidden />
            </IconButton>
          }
        >
          <MenuItem
            label={messages['collection.duplicate']()}
            icon={<Copy size={18} aria-hidden />}
            onAction={() =>
              duplicate.mutate(undefined, {
                onSuccess: (copy) => {
                  toasts.push({ type: 'success', title: messages['collection.duplicated']() });
                  void navigate({ to: '/task/$task', params: { task: copy.id } });
                },
              })
            }
          />
          {task.visibility === 'public' && report?.item}
          {mayHost && (
            <MenuItem
              label={messages['competition.host']()}
              icon={<Trophy size={18} aria-hidden />}
              onAction={() => setIsHosting(true)}
            />
          )}
          {isOwner && !task.locked && (
            <MenuItem
              tone="danger"
              label={messages['task.delete']()}
              icon={<Trash2 size={18} aria-hidden />}
              onAction={() => setIsDeleting(true)}
            />
          )}
        </Menu>
      )}
      {report?.dialog}
      {isHosting && <HostDialog task={task} onOpenChange={setIsHosting} />}
      {isDeleting && <DeleteTaskDialog id={id} name={nameOf(task)} onOpenChange={setIsDeleting} />}
    </>
  );
}
