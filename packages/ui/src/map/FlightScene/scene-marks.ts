/** A text at a place of a drawn scene. */
export interface SceneMark {
  /** Number of a turnpoint, or name and altitude of another glider. */
  kind: 'turnpoint' | 'glider';
  text: string;
  /** Middle of the text, as a share of width and height from the upper left corner. */
  x: number;
  y: number;
}

/** Lets `sceneMarks` find an element. */
export function markOf(kind: SceneMark['kind']) {
  return { 'data-scene-mark': kind };
}

/** Attribute of elements whose place is hidden by hills. */
export const BEHIND_GROUND = 'data-behind-ground';

/** Returns the marks in view where the page shows them, because a canvas does not contain them. */
export function sceneMarks(container: HTMLElement): SceneMark[] {
  const frame = container.getBoundingClientRect();
  const marked = container.querySelectorAll<HTMLElement>('[data-scene-mark]');
  return [...marked].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = (left + width / 2 - frame.left) / frame.width;
    const y = (top + height / 2 - frame.top) / frame.height;
    const isHidden = element.closest(`[${BEHIND_GROUND}]`) !== null;
    const isShown = width > 0 && element.style.visibility !== 'hidden' && !isHidden;
    if (!isShown || x < 0 || x > 1 || y < 0 || y > 1) return [];
    const kind = element.dataset.sceneMark as SceneMark['kind'];
    return [{ kind, text: element.textContent, x, y }];
  });
}
