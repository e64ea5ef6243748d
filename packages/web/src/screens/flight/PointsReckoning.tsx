import { unitOf } from '@cloudstreet/scoring/units';
import type { ContestEntry } from '@cloudstreet/sdk';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { UnitsProvider, useUnits } from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';
import { useMessages } from '../../app/messages.js';
import * as styles from './PointsReckoning.css.js';
import { useReceiptText } from './receipt-text.js';
import { useRuleText } from './rule-text.js';

export interface PointsReckoningProps {
  contest: ContestEntry;
}

/** How the points of a contest come about, from its receipt: rule, limits, arithmetic, what lost. */
export function PointsReckoning({ contest }: PointsReckoningProps) {
  const messages = useMessages();
  const units = useUnits();
  const isConverted = unitOf('distance', units.unitSystem).symbol !== 'km';
  return (
    <Disclosure title={messages['points.how']()}>
      {/* Points follow from kilometres: in miles the sums would not come out. */}
      <UnitsProvider {...units} unitSystem="M">
        <Reckoning contest={contest} isConverted={isConverted} />
      </UnitsProvider>
    </Disclosure>
  );
}

function Reckoning({ contest, isConverted }: PointsReckoningProps & { isConverted: boolean }) {
  const messages = useMessages();
  const { receipt } = contest;
  const text = useReceiptText();
  const ruleText = useRuleText(receipt);
  return (
    <Stack gap="x3">
      <p>{ruleText}</p>
      {isConverted && <p>{messages['points.metric']()}</p>}
      {!contest.valid && receipt.inputs.index === undefined && (
        <p>{messages['points.noIndex']()}</p>
      )}
      <dl className={styles.steps}>
        {receipt.steps.map((step, i) => (
          <Line
            key={`${step.name} ${i}`}
            term={text.figureName(step.name)}
            formula={text.formula(step)}
            isResult={i === receipt.steps.length - 1}
          >
            {text.result(step)}
          </Line>
        ))}
      </dl>
      {receipt.checks.length > 0 && (
        <Section title={messages['points.limits']()}>
          {receipt.checks.map((check) => (
            <li key={check.limit}>{text.check(check)}</li>
          ))}
        </Section>
      )}
      {receipt.tried.length > 0 && (
        <Section title={messages['points.tried']()}>
          {receipt.tried.map((attempt, i) => (
            <li key={i}>{text.attempt(attempt)}</li>
          ))}
        </Section>
      )}
      <p className={styles.note}>
        {messages['points.source']({ source: receipt.rule.source, version: receipt.rule.version })}
      </p>
      <p className={styles.note}>
        {text.inputs(receipt.inputs)} {messages['points.hash']()}{' '}
        <code className={styles.hash}>{receipt.hash}</code>
      </p>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className={styles.heading}>{title}</h4>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

interface LineProps {
  term: string;
  formula: string;
  children: ReactNode;
  isResult: boolean;
}

function Line({ term, formula, children, isResult }: LineProps) {
  return (
    <div className={styles.line} data-result={isResult || undefined}>
      <dt>
        {term} <span className={styles.formula}>{formula}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
