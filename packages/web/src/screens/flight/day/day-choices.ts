import { DAY_MEASURES, type DayMeasure } from '@cloudstreet/ui/map/day-tracks';
import { useLocalStorage } from '../../../app/use-local-storage.js';

/** What the reader chose to see of a day; kept on this device. */
export interface DayChoices {
  /** What colours and labels tell. */
  readonly measure: DayMeasure;
  readonly showsThermals: boolean;
}

/** The choices made last on this device, and the way to change them. */
export function useDayChoices(): [DayChoices, (choices: DayChoices) => void] {
  return useLocalStorage<DayChoices>('cloudstreet.day-replay', ({ measure, showsThermals }) => ({
    measure: DAY_MEASURES.find((name) => name === measure) ?? 'altitude',
    showsThermals: showsThermals !== false,
  }));
}
