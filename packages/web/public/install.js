// Keeps a browser's offer to install the application, which comes early and once, for src/app/install-prompt.ts.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.cloudstreetInstallOffer = event;
});
