import type { CompetitionDetail } from '@cloudstreet/sdk';
import { competitionQueries } from '@cloudstreet/sdk/react';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { LazyTaskMap } from '@cloudstreet/ui/map/LazyMap';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { TimeZoneProvider } from '@cloudstreet/ui/values';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { POINT_RULES } from '../../app/competitions/competition-choices.js';
import { useCompetitionTitle } from '../../app/competitions/competition-title.js';
import { useApp } from '../../app/context.js';
import { AppMaps } from '../../app/map/AppMaps.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { competitionPath, pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { mapPoints } from '../../app/tasks/task-points.js';
import { taskZones } from '../../app/tasks/task-zones.js';
import * as styles from './Competition.css.js';
import { CompetitionChanges } from './CompetitionChanges.js';
import { CompetitionHead } from './CompetitionHead.js';
import { FailedFlights, FinishedFlights } from './CompetitionResults.js';
import type { CompetitionSearch } from './competition-search.js';
import { ResultFilters } from './ResultFilters.js';
import { isOpen, shownResults } from './shown-results.js';

export interface CompetitionPageProps {
  id: number;
  search: CompetitionSearch;
}

/** Results of a local competition, which its host can change. Times are in UTC, as the start time. */
export function CompetitionPage({ id, search }: CompetitionPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const titleOf = useCompetitionTitle();
  const { data: competition } = useSuspenseQuery({
    ...competitionQueries.detail(api, id),
    refetchInterval: ({ state }) => pollMs(state.data),
  });
  const isHost = me?.id === competition.user.id || me?.is_superuser === true;
  const { point_features: points, ruleset } = competition;
  const tasks = useMemo(() => [mapPoints(points)], [points]);
  const zones = useMemo(() => taskZones({ point_features: points, ruleset }), [points, ruleset]);
  const isRoomy = useMediaQuery(media.middle);
  const map = (
    <AppMaps>
      <LazyTaskMap
        label={messages['task.map']({ name: titleOf(competition) })}
        tasks={tasks}
        zones={zones}
      />
    </AppMaps>
  );
  const { finished, failed } = useMemo(
    () => shownResults(competition, search),
    [competition, search],
  );
  const shared = { competition, isHost };
  return (
    <TimeZoneProvider timeZone="UTC">
      <AppPage secondary={isRoomy ? map : undefined}>
        <div className={styles.printed}>
          <CompetitionHead competition={competition} isHost={isHost} />
          {!isRoomy && (
            <section className={styles.map} aria-label={messages['page.map']()}>
              {map}
            </section>
          )}
          <div className={styles.screenOnly}>
            <Inline>
              <RulesSwitch competition={competition} search={search} />
              <ResultFilters competition={competition} search={search} />
            </Inline>
          </div>
          <Section title={messages['central.results']()}>
            <FinishedFlights results={finished} rules={search.rules} {...shared} />
          </Section>
          {failed.length > 0 && (
            <Section title={messages['competition.failed']()}>
              <FailedFlights scores={failed} />
            </Section>
          )}
          <div className={styles.screenOnly}>
            <Section title={messages['competition.changes']()}>
              <CompetitionChanges competition={competition} />
            </Section>
          </div>
        </div>
      </AppPage>
    </TimeZoneProvider>
  );
}

const FIRST_RESULT_POLL_MS = 10_000;
const POLL_MS = 60_000;

/** Flights are scored while a competition is open, the first ones soon after hosting. */
function pollMs(competition: CompetitionDetail | undefined): number | false {
  if (!competition || !isOpen(competition)) return false;
  return competition.task_score.length === 0 ? FIRST_RESULT_POLL_MS : POLL_MS;
}

interface RulesSwitchProps {
  competition: CompetitionDetail;
  search: CompetitionSearch;
}

/** Shows the points of other rules. Those of the competition decide. */
function RulesSwitch({ competition, search }: RulesSwitchProps) {
  const messages = useMessages();
  const { rules: shown = competition.point_rules, ...filters } = search;
  return (
    <LinkSegments
      label={messages['competition.rules']()}
      segments={POINT_RULES.map((rules) => ({
        href: pathWith(
          competitionPath(competition.id),
          rules === competition.point_rules ? filters : { ...filters, rules },
        ),
        label: messages['competition.rules.option']({ rules }),
        isCurrent: rules === shown,
      }))}
    />
  );
}
