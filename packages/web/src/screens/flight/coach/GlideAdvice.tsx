import type { Coach } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import {
  ClimbRate,
  CruiseSpeed,
  Distance,
  GlideRatio,
  LocalTime,
  Minutes,
  Share,
} from '@cloudstreet/ui/values';
import { TwoLines } from '../../../app/lists/TwoLines.js';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { Refused } from './Refused.js';

type Glides = NonNullable<Coach['glides']['advice']>;
type Glide = Glides['glides'][number];

/** Advice on glides, in total and one by one. */
export function GlideAdvice({ advice, refusal }: Coach['glides']) {
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
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
        columns={(isPhone ? phoneColumns : columnsOf)(messages)}
        rows={glides}
        getKey={({ start_time: start }) => start}
      />
    </Stack>
  );
}

function columnsOf(messages: Messages): TableColumn<Glide>[] {
  return [
    { id: 'start', header: messages['legs.start'](), isRowHeader: true, cell: startCell },
    { id: 'distance', header: messages['flight.distance'](), align: 'end', cell: distanceCell },
    { id: 'speed', header: messages['coach.ias'](), align: 'end', cell: speedCell },
    { id: 'optimal', header: messages['coach.optimalIas'](), align: 'end', cell: optimalCell },
    { id: 'netto', header: messages['coach.netto'](), align: 'end', cell: nettoCell },
    { id: 'ratio', header: ratioName(messages), align: 'end', cell: ratioCell },
  ];
}

/** The same figures in three columns of two lines, for phones. */
function phoneColumns(messages: Messages): TableColumn<Glide>[] {
  return [
    {
      id: 'start',
      header: <TwoLines first={messages['legs.start']()} second={messages['flight.distance']()} />,
      isRowHeader: true,
      cell: (glide) => <TwoLines first={startCell(glide)} second={distanceCell(glide)} />,
    },
    {
      id: 'speed',
      header: <TwoLines first={messages['coach.ias']()} second={messages['coach.optimalIas']()} />,
      align: 'end',
      cell: (glide) => <TwoLines first={speedCell(glide)} second={optimalCell(glide)} />,
    },
    {
      id: 'netto',
      header: <TwoLines first={messages['coach.netto']()} second={ratioName(messages)} />,
      align: 'end',
      cell: (glide) => <TwoLines first={nettoCell(glide)} second={ratioCell(glide)} />,
    },
  ];
}

const ratioName = (messages: Messages) => messages['flown.name']({ figure: 'glide_ratio' });
const startCell = (glide: Glide) => <LocalTime time={glide.start_time} />;
const distanceCell = (glide: Glide) => <Distance km={glide.distance} />;
const speedCell = (glide: Glide) => <CruiseSpeed kmh={glide.speed} />;
const optimalCell = (glide: Glide) => <CruiseSpeed kmh={glide.optimal_speed} />;
const nettoCell = (glide: Glide) => <ClimbRate mps={glide.netto} />;
const ratioCell = (glide: Glide) => <GlideRatio ratio={glide.glide_ratio} />;
