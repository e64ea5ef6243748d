import {
  formatCommon,
  formatQuantity,
  formatSeconds,
  quantityText,
  useUnits,
} from '@cloudstreet/ui/values';

/** Formats figures for the sentences of the coach in the reader's units. */
export function useFigureTexts() {
  const units = useUnits();
  return {
    share: (fraction: number) => quantityText(formatCommon('share', fraction, units.locale)),
    altitude: (m: number) => quantityText(formatQuantity('altitude', m, units)),
    speed: (kmh: number) => quantityText(formatQuantity('cruiseSpeed', kmh, units, 0)),
    gain: (kmh: number) => quantityText(formatQuantity('speed', kmh, units, 1)),
    mass: (kg: number) => quantityText(formatQuantity('mass', kg, units)),
    minutes: (seconds: number) => quantityText(formatSeconds(seconds, units.locale)),
  };
}
