import { getCentralCompetition } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { CENTRAL_COMPETITIONS_PATH, centralCompetitionPath, pathWith } from '../../app/paths.js';
import { CentralDaySection } from './CentralDaySection.js';
import { CentralDays } from './CentralDays.js';
import { CompetitionDates } from './CompetitionDates.js';
import type { CentralSearch } from './central-search.js';
import { findDay, latestDay } from './find-day.js';

export interface CentralCompetitionPageProps {
  id: number;
  search: CentralSearch;
}

/** A competition of SoaringSpot: its classes, and the task and the results of a day. */
export function CentralCompetitionPage({ id, search }: CentralCompetitionPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: competition } = useSuspenseQuery(
    operationQuery(api, getCentralCompetition, { competition: id }),
  );
  const { classes, place } = competition;
  const shown = findDay(classes, search);
  const pathOf = (day: number | undefined) =>
    pathWith(centralCompetitionPath(id), day === undefined ? {} : { day });
  return (
    <AppPage>
      <PageHeader
        title={competition.name}
        note={
          <>
            {place !== undefined && `${place} · `}
            <CompetitionDates competition={competition} /> ·{' '}
            <Link href={CENTRAL_COMPETITIONS_PATH}>{messages['central.all']()}</Link>
          </>
        }
      />
      {classes.length > 0 && (
        <Stack gap="x4">
          <LinkSegments
            label={messages['central.classes']()}
            segments={classes.map((each) => ({
              href: pathOf(latestDay(each)?.id),
              label: each.name,
              isCurrent: each.id === shown.class.id,
            }))}
          />
          <CentralDays shown={shown.class} dayId={shown.day?.id} pathOf={pathOf} />
          {shown.day && <CentralDaySection key={shown.day.id} competitionId={id} day={shown.day} />}
        </Stack>
      )}
    </AppPage>
  );
}
