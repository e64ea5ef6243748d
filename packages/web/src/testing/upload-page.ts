import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses files on the upload page, as from a file chooser. */
export async function choose(...files: File[]): Promise<void> {
  await screen.findByRole('heading', { name: 'Upload flights' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, files, { applyAccept: false });
}

export async function confirmAll(): Promise<void> {
  const box = within(screen.getByRole('group', { name: /Confirm before uploading/ }));
  for (const checkbox of box.getAllByRole('checkbox')) await userEvent.click(checkbox);
}

/** The part of the page about one file. */
export function fileNamed(name: string) {
  return within(screen.getByText(name).closest('li')!);
}

/** Whether `fetch` was called with an upload. */
export function isUpload(request: string | URL | Request): boolean {
  return request instanceof Request && request.url.endsWith('/igcfile');
}
