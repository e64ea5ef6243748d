import type { Coach } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Minutes, Speed } from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { Bar } from './Bar.js';
import * as styles from './Coach.css.js';

interface LossCause {
  cause: string;
  seconds: number;
}

/**
 * Shows the time lost compared with an ideal flight in the same air, the largest loss first. Gains
 * are negative.
 */
export function TimeLost({ advice }: Coach['time_lost']) {
  const messages = useMessages();
  if (!advice) return null;
  const causes = Object.entries(advice.causes)
    .map(([cause, seconds]) => ({ cause, seconds }))
    .toSorted((one, other) => other.seconds - one.seconds);
  const most = causes.reduce((longest, { seconds }) => Math.max(longest, Math.abs(seconds)), 1);
  return (
    <Stack gap="x2">
      <Table
        caption={messages['coach.lost']()}
        columns={columnsOf(messages, most)}
        rows={causes}
        getKey={({ cause }) => cause}
        totals={{
          cause: messages['legs.total'](),
          time: <Minutes seconds={advice.lost_seconds} />,
        }}
      />
      {advice.ideal_speed !== undefined && (
        <p className={styles.note}>
          {messages['coach.ideal']()} <Speed kmh={advice.ideal_speed} />
        </p>
      )}
    </Stack>
  );
}

function columnsOf(messages: Messages, most: number): TableColumn<LossCause>[] {
  return [
    {
      id: 'cause',
      header: messages['coach.lost'](),
      isRowHeader: true,
      wraps: true,
      cell: ({ cause }) => messages['coach.cause']({ cause }),
    },
    {
      id: 'bar',
      header: '',
      cell: ({ seconds }) => (
        <div className={styles.bars}>
          <Bar share={Math.abs(seconds) / most} isHollow={seconds < 0} />
        </div>
      ),
    },
    {
      id: 'time',
      header: messages['legs.time'](),
      align: 'end',
      cell: ({ seconds }) => <Minutes seconds={seconds} />,
    },
  ];
}
