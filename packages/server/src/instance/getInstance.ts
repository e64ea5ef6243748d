import { operation } from '../http/operation.js';

export const getInstance = operation('getInstance', async (_request, { config }) => {
  const { termsUrl, privacyUrl, imprintUrl } = config;
  return {
    ...(termsUrl && { terms_url: termsUrl }),
    ...(privacyUrl && { privacy_url: privacyUrl }),
    ...(imprintUrl && { imprint_url: imprintUrl }),
  };
});
