import type { CompetitionDetail } from '@cloudstreet/sdk';
import { competitionMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Menu, MenuItem } from '@cloudstreet/ui/controls/Menu';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Distance, Duration } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { CompetitionPlace } from '../../app/competitions/CompetitionPlace.js';
import { useCompetitionTitle } from '../../app/competitions/competition-title.js';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { ReportButton } from '../../app/moderation/ReportButton.js';
import { COMPETITIONS_PATH, entityPath, taskPath } from '../../app/paths.js';
import { saveFile } from '../../app/save-file.js';
import * as styles from './Competition.css.js';
import { HostTools } from './HostTools.js';

const FORMATS = ['csv', 'xlsx'] as const;

export interface CompetitionHeadProps {
  competition: CompetitionDetail;
  isHost: boolean;
}

/** Name, host and rules of a competition, with the permitted actions. */
export function CompetitionHead({ competition, isHost }: CompetitionHeadProps) {
  const messages = useMessages();
  const titleOf = useCompetitionTitle();
  const { status, user, user_group: group, start_time: start, task_id: taskId } = competition;
  const { ruleset, min_time: minTime } = competition;
  return (
    <>
      <PageHeader
        title={titleOf(competition)}
        note={
          <span className={styles.hint}>
            <span>
              <CompetitionPlace competition={competition} />
            </span>
            <Distance km={competition.distance} />
            <span>{messages['task.rules']({ ruleset })}</span>
            {ruleset === 'AA' && minTime !== undefined && (
              <span>
                {messages['central.minTime']()} <Duration seconds={minTime * 60} />
              </span>
            )}
            <span>{messages['competition.attempts']({ count: competition.attempts })}</span>
            {start !== undefined && <span>{messages['competition.start']({ time: start })}</span>}
            {group && <span>{group.name}</span>}
            <Link href={entityPath('user', user.id)}>{user.name}</Link>
            {taskId !== undefined && (
              <Link href={taskPath(taskId)}>{messages['central.task']()}</Link>
            )}
            <Link href={COMPETITIONS_PATH}>{messages['competition.all']()}</Link>
          </span>
        }
        actions={
          <>
            <Files competition={competition} />
            {isHost && <HostTools competition={competition} />}
            <span className={styles.screenOnly}>
              <ReportButton kind="competition" id={competition.id} ownerId={user.id} />
            </span>
          </>
        }
      />
      <div className={styles.name}>
        <Chip tone="neutral">{messages['central.status']({ status })}</Chip>
        {messages['competition.rules.note']({ rules: competition.point_rules })}
      </div>
    </>
  );
}

function Files({ competition: { id } }: { competition: CompetitionDetail }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation(competitionMutations.download(api, id));
  return (
    <span className={styles.tools}>
      <Menu
        label={messages['download']()}
        trigger={
          <Button size="small" isPending={isPending}>
            <Download size={16} aria-hidden />
            {messages['download']()}
          </Button>
        }
      >
        {FORMATS.map((format) => (
          <MenuItem
            key={format}
            label={messages['download.format']({ format })}
            onAction={() =>
              mutate(format, { onSuccess: (file) => saveFile(file, `competition-${id}.${format}`) })
            }
          />
        ))}
      </Menu>
      <Button size="small" onPress={() => window.print()}>
        <Printer size={16} aria-hidden />
        {messages['claim.print']()}
      </Button>
    </span>
  );
}
