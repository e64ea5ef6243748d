import type { FlightDetail } from '@cloudstreet/sdk';
import {
  formatQuantityParts,
  numberFormat,
  quantityText,
} from '../values/format-quantity-parts.js';
import { formatDate } from '../values/format-time.js';
import { embeddedFrame } from './embedded-frame.js';
import { h } from './h.js';
import { defineWidget } from './widget.js';
import { readChoice, readId, type WidgetContext } from './widget-context.js';
import { WidgetAttributeError } from './widget-problem.js';

const ON_OR_OFF = { on: true, off: false } as const;

/** One flight: pilot and result, map and barogram. */
export const flightWidget = defineWidget<FlightDetail>({
  tag: 'cloudstreet-flight',
  attributes: ['flight', 'contest', 'map', 'barogram'],
  async load(context) {
    const id = readId(context.read, 'flight');
    if (id === undefined) throw new WidgetAttributeError('flight');
    return context.load(`flightdetail/${id}`, {});
  },
  render(flight, context) {
    const { texts, page, read } = context;
    // Its track cannot be read before.
    const isScored = flight.status === 'valid' || flight.status === 'invalid';
    const hasMap = isScored && (readChoice(read, 'map', ON_OR_OFF) ?? true);
    const hasBarogram = readChoice(read, 'barogram', ON_OR_OFF) ?? true;
    const path = `/embedded/flight/${flight.id}?head=false&baro=${hasBarogram}`;
    return {
      heading: flight.user?.name ?? texts['flight.formerPilot'](),
      content: [
        headOf(flight, context),
        ...(hasMap
          ? [embeddedFrame(path, texts['widget.frame'](), context, { isTall: hasBarogram })]
          : []),
      ],
      more: { href: page(`/flight/${flight.id}`), text: texts['widget.openFlight']() },
    };
  },
});

function headOf(flight: FlightDetail, context: WidgetContext): Node {
  const { texts, units, read } = context;
  const name = read('contest') ?? 'free';
  const entry = flight.contest.find((contest) => contest.name === name);
  const details = [
    formatDate(flight.scoring_date, units),
    flight.aircraft?.name,
    flight.takeoff_airport?.name,
  ];
  const points = entry && numberFormat(units.locale, 1, 'negative').format(entry.points);
  const figures = entry && [
    `${points} ${texts['flight.points']()}`,
    quantityText(formatQuantityParts('distance', entry.distance, units)),
    quantityText(formatQuantityParts('speed', entry.speed, units)),
  ];
  return h(
    'div',
    { class: 'head' },
    h(
      'div',
      { class: 'details', part: 'details' },
      details.filter((text) => text !== undefined).join(' · '),
    ),
    h(
      'div',
      { class: 'figures', part: 'result' },
      ...(figures ?? []).map((figure) => h('span', {}, figure)),
    ),
  );
}
