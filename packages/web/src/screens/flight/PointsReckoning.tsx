import { type LimitText, receiptText, type StepText } from '@cloudstreet/scoring/contest';
import { unitOf } from '@cloudstreet/scoring/units';
import type { ContestEntry } from '@cloudstreet/sdk';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useUnits } from '@cloudstreet/ui/values';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../app/messages.js';
import * as styles from './PointsReckoning.css.js';
import { ReceiptDetails } from './ReceiptDetails.js';

export interface PointsReckoningProps {
  contest: ContestEntry;
}

/** Why a contest gives these points, from its receipt: rule, arithmetic, limits, what lost. */
export function PointsReckoning({ contest }: PointsReckoningProps) {
  const messages = useMessages();
  const units = useUnits();
  const text = receiptText(contest.receipt, units);
  const isConverted = unitOf('distance', units.unitSystem).symbol !== 'km';
  return (
    <Disclosure title={messages['points.how']()}>
      <Stack gap="x4">
        <p>
          {text.rule.join(' ')} {isConverted && messages['points.metric']()}
        </p>
        <Slip caption={messages['points.steps']()}>
          {text.steps.map((step, i) => (
            <Step key={i} step={step} />
          ))}
        </Slip>
        {text.limits.length > 0 && (
          <Slip caption={messages['points.limits']()}>
            {text.limits.map((limit) => (
              <Limit key={limit.name} limit={limit} />
            ))}
          </Slip>
        )}
        {text.tried.length > 0 && (
          <section className={styles.tried}>
            <h4 className={styles.caption}>{messages['points.tried']()}</h4>
            <ul className={styles.list}>
              {text.tried.map(({ course, points, reason }, i) => (
                <li key={i}>
                  <span className={styles.strong}>{course}</span>, {points}
                  <span className={styles.note}>{reason}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <ReceiptDetails text={text} />
      </Stack>
    </Disclosure>
  );
}

/** As on a slip of paper: what it is on the left, the figures below each other on the right. */
function Slip({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className={styles.slip}>
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
