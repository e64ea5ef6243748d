// Keeps a browser's offer to install the application, which comes early and once, for src/app/install-prompt.ts.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.cloudstreetInstallOffer = event;
});
// Sends the service worker the files that were loaded before it started; browsers list only the first 250 files.
performance.setResourceTimingBufferSize(1000);
