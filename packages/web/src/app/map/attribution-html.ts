import type { Instance, MapLayer } from '@cloudstreet/sdk';

/** Returns the attribution of a layer as HTML: plain text or a link. */
export function attributionHtml({
  attribution,
  attribution_url: url,
}: Pick<MapLayer, 'attribution' | 'attribution_url'>): string {
  const text = escapeHtml(attribution);
  if (url === undefined || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return text;
  return `<a href="${escapeHtml(url)}" target="_blank" rel="noreferrer">${text}</a>`;
}

type Attribution = NonNullable<Instance['basemap']>['attribution'];

/** Returns several sources as HTML. */
export function attributionsHtml(attribution: Attribution): string {
  return attribution
    .map(({ text, url }) =>
      attributionHtml({ attribution: text, ...(url && { attribution_url: url }) }),
    )
    .join(' ');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
