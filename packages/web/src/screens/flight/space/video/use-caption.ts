import { formatNumber } from '@cloudstreet/scoring/units';
import type { FlightDetail } from '@cloudstreet/sdk';
import { type FlightColumns, interpolate } from '@cloudstreet/ui/flight';
import {
  formatDate,
  formatQuantityParts,
  formatTime,
  quantityText,
  useUnits,
} from '@cloudstreet/ui/values';
import { useMessages } from '../../../../app/messages.js';
import { bestContest } from '../../score/best-contest.js';
import type { PictureCaption } from './paint-picture.js';

/** Returns a function that describes a flight at a time, for pictures. */
export function useCaption(flight: FlightDetail, track: FlightColumns) {
  const messages = useMessages();
  const units = useUnits();
  const write = (...[quantity, value]: [Parameters<typeof formatQuantityParts>[0], number]) =>
    quantityText(formatQuantityParts(quantity, value, units));
  const { user, co_user: coUser, takeoff_airport: airport, contest } = flight;
  const pilots = [user?.name ?? messages['flight.formerPilot'](), coUser?.name];
  const result = bestContest(contest);
  const figures = result
    ? [
        {
          label: messages['flight.points'](),
          value: formatNumber(result.points, units.locale, { min: 1, max: 1 }),
        },
        { label: messages['flight.distance'](), value: write('distance', result.distance) },
        { label: messages['flight.speed'](), value: write('speed', result.speed) },
      ]
    : [];
  const title = pilots.filter(Boolean).join(', ');
  const note = [formatDate(flight.scoring_date, units), airport?.name].filter(Boolean).join(' · ');
  return (timeS: number, attribution: string): PictureCaption => {
    const time = formatTime(new Date(timeS * 1000).toISOString(), units);
    const altitude = write('altitude', interpolate(track.unixS, track.altitudeM, timeS));
    return { title, note, figures, moment: `${time} · ${altitude}`, attribution };
  };
}
