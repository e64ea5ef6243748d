import {
  formatCommon,
  formatQuantityParts,
  formatSeconds,
  quantityText,
  useUnits,
} from '@cloudstreet/ui/values';

/** Formats values in the user's units for the sentences of the coach. */
export function useFigureTexts() {
  const units = useUnits();
  return {
    share: (fraction: number) => quantityText(formatCommon('share', fraction, units.locale)),
    altitude: (m: number) => quantityText(formatQuantityParts('altitude', m, units)),
    speed: (kmh: number) => quantityText(formatQuantityParts('cruiseSpeed', kmh, units, 0)),
    gain: (kmh: number) => quantityText(formatQuantityParts('speed', kmh, units, 1)),
    mass: (kg: number) => quantityText(formatQuantityParts('mass', kg, units)),
    minutes: (seconds: number) => quantityText(formatSeconds(seconds, units.locale)),
  };
}
