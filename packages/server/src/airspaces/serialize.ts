import { type Airspace, type AltitudeLimit, airspaceOutline } from '@cloudstreet/scoring/airspace';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import type { AirspaceRow, SourceRow } from './queries.js';

const TOLERANCE_M = 30;

export function serializeAirspace({ id, content, source }: AirspaceRow): Schemas['Airspace'] {
  const { schedule } = content;
  return {
    ...withoutNull({ id, type: content.type || undefined, frequency: content.frequency }),
    name: content.name,
    class: content.class,
    floor: serializeLimit(content.floor),
    ceiling: serializeLimit(content.ceiling),
    geom: { type: 'Polygon', coordinates: [ringOf(content)] },
    by_notam: schedule.byNotam,
    active: schedule.periods.map(({ startS, endS }) =>
      withoutNull({ start_time: moment(startS), end_time: moment(endS) }),
    ),
    other_times: [...schedule.otherTimes],
    ...(schedule.isIncomplete && { unreadable_times: true }),
    source,
  };
}

export function serializeSource(row: SourceRow): Schemas['AirspaceSource'] {
  const { name, country, valid_from, valid_to } = row;
  return withoutNull({ name, country, valid_from, valid_to });
}

export function serializeLimit(limit: AltitudeLimit): Schemas['AirspaceLimit'] {
  const { reference, altitudeM, text } = limit;
  return withoutNull({ reference, altitude: altitudeM && tenths(altitudeM), text });
}

/** Closed ring with five decimals, about a metre. */
function ringOf(airspace: Airspace): Schemas['LonLat'][] {
  let before: number | undefined;
  const ring = airspaceOutline(airspace, TOLERANCE_M).map(({ lat, lon }): Schemas['LonLat'] => {
    before = before === undefined ? lon : lon - 360 * Math.round((lon - before) / 360);
    return [round(before), round(lat)];
  });
  return ring[0] ? [...ring, ring[0]] : [];
}

function moment(timeS: number | undefined): string | undefined {
  return timeS === undefined ? undefined : toTimestamp(new Date(timeS * 1000));
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
