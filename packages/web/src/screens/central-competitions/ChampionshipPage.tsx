import type { ChampionshipClass, ChampionshipDetail } from '@cloudstreet/sdk';
import { getChampionship } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { ReportButton } from '../../app/moderation/ReportButton.js';
import { AppPage } from '../../app/page/AppPage.js';
import { CHAMPIONSHIPS_PATH, championshipPath, entityPath, pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { CentralDays } from './CentralDays.js';
import { ChampionshipChanges } from './ChampionshipChanges.js';
import { ChampionshipDaySection } from './ChampionshipDaySection.js';
import { ChampionshipEntries } from './ChampionshipEntries.js';
import { CompetitionDates } from './CompetitionDates.js';
import type { CentralSearch } from './central-search.js';
import { DayDialogButton } from './DayDialog.js';
import { findDay } from './find-day.js';
import { ClassTools, OrganiserTools } from './OrganiserTools.js';

export interface ChampionshipPageProps {
  id: number;
  search: CentralSearch;
}

/** A championship: its classes, and the task and the results of a day. Its organiser can change it. */
export function ChampionshipPage({ id, search }: ChampionshipPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const { data: championship } = useSuspenseQuery(
    operationQuery(api, getChampionship, { championship: id }),
  );
  const { classes, place, user } = championship;
  const isOrganiser = me?.id === user.id || me?.is_superuser === true;
  return (
    <AppPage>
      <PageHeader
        title={championship.name ?? messages['championship.title']()}
        note={
          <>
            {place !== undefined && `${place} · `}
            <CompetitionDates competition={championship} /> ·{' '}
            <Link href={entityPath('user', user.id)}>{user.name}</Link> ·{' '}
            <Link href={CHAMPIONSHIPS_PATH}>{messages['central.all']()}</Link>
          </>
        }
        actions={
          <>
            {isOrganiser && <OrganiserTools championship={championship} />}
            <ReportButton kind="championship" id={id} ownerId={user.id} />
          </>
        }
      />
      {classes.length === 0 ? (
        <p>{messages['championship.classes.none']()}</p>
      ) : (
        <Classes championship={championship} search={search} isOrganiser={isOrganiser} />
      )}
      <Section title={messages['championship.changes']()}>
        <ChampionshipChanges championship={championship} />
      </Section>
    </AppPage>
  );
}

interface ClassesProps {
  championship: ChampionshipDetail;
  search: CentralSearch;
  isOrganiser: boolean;
}

function Classes({ championship, search, isOrganiser }: ClassesProps) {
  const messages = useMessages();
  const { id, classes } = championship;
  const shown = findDay<ChampionshipClass>(classes, search);
  const pathOf = (next: CentralSearch) => pathWith(championshipPath(id), { ...next });
  return (
    <Stack gap="x4">
      <LinkSegments
        label={messages['central.classes']()}
        segments={classes.map((each) => ({
          href: pathOf({ class: each.id }),
          label: each.name,
          isCurrent: each.id === shown.class.id,
        }))}
      />
      {isOrganiser && <ClassTools championship={championship} shown={shown.class} />}
      <CentralDays
        shown={shown.class}
        dayId={shown.day?.id}
        pathOf={(day) => pathOf(day === undefined ? { class: shown.class.id } : { day })}
      />
      {isOrganiser && <DayDialogButton championship={championship} ofClass={shown.class} />}
      {shown.day && (
        <ChampionshipDaySection
          key={`day ${shown.day.id}`}
          championship={championship}
          ofClass={shown.class}
          day={shown.day}
          isOrganiser={isOrganiser}
        />
      )}
      <ChampionshipEntries
        key={`class ${shown.class.id}`}
        championshipId={id}
        ofClass={shown.class}
        isOrganiser={isOrganiser}
      />
    </Stack>
  );
}
