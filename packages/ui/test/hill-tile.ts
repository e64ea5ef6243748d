/** Small, because tiles are generated on demand. */
const SIZE = 32;

/** Returns a tile of synthetic hills in terrarium encoding. */
export async function hillTile({ z, x, y }: { z: number; x: number; y: number }): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(SIZE, SIZE);
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const east = (x + (column + 0.5) / SIZE) / 2 ** z;
      const south = (y + (row + 0.5) / SIZE) / 2 ** z;
      const metres = Math.round(420 + 260 * Math.sin(east * 9000) * Math.sin(south * 9000));
      const steps = metres + 32_768;
      image.data.set([steps >> 8, steps & 255, 0, 255], (row * SIZE + column) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas.convertToBlob();
}
