import { type CourseGeometry, getContestRule } from '@cloudstreet/scoring/contest';
import type { ContestEntry } from '@cloudstreet/sdk';
import { formatQuantity, quantityText, useUnits } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';

/** The rule of the course that counts in words, with its limits as scoring has them. */
export function useRuleText({ rule, course }: ContestEntry['receipt']): string {
  const messages = useMessages();
  const describe = useGeometryText();
  const contestRule = getContestRule(rule.id);
  const { geometry, factorPercent } = contestRule.courses.find(
    ({ scoreName, bitnerKind }) =>
      scoreName === course.score_name && bitnerKind === course.bitner_kind,
  )!;
  return [
    describe(geometry),
    contestRule.bonuses && messages['points.rule.bonus'](),
    contestRule.courses.length > 1 && geometry.kind !== 'declared'
      ? messages['points.rule.factor']({ factor: factorPercent / 100 })
      : undefined,
  ]
    .filter(Boolean)
    .join(' ');
}

function useGeometryText(): (geometry: CourseGeometry) => string {
  const messages = useMessages();
  const units = useUnits();
  const metres = (m: number) => quantityText(formatQuantity('altitude', m, units));
  return (geometry) => {
    switch (geometry.kind) {
      case 'path': {
        const turnpoints = geometry.maxLegs - 1;
        if (geometry.maxDurationS === undefined) {
          const loss = metres(geometry.maxLossOfHeightM);
          return messages['points.rule.path']({ turnpoints, loss });
        }
        return messages['points.rule.speed']({ turnpoints, hours: geometry.maxDurationS / 3600 });
      }
      case 'triangle': {
        const [below, above] = geometry.bands;
        return messages['points.rule.triangle']({
          gap: metres(geometry.maxGapM),
          loss: metres(geometry.maxLossOfHeightM),
          least: below!.minPercent,
          from: quantityText(formatQuantity('distance', above!.fromM / 1000, units, 0)),
          leastAbove: above!.minPercent,
          mostAbove: above!.maxPercent,
        });
      }
      case 'out_return':
        return messages['points.rule.outReturn']({
          gap: metres(geometry.maxGapM),
          loss: metres(geometry.maxLossOfHeightM),
        });
      case 'line':
        return messages['points.rule.out']({ loss: metres(geometry.maxLossOfHeightM) });
      case 'hull':
        return messages['points.rule.hull']({ gap: metres(geometry.maxGapM) });
      case 'declared':
        return messages['points.rule.declared']({ loss: metres(geometry.maxLossOfHeightM) });
    }
  };
}
