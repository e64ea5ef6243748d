/** Longest side of an image of a user or group. */
export const MAX_SIDE_PX = 128;
const JPEG_QUALITY = 0.85;

/** Redraws an image with a limited side length. */
type Draw = (file: Blob, maxSidePx: number) => Promise<Blob>;

/**
 * Shrinks an image in the browser if this makes it smaller. An image that the browser cannot read
 * is sent unchanged, because the server may support it or reports an error.
 */
export async function shrinkImage(file: File, draw: Draw = drawScaled): Promise<Blob> {
  try {
    const small = await draw(file, MAX_SIDE_PX);
    return small.size < file.size ? small : file;
  } catch {
    return file;
  }
}

async function drawScaled(file: Blob, maxSidePx: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('Nothing can be drawn here.');
    // Transparent pixels would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The image cannot be written.'))),
        'image/jpeg',
        JPEG_QUALITY,
      );
    });
  } finally {
    bitmap.close();
  }
}
