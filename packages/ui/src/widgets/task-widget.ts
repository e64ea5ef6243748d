import type { Task } from '@cloudstreet/sdk';
import { formatQuantityParts, quantityText } from '../values/format-quantity-parts.js';
import { embeddedFrame } from './embedded-frame.js';
import { h } from './h.js';
import { defineWidget } from './widget.js';
import { readId } from './widget-context.js';
import { WidgetAttributeError } from './widget-problem.js';

/** A public task: its distance, its points and its map. */
export const taskWidget = defineWidget<Task>({
  tag: 'cloudstreet-task',
  attributes: ['task'],
  async load(context) {
    const id = readId(context.read, 'task');
    if (id === undefined) throw new WidgetAttributeError('task');
    return context.load(`task/${id}`, {});
  },
  render({ id, name, distance, point_features: points }, context) {
    const { texts, units, page } = context;
    const route = points.map(({ properties }) => properties.name).join(' – ');
    const figures = quantityText(formatQuantityParts('distance', distance, units));
    return {
      heading: name ?? route,
      content: [
        h(
          'div',
          { class: 'head' },
          ...(name === undefined ? [] : [h('div', { class: 'details', part: 'details' }, route)]),
          h('div', { class: 'figures', part: 'result' }, h('span', {}, figures)),
        ),
        embeddedFrame(`/embedded/task/${id}`, name ?? route, context),
      ],
      more: { href: page(`/task/${id}`), text: texts['widget.openTask']() },
    };
  },
});
