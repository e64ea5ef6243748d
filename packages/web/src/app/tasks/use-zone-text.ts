import { type ObservationZoneKind, RULE_SETS, type RuleSetCode } from '@cloudstreet/scoring/task';
import { formatQuantityWithUnit } from '@cloudstreet/scoring/units';
import { useFormatOptions } from '../format-options.js';
import { useMessages } from '../messages.js';

interface Zone {
  readonly kind: ObservationZoneKind;
  /** Half of the length of a line. */
  readonly radiusKm?: number | undefined;
}

/** A point of a task by its index. */
export interface RulePlace {
  readonly ruleset: RuleSetCode;
  readonly index: number;
  /** Number of points. */
  readonly count: number;
}

/** Returns functions that describe a zone, and the zones of the rules at a point. */
export function useZoneText() {
  const messages = useMessages();
  const reader = useFormatOptions();
  const zoneText = ({ kind, radiusKm }: Zone) => {
    const name = messages['task.zone']({ kind });
    if (radiusKm === undefined) return name;
    const isLine = kind === 'LINE' || kind === 'FIXED_LINE';
    return `${name} ${formatQuantityWithUnit('distance', isLine ? 2 * radiusKm : radiusKm, reader)}`;
  };
  return {
    zoneText,
    ruleZoneText: (place: RulePlace) =>
      zonesAt(place)
        .map(({ kind, radiusM }) =>
          zoneText({ kind, radiusKm: radiusM === undefined ? undefined : radiusM / 1000 }),
        )
        .join(' / '),
  };
}

function zonesAt({ ruleset, index, count }: RulePlace) {
  const { start, turnpoint, finish } = RULE_SETS[ruleset];
  if (index === 0) return [start];
  return index === count - 1 ? [finish] : turnpoint;
}
