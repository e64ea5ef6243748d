/** How wide texts of a font are, in px: reckoned, so that nothing is laid out for it. */
export function createTextWidths(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  return (text) => context?.measureText(text).width ?? 0;
}
