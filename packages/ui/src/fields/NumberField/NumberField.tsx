import { Minus, Plus } from 'lucide-react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  I18nProvider,
  Input,
} from 'react-aria-components';
import { useUnits } from '../../values/UnitsProvider.js';
import * as styles from '../Field.css.js';
import {
  FieldFoot,
  FieldLabel,
  type FieldProps,
  type JointlyWrong,
  jointProps,
} from '../FieldParts.js';
import { unit as unitStyle } from './NumberField.css.js';

type NumberProps =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'step'
  | 'formatOptions';

export interface NumberFieldProps
  extends FieldProps,
    JointlyWrong,
    Pick<AriaNumberFieldProps, NumberProps> {
  /** Unit after the number. The value is in this unit. */
  unit?: string;
  /**
   * Reports a typed value as it is, also between two steps or beyond the limits. Only buttons and
   * arrow keys follow them.
   */
  keepsTyped?: boolean;
}

/** A number that can be typed or changed in steps. An empty field reports `NaN`. */
export function NumberField(all: NumberFieldProps) {
  const { label, hint, requiredMessage, unit, invalidBy, keepsTyped = false, ...props } = all;
  const { locale } = useUnits();
  return (
    <I18nProvider locale={locale}>
      <AriaNumberField
        {...props}
        {...(keepsTyped && KEEPS_TYPED)}
        {...jointProps({ invalidBy })}
        className={styles.field}
      >
        <FieldLabel label={label} isOptional={props.isRequired !== true} />
        <Group className={styles.box}>
          <Input className={styles.input} />
          {unit !== undefined && <span className={unitStyle}>{unit}</span>}
          <Button slot="decrement" className={styles.inner}>
            <Minus size={18} aria-hidden />
          </Button>
          <Button slot="increment" className={styles.inner}>
            <Plus size={18} aria-hidden />
          </Button>
        </Group>
        <FieldFoot hint={hint} requiredMessage={requiredMessage} invalidBy={invalidBy} />
      </AriaNumberField>
    </I18nProvider>
  );
}

/** Without its own validation, the field neither rounds nor rejects a value between two steps. */
const KEEPS_TYPED = {
  commitBehavior: 'validate',
  validationBehavior: 'aria',
  isInvalid: false,
} as const;
