import { useEffect, useState } from 'react';

const CHECK_INTERVAL_MS = 500;
/** Open menus, suggestions and dialogs. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Fields in which users type, and pages whose content is a form. */
const TYPED_INTO = 'input, textarea, [role="spinbutton"]';
const FORM = 'main form';

/** Returns true once there is no form, nothing is open and the user is not typing, and stays true. */
export function useUserIdle(): boolean {
  const [isIdle, setIsIdle] = useState(() => !isBusy());
  useEffect(() => {
    if (isIdle) return undefined;
    const timer = setInterval(() => setIsIdle(!isBusy()), CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isIdle]);
  return isIdle;
}

function isBusy(): boolean {
  return (
    document.querySelector(`${OPEN}, ${FORM}`) !== null ||
    document.activeElement?.matches(TYPED_INTO) === true
  );
}
