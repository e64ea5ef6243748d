import type { Interval } from '@cloudstreet/scoring/parse';
import { type Api, downloadMapLayerTile, type MapLayer } from '@cloudstreet/sdk';
import { instanceQueries } from '@cloudstreet/sdk/react';
import type { LoadTile, RasterLayer } from '@cloudstreet/ui/map/FlightMap';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Messages } from '../../generated/messages/types.js';
import { useApp, useNow } from '../context.js';
import type { Locale } from '../locale.js';
import { mayUsePremium } from '../may-use-premium.js';
import { useMessages } from '../messages.js';
import { useMe } from '../session.js';
import { attributionHtml } from './attribution-html.js';
import { type LayerMoments, layerTimes, newestTime } from './layer-times.js';

/**
 * Returns the operator's raster layers for maps. Layers that the user may not see, or that have no
 * images of the time, contain the reason.
 *
 * @param interval Time of a flight, or `newest` for the current weather. Undefined while unknown.
 */
export function useMapLayers(interval: Interval | 'newest' | undefined): RasterLayer[] | undefined {
  const { api, locale } = useApp();
  const messages = useMessages();
  const now = useNow();
  const me = useMe();
  const { data } = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } });
  const mayPremium = mayUsePremium(me, data);
  // Maps compare functions, such as those that load tiles, by identity.
  return useMemo(
    () =>
      interval &&
      data?.map_layers?.map((layer) => {
        const moments = momentsOf(layer, interval, now);
        const needsPremium = layer.premium && !mayPremium;
        return {
          id: layer.id,
          name: nameIn(layer, locale),
          tiles: loaderOf(api, layer),
          attribution: attributionHtml(layer),
          tileSize: layer.tile_size,
          minZoom: layer.min_zoom,
          maxZoom: layer.max_zoom,
          opacity: layer.opacity,
          times: typeof moments === 'string' ? undefined : moments,
          unavailable: needsPremium
            ? messages['plan.required']()
            : reasonOf(layer, moments, messages),
        };
      }),
    [interval, data, now, mayPremium, locale, api, messages],
  );
}

/** Reason why there are no images of the time. */
function reasonOf({ times }: MapLayer, moments: LayerMoments | undefined, messages: Messages) {
  if (moments === 'tooEarly') return messages['map.layer.tooEarly']();
  return moments === 'tooOld'
    ? messages['map.layer.tooOld']({ hours: times?.back_hours ?? 0 })
    : undefined;
}

function momentsOf({ times }: MapLayer, interval: Interval | 'newest', now: Date) {
  if (!times) return undefined;
  return interval === 'newest' ? [newestTime(times, now)] : layerTimes(times, interval, now);
}

function nameIn({ name, names = {} }: MapLayer, locale: Locale): string {
  return names[locale] ?? names[locale.slice(0, 2)] ?? name;
}

/** Loads tiles through the server, which hides users from the provider. */
function loaderOf(api: Api, layer: MapLayer): LoadTile {
  return async (tile, signal) => {
    try {
      return await downloadMapLayerTile(api, layer, tile, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      // If an image fails, the base map stays visible.
      return undefined;
    }
  };
}
