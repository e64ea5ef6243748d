import type { Airport } from '@cloudstreet/sdk';
import { embeddedFrame } from './embedded-frame.js';
import { defineWidget } from './widget.js';
import { readId } from './widget-context.js';
import { WidgetAttributeError } from './widget-problem.js';

/** The map of an airfield and its surroundings. */
export const airportMapWidget = defineWidget<Airport>({
  tag: 'cloudstreet-airport-map',
  attributes: ['airport'],
  async load(context) {
    const id = readId(context.read, 'airport');
    if (id === undefined) throw new WidgetAttributeError('airport');
    return context.load(`airport/${id}`, {});
  },
  render: ({ id, name }, context) => ({
    heading: name,
    content: [embeddedFrame(`/embedded/airport/${id}?view=map`, name, context)],
    more: { href: context.page(`/airport/${id}`), text: context.texts['widget.allFlights']() },
  }),
});
