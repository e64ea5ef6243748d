import type { WidgetContext } from './widget-context.js';

/** One kind of widget: its data and how they look. */
export interface Widget<Data = unknown> {
  /** Name of the element. */
  readonly tag: `cloudstreet-${string}`;
  /** Attributes beside those that all widgets have. */
  readonly attributes: readonly string[];
  /**
   * Loads the data of the widget.
   *
   * @throws {WidgetAttributeError} If an attribute is missing or wrong.
   * @throws {WidgetLoadError} If the server does not respond, or with an error.
   */
  readonly load: (context: WidgetContext) => Promise<Data>;
  readonly render: (data: Data, context: WidgetContext) => WidgetContent;
}

export interface WidgetContent {
  /** Replaced by the attribute `heading`. */
  readonly heading?: string;
  readonly content: readonly Node[];
  /** Page of the server that shows more, and its name. */
  readonly more?: { readonly href: string; readonly text: string };
}

/** Attributes of all widgets. */
export const COMMON_ATTRIBUTES = [
  'server',
  'language',
  'units',
  'theme',
  'heading',
  'target',
] as const;

/** Keeps the type of the data between loading and rendering. */
export function defineWidget<Data>(widget: Widget<Data>): Widget {
  // Only its own data reach `render`.
  return widget as Widget;
}
