/** The `ref` of what comes in place of the button that had the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
