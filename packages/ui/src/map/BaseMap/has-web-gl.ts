/** Whether this browser can draw the map. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow few contexts at a time; this one is not needed any more.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
