import { type BadgeId, CLAIM_PARTS, getBadge } from '@cloudstreet/scoring/badges';
import type { User, UserAchievement } from '@cloudstreet/sdk';
import { listAchievements, listBadgeProgress } from '@cloudstreet/sdk/operations';
import { operationQuery, userQueries } from '@cloudstreet/sdk/react';
import { Badge } from '@cloudstreet/ui/cards/Badge';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { ProgressBar } from '@cloudstreet/ui/controls/ProgressBar';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { LocalDate } from '@cloudstreet/ui/values';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useBadgeText } from '../../app/badges/use-badge-text.js';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { badgesPath, claimPath, flightPath } from '../../app/paths.js';
import type { BadgeSearch } from '../../app/search/badge-search.js';
import type { Messages } from '../../generated/messages/types.js';
import { BadgeHolders } from './BadgeHolders.js';
import * as styles from './Badges.css.js';
import { BadgeValue } from './BadgeValue.js';

export interface BadgePageProps {
  userId: number;
  id: BadgeId;
  search: BadgeSearch;
}

/** A badge: its meaning, the progress of a user, and who has it. */
export function BadgePage({ userId, id, search }: BadgePageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: user } = useSuspenseQuery(userQueries.detail(api, userId));
  const { data: achievements } = useSuspenseQuery(
    operationQuery(api, listAchievements, { id: userId }),
  );
  const { name, description } = useBadgeText()(id);
  const own = achievements.filter((each) => each.badge_id === id);
  const level = Math.max(0, ...own.map(({ points }) => points));
  return (
    <AppPage>
      <div className={styles.head}>
        {/* The heading and the table of levels say the same. */}
        <span aria-hidden>
          <Badge id={id} name={name} level={level} size="large" />
        </span>
        <PageHeader
          title={name}
          note={description}
          actions={
            Object.hasOwn(CLAIM_PARTS, id) && (
              <ButtonLink size="small" href={claimPath(userId, id)}>
                {messages['badge.claim']()}
              </ButtonLink>
            )
          }
        />
      </div>
      <Progress user={user} id={id} />
      <Levels id={id} own={own} />
      <BadgeHolders id={id} user={user} search={search} />
    </AppPage>
  );
}

function Progress({ user, id }: { user: User; id: BadgeId }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: all } = useSuspenseQuery(operationQuery(api, listBadgeProgress, { id: user.id }));
  const progress = all.find((each) => each.badge_id === id);
  if (!progress) return null;
  const { value, next } = progress;
  return (
    <Section title={messages['badge.progress']()}>
      <p className={styles.figures}>
        <Link href={badgesPath(user.id)}>{user.name}</Link>
        <BadgeValue id={id} value={value} />
        {next === undefined && messages['badge.complete']()}
      </p>
      {next !== undefined && <ProgressBar label={messages['badge.next']()} value={value / next} />}
    </Section>
  );
}

interface LevelRow {
  readonly level: number;
  readonly threshold: number;
  readonly achievement: UserAchievement | undefined;
}

/** Thresholds of all levels, and the flights of the user that reached them. */
function Levels({ id, own }: { id: BadgeId; own: readonly UserAchievement[] }) {
  const messages = useMessages();
  const rows = getBadge(id).levels.map((threshold, index) => ({
    level: index + 1,
    threshold,
    achievement: own.find(({ points }) => points === index + 1),
  }));
  return (
    <Section title={messages['badge.levels']()}>
      <Table
        caption={messages['badge.levels']()}
        columns={columnsOf(id, messages)}
        rows={rows}
        getKey={({ level }) => level}
      />
    </Section>
  );
}

function columnsOf(id: BadgeId, messages: Messages): TableColumn<LevelRow>[] {
  return [
    {
      id: 'level',
      header: messages['badge.level'](),
      isRowHeader: true,
      cell: ({ level }) => level,
    },
    {
      id: 'threshold',
      header: messages['badge.threshold'](),
      align: 'end',
      cell: ({ threshold }) => <BadgeValue id={id} value={threshold} />,
    },
    ...(getBadge(id).source === undefined ? [flightColumn(messages)] : []),
  ];
}

/** The flight that reached the level. */
function flightColumn(messages: Messages): TableColumn<LevelRow> {
  return {
    id: 'flight',
    header: messages['badge.flight'](),
    align: 'end',
    cell: ({ achievement }) =>
      achievement ? (
        <Link href={flightPath(achievement.flight_id)}>
          <LocalDate date={achievement.created} />
        </Link>
      ) : (
        '–'
      ),
  };
}
