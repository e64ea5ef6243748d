import { memo } from 'react';
import { Select } from '../../fields/Select/Select.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import type { BarogramCurve, CurveName } from '../barogram-curves.js';
import * as styles from './CurveSelect.css.js';

export interface CurveSelectProps {
  curves: readonly BarogramCurve[];
  curve: CurveName;
  onChange: (curve: CurveName) => void;
}

/** Chooses what is drawn over the altitude, and says what that is. */
export const CurveSelect = memo(function CurveSelect({
  curves,
  curve,
  onChange,
}: CurveSelectProps) {
  const messages = useMessages();
  return (
    <div className={styles.select}>
      <Select
        label={messages['barogram.curve']()}
        hint={messages[`barogram.curve.${curve}.help`]()}
        options={curves.map(({ name }) => ({
          id: name,
          label: messages[`barogram.curve.${name}`](),
        }))}
        value={curve}
        onChange={onChange}
      />
    </div>
  );
});
