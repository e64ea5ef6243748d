import { FILES_PATH } from '../files/serve-files.js';
import { operation } from '../http/operation.js';

export const getInstance = operation('getInstance', async (_request, { config }) => {
  const { filesUrl = FILES_PATH, termsUrl, privacyUrl, imprintUrl } = config;
  return {
    files_url: filesUrl,
    ...(termsUrl && { terms_url: termsUrl }),
    ...(privacyUrl && { privacy_url: privacyUrl }),
    ...(imprintUrl && { imprint_url: imprintUrl }),
  };
});
