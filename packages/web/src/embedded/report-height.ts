import { HEIGHT_MESSAGE } from '../app/height-message.js';

/** Sends the height of an element to the page around the frame, now and after each change. */
export function reportHeight(content: Element, host: Window): void {
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // Before the content has loaded. In a frame without height it would never start to load.
    if (height === 0) return;
    // The height is no secret, and the page does not know which site it is in.
    host.postMessage({ type: HEIGHT_MESSAGE, height }, '*');
  }).observe(content);
}
