/** Past the first frame, which is often black. */
const STILL_AT_S = 0.5;
const PATIENCE_MS = 15_000;
const JPEG_QUALITY = 0.9;

/**
 * A frame of a video as a JPEG, drawn by the browser.
 *
 * @throws {Error} If the browser cannot play it.
 */
export async function stillOf(file: File): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.preload = 'auto';
    await reach(video, 'loadeddata', () => {
      video.src = url;
    });
    await reach(video, 'seeked', () => {
      video.currentTime = Math.min(STILL_AT_S, video.duration / 2);
    });
    return await draw(video);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Settles when the video tells of an event that an action leads to. */
function reach(video: HTMLVideoElement, event: string, act: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The video cannot be played.'));
    const timer = setTimeout(fail, PATIENCE_MS);
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
      (blob) => (blob ? resolve(blob) : reject(new Error('The video has no picture.'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}
