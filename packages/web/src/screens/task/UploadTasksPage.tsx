import type { UploadedTasks } from '@cloudstreet/sdk';
import { taskMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { FileDrop } from '@cloudstreet/ui/controls/FileDrop';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { Distance } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import * as styles from '../../app/tasks/TaskRows.css.js';
import { useTaskName } from '../../app/tasks/use-task-name.js';
import { FindingList } from './FindingList.js';

const TYPES = ['.cup', '.cupx', '.tsk', '.xctsk', '.lkt', '.gpx', '.igc'];

/** Reads a file of tasks, shows what is in it, and stores the chosen ones. */
export function UploadTasksPage() {
  const { api } = useApp();
  const messages = useMessages();
  const [file, setFile] = useState<File>();
  const preview = useMutation(taskMutations.upload(api));
  return (
    <AppPage width="text">
      <PageHeader title={messages['task.upload']()} />
      <FileDrop
        label={messages['task.upload.drop']()}
        hint={messages['task.upload.hint']()}
        acceptedTypes={TYPES}
        isCompact={preview.data !== undefined}
        onFiles={([chosen]) => {
          setFile(chosen);
          if (chosen) preview.mutate({ file: chosen, preview: true });
        }}
      />
      {file && preview.data && (
        <FoundTasks key={preview.submittedAt} file={file} found={preview.data} />
      )}
    </AppPage>
  );
}

function FoundTasks({ file, found }: { file: File; found: UploadedTasks }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const nameOf = useTaskName();
  const save = useMutation(taskMutations.upload(api));
  const [isPublic, setIsPublic] = useState(false);
  const valid = found.tasks.filter(({ problem }) => problem === undefined);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = valid.filter(({ number }) => !left.has(number));
  const toggle = (number: number, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(number);
    else next.add(number);
    setLeft(next);
  };
  const store = () =>
    save.mutate(
      {
        file,
        numbers: chosen.map(({ number }) => number).join(','),
        visibility: isPublic ? 'public' : 'private',
      },
      {
        onSuccess: ({ tasks }) => {
          const [first, second] = tasks.flatMap(({ id }) => id ?? []);
          toasts.push({ type: 'success', title: messages['task.upload.saved']() });
          if (first !== undefined && second === undefined) {
            void navigate({ to: '/task/$task', params: { task: first } });
          } else void navigate({ to: '/task' });
        },
      },
    );
  return (
    <>
      <Section title={file.name}>
        {valid.length === 0 && (
          <EmptyState title={messages['task.upload.none']()} drawing="glider" />
        )}
        <ul className={styles.list}>
          {found.tasks.map((task) => (
            <li key={task.number} className={styles.row}>
              {task.problem === undefined ? (
                <Checkbox
                  isSelected={!left.has(task.number)}
                  onChange={(isChosen) => toggle(task.number, isChosen)}
                >
                  {nameOf(task)} <Distance km={task.distance} />
                </Checkbox>
              ) : (
                <>
                  {task.name} {messages['task.upload.problem']({ problem: task.problem })}
                </>
              )}
            </li>
          ))}
        </ul>
        {valid.length > 0 && (
          <>
            <Checkbox isSelected={isPublic} onChange={setIsPublic}>
              {messages['task.upload.public']()}
            </Checkbox>
            <div>
              <Button
                tone="primary"
                isDisabled={chosen.length === 0}
                isPending={save.isPending}
                onPress={store}
              >
                {messages['task.upload.save']()}
              </Button>
            </div>
          </>
        )}
      </Section>
      <FindingList found={found} />
    </>
  );
}
