/** Skips the first frame, which is often black. */
const FRAME_AT_S = 0.5;
const LOAD_TIMEOUT_MS = 15_000;
const JPEG_QUALITY = 0.9;

/**
 * Draws a frame of a video as a JPEG.
 *
 * @throws {Error} If the browser cannot play the video.
 */
export async function videoThumbnail(file: File): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.preload = 'auto';
    await waitFor(video, 'loadeddata', () => {
      video.src = url;
    });
    await waitFor(video, 'seeked', () => {
      video.currentTime = Math.min(FRAME_AT_S, video.duration / 2);
    });
    return await draw(video);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Runs an action and waits for the event it causes. */
function waitFor(video: HTMLVideoElement, event: string, act: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The video cannot be played.'));
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    const settle = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener('error', settle(fail), { once: true });
    act();
  });
}

function draw(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The video has no frame.'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}
