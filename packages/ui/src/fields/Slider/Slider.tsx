import {
  Slider as AriaSlider,
  I18nProvider,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { useUnits } from '../../values/UnitsProvider.js';
import * as styles from './Slider.css.js';

export interface SliderProps {
  /**
   * Accessible name. It is not visible, because a `NumberField` with the same value beside it shows
   * it.
   */
  label: string;
  /** `null` if nothing is set. Then the thumb is at the low end. */
  value: number | null;
  onChange: (value: number) => void;
  /** Limits, inclusive. */
  min: number;
  max: number;
  /** Unit after the limits. */
  unit: string;
}

/**
 * A number between two limits, set approximately. Combine it with a `NumberField` for exact input.
 */
export function Slider({ label, value, onChange, min, max, unit }: SliderProps) {
  const { locale } = useUnits();
  const format = new Intl.NumberFormat(locale);
  const end = (number: number) => `${format.format(number)}\u202f${unit}`;
  return (
    <I18nProvider locale={locale}>
      <AriaSlider
        aria-label={label}
        className={styles.slider}
        minValue={min}
        maxValue={max}
        value={value ?? min}
        onChange={(next) => onChange(typeof next === 'number' ? next : (next[0] ?? min))}
      >
        <SliderTrack className={styles.track}>
          {({ state }) => (
            <>
              <div className={styles.rail} />
              <div
                className={styles.fill}
                style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }}
              />
              <SliderThumb className={styles.thumb} data-unset={value === null || undefined} />
            </>
          )}
        </SliderTrack>
        <div className={styles.ends} aria-hidden>
          <span>{end(min)}</span>
          <span>{end(max)}</span>
        </div>
      </AriaSlider>
    </I18nProvider>
  );
}
