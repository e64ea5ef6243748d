import type {
  ChampionshipClass,
  ChampionshipDayDetail,
  ChampionshipDetail,
  Task,
} from '@cloudstreet/sdk';
import {
  createChampionshipDay,
  listTasks,
  updateChampionshipDay,
} from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Link } from '@cloudstreet/ui/controls/Link';
import { DateField } from '@cloudstreet/ui/fields/DateField';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField, type TextFieldProps } from '@cloudstreet/ui/fields/TextField';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import { useMe } from '../../app/session.js';
import { useTaskName } from '../../app/tasks/use-task-name.js';
import { useChampionshipMutation } from './use-championship-mutation.js';

export interface DayDialogProps {
  championship: ChampionshipDetail;
  ofClass: ChampionshipClass;
  edited?: ChampionshipDayDetail;
  onClose: () => void;
}

/** Opens the dialog for a new day. */
export function DayDialogButton(props: Omit<DayDialogProps, 'onClose' | 'edited'>) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button size="small" onPress={() => setIsOpen(true)}>
        {messages['championship.day.add']()}
      </Button>
      {isOpen && <DayDialog {...props} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** The task stays. */
const SAME = 'same';
const MAX_TASKS = 100;
const SECONDS_PER_MINUTE = 60;
const MAX_MINUTES = 1440;
const EARTHS = ['wgs84', 'fai_sphere', 'mean_sphere'] as const;

/** Adds a day with its task, or changes it. Conventions without a field stay as they are. */
export function DayDialog({ championship, ofClass, edited, onClose }: DayDialogProps) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const nameOf = useTaskName();
  const tasks = useQuery({
    ...operationQuery(api, listTasks, { user_id_in: me ? [me.id] : [0], limit: MAX_TASKS }),
    enabled: Boolean(me),
    meta: { explains: 'all' },
  });
  const [task, setTask] = useState<string | undefined>(edited && SAME);
  const [minTime, setMinTime] = useState(edited?.min_time ?? NaN);
  const { gate_interval: gateS, ...conventions } = edited?.conventions ?? {};
  const [gate, setGate] = useState(gateS === undefined ? NaN : gateS / SECONDS_PER_MINUTE);
  const [earth, setEarth] = useState<(typeof EARTHS)[number]>(conventions.earth ?? 'wgs84');
  const create = useChampionshipMutation(createChampionshipDay);
  const update = useChampionshipMutation(updateChampionshipDay);
  const chosen = tasks.data?.find(({ id }) => String(id) === task);
  const isArea = task === SAME ? edited?.assigned_area : chosen?.ruleset === 'AA';
  const chooseTask = (id: string) => {
    setTask(id);
    const next = id === SAME ? edited : tasks.data?.find((each) => String(each.id) === id);
    setMinTime(next?.min_time ?? NaN);
  };
  const save = (values: FormData) => {
    const settings = {
      start_time: textOf(values, 'start_time') || null,
      start_close: textOf(values, 'start_close') || null,
      finish_close: textOf(values, 'finish_close') || null,
      ...(isArea && { min_time: minTime > 0 ? minTime : null }),
    };
    const given = {
      ...(task !== SAME && task !== undefined && { task_id: Number(task) }),
      conventions: {
        ...conventions,
        earth,
        ...(gate > 0 && { gate_interval: Math.round(gate * SECONDS_PER_MINUTE) }),
      },
    };
    if (edited) {
      const place = { championship: championship.id, day: edited.id };
      return update.mutateAsync({ ...place, ...settings, ...given });
    }
    const filled = Object.fromEntries(
      Object.entries(settings).filter(([, value]) => value !== null),
    );
    return create.mutateAsync({
      championship: championship.id,
      class: ofClass.id,
      date: textOf(values, 'date'),
      ...filled,
      ...given,
      task_id: Number(task),
    });
  };
  const optionOf = (each: Task) => ({ id: String(each.id), label: nameOf(each) });
  return (
    <Dialog
      title={messages[edited ? 'championship.day.edit' : 'championship.day.add']()}
      isOpen
      onOpenChange={onClose}
    >
      <AppForm
        {...(edited ? update : create).form}
        onSubmit={async (values) => {
          if (await save(values).catch(() => {})) onClose();
        }}
      >
        <p>{messages['competition.copied']()}</p>
        {!edited && (
          <DateField
            name="date"
            label={messages['competition.day']()}
            isRequired
            defaultValue={nextDate(championship, ofClass)}
          />
        )}
        {tasks.data?.length === 0 && (
          <p>
            {messages['championship.task.none']()}{' '}
            <Link href="/task">{messages['task.title']()}</Link>
          </p>
        )}
        {tasks.isLoadingError && <LoadFailed onRetry={() => void tasks.refetch()} />}
        {tasks.isPending && <Skeleton height="4rem" />}
        {tasks.data && (
          <Select
            name="task_id"
            label={messages['central.task']()}
            isRequired
            options={[
              ...(edited ? [{ id: SAME, label: messages['championship.task.same']() }] : []),
              ...tasks.data.map(optionOf),
            ]}
            value={task ?? null}
            onChange={chooseTask}
          />
        )}
        {isArea && (
          <NumberField
            name="min_time"
            label={messages['competition.minTime']()}
            minValue={1}
            maxValue={MAX_MINUTES}
            value={minTime}
            onChange={setMinTime}
          />
        )}
        <TimeField
          name="start_time"
          label={messages['competition.startTime']()}
          defaultValue={edited?.start_time ?? ''}
        />
        <TimeField
          name="start_close"
          label={messages['championship.startClose']()}
          defaultValue={edited?.start_close ?? ''}
        />
        <TimeField
          name="finish_close"
          label={messages['championship.finishClose']()}
          defaultValue={edited?.finish_close ?? ''}
        />
        <NumberField
          label={messages['championship.gate']()}
          minValue={1}
          maxValue={MAX_MINUTES}
          value={gate}
          onChange={setGate}
        />
        <Select
          label={messages['championship.earth']()}
          isRequired
          options={EARTHS.map((id) => ({
            id,
            label: messages['championship.earth.option']({ earth: id }),
          }))}
          value={earth}
          onChange={setEarth}
        />
        <DialogActions>
          <Button type="submit" tone="primary" isPending={create.isPending || update.isPending}>
            {messages['collection.save']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}

/** A UTC time of day. */
function TimeField(props: Pick<TextFieldProps, 'name' | 'label' | 'defaultValue'>) {
  const messages = useMessages();
  return (
    <TextField
      {...props}
      pattern="([01]\d|2[0-3]):[0-5]\d"
      patternMessage={messages['competition.startTime.wrong']()}
      inputMode="numeric"
      placeholder="10:30"
    />
  );
}

/** The day after the last one of the class, or the first of the championship. */
function nextDate(
  { start_date: first, end_date: end }: ChampionshipDetail,
  { days }: ChampionshipClass,
): string {
  const last = days.at(-1)?.date;
  if (last === undefined) return first;
  const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
  return next > end ? end : next;
}
