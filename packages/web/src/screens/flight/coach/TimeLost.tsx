import type { Coach } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Minutes, Speed } from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { Bar } from './Bar.js';
import * as styles from './Coach.css.js';
import { useFigureTexts } from './use-figure-texts.js';

interface LossCause {
  cause: string;
  seconds: number;
}

/** Shorter times are within the accuracy of the analysis. */
const MIN_SHOWN_S = 30;

/**
 * Shows the time lost compared with an ideal flight in the same air, the largest loss first, also as
 * a sentence. Gains are negative.
 */
export function TimeLost({ advice }: Coach['time_lost']) {
  const messages = useMessages();
  const { minutes } = useFigureTexts();
  if (!advice) return null;
  const causes = causesOf(advice.causes);
  const [largest] = causes;
  const most = causes.reduce((longest, { seconds }) => Math.max(longest, Math.abs(seconds)), 1);
  return (
    <Stack gap="x2">
      {largest && largest.seconds > 0 && (
        <p className={styles.largest}>
          {messages['coach.largest']({
            cause: messages['coach.cause']({ cause: largest.cause }),
            time: minutes(largest.seconds),
          })}
        </p>
      )}
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

/**
 * Returns the causes worth showing. The times of weak and of strong climbs are relative to their
 * mean, so only their difference counts.
 */
function causesOf(causes: NonNullable<Coach['time_lost']['advice']>['causes']): LossCause[] {
  const { weak_climbs: weak, strong_climbs: strong, ...others } = causes;
  const climbs = weak + strong;
  return Object.entries({ [climbs > 0 ? 'weak_climbs' : 'strong_climbs']: climbs, ...others })
    .map(([cause, seconds]) => ({ cause, seconds }))
    .filter(({ seconds }) => Math.abs(seconds) >= MIN_SHOWN_S)
    .toSorted((one, other) => other.seconds - one.seconds);
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
