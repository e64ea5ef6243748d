/** Colours of figures, readable on light and dark pages. */
const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1d2b36 }
  .track, .axis { fill: none; stroke: #7b8a95; stroke-width: 1.5 }
  .course { fill: none; stroke: #0b62c4; stroke-width: 2.5; stroke-linejoin: round }
  .area { fill: #0b62c4; fill-opacity: .25 }
  .limit { fill: none; stroke: #b3470b; stroke-width: 1.5; stroke-dasharray: 5 4 }
  .dot { fill: #0b62c4 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e4ebf0 }
    .course { stroke: #7db8ff }
    .area, .dot { fill: #7db8ff }
    .limit { stroke: #ffb27d }
  }
`;

export type Point = readonly [x: number, y: number];

/** A drawing with a title for screen readers. Its background is that of the page. */
export function svg(title: string, [width, height]: Point, parts: readonly string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`;
  return `${[head, `<title>${title}</title>`, `<style>${STYLE}</style>`, ...parts, '</svg>'].join('\n')}\n`;
}

export function line(style: string, points: readonly Point[]): string {
  return `<polyline class="${style}" points="${points.map(written).join(' ')}"/>`;
}

export function area(points: readonly Point[]): string {
  return `<polygon class="area" points="${points.map(written).join(' ')}"/>`;
}

export function circle(style: string, [x, y]: Point, radius: number): string {
  return `<circle class="${style}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

export function label(text: string, [x, y]: Point, anchor: 'start' | 'middle' = 'start'): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${text}</text>`;
}

function written(point: Point): string {
  return point.map(round).join(',');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
