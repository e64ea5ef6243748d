/** Type of the message to the page around the frame. Sites listen for it (docs/club/widgets.md). */
const MESSAGE = 'cloudstreet-height';

/** Sends the height of an element to the page around the frame, now and after each change. */
export function reportHeight(content: Element, host: Window): void {
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // The height is no secret, and the page does not know which site it is in.
    host.postMessage({ type: MESSAGE, height }, '*');
  }).observe(content);
}
