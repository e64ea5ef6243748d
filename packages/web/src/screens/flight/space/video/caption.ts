import { formatNumber, type Quantity } from '@cloudstreet/scoring/units';
import type { FlightDetail } from '@cloudstreet/sdk';
import type { FlightColumns } from '@cloudstreet/ui/flight';
import {
  formatDate,
  formatQuantityParts,
  formatTime,
  quantityText,
  type UnitPreferences,
} from '@cloudstreet/ui/values';
import type { Messages } from '../../../../generated/messages/types.js';
import { bestContest } from '../../score/best-contest.js';
import { flownAt } from './flown-at.js';

/** Texts on frames of a flight. */
export interface Caption {
  /** Pilots. */
  title: string;
  /** Date, airfield and aircraft. */
  note: string;
  /** Result of the flight, with points if it counts in rankings. */
  figures: readonly { label: string; value: string }[];
  /** Time, altitude, speed and climb. */
  readings: readonly string[];
}

export interface CaptionInput {
  flight: FlightDetail;
  track: FlightColumns;
  units: UnitPreferences;
  messages: Messages;
}

/** Describes a flight at a time in Unix seconds. */
export function captionAt(timeS: number, input: CaptionInput): Caption {
  const { flight, track, units, messages } = input;
  const { takeoff_airport: airport, aircraft } = flight;
  const write = (quantity: Quantity, value: number, digits?: number) =>
    quantityText(formatQuantityParts(quantity, value, units, digits));
  const points = (value: number) => ({
    label: messages['flight.points'](),
    value: formatNumber(value, units.locale, { min: 1, max: 1 }),
  });
  const { altitudeM, speedKmh, climbMps } = flownAt(track, timeS);
  const result = bestContest(flight.contest);
  return {
    title: pilotsOf(flight).join(', ') || (airport?.name ?? messages['app.name']()),
    note: [formatDate(flight.scoring_date, units), airport?.name, aircraft?.name]
      .filter(Boolean)
      .join(' · '),
    figures: result
      ? [
          { label: messages['flight.distance'](), value: write('distance', result.distance) },
          { label: messages['flight.speed'](), value: write('speed', result.speed) },
          ...(flight.rank ? [points(result.points)] : []),
        ]
      : [],
    readings: [
      formatTime(new Date(timeS * 1000).toISOString(), units),
      write('altitude', altitudeM),
      write('speed', speedKmh, 0),
      write('climb', climbMps),
    ],
  };
}

/** Returns the name of a file about a flight, without its extension. */
export function fileNameOf(flight: FlightDetail): string {
  const parts = [...pilotsOf(flight), flight.scoring_date, flight.takeoff_airport?.name];
  // Characters that file systems reject.
  return parts
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');
}

function pilotsOf({ user, co_user, co_user_name }: FlightDetail): string[] {
  return [user?.name, co_user?.name ?? co_user_name].filter((name) => name !== undefined);
}
