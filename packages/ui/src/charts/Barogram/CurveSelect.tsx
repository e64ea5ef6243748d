import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../controls/Button/Button.js';
import { ChoiceMenu } from '../../controls/ChoiceMenu/ChoiceMenu.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import type { BarogramCurve, CurveName } from '../barogram-curves.js';

export interface CurveSelectProps {
  curves: readonly BarogramCurve[];
  curve: CurveName;
  onChange: (curve: CurveName) => void;
}

/** Selects the curve over the altitude. It takes only the space of its button. */
export const CurveSelect = memo(function CurveSelect({
  curves,
  curve,
  onChange,
}: CurveSelectProps) {
  const messages = useMessages();
  const nameOf = (name: CurveName) => messages[`barogram.curve.${name}`]();
  return (
    <ChoiceMenu
      label={messages['barogram.curve']()}
      trigger={
        <Button
          size="small"
          tone="quiet"
          aria-label={messages['barogram.curve.chosen']({ curve: nameOf(curve) })}
        >
          {nameOf(curve)}
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
      choices={curves.map(({ name }) => ({ id: name, label: nameOf(name) }))}
      chosen={curve}
      onChange={onChange}
    />
  );
});
