/** Callback ref that focuses the element replacing a focused button. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
