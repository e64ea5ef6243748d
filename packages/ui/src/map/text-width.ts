/** Returns a function that computes the width of a text in px without layout. */
export function createTextWidths(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  return (text) => context?.measureText(text).width ?? 0;
}
