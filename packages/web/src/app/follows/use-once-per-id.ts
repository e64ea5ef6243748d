import { useRef } from 'react';

/**
 * Returns a function that runs a call about a row, unless one about the same row is running: a second
 * press would repeat it, or undo it with the other button of the row.
 */
export function useOncePerId(): (id: number, run: () => Promise<unknown>) => void {
  const running = useRef(new Set<number>());
  return (id, run) => {
    if (running.current.has(id)) return;
    running.current.add(id);
    const end = () => running.current.delete(id);
    // The application reports errors of all calls.
    run().then(end, end);
  };
}
