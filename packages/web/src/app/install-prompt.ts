/** A browser's offer to install the application. Browsers make it once and may withdraw it. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  /** Written by public/install.js. */
  var cloudstreetInstallOffer: InstallOffer | undefined;
}

export const installPrompt = {
  get: () => globalThis.cloudstreetInstallOffer,
  /**
   * Calls back when the browser offers the installation or the offer ends. Returns a function that
   * stops it.
   */
  subscribe: (listener: () => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    globalThis.addEventListener('beforeinstallprompt', listener, { signal });
    globalThis.addEventListener(
      'appinstalled',
      () => {
        globalThis.cloudstreetInstallOffer = undefined;
        listener();
      },
      { signal },
    );
    return () => listening.abort();
  },
};
