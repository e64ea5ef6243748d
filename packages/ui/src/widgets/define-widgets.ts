import { airportMapWidget } from './airport-map-widget.js';
import { flightWidget } from './flight-widget.js';
import { dailyWidget, flightsWidget } from './flights-widget.js';
import { rankingWidget } from './ranking-widget.js';
import { taskWidget } from './task-widget.js';
import { uploadWidget } from './upload-widget.js';
import { createWidgetElement, type WidgetOptions } from './WidgetElement.js';

const WIDGETS = [
  flightsWidget,
  dailyWidget,
  flightWidget,
  rankingWidget,
  airportMapWidget,
  taskWidget,
  uploadWidget,
];

/** Defines the elements of all widgets, unless the page already has them. */
export function defineWidgets(options: WidgetOptions = {}): void {
  // On the server there are no elements.
  if (typeof customElements === 'undefined') return;
  for (const widget of WIDGETS) {
    if (!customElements.get(widget.tag)) {
      customElements.define(widget.tag, createWidgetElement(widget, options));
    }
  }
}
