/* oxlint-disable unicorn/consistent-function-scoping -- all of it runs in the page, as one function */
import type { Page } from '@playwright/test';

/**
 * Returns one line per unreadable text on the page: cut off, overlapping, or outside the screen.
 * Bars, dialogs and toasts may cover other content and are checked separately.
 *
 * @param ownTexts Texts of the application, which must not be truncated. Names of people and places
 *   may be.
 */
export function layoutFlaws(page: Page, ownTexts: readonly string[]): Promise<string[]> {
  return page.evaluate((own) => {
    const SLACK_PX = 2;
    const styles = new Map<Element, Style>();
    const texts = readableTexts();
    return [...new Set([...beyondScreen(texts), ...cutOff(texts), ...overlapping(texts)])];

    type Style = Pick<
      CSSStyleDeclaration,
      'clipPath' | 'position' | 'overflowX' | 'overflowY' | 'textOverflow'
    >;
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

    interface Text {
      element: Element;
      content: string;
      boxes: DOMRect[];
    }

    /** Visible texts, without those in drawings, which are placed by measurement. */
    function readableTexts(): Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const content = node.textContent?.trim() ?? '';
        if (!element || content === '' || !isRead(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
        if (boxes.length > 0) found.push({ element, content, boxes });
      }
      return found;
    }

    function isRead(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false;
      if (element.closest('svg, canvas, script, style, noscript, select')) return false;
      // Skips content behind a dialog, and the skip link until it has the focus.
      if (element.closest('[aria-hidden="true"], [inert], a[href="#main"]:not(:focus)')) {
        return false;
      }
      return ancestors(element).every(
        (each) => styleOf(each).clipPath === 'none' && each.clientWidth !== 1,
      );
    }

    /** Reads each element once, because all texts in it need its style. */
    function styleOf(element: Element): Style {
      const known = styles.get(element);
      if (known) return known;
      const { clipPath, position, overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const style = { clipPath, position, overflowX, overflowY, textOverflow };
      styles.set(element, style);
      return style;
    }

    function ancestors(element: Element): Element[] {
      const chain: Element[] = [];
      for (let each: Element | null = element; each; each = each.parentElement) chain.push(each);
      return chain;
    }

    /** Returns the nearest ancestor with a fixed position. */
    function holders(element: Element): Element[] {
      const chain = ancestors(element);
      const last = chain.findIndex(isFixed);
      return last === -1 ? chain : chain.slice(0, last + 1);
    }

    function isFixed(element: Element): boolean {
      return styleOf(element).position === 'fixed';
    }

    function beyondScreen(all: Text[]): string[] {
      const { clientWidth, clientHeight } = document.documentElement;
      return all
        .filter(({ element, boxes }) => {
          const chain = holders(element);
          const seen = boxes.map((box) => clipped(box, element));
          const isBeside = ({ left, right }: Box) =>
            left < -SLACK_PX || right > clientWidth + SLACK_PX;
          // The page itself is scrolled to what is above and below.
          const isAboveOrBelow = ({ top, bottom }: Box) =>
            top < -SLACK_PX || bottom > clientHeight + SLACK_PX;
          return (
            (seen.some(isBeside) && !chain.some(isScrolledAside)) ||
            (seen.some(isAboveOrBelow) && chain.some(isFixed) && !chain.some(isScrolledDown))
          );
        })
        .map(({ content }) => `beyond the screen: ${content}`);
    }

    /** Whether the element may scroll sideways, like tables and tab lists but unlike dialogs. */
    function isScrolledAside(element: Element): boolean {
      return (
        element.scrollWidth > element.clientWidth &&
        ['auto', 'scroll'].includes(styleOf(element).overflowX) &&
        element.querySelector('[role=dialog], [role=alertdialog]') === null
      );
    }

    function isScrolledDown(element: Element): boolean {
      return (
        element.scrollHeight > element.clientHeight &&
        ['auto', 'scroll'].includes(styleOf(element).overflowY)
      );
    }

    function cutOff(all: Text[]): string[] {
      return all
        .filter(({ element, content, boxes }) => {
          const edge = holders(element).find((each) => {
            const { overflowX, overflowY } = styleOf(each);
            return each !== document.body && (overflowX !== 'visible' || overflowY !== 'visible');
          });
          if (!edge || edge === document.documentElement) return false;
          const { overflowX, overflowY, textOverflow } = styleOf(edge);
          if (textOverflow === 'ellipsis' && !own.includes(content)) return false;
          const room = edge.getBoundingClientRect();
          return boxes.some(
            (box) =>
              ((overflowX === 'hidden' || overflowX === 'clip') &&
                box.right > room.right + SLACK_PX) ||
              ((overflowY === 'hidden' || overflowY === 'clip') &&
                box.bottom > room.bottom + SLACK_PX),
          );
        })
        .map(({ content }) => `cut off: ${content}`);
    }

    /** Compares texts that scroll together, using only their visible parts. */
    function overlapping(all: Text[]): string[] {
      const flaws: string[] = [];
      const seen = all.map((text) => ({
        content: text.content,
        layer: ancestors(text.element).find(isLayer),
        boxes: text.boxes.map((box) => clipped(box, text.element)),
      }));
      for (const [at, one] of seen.entries()) {
        for (const other of seen.slice(at + 1)) {
          if (one.layer !== other.layer) continue;
          if (one.boxes.some((box) => other.boxes.some((next) => lieOnEachOther(box, next)))) {
            flaws.push(`on each other: ${one.content} | ${other.content}`);
          }
        }
      }
      return flaws;
    }

    function isLayer(element: Element): boolean {
      const { position, overflowX, overflowY } = styleOf(element);
      return (
        ['fixed', 'sticky'].includes(position) ||
        [overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll')
      );
    }

    function clipped({ left, right, top, bottom }: DOMRect, element: Element): Box {
      const box = { left, right, top, bottom };
      for (const each of holders(element)) {
        const { overflowX, overflowY } = styleOf(each);
        const room = each.getBoundingClientRect();
        if (overflowX === 'hidden' || overflowX === 'clip') {
          box.left = Math.max(box.left, room.left);
          box.right = Math.min(box.right, room.right);
        }
        if (overflowY === 'hidden' || overflowY === 'clip') {
          box.top = Math.max(box.top, room.top);
          box.bottom = Math.min(box.bottom, room.bottom);
        }
      }
      return box;
    }

    function lieOnEachOther(one: Box, other: Box): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Boxes of text are higher than the text; lines that follow each other may touch.
      return (
        width > SLACK_PX && height > Math.min(one.bottom - one.top, other.bottom - other.top) / 3
      );
    }
  }, ownTexts);
}
