import type { Coach } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import {
  ClimbRate,
  CruiseSpeed,
  Distance,
  GlideRatio,
  LocalTime,
  Minutes,
  Share,
} from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { Refused } from './Refused.js';

type Glides = NonNullable<Coach['glides']['advice']>;
type Glide = Glides['glides'][number];

/** How glides went through the air, all together and one by one. */
export function GlideAdvice({ advice, refusal }: Coach['glides']) {
  const messages = useMessages();
  if (!advice) return <Refused refusal={refusal} />;
  const { all, glides } = advice;
  return (
    <Stack gap="x4">
      <DescriptionList>
        <Description term={messages['coach.ias']()}>
          <CruiseSpeed kmh={all.speed} />
        </Description>
        <Description term={messages['coach.optimalIas']()}>
          <CruiseSpeed kmh={all.optimal_speed} />
        </Description>
        <Description term={messages['coach.netto']()}>
          <ClimbRate mps={all.netto} />
        </Description>
        <Description term={messages['coach.inLift']()}>
          <Share fraction={all.percentage_lift} />
        </Description>
        <Description term={messages['flown.name']({ figure: 'glide_ratio' })}>
          <GlideRatio ratio={all.glide_ratio} />
        </Description>
        <Description term={messages['coach.polarRatio']()}>
          <GlideRatio ratio={all.polar_ratio} />
        </Description>
        {all.detour !== undefined && (
          <Description term={messages['flown.name']({ figure: 'glide_detour' })}>
            <Share fraction={all.detour} />
          </Description>
        )}
        <Description term={messages['coach.tooFast']()}>
          <Minutes seconds={all.too_fast_seconds} />
        </Description>
        <Description term={messages['coach.tooSlow']()}>
          <Minutes seconds={all.too_slow_seconds} />
        </Description>
      </DescriptionList>
      <Table
        caption={messages['coach.glides']()}
        columns={columnsOf(messages)}
        rows={glides}
        getKey={({ start_time: start }) => start}
      />
    </Stack>
  );
}

function columnsOf(messages: Messages): TableColumn<Glide>[] {
  return [
    {
      id: 'start',
      header: messages['legs.start'](),
      isRowHeader: true,
      cell: ({ start_time: start }) => <LocalTime time={start} />,
    },
    {
      id: 'distance',
      header: messages['flight.distance'](),
      align: 'end',
      cell: ({ distance }) => <Distance km={distance} />,
    },
    {
      id: 'speed',
      header: messages['coach.ias'](),
      align: 'end',
      cell: ({ speed }) => <CruiseSpeed kmh={speed} />,
    },
    {
      id: 'optimal',
      header: messages['coach.optimalIas'](),
      align: 'end',
      cell: ({ optimal_speed: optimal }) => <CruiseSpeed kmh={optimal} />,
    },
    {
      id: 'netto',
      header: messages['coach.netto'](),
      align: 'end',
      cell: ({ netto }) => <ClimbRate mps={netto} />,
    },
    {
      id: 'ratio',
      header: messages['flown.name']({ figure: 'glide_ratio' }),
      align: 'end',
      cell: ({ glide_ratio: ratio }) => <GlideRatio ratio={ratio} />,
    },
  ];
}
