import type { Flight } from '@cloudstreet/sdk';
import polyline from '@mapbox/polyline';
import { projectOutline } from '../tiles/FlightOutline/project-outline.js';
import { flightDisplayStatus } from '../tiles/flight-display-status.js';
import {
  formatQuantityParts,
  numberFormat,
  quantityText,
} from '../values/format-quantity-parts.js';
import { formatDate } from '../values/format-time.js';
import { h, svg } from './h.js';
import type { WidgetContext } from './widget-context.js';

const FRAME = { width: 64, height: 48, margin: 6 };

/** A flight in a list: outline, pilot, aircraft, airfield and day, and its result. */
export function flightRow(flight: Flight, context: WidgetContext): Element {
  const { texts, units, page, linkTarget } = context;
  const { isGrey, remark } = flightDisplayStatus(flight, texts);
  const name = flight.user?.name ?? texts['flight.formerPilot']();
  const crew = crewOf(flight, context);
  const details = [flight.aircraft?.name, flight.takeoff_airport?.name];
  return h(
    'li',
    { class: 'flight', part: 'item', 'data-grey': isGrey ? '' : undefined },
    flightOutline(flight.polyline),
    h(
      'div',
      { class: 'who' },
      h(
        'a',
        { class: 'pilot', part: 'pilot', href: page(`/flight/${flight.id}`), ...linkTarget },
        name,
      ),
      crew === undefined ? undefined : h('span', { class: 'crew' }, ` ${crew}`),
      h(
        'div',
        { class: 'details', part: 'details' },
        [
          ...details.filter((text) => text !== undefined),
          formatDate(flight.scoring_date, units),
        ].join(' · '),
      ),
    ),
    h('div', { class: 'result', part: 'result' }, ...resultOf(flight, context, remark)),
  );
}

function crewOf(
  { co_user: coUser, co_user_name: coName = coUser?.name }: Flight,
  { texts }: WidgetContext,
): string | undefined {
  return coName === undefined ? undefined : texts['flight.with']({ name: coName });
}

/** Points, distance and speed, or the reason why there are none. */
function resultOf(
  { contest }: Flight,
  { texts, units }: WidgetContext,
  remark: string | undefined,
): Node[] {
  const reason =
    remark === undefined ? [] : [h('div', { class: 'remark', part: 'remark' }, remark)];
  if (!contest) return reason;
  const figure = (kind: 'distance' | 'speed', value: number) =>
    h('span', { part: kind }, quantityText(formatQuantityParts(kind, value, units)));
  const points = numberFormat(units.locale, 1, 'negative').format(contest.points);
  return [
    h(
      'div',
      { class: 'points', part: 'points' },
      points,
      h('span', { class: 'unit' }, ` ${texts['flight.points']()}`),
    ),
    h(
      'div',
      { class: 'details' },
      figure('distance', contest.distance),
      ' · ',
      figure('speed', contest.speed),
    ),
    ...reason,
  ];
}

/** A drawing of the track. The text beside it has the information. */
function flightOutline(outline: string | undefined): Element {
  const { track } = projectOutline(outline === undefined ? [] : polyline.decode(outline), FRAME);
  const points = track.map((point) => point.map((pixels) => pixels.toFixed(1)).join(' '));
  return svg(
    'svg',
    {
      class: 'outline',
      part: 'outline',
      viewBox: `0 0 ${FRAME.width} ${FRAME.height}`,
      'aria-hidden': 'true',
    },
    points.length > 1 ? svg('path', { d: `M${points.join('L')}` }) : undefined,
  );
}
