import type { WithBasemap } from '../basemap/open-basemap.js';
import { SERVICES } from '../integrations/adapters.js';
import { serializeLayer } from '../map-layers/serialize.js';
import { operation } from '../platform/http/operation.js';
import { FILES_PATH } from '../platform/http/serve-files.js';
import type { Services } from '../platform/services.js';
import type { TerrainInfo } from '../terrain/find-terrain.js';
import type { WithTerrain } from '../terrain/open-terrain.js';
import { DOCS_PATH } from './docs-path.js';

export const getInstance = operation(
  'getInstance',
  async (_request, { config, mailer, terrain, basemap }: Services & WithTerrain & WithBasemap) => {
    const {
      captcha,
      environment,
      themes,
      scriptErrors,
      anonymousUpload,
      filesUrl = FILES_PATH,
      termsUrl,
      privacyUrl,
      imprintUrl,
      docsDir,
      contact,
      viewerUrl,
      tipsUrl,
      webDir,
      integrations,
      mapLayers = [],
    } = config;
    const ownTips = webDir === undefined ? undefined : '/tips.json';
    const basemapInfo = await basemap?.info();
    const tips = tipsUrl === undefined ? ownTips : tipsUrl;
    return {
      captcha,
      plans: config.paddle !== undefined,
      ...(environment && { environment }),
      anonymous_upload: anonymousUpload,
      messages: mailer.isSending,
      files_url: filesUrl,
      central_competitions: config.soaringspot !== undefined,
      integrations: SERVICES.filter((service) => integrations[service] !== undefined),
      themes,
      script_errors: scriptErrors,
      ...(terrain && { terrain: serializeTerrain(terrain) }),
      ...(basemapInfo && { basemap: basemapInfo }),
      ...(mapLayers.length > 0 && { map_layers: mapLayers.map(serializeLayer) }),
      ...(termsUrl && { terms_url: termsUrl }),
      ...(privacyUrl && { privacy_url: privacyUrl }),
      ...(imprintUrl && { imprint_url: imprintUrl }),
      ...(docsDir !== undefined && { documentation_url: DOCS_PATH }),
      ...(contact && { contact_email: contact }),
      ...(viewerUrl && { viewer_url: viewerUrl }),
      ...(tips && { tips_url: tips }),
    };
  },
);

function serializeTerrain({ encoding, maxZoom, attribution }: TerrainInfo) {
  return { encoding, max_zoom: maxZoom, ...(attribution.length > 0 && { attribution }) };
}
