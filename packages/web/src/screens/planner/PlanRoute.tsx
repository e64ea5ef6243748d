import type { SearchHit } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Section } from '@cloudstreet/ui/layout/Page';
import { ArrowUpDown, MapPinPlus, Redo2, Undo2 } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { HitPicker } from '../../app/search/HitPicker.js';
import * as styles from './Planner.css.js';
import { PlanPoints } from './PlanPoints.js';
import { PointEditor } from './PointEditor.js';
import { isSameSpot, type Place } from './plan.js';
import type { PlanEdits } from './use-plan-edits.js';
import type { Planner } from './use-planner.js';

export interface PlanRouteProps {
  planner: Planner;
  edits: PlanEdits;
}

/** Points of a plan in their order, with a search for more. */
export function PlanRoute({ planner, edits }: PlanRouteProps) {
  const messages = useMessages();
  const { history, plan, selected, select } = planner;
  const { points } = plan;
  const [first, last] = [points[0], points.at(-1)];
  const canClose = points.length > 1 && first && last && !isSameSpot(first, last);
  const index = points.findIndex(({ key }) => key === selected);
  const point = points[index];
  return (
    <>
      <Section
        title={messages['plan.points']()}
        actions={
          <div className={styles.toolbar}>
            <IconButton
              label={messages['plan.undo']()}
              isDisabled={history.past.length === 0}
              onPress={edits.undo}
            >
              <Undo2 size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={messages['plan.redo']()}
              isDisabled={history.future.length === 0}
              onPress={edits.redo}
            >
              <Redo2 size={18} aria-hidden />
            </IconButton>
          </div>
        }
      >
        <HitPicker
          label={messages['plan.search']()}
          placeholder={messages['plan.search']()}
          icon={<MapPinPlus size={18} aria-hidden />}
          kinds={['point_of_interest']}
          limit={8}
          onPick={(hit) => {
            const place = placeOf(hit);
            if (place) edits.add(place);
          }}
        />
        {points.length === 0 ? (
          <EmptyState title={messages['plan.empty']()} />
        ) : (
          <PlanPoints
            points={points}
            selected={selected}
            onSelect={(key) => select(key === selected ? undefined : key)}
            onReorder={edits.reorder}
            onRemove={edits.remove}
          />
        )}
        {points.length > 1 && (
          <div className={styles.toolbar}>
            {canClose && (
              <Button size="small" onPress={edits.close}>
                {messages['plan.close']()}
              </Button>
            )}
            <Button size="small" onPress={edits.reverse}>
              <ArrowUpDown size={16} aria-hidden />
              {messages['plan.reverse']()}
            </Button>
          </div>
        )}
      </Section>
      {point && (
        <PointEditor
          key={point.key}
          plan={plan}
          point={point}
          number={index + 1}
          onRename={(name) => edits.rename(point.key, name)}
          onZone={(zone) => edits.setZone(point.key, zone)}
        />
      )}
    </>
  );
}

/** Returns the exact place of a search result. */
function placeOf(hit: Readonly<SearchHit>): Place | undefined {
  if (hit.index !== 'point_of_interest') return undefined;
  const [lon, lat] = hit.geom.coordinates;
  return { name: hit.name, lat, lon };
}
