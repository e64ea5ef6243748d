import type { Task } from '@cloudstreet/sdk';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { LazyPlanMap } from '@cloudstreet/ui/map/LazyMap';
import { media, useMediaQuery, visuallyHidden } from '@cloudstreet/ui/theme';
import { useState } from 'react';
import { useNow } from '../../app/context.js';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { useMe } from '../../app/session.js';
import { DownloadPlan } from './DownloadPlan.js';
import { homeBounds } from './home-bounds.js';
import { PlanAirspaces } from './PlanAirspaces.js';
import { PlanDetails } from './PlanDetails.js';
import { PlanFigures, PlanWorth } from './PlanFigures.js';
import { PlanLegs } from './PlanLegs.js';
import * as styles from './Planner.css.js';
import { PlanRoute } from './PlanRoute.js';
import { type Place, planProblem } from './plan.js';
import { PlanNotices, SavePlan } from './SavePlan.js';
import { TaskActions } from './TaskActions.js';
import { useCrossedAirspaces } from './use-crossed-airspaces.js';
import { usePlanEdits } from './use-plan-edits.js';
import { usePlanFacts } from './use-plan-facts.js';
import { usePlanner } from './use-planner.js';

export interface PlannerPageProps {
  /** The stored task; a new one without it. */
  task?: Task;
  /** Token of a task with a link. */
  link?: string | undefined;
  /** Start of a new task. */
  start?: Place | undefined;
}

/** Plans a task on a map and in a list. */
export function PlannerPage({ task, link, start }: PlannerPageProps) {
  const messages = useMessages();
  const me = useMe();
  const now = useNow();
  const planner = usePlanner(task, start);
  const edits = usePlanEdits(planner);
  const { plan, selected } = planner;
  const isEditable = !task || (task.user.id === me?.id && !task.locked);
  const [date, setDate] = useState(() => now.toISOString().slice(0, 10));
  const airspaces = useCrossedAirspaces(plan, date);
  const { points } = plan;
  const { facts, zones, sectors, drag } = usePlanFacts(plan, selected);
  const [home] = useState(() => homeBounds(points, zones));
  const isRoomy = useMediaQuery(media.middle);
  const problem = planProblem(plan);
  const point = points.find(({ key }) => key === selected);
  const radiusKm = isEditable ? point?.zone?.radius : undefined;
  const map = (
    <AppMaps>
      <LazyPlanMap
        points={points}
        zones={zones}
        sectors={isEditable ? sectors : []}
        airspaces={airspaces?.shown}
        selected={selected}
        radiusKm={radiusKm}
        home={home}
        isReadOnly={!isEditable}
        onAdd={edits.add}
        onInsert={edits.insert}
        onDrag={drag}
        onMove={edits.move}
        onSelect={planner.select}
        onRadius={edits.resize}
      />
    </AppMaps>
  );
  return (
    <AppPage secondary={isRoomy ? map : undefined}>
      <PageHeader
        title={plan.name.trim() || messages['plan.title']()}
        actions={
          <>
            {isEditable && <SavePlan planner={planner} task={task} problem={problem} />}
            <DownloadPlan plan={plan} isDisabled={problem !== undefined} />
            {task && <TaskActions task={task} link={link} isChanged={planner.isChanged} />}
          </>
        }
      />
      <output className={visuallyHidden}>{edits.news}</output>
      {!isEditable && (
        <p className={styles.note}>
          {messages['plan.readOnly']({
            state: task.locked ? 'locked' : 'other',
            name: task.user.name,
          })}
        </p>
      )}
      {!isRoomy && (
        <section className={styles.map} aria-label={messages['page.map']()}>
          {map}
        </section>
      )}
      {facts && <PlanFigures facts={facts} />}
      {isEditable && <PlanRoute planner={planner} edits={edits} />}
      {isEditable && (
        <PlanNotices planner={planner} problem={problem} hasNewZones={edits.hasNewZones} />
      )}
      {facts && <PlanLegs plan={plan} facts={facts} />}
      {facts && (
        <PlanAirspaces
          date={date}
          onDate={setDate}
          crossed={airspaces?.crossed}
          isWhole={airspaces?.isWhole ?? true}
          isKnown={airspaces?.isKnown ?? true}
        />
      )}
      {facts && <PlanWorth worth={facts.worth} />}
      {isEditable && <PlanDetails plan={plan} onEdit={edits.edit} />}
    </AppPage>
  );
}
