import type { Messages } from '../../generated/messages/types.js';
import { spanAt } from '../flight-span.js';
import type { TimeWindow } from '../time-window.js';
import type { PlotParts } from './plot-input.js';

/** What is shaded, banded or boxed at a moment. */
export function partNames(
  { spans, phases, airspaces }: PlotParts,
  timeS: number,
  messages: Messages,
): string[] {
  const span = spanAt(spans, timeS);
  const isThen = ({ fromS, toS }: TimeWindow) => timeS >= fromS && timeS <= toS;
  const phase = phases.find(isThen);
  return [
    ...(span ? [span.name] : []),
    ...(phase ? [messages[`barogram.phase.${phase.kind}`]()] : []),
    ...airspaces.filter(isThen).map(({ name }) => name),
  ];
}
