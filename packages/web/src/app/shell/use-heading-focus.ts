import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Focuses the heading after a navigation to another path, so that a screen reader announces the
 * page and the next tab starts there.
 */
export function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first page is announced by its title.
        if (!fromLocation || !pathChanged) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        // Does not move the focus of a user who already uses the page.
        if (!heading || document.querySelector('main :focus')) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
}
