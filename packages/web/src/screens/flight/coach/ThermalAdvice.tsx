import type { Coach } from '@cloudstreet/sdk';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { Altitude, Angle, ClimbRate, Count, Share } from '@cloudstreet/ui/values';
import { useMessages } from '../../../app/messages.js';
import { ClimbsByAltitude } from './ClimbsByAltitude.js';
import { Refused } from './Refused.js';
import { Tips } from './Tips.js';
import { useFigureTexts } from './use-figure-texts.js';

type Thermals = NonNullable<Coach['thermals']['advice']>;

/** Advice on thermals: where they were strong, radius and direction of circles. */
export function ThermalAdvice({ advice, refusal }: Coach['thermals']) {
  const messages = useMessages();
  if (!advice) return <Refused refusal={refusal} />;
  return (
    <Stack gap="x4">
      {/* What did not climb, or climbed in a file without altitudes, is not praised. */}
      {(advice.tips.length > 0 || advice.thermal_avg > 0) && <ThermalTips tips={advice.tips} />}
      <DescriptionList>
        <Description term={messages['climbs.count']()}>
          <Count count={advice.thermal_count} />
        </Description>
        <Description term={messages['coach.grossClimb']()}>
          <ClimbRate mps={advice.thermal_avg} />
        </Description>
        <Description term={messages['coach.netClimb']()}>
          <ClimbRate mps={advice.net_avg} />
        </Description>
        {advice.thermal_radius !== undefined && (
          <Description term={messages['flown.name']({ figure: 'thermal_radius' })}>
            <Altitude m={advice.thermal_radius} />
          </Description>
        )}
        {advice.optimal_radius !== undefined && (
          <Description term={messages['coach.optimalRadius']()}>
            <Altitude m={advice.optimal_radius} />
          </Description>
        )}
        {advice.thermal_bank !== undefined && (
          <Description term={messages['flown.name']({ figure: 'thermal_bank' })}>
            <Angle degrees={advice.thermal_bank} />
          </Description>
        )}
        <Description term={messages['coach.sides']()}>
          <Share fraction={advice.left_percentage} /> / <Share fraction={advice.right_percentage} />
        </Description>
        {advice.late_percentage !== undefined && (
          <Description term={messages['coach.late']()}>
            <Share fraction={advice.late_percentage} />
          </Description>
        )}
      </DescriptionList>
      <ClimbsByAltitude bands={advice.climb_by_height} />
    </Stack>
  );
}

function ThermalTips({ tips }: Pick<Thermals, 'tips'>) {
  const messages = useMessages();
  const { share, altitude, minutes } = useFigureTexts();
  return (
    <Tips
      tips={tips.map((tip) => ({
        key: tip.kind,
        text: messages['coach.thermalTip']({
          kind: tip.kind,
          share: share(tip.percentage),
          time: minutes(tip.extra_seconds ?? 0),
          radius: altitude(tip.radius ?? 0),
          optimal: altitude(tip.optimal_radius ?? 0),
          side: tip.direction ?? 'left',
        }),
      }))}
    />
  );
}
