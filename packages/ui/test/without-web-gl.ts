import { afterEach, beforeEach, vi } from 'vitest';

/** Runs the tests of a file as in a browser without WebGL, where text replaces maps. */
export function withoutWebGl(): void {
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
