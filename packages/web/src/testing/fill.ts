import userEvent from '@testing-library/user-event';

/** Enters a text into a field at once: key by key, each letter renders the page. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
