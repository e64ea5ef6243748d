/** A browser's offer to install the application, which it makes once and may withdraw. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  /** Written by public/install.js. */
  var cloudstreetInstallOffer: InstallOffer | undefined;
}

export const installPrompt = {
  get: () => globalThis.cloudstreetInstallOffer,
  /** Calls back when an offer comes or is taken. Returns the way to stop. */
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
