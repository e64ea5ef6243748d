export interface SpriteSheet {
  columns: number;
  rows: number;
  /** The side of a sprite, in pixels. */
  sizePx: number;
  /** Pixels of the device in one of them. */
  ratio: number;
  /** Draws one around the origin. */
  paint: (context: CanvasRenderingContext2D, column: number, row: number) => void;
}

export interface PlacedSprite {
  column: number;
  row: number;
  /** Of its middle. */
  left: number;
  top: number;
}

/** Draws small pictures once, to be copied often: that costs less than drawing their shapes. */
export function createSprites({ columns, rows, sizePx, ratio, paint }: SpriteSheet) {
  const cell = Math.ceil(sizePx * ratio);
  const size = cell / ratio;
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [columns * cell, rows * cell];
  const own = sheet.getContext('2d');
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      own?.setTransform(ratio, 0, 0, ratio, (column + 0.5) * cell, (row + 0.5) * cell);
      if (own) paint(own, column, row);
    }
  }
  return (context: CanvasRenderingContext2D, { column, row, left, top }: PlacedSprite) => {
    const [x, y] = [left - size / 2, top - size / 2];
    context.drawImage(sheet, column * cell, row * cell, cell, cell, x, y, size, size);
  };
}
