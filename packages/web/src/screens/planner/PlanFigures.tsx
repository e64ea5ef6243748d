import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Distance, Points } from '@cloudstreet/ui/values';
import { useContestTitle } from '../../app/contest-title.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Planner.css.js';
import type { PlanFacts } from './plan-facts.js';

/** Distance and kind of a task, and the distances through the areas of an assigned area task. */
export function PlanFigures({ facts: { reading, areas } }: { facts: PlanFacts }) {
  const messages = useMessages();
  const kind = messages['task.kind']({ kind: reading.kind });
  return (
    <div>
      <p className={styles.figure}>
        <Distance km={reading.distanceKm} digits={1} />
      </p>
      <p className={styles.note}>
        {reading.startOnLeg ? `${kind} · ${messages['task.startOnLeg']()}` : kind}
        {areas && (
          <>
            {' · '}
            <Distance km={areas.minKm} /> – <Distance km={areas.maxKm} />
          </>
        )}
      </p>
    </div>
  );
}

/** Points of a task in each contest. */
export function PlanWorth({ worth }: Pick<PlanFacts, 'worth'>) {
  const messages = useMessages();
  const titleOf = useContestTitle();
  if (worth.length === 0) return null;
  return (
    <Section title={messages['plan.worth']()}>
      <p className={styles.note}>{messages['plan.worth.hint']()}</p>
      <DescriptionList>
        {worth.map(({ contest, points }) => (
          <Description key={contest} term={titleOf(contest)}>
            <Points points={points} />
          </Description>
        ))}
      </DescriptionList>
    </Section>
  );
}
