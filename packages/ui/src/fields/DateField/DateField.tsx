import { type CalendarDate, parseDate } from '@internationalized/date';
import {
  DateField as AriaDateField,
  DateInput,
  DateSegment,
  I18nProvider,
} from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useUnits } from '../../values/UnitsProvider.js';
import * as styles from '../Field.css.js';
import {
  FieldFoot,
  FieldLabel,
  type FieldProps,
  type JointlyWrong,
  jointProps,
} from '../FieldParts.js';
import * as dateStyles from './DateField.css.js';

export interface DateFieldProps extends FieldProps, JointlyWrong {
  /** Calendar day as `YYYY-MM-DD`, as submitted by forms. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (date: string | null) => void;
  /** First and last day allowed, inclusive, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** Message for a day outside the limits. */
  rangeMessage?: string;
}

/**
 * A day that users know by heart, such as a birthday. It is typed in the order of the user's
 * locale.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, requiredMessage, value, defaultValue, onChange, ...others } = props;
  const { min, max, rangeMessage, invalidBy, ...rest } = others;
  const messages = useMessages();
  const { locale } = useUnits();
  const [minValue, maxValue] = [min && parseDate(min), max && parseDate(max)];
  const tooEarly = (date: CalendarDate) => minValue && date.compare(minValue) < 0;
  const tooLate = (date: CalendarDate) => maxValue && date.compare(maxValue) > 0;
  return (
    <I18nProvider locale={locale}>
      <AriaDateField<CalendarDate>
        {...rest}
        {...jointProps({ invalidBy })}
        className={styles.field}
        granularity="day"
        shouldForceLeadingZeros
        {...(value !== undefined && { value: value === null ? null : parseDate(value) })}
        {...(defaultValue !== undefined && { defaultValue: parseDate(defaultValue) })}
        {...(onChange && { onChange: (date) => onChange(date?.toString() ?? null) })}
        validate={(date) =>
          date && (tooEarly(date) || tooLate(date))
            ? (rangeMessage ?? messages['field.range']())
            : null
        }
      >
        <FieldLabel label={label} isOptional={rest.isRequired !== true} />
        <DateInput className={`${styles.box} ${dateStyles.segments}`}>
          {(segment) => <DateSegment segment={segment} className={dateStyles.segment} />}
        </DateInput>
        <FieldFoot hint={hint} requiredMessage={requiredMessage} invalidBy={invalidBy} />
      </AriaDateField>
    </I18nProvider>
  );
}
