import type {
  CentralDay,
  ChampionshipClass,
  ChampionshipDayDetail,
  ChampionshipDetail,
  ChampionshipResult,
} from '@cloudstreet/sdk';
import {
  deleteChampionshipDay,
  getChampionshipDay,
  removeChampionshipPenalty,
  setChampionshipPenalty,
  updateChampionshipDay,
} from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Altitude, Distance, formatDate, LocalDate, Speed, useUnits } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { PenaltyDialog } from '../../app/competitions/PenaltyDialog.js';
import { StatusSelect } from '../../app/competitions/StatusSelect.js';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { taskPath } from '../../app/paths.js';
import * as styles from './CentralCompetitions.css.js';
import { CentralResults } from './CentralResults.js';
import { TaskFigures, TaskOnMap } from './CentralTask.js';
import { DayDialog } from './DayDialog.js';
import { DayFiles } from './DayFiles.js';
import { useChampionshipMutation } from './use-championship-mutation.js';

export interface ChampionshipDaySectionProps {
  championship: ChampionshipDetail;
  ofClass: ChampionshipClass;
  day: CentralDay;
  isOrganiser: boolean;
}

const POLL_MS = 20_000;

/** The task and the results of a day, which its organiser can change. */
export function ChampionshipDaySection(props: ChampionshipDaySectionProps) {
  const { championship, day, isOrganiser } = props;
  const { api } = useApp();
  const messages = useMessages();
  const place = { championship: championship.id, day: day.id };
  const query = useQuery({
    ...operationQuery(api, getChampionshipDay, place),
    // Flights are scored while a day is open.
    refetchInterval: ({ state }) => (isOpen(state.data) ? POLL_MS : false),
    meta: { explains: 'all' },
  });
  const shown = query.data;
  return (
    <Section title={<LocalDate date={day.date} dateStyle="full" />}>
      <Stack gap="x4">
        <div className={styles.tools}>
          {!isOrganiser && (
            <Chip tone="neutral">
              {messages['central.status']({ status: shown?.status ?? day.status })}
            </Chip>
          )}
          {shown && isOrganiser && <DayTools {...props} shown={shown} />}
          {shown && <DayFiles championshipId={championship.id} day={shown} />}
        </div>
        <TaskFigures day={shown ?? day} />
        {shown && <Limits day={shown} />}
        {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()} />}
        {query.isPending && <Skeleton height="16rem" />}
        {shown && <TaskOnMap points={shown.point_features} />}
        {shown?.factors?.valid === false && <p>{messages['championship.invalidDay']()}</p>}
        {shown && (
          <Results championshipId={championship.id} day={shown} isOrganiser={isOrganiser} />
        )}
      </Stack>
    </Section>
  );
}

function isOpen(day: ChampionshipDayDetail | undefined): boolean {
  return day?.status === 'planned' || day?.status === 'scoring';
}

/** The start time, and the task that was copied. */
function Limits({ day }: { day: ChampionshipDayDetail }) {
  const messages = useMessages();
  const { start_time: start, task_id: taskId } = day;
  if (start === undefined && taskId === undefined) return null;
  return (
    <p className={styles.hint}>
      {start !== undefined && messages['competition.start']({ time: start })}
      {start !== undefined && taskId !== undefined && ' · '}
      {taskId !== undefined && <Link href={taskPath(taskId)}>{messages['central.task']()}</Link>}
    </p>
  );
}

interface DayToolsProps extends ChampionshipDaySectionProps {
  shown: ChampionshipDayDetail;
}

function DayTools({ championship, ofClass, shown }: DayToolsProps) {
  const messages = useMessages();
  const units = useUnits();
  const [isEditing, setIsEditing] = useState(false);
  const update = useChampionshipMutation(updateChampionshipDay, []);
  const remove = useChampionshipMutation(deleteChampionshipDay, []);
  const place = { championship: championship.id, day: shown.id };
  const { status } = shown;
  return (
    <>
      <StatusSelect
        status={status}
        saving={update.isPending ? update.variables.status : undefined}
        error={update.error}
        onChange={(change) =>
          update.mutateAsync({ ...place, ...change }).then(
            () => true,
            () => false,
          )
        }
      />
      {status !== 'final_result' && (
        <>
          <Button size="small" onPress={() => setIsEditing(true)}>
            {messages['championship.day.edit']()}
          </Button>
          <ConfirmDialog
            trigger={
              <Button size="small" tone="danger" isPending={remove.isPending}>
                {messages['championship.day.remove']()}
              </Button>
            }
            title={messages['championship.remove.title']({
              name: formatDate(shown.date, units, 'full'),
            })}
            confirmLabel={messages['championship.day.remove']()}
            tone="danger"
            onConfirm={() => remove.mutate(place)}
          >
            {messages['championship.day.remove.message']()}
          </ConfirmDialog>
        </>
      )}
      {isEditing && (
        <DayDialog
          championship={championship}
          ofClass={ofClass}
          edited={shown}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
}

interface ResultsProps {
  championshipId: number;
  day: ChampionshipDayDetail;
  isOrganiser: boolean;
}

function Results({ championshipId, day, isOrganiser }: ResultsProps) {
  const messages = useMessages();
  const [penalised, setPenalised] = useState<ChampionshipResult>();
  const mayChange = isOrganiser && day.status !== 'final_result';
  const toolsOf = (row: ChampionshipResult) => (
    <IconButton
      label={messages['competition.penalty.set']({ name: row.name })}
      onPress={() => setPenalised(row)}
    >
      <Gavel size={16} aria-hidden />
    </IconButton>
  );
  return (
    <>
      <CentralResults
        results={day.results}
        getKey={({ entry_id: id }) => id}
        remarksOf={remarksOf}
        toolsOf={mayChange ? toolsOf : undefined}
      />
      {penalised && (
        <EntryPenalty
          place={{ championship: championshipId, day: day.id, entry: penalised.entry_id }}
          result={penalised}
          onClose={() => setPenalised(undefined)}
        />
      )}
    </>
  );
}

/** Nothing for a finisher of whom there is nothing to say. */
function remarksOf(row: ChampionshipResult) {
  const { status, missed, penalty, not_competing: isGuest, invalid } = row;
  const isPlain = status === 'finished' && !missed && penalty === undefined;
  return isPlain && !isGuest && !invalid ? null : <Remarks row={row} />;
}

interface EntryPenaltyProps {
  place: { readonly championship: number; readonly day: number; readonly entry: number };
  result: ChampionshipResult;
  onClose: () => void;
}

function EntryPenalty({ place, result, onClose }: EntryPenaltyProps) {
  const set = useChampionshipMutation(setChampionshipPenalty);
  const remove = useChampionshipMutation(removeChampionshipPenalty);
  const { name, penalty: points, penalty_reason: reason } = result;
  return (
    <PenaltyDialog
      name={name}
      penalty={points === undefined || reason === undefined ? undefined : { points, reason }}
      isPending={set.isPending || remove.isPending}
      error={set.error ?? remove.error}
      onSave={async (next) => {
        const saved = next ? set.mutateAsync({ ...place, ...next }) : remove.mutateAsync(place);
        if (await saved.catch(() => {})) onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Status, penalty and missed point of an entry, beside its figures. */
function Remarks({ row }: { row: ChampionshipResult }) {
  const messages = useMessages();
  const { status, missed, penalty, penalty_reason: reason } = row;
  const texts = [
    status !== 'finished' && messages['championship.result']({ status }),
    row.not_competing && messages['championship.guest'](),
    row.invalid && messages['championship.invalid'](),
    penalty !== undefined &&
      `${messages['competition.penalty.of']({ points: penalty })}: ${reason ?? ''}`,
  ].filter(Boolean);
  return (
    <>
      {texts.join(' · ')}
      {missed && status !== 'not_launched' && (
        <>
          {texts.length > 0 && ' · '}
          {messages['championship.missed']({ reason: missed.reason, point: missed.name })}
          <Shortfall missed={missed} />
        </>
      )}
    </>
  );
}

const METRES_PER_KM = 1000;

function Shortfall({ missed }: { missed: NonNullable<ChampionshipResult['missed']> }) {
  const { distance, by_altitude: altitude, by_speed: speed } = missed;
  return (
    <>
      {distance !== undefined && distance > 0 && (
        <>
          {' '}
          (<Distance km={distance / METRES_PER_KM} />)
        </>
      )}
      {altitude !== undefined && (
        <>
          {' '}
          (<Altitude m={altitude} />)
        </>
      )}
      {speed !== undefined && (
        <>
          {' '}
          (<Speed kmh={speed} />)
        </>
      )}
    </>
  );
}
