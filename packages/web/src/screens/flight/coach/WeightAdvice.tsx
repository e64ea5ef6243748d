import type { Coach } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Mass, Speed } from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { Refused } from './Refused.js';
import { Tips } from './Tips.js';
import { useFigureTexts } from './use-figure-texts.js';

type Weight = NonNullable<Coach['weight']['advice']>;
type CurvePoint = Weight['curve'][number];

/** Speed of the same flight with more or less water ballast. */
export function WeightAdvice({ advice, refusal }: Coach['weight']) {
  const messages = useMessages();
  const { mass, gain } = useFigureTexts();
  if (!advice) return <Refused refusal={refusal} />;
  const { flown, best, curve, tips } = advice;
  return (
    <Stack gap="x4">
      <Tips
        none={messages['coach.noWeightTip']()}
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
        columns={columnsOf(messages, advice)}
        rows={curve}
        getKey={({ mass: kg }) => kg}
        isCurrent={({ mass: kg }) => kg === best.mass}
      />
    </Stack>
  );
}

/**
 * Speeds are nearly equal, so bars from zero would all have the same length. Text marks the
 * important rows.
 */
function columnsOf(messages: Messages, { flown, best }: Weight): TableColumn<CurvePoint>[] {
  return [
    {
      id: 'mass',
      header: messages['coach.mass'](),
      isRowHeader: true,
      cell: ({ mass: kg }) => <Mass kg={kg} />,
    },
    {
      id: 'speed',
      header: messages['flight.speed'](),
      align: 'end',
      cell: ({ speed }) => <Speed kmh={speed} />,
    },
    {
      id: 'note',
      header: '',
      cell: ({ mass: kg }) =>
        [
          ...(kg === flown.mass ? [messages['coach.flownMass']()] : []),
          ...(kg === best.mass ? [messages['coach.bestMass']()] : []),
        ].join(' · '),
    },
  ];
}
