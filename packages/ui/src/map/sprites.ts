export interface SpriteSheet {
  columns: number;
  rows: number;
  /** Size of a sprite in pixels. */
  widthPx: number;
  heightPx: number;
  /** Device pixels per pixel. */
  ratio: number;
  /** Draws a sprite around the origin. */
  paint: (context: CanvasRenderingContext2D, column: number, row: number) => void;
}

export interface PlacedSprite {
  column: number;
  row: number;
  /** Position of its centre. */
  left: number;
  top: number;
}

/** Draws small shapes once and copies them often, which is faster than drawing them each time. */
export function createSprites({ columns, rows, widthPx, heightPx, ratio, paint }: SpriteSheet) {
  const [cellWidth, cellHeight] = [Math.ceil(widthPx * ratio), Math.ceil(heightPx * ratio)];
  const [width, height] = [cellWidth / ratio, cellHeight / ratio];
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [columns * cellWidth, rows * cellHeight];
  const own = sheet.getContext('2d');
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5) * cellWidth, (row + 0.5) * cellHeight];
      own?.setTransform(ratio, 0, 0, ratio, x, y);
      if (own) paint(own, column, row);
    }
  }
  return (context: CanvasRenderingContext2D, { column, row, left, top }: PlacedSprite) => {
    const [x, y] = [left - width / 2, top - height / 2];
    const [fromX, fromY] = [column * cellWidth, row * cellHeight];
    context.drawImage(sheet, fromX, fromY, cellWidth, cellHeight, x, y, width, height);
  };
}
