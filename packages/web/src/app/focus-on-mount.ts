/** Callback ref that focuses an element that replaces a focused button. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
