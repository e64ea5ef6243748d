import { createContext, type MouseEvent, useContext } from 'react';

/** Shows a page of the application without loading the document again. */
export type Navigate = (href: string) => void;

export const NavigationContext = createContext<Navigate | undefined>(undefined);

/**
 * Returns the click handler of a plain `<a>` that follows it in the application's router, for places
 * where `Link` of react-aria-components is too large. Without a router it does nothing.
 */
export function useFollowLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigationContext);
  return (event) => {
    const { currentTarget: link } = event;
    const opensHere =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!navigate || !opensHere || event.defaultPrevented || link.origin !== location.origin)
      return;
    event.preventDefault();
    navigate(link.getAttribute('href') ?? '');
  };
}
