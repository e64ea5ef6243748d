import { FREE, OUT, OUT_RETURN, SPEED, TRIANGLE } from '@cloudstreet/scoring/contest';
import { unitOf } from '@cloudstreet/scoring/units';
import type { ContestEntry, FlightDetail } from '@cloudstreet/sdk';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import {
  Distance,
  formatQuantity,
  Points,
  quantityText,
  UnitsProvider,
  useUnits,
} from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';
import { useMessages } from '../../app/messages.js';
import { explainPoints, type ReckoningStep } from './explain-points.js';
import * as styles from './PointsReckoning.css.js';

export interface PointsReckoningProps {
  contest: ContestEntry;
  flight: FlightDetail;
}

/** How the points of a contest come about: the rule, then the arithmetic line by line. */
export function PointsReckoning(props: PointsReckoningProps) {
  const messages = useMessages();
  const units = useUnits();
  return (
    <Disclosure title={messages['points.how']()}>
      {/* Points follow from kilometres: in miles the sums would not come out. */}
      <UnitsProvider {...units} unitSystem="M">
        <Reckoning {...props} isConverted={unitOf('distance', units.unitSystem).symbol !== 'km'} />
      </UnitsProvider>
    </Disclosure>
  );
}

function Reckoning({
  contest,
  flight,
  isConverted,
}: PointsReckoningProps & { isConverted: boolean }) {
  const messages = useMessages();
  const steps = explainPoints(contest, flight);
  return (
    <Stack gap="x3">
      <p>{useRule(contest.name)}</p>
      {isConverted && <p>{messages['points.metric']()}</p>}
      {steps ? (
        <dl className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.kind} step={step} hasIndex={contest.valid} />
          ))}
        </dl>
      ) : (
        <p>{messages['points.unexplained']()}</p>
      )}
    </Stack>
  );
}

/** The rule in words, with its limits as scoring has them. */
function useRule(name: ContestEntry['name']): string {
  const messages = useMessages();
  const units = useUnits();
  const metres = (m: number) => quantityText(formatQuantity('altitude', m, units));
  const [below, above] = TRIANGLE.bands;
  switch (name) {
    case 'free':
      return messages['points.rule.free']({
        turnpoints: FREE.maxLegs - 1,
        loss: metres(FREE.maxLossOfHeightM),
      });
    case 'triangle':
      return messages['points.rule.triangle']({
        gap: metres(TRIANGLE.maxGapM),
        loss: metres(TRIANGLE.maxLossOfHeightM),
        least: below!.minPercent,
        from: quantityText(formatQuantity('distance', above!.fromM / 1000, units, 0)),
        leastAbove: above!.minPercent,
        mostAbove: above!.maxPercent,
      });
    case 'out_return':
      return messages['points.rule.outReturn']({
        gap: metres(OUT_RETURN.maxGapM),
        loss: metres(OUT_RETURN.maxLossOfHeightM),
      });
    case 'out':
      return messages['points.rule.out']({ loss: metres(OUT.maxLossOfHeightM) });
    case 'speed':
      return messages['points.rule.speed']({
        turnpoints: SPEED.maxLegs - 1,
        hours: SPEED.maxDurationS / 3600,
      });
  }
}

function Step({ step, hasIndex }: { step: ReckoningStep; hasIndex: boolean }) {
  const messages = useMessages();
  const { locale } = useUnits();
  const number = (value: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value);
  switch (step.kind) {
    case 'distance':
      return (
        <Line term={messages['flight.distance']()}>
          <Distance km={step.km} digits={2} />
        </Line>
      );
    case 'bonus':
      return (
        <Line
          sign="+"
          term={messages['points.bonus']({
            name: step.of,
            percent: Math.round(step.share * 100),
          })}
          detail={<Distance km={step.ofKm} digits={2} />}
        >
          <Distance km={step.km} digits={2} />
        </Line>
      );
    case 'hours':
      return (
        <Line sign="÷" term={messages['points.hours']()}>
          {number(step.hours)}
        </Line>
      );
    case 'index':
      return (
        <Line
          sign="÷"
          term={
            hasIndex
              ? messages['points.index']({ index: number(step.index) })
              : messages['points.noIndex']({ index: number(step.index) })
          }
        >
          {number(step.factor)}
        </Line>
      );
    case 'bonusPoints':
      return (
        <Line sign="+" term={messages['contest.bonus']({ name: step.of })}>
          <Points points={step.points} digits={2} />
        </Line>
      );
    case 'points':
      return (
        <Line
          sign={step.isNearly ? '≈' : '='}
          term={messages['flight.points']()}
          detail={step.isNearly && messages['points.rounded']()}
          isResult
        >
          <Points points={step.points} digits={2} />
        </Line>
      );
  }
}

interface LineProps {
  sign?: string;
  term: string;
  detail?: ReactNode;
  children: ReactNode;
  isResult?: boolean;
}

function Line({ sign = '\u00a0', term, detail, children, isResult = false }: LineProps) {
  return (
    <div className={styles.line} data-result={isResult || undefined}>
      <dt className={styles.term}>
        <span className={styles.sign}>{sign}</span>
        <span>
          {term} {detail}
        </span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
