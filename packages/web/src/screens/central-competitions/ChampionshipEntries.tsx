import type { ChampionshipClass, ChampionshipEntry } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { TwoLines } from '../../app/lists/TwoLines.js';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';
import type { Messages } from '../../generated/messages/types.js';
import * as styles from './CentralCompetitions.css.js';
import { EntryDialog } from './EntryDialog.js';
import { EntryTableDialog } from './EntryTableDialog.js';

export interface ChampionshipEntriesProps {
  championshipId: number;
  ofClass: ChampionshipClass;
  isOrganiser: boolean;
}

type Opened = 'new' | 'table' | ChampionshipEntry;

/** Entries of a class, which its organiser can change. */
export function ChampionshipEntries(props: ChampionshipEntriesProps) {
  const { championshipId, ofClass, isOrganiser } = props;
  const messages = useMessages();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const place = { championship: championshipId, class: ofClass.id };
  return (
    <Section title={messages['championship.entries']()}>
      <Stack gap="x3">
        {isOrganiser && (
          <span className={styles.tools}>
            <Button size="small" onPress={() => setOpened('new')}>
              {messages['championship.entry.add']()}
            </Button>
            <Button size="small" onPress={() => setOpened('table')}>
              {messages['championship.table']()}
            </Button>
          </span>
        )}
        {ofClass.entries.length === 0 ? (
          <p>{messages['championship.entries.none']()}</p>
        ) : (
          <Table
            caption={messages['championship.entries']()}
            columns={columnsOf(messages, isOrganiser ? setOpened : undefined)}
            rows={ofClass.entries}
            getKey={({ id }) => id}
          />
        )}
      </Stack>
      {opened === 'table' && <EntryTableDialog place={place} onClose={close} />}
      {opened === 'new' && <EntryDialog place={place} onClose={close} />}
      {typeof opened === 'object' && <EntryDialog place={place} edited={opened} onClose={close} />}
    </Section>
  );
}

function columnsOf(
  messages: Messages,
  onEdit: ((entry: ChampionshipEntry) => void) | undefined,
): TableColumn<ChampionshipEntry>[] {
  return [
    {
      id: 'name',
      header: messages['collection.name'](),
      isRowHeader: true,
      cell: ({ name, user, club, not_competing: isGuest }) => (
        <TwoLines
          first={user ? <Link href={entityPath('user', user.id)}>{name}</Link> : name}
          second={[club, isGuest && messages['championship.guest']()].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      id: 'competition_id',
      header: messages['edit.competitionId'](),
      cell: ({ competition_id: id }) => id,
    },
    {
      id: 'aircraft',
      header: messages['edit.aircraft'](),
      cell: ({ aircraft, registration }) => (
        <TwoLines first={registration ?? ''} second={aircraft ?? ''} />
      ),
    },
    {
      id: 'handicap',
      header: messages['championship.handicap'](),
      align: 'end',
      cell: ({ handicap }) =>
        handicap !== undefined && messages['championship.handicap.value']({ handicap }),
    },
    ...(onEdit
      ? [
          {
            id: 'edit',
            header: messages['edit.open'](),
            cell: (entry: ChampionshipEntry) => (
              <IconButton
                label={messages['waypoint.edit.of']({ name: entry.name })}
                onPress={() => onEdit(entry)}
              >
                <Pencil size={16} aria-hidden />
              </IconButton>
            ),
          },
        ]
      : []),
  ];
}
