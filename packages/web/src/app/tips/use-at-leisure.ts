import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 500;
/** A menu, a list of proposals or a window that stands open. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const TYPED_INTO = 'input, textarea, [role="spinbutton"]';

/** Turns true, and stays so, once the reader has nothing open and is not writing. */
export function useAtLeisure(): boolean {
  const [isAtLeisure, setIsAtLeisure] = useState(() => !isBusy());
  useEffect(() => {
    if (isAtLeisure) return undefined;
    const timer = setInterval(() => setIsAtLeisure(!isBusy()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAtLeisure]);
  return isAtLeisure;
}

function isBusy(): boolean {
  return (
    document.querySelector(OPEN) !== null || document.activeElement?.matches(TYPED_INTO) === true
  );
}
