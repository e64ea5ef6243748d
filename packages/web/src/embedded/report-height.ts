/** Type of the message to the page around the frame. Sites listen for it (docs/club/widgets.md). */
const MESSAGE = 'cloudstreet-height';

/** Sends the height of an element to the page around the frame, now and after each change. */
export function reportHeight(content: Element, host: Window): void {
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // Before the content has loaded. In a frame without height it would never start to load.
    if (height === 0) return;
    // The height is no secret, and the page does not know which site it is in.
    host.postMessage({ type: MESSAGE, height }, '*');
  }).observe(content);
}
