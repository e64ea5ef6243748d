/** Whether this browser supports WebGL. Unlike `hasWebGl`, it takes no time. */
export function mayHaveWebGl(): boolean {
  return 'WebGL2RenderingContext' in globalThis;
}

/** Whether this browser can draw the map: it supports WebGL, and a context can be created. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow only a few contexts, and this one is no longer needed.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
