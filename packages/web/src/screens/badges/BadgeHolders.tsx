import type { BadgeId } from '@cloudstreet/scoring/badges';
import type { BadgeHolder, User } from '@cloudstreet/sdk';
import { badgeQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { LocalDate } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { badgePath, entityPath, flightPath, pathWith } from '../../app/paths.js';
import type { BadgeSearch } from '../../app/search/badge-search.js';
import type { Messages } from '../../generated/messages/types.js';
import * as styles from './Badges.css.js';
import { BadgeValue } from './BadgeValue.js';

const PAGE_SIZE = 25;
const MAX_SHOWN = 250;

export interface BadgeHoldersProps {
  id: BadgeId;
  /** The user whose page it is. */
  user: User;
  search: BadgeSearch;
}

/** Pilots who have a badge: all, or those of the user's club. */
export function BadgeHolders({ id, user, search }: BadgeHoldersProps) {
  const { api } = useApp();
  const messages = useMessages();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const { club } = user;
  const isOfClub = club !== undefined && search.holders === 'club';
  const query = { limit, ...(isOfClub && { club_id_in: [club.id] }) };
  const { data: holders } = useQuery({
    ...badgeQueries.holders(api, id, query),
    placeholderData: (before) => before,
  });
  const page = badgePath(user.id, id);
  return (
    <Section title={messages['badge.holders']()}>
      <Stack gap="x3">
        {club && (
          <LinkSegments
            label={messages['badge.holders']()}
            segments={[
              { href: page, label: messages['badge.holders.all'](), isCurrent: !isOfClub },
              {
                href: pathWith(page, { holders: 'club' }),
                label: club.name,
                isCurrent: isOfClub,
              },
            ]}
          />
        )}
        {!holders && <Skeleton height="10rem" />}
        {holders?.length === 0 && <p className={styles.note}>{messages['badge.holders.none']()}</p>}
        {holders && holders.length > 0 && <Holders id={id} holders={holders} />}
        {holders?.length === limit && limit < MAX_SHOWN && (
          <Button tone="secondary" size="small" onPress={() => setLimit(MAX_SHOWN)}>
            {messages['badge.holders.more']()}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

function Holders({ id, holders }: { id: BadgeId; holders: readonly BadgeHolder[] }) {
  const messages = useMessages();
  return (
    <Table
      caption={messages['badge.holders']()}
      columns={columnsOf(id, messages)}
      rows={holders}
      getKey={({ user }) => user.id}
    />
  );
}

function columnsOf(id: BadgeId, messages: Messages): TableColumn<BadgeHolder>[] {
  return [
    {
      id: 'pilot',
      header: messages['compare.pilot'](),
      isRowHeader: true,
      cell: ({ user }) => <Link href={entityPath('user', user.id)}>{user.name}</Link>,
    },
    {
      id: 'level',
      header: messages['badge.level'](),
      align: 'end',
      cell: ({ points }) => points,
    },
    {
      id: 'value',
      header: messages['claim.flown'](),
      align: 'end',
      cell: ({ value }) => <BadgeValue id={id} value={value} />,
    },
    {
      id: 'flight',
      header: messages['badge.flight'](),
      align: 'end',
      cell: ({ flight_id: flight, created }) => (
        <Link href={flightPath(flight)}>
          <LocalDate date={created} />
        </Link>
      ),
    },
  ];
}
