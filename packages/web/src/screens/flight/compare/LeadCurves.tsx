import { LeadChart } from '@cloudstreet/ui/charts/LeadChart';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useState } from 'react';
import { useMessages } from '../../../app/messages.js';
import { nameOf } from './name-of.js';
import type { ComparedFlight } from './use-compared.js';

const MEASURES = ['ahead', 'higher'] as const;

export interface LeadCurvesProps {
  /** Times of the main flight's fixes in Unix seconds. */
  timeS: ArrayLike<number>;
  others: readonly ComparedFlight[];
  cursor: CursorStore;
}

/** Lead over each compared flight during the whole flight. */
export function LeadCurves({ timeS, others, cursor }: LeadCurvesProps) {
  const messages = useMessages();
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('ahead');
  const lines = others.flatMap(({ id, color, detail, comparison }) => {
    if (!comparison) return [];
    const { aheadM, higherM } = comparison;
    const values = measure === 'ahead' ? aheadM.map((m) => m / 1000) : higherM;
    return [{ id, color, name: nameOf({ detail }, messages), values }];
  });
  if (lines.length === 0) return null;
  return (
    <Stack gap="x3">
      <SegmentedControl
        label={messages['compare.lead']()}
        segments={MEASURES.map((id) => ({ id, label: messages[`compare.${id}`]() }))}
        selected={measure}
        onChange={setMeasure}
      />
      <LeadChart
        title={messages[`compare.${measure}`]()}
        timeS={timeS}
        lines={lines}
        quantity={measure === 'ahead' ? 'distance' : 'altitude'}
        cursor={cursor}
      />
    </Stack>
  );
}
