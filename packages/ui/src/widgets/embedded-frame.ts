import { h } from './h.js';
import type { WidgetContext } from './widget-context.js';

/** Attributes that a page in a frame takes over from the widget. */
const PASSED_ON = ['units', 'contest'] as const;

/**
 * Frame with a page of the server that draws a map. The library of the maps needs a worker, which
 * browsers refuse to pages of other origins, and styles that a site would have to add.
 */
export function embeddedFrame(
  path: string,
  title: string,
  { page, read, language, theme }: WidgetContext,
  { isTall = false } = {},
): Element {
  const url = new URL(page(path));
  url.searchParams.set('language', language);
  url.searchParams.set('theme', theme);
  for (const name of PASSED_ON) {
    const value = read(name);
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return h('iframe', {
    class: isTall ? 'frame tall' : 'frame',
    part: 'frame',
    src: url.href,
    title,
    loading: 'lazy',
    referrerpolicy: 'no-referrer',
    allow: 'fullscreen',
  });
}
