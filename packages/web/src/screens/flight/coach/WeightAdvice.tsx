import type { Coach } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Mass, Speed } from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { Bar } from './Bar.js';
import * as styles from './Coach.css.js';
import { Refused } from './Refused.js';
import { Tips } from './Tips.js';
import { useFigureTexts } from './use-figure-texts.js';

type Weight = NonNullable<Coach['weight']['advice']>;
type MassSpeed = Weight['curve'][number];

/** How fast the same flight would have been with more or less water. */
export function WeightAdvice({ advice, refusal }: Coach['weight']) {
  const messages = useMessages();
  const { mass, gain } = useFigureTexts();
  if (!advice) return <Refused refusal={refusal} />;
  const { flown, best, curve, tips } = advice;
  return (
    <Stack gap="x4">
      <Tips
        tips={tips.map((tip) => ({
          key: tip.kind,
          text: messages['coach.weightTip']({
            kind: tip.kind,
            mass: mass(tip.mass),
            best: mass(tip.best_mass),
            gain: gain(tip.speed_gain),
          }),
        }))}
      />
      <DescriptionList>
        <Description term={messages['coach.flownMass']()}>
          <Mass kg={flown.mass} /> · <Speed kmh={flown.speed} />
        </Description>
        <Description term={messages['coach.bestMass']()}>
          <Mass kg={best.mass} /> · <Speed kmh={best.speed} />
        </Description>
      </DescriptionList>
      <Table
        caption={messages['coach.masses']()}
        columns={columnsOf(messages, curve)}
        rows={curve}
        getKey={({ mass: kg }) => kg}
        isCurrent={({ mass: kg }) => kg === best.mass}
      />
    </Stack>
  );
}

function columnsOf(messages: Messages, curve: readonly MassSpeed[]): TableColumn<MassSpeed>[] {
  const speeds = curve.map(({ speed }) => speed);
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)];
  // Speeds lie close together: the bars begin a little below the slowest.
  const base = slowest - (fastest - slowest) * 0.2 - 0.1;
  return [
    {
      id: 'mass',
      header: messages['coach.mass'](),
      isRowHeader: true,
      cell: ({ mass: kg }) => <Mass kg={kg} />,
    },
    {
      id: 'bar',
      header: '',
      cell: ({ speed }) => (
        <div className={styles.bars}>
          <Bar share={(speed - base) / (fastest - base)} />
        </div>
      ),
    },
    {
      id: 'speed',
      header: messages['flight.speed'](),
      align: 'end',
      cell: ({ speed }) => <Speed kmh={speed} />,
    },
  ];
}
