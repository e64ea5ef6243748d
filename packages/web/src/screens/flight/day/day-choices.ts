import { DAY_MEASURES, type DayMeasure } from '@cloudstreet/ui/map/day-tracks';
import { useLocalStorage } from '../../../app/use-local-storage.js';

/** The user's choices for a day, stored on this device. */
export interface DayChoices {
  /** Measure for colours and labels. */
  readonly measure: DayMeasure;
  readonly showsThermals: boolean;
}

/** Returns the last choices on this device, and a function that changes them. */
export function useDayChoices(): [DayChoices, (choices: DayChoices) => void] {
  return useLocalStorage<DayChoices>('cloudstreet.day-replay', ({ measure, showsThermals }) => ({
    measure: DAY_MEASURES.find((name) => name === measure) ?? 'altitude',
    showsThermals: showsThermals !== false,
  }));
}
