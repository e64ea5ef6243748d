import { type PointerEvent, type RefObject, useRef } from 'react';

/** Side of the primary pane on which a sheet is. */
export type SheetPlace = 'below' | 'above';

/** Position of a sheet. */
export type SheetState = 'closed' | 'half' | 'full';

export interface SheetPull {
  /** Props of the element by which the sheet is dragged. */
  handleProps: { onPointerDownCapture: (event: PointerEvent) => void };
  /** Whether the last touch of the handle was a drag and not a tap. */
  wasPulled: () => boolean;
}

export interface SheetPullOptions {
  state: SheetState;
  place: SheetPlace;
  onRest: (state: SheetState) => void;
}

/** Distance from which a touch is a drag and not a tap. */
const PULL_PX = 8;
/**
 * Shares of the page's height: dragged above the first, a sheet fills it; dragged below the second,
 * it closes.
 */
const FULL_FROM = 0.75;
const CLOSED_BELOW = 0.25;

/**
 * Lets a sheet follow the pointer, even far from its handle, and snap to the nearest position when
 * released.
 */
export function useSheetPull(
  sheetRef: RefObject<HTMLElement | null>,
  { state, place, onRest }: SheetPullOptions,
): SheetPull {
  const wasPulled = useRef(false);

  function start({ clientY: startY }: PointerEvent) {
    const sheet = sheetRef.current;
    const page = sheet?.parentElement;
    if (!sheet || !page) return;
    const startPx = sheet.getBoundingClientRect().height;
    const restingSize = sheet.style.blockSize;
    const stop = new AbortController();
    wasPulled.current = false;
    const growthPx = (clientY: number) => (place === 'below' ? startY - clientY : clientY - startY);

    const move = ({ clientY }: globalThis.PointerEvent) => {
      if (Math.abs(clientY - startY) < PULL_PX) return;
      wasPulled.current = true;
      sheet.style.blockSize = `min(100%, ${Math.max(0, startPx + growthPx(clientY))}px)`;
    };
    const end = ({ clientY, type }: globalThis.PointerEvent) => {
      stop.abort();
      sheet.style.blockSize = restingSize;
      if (!wasPulled.current || type === 'pointercancel') return;
      const share = (startPx + growthPx(clientY)) / page.clientHeight;
      onRest(growthPx(clientY) > 0 ? restAbove(state, share) : restBelow(state, share));
    };
    globalThis.addEventListener('pointermove', move, { signal: stop.signal });
    globalThis.addEventListener('pointerup', end, { signal: stop.signal });
    globalThis.addEventListener('pointercancel', end, { signal: stop.signal });
  }

  return { handleProps: { onPointerDownCapture: start }, wasPulled: () => wasPulled.current };
}

function restAbove(state: SheetState, share: number): SheetState {
  return state === 'closed' && share < FULL_FROM ? 'half' : 'full';
}

function restBelow(state: SheetState, share: number): SheetState {
  return state === 'full' && share > CLOSED_BELOW ? 'half' : 'closed';
}
