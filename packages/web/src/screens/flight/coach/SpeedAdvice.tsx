import type { Coach } from '@cloudstreet/sdk';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Description, DescriptionList } from '@cloudstreet/ui/layout/DescriptionList';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { Altitude, ClimbRate, CruiseSpeed, Minutes, Share } from '@cloudstreet/ui/values';
import { TwoLines } from '../../../app/lists/TwoLines.js';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { Bar } from './Bar.js';
import { BarKey } from './BarKey.js';
import * as styles from './Coach.css.js';
import { Refused } from './Refused.js';
import { Tips } from './Tips.js';
import { useFigureTexts } from './use-figure-texts.js';

type Speed = NonNullable<Coach['speed']['advice']>;
type AirspeedBand = Speed['bands'][number];

/** Airspeeds of glides beside the optimal ones in the same air. */
export function SpeedAdvice({ advice, refusal }: Coach['speed']) {
  const messages = useMessages();
  const { speed } = useFigureTexts();
  const isPhone = useMediaQuery(media.mobile);
  if (!advice) return <Refused refusal={refusal} />;
  const { low_seconds: lowS, judged_from_agl: fromM } = advice;
  const most = longest(advice.bands);
  return (
    <Stack gap="x4">
      <SpeedTips tips={advice.tips} />
      <DescriptionList>
        <Description term={messages['coach.ias']()}>
          <CruiseSpeed kmh={advice.speed} />
        </Description>
        <Description term={messages['coach.optimalIas']()}>
          <CruiseSpeed kmh={advice.optimal_speed} />
        </Description>
        <Description term={messages['coach.macCready']()}>
          <ClimbRate mps={advice.mac_cready} />
          {advice.mac_cready_from === 'flight' && (
            <span className={styles.note}> {messages['coach.ofFlight']()}</span>
          )}
        </Description>
        <Description term={messages['coach.netto']()}>
          <ClimbRate mps={advice.netto} />
        </Description>
      </DescriptionList>
      <Stack gap="x2">
        <BarKey />
        <Table
          caption={messages['coach.bands']()}
          columns={columnsOf({ messages, most, speedText: speed, isPhone })}
          rows={advice.bands}
          getKey={({ from_speed: from = 0 }) => from}
        />
      </Stack>
      {fromM !== undefined && lowS > 0 && (
        <p className={styles.note}>
          {messages['coach.low']()} <Altitude m={fromM} />, <Minutes seconds={lowS} />
        </p>
      )}
    </Stack>
  );
}

function SpeedTips({ tips }: Pick<Speed, 'tips'>) {
  const messages = useMessages();
  const { share, speed } = useFigureTexts();
  return (
    <Tips
      tips={tips.map((tip) => {
        const { kind, from_speed: from, to_speed: to } = tip;
        return {
          key: `${kind} ${from ?? ''} ${to ?? ''}`,
          text: messages['coach.speedTip']({
            kind,
            where: whereOf(from, to),
            from: speed(from ?? 0),
            to: speed(to ?? 0),
            flown:
              from === undefined && to === undefined
                ? speed(tip.speed)
                : share(tip.flown_percentage),
            optimal:
              from === undefined && to === undefined
                ? speed(tip.optimal_speed)
                : share(tip.optimal_percentage),
          }),
        };
      })}
    />
  );
}

function whereOf(from: number | undefined, to: number | undefined) {
  if (from === undefined) return to === undefined ? 'all' : 'below';
  return to === undefined ? 'above' : 'between';
}

function longest(bands: readonly AirspeedBand[]): number {
  return bands.reduce(
    (most, { flown_percentage: flown, optimal_percentage: optimal }) =>
      Math.max(most, flown, optimal),
    0.01,
  );
}

interface BandColumnsInput {
  messages: Messages;
  /** Value of the longest bar. */
  most: number;
  speedText: (kmh: number) => string;
  isPhone: boolean;
}

function columnsOf({
  messages,
  most,
  speedText,
  isPhone,
}: BandColumnsInput): TableColumn<AirspeedBand>[] {
  return [
    {
      id: 'band',
      header: messages['coach.ias'](),
      isRowHeader: true,
      cell: ({ from_speed: from, to_speed: to }) =>
        messages['coach.band']({
          where: whereOf(from, to),
          from: speedText(from ?? 0),
          to: speedText(to ?? 0),
        }),
    },
    {
      id: 'bar',
      header: '',
      cell: ({ flown_percentage: flown, optimal_percentage: optimal }) => (
        <div className={styles.bars}>
          <Bar share={roundedShare(flown) / most} optimum={roundedShare(optimal) / most} />
        </div>
      ),
    },
    ...(isPhone ? [sharesColumn(messages)] : shareColumns(messages)),
  ];
}

function shareColumns(messages: Messages): TableColumn<AirspeedBand>[] {
  return [
    { id: 'flown', header: messages['coach.flown'](), align: 'end', cell: flownCell },
    { id: 'optimal', header: messages['coach.optimal'](), align: 'end', cell: optimalCell },
  ];
}

/** Both in one column of two lines, for phones. */
function sharesColumn(messages: Messages): TableColumn<AirspeedBand> {
  return {
    id: 'shares',
    header: <TwoLines first={messages['coach.flown']()} second={messages['coach.optimal']()} />,
    align: 'end',
    cell: (band) => <TwoLines first={flownCell(band)} second={optimalCell(band)} />,
  };
}

const flownCell = ({ flown_percentage: flown }: AirspeedBand) => <Share fraction={flown} />;
const optimalCell = ({ optimal_percentage: optimal }: AirspeedBand) => <Share fraction={optimal} />;

/** Shares displayed as 0 % have no bar, which would look like a few percent. */
function roundedShare(share: number): number {
  return share < 0.005 ? 0 : share;
}
