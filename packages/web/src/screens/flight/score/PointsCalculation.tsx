import {
  type AttemptText,
  type LimitText,
  receiptText,
  type StepText,
} from '@cloudstreet/scoring/score';
import { unitOf } from '@cloudstreet/scoring/units';
import type { ContestEntry } from '@cloudstreet/sdk';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormatOptions } from '../../../app/format-options.js';
import { useMessages } from '../../../app/messages.js';
import * as styles from './PointsCalculation.css.js';
import { ReceiptDetails } from './ReceiptDetails.js';

export interface PointsCalculationProps {
  contest: ContestEntry;
}

/** Explains the points of a contest by its receipt: rule, calculation, limits, other options. */
export function PointsCalculation({ contest }: PointsCalculationProps) {
  const messages = useMessages();
  return (
    <Disclosure title={messages['points.how']()} level={2}>
      <Receipt contest={contest} />
    </Disclosure>
  );
}

function Receipt({ contest }: PointsCalculationProps) {
  const messages = useMessages();
  const reader = useFormatOptions();
  const text = receiptText(contest.receipt, reader);
  const isConverted = unitOf('distance', reader.unitSystem).symbol !== 'km';
  return (
    <Stack gap="x4">
      <p>
        {text.rule.join(' ')} {isConverted && messages['points.metric']()}
      </p>
      <Slip caption={messages['points.steps']()} endsInSum>
        {text.steps.map((step) => (
          <Step key={`${step.name} ${step.formula}`} step={step} />
        ))}
      </Slip>
      {text.limits.length > 0 && (
        <Slip caption={messages['points.limits']()}>
          {text.limits.map((limit) => (
            <Limit key={limit.name} limit={limit} />
          ))}
        </Slip>
      )}
      {text.tried.length > 0 && <Tried attempts={text.tried} />}
      {text.noneTried !== undefined && <p>{text.noneTried}</p>}
      <ReceiptDetails text={text} />
    </Stack>
  );
}

interface SlipProps {
  caption: string;
  /** `Step`s or `Limit`s. */
  children: ReactNode;
  /** Whether the last row is the result. */
  endsInSum?: boolean;
}

/** Looks like a receipt, with labels on the left and aligned values on the right. */
function Slip({ caption, children, endsInSum = false }: SlipProps) {
  return (
    <table className={styles.slip} data-sum={endsInSum || undefined}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}

function Step({ step: { name, formula, result } }: { step: StepText }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {name} <span className={styles.note}>{formula}</span>
      </th>
      <td className={styles.value}>{result}</td>
    </tr>
  );
}

const STATE_ICONS = { kept: CircleCheck, just_kept: CircleAlert, broken: CircleX };

function Limit({ limit: { name, flown, allowed, state, verdict } }: { limit: LimitText }) {
  const Icon = STATE_ICONS[state];
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {name} <span className={styles.note}>{allowed}</span>
      </th>
      <td className={styles.value}>
        {flown}{' '}
        <span className={styles.states[state]}>
          <Icon size={16} aria-hidden /> {verdict}
        </span>
      </td>
    </tr>
  );
}

function Tried({ attempts }: { attempts: readonly AttemptText[] }) {
  const messages = useMessages();
  const titleId = useId();
  return (
    <div className={styles.tried}>
      <h3 id={titleId} className={styles.caption}>
        {messages['points.tried']()}
      </h3>
      <ul className={styles.list} aria-labelledby={titleId}>
        {attempts.map(({ course, points, reason }) => (
          <li key={`${course} ${reason}`}>
            <span className={styles.strong}>{course}</span>, {points}.{' '}
            <span className={styles.note}>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
