import type { Interval } from '@cloudstreet/scoring/parse';
import type { Messages } from '../../generated/messages/types.js';
import { shadeAt } from '../shaded-interval.js';
import type { PlotParts } from './plot-input.js';

/** Returns the names of shades, phases and airspaces at a time. */
export function partNames(
  { shades, phases, airspaces }: PlotParts,
  timeS: number,
  messages: Messages,
): string[] {
  const shade = shadeAt(shades, timeS);
  const isThen = ({ startS, endS }: Interval) => timeS >= startS && timeS <= endS;
  const phase = phases.find(isThen);
  return [
    ...(shade ? [shade.name] : []),
    ...(phase ? [messages[`barogram.phase.${phase.kind}`]()] : []),
    ...airspaces.filter(isThen).map(({ name }) => name),
  ];
}
