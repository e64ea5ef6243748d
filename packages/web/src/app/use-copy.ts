import { useApp } from './context.js';

export interface CopyTexts {
  /** Title of the message after copying. */
  copied: string;
  /** Title of the message if it fails. */
  failed: string;
}

/** Whether the page may copy at all: only secure pages have a clipboard. */
export function canCopy(): boolean {
  return 'clipboard' in navigator;
}

/** Returns a function that copies a text to the clipboard and tells the user the result. */
export function useCopy({ copied, failed }: CopyTexts): (text: string) => Promise<void> {
  const { toasts } = useApp();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.push({ type: 'success', title: copied });
    } catch {
      // The user or the framing page forbids it, or the page is not secure.
      toasts.push({ type: 'error', title: failed });
    }
  };
}
