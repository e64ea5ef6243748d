/** Whether this browser knows how to draw the map: known at once, where trying takes a while. */
export function mayHaveWebGl(): boolean {
  return 'WebGL2RenderingContext' in globalThis;
}

/** Whether this browser can draw the map: it knows how to, and may. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow few contexts at a time; this one is not needed any more.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
