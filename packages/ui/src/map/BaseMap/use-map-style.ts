import { unitOf } from '@cloudstreet/scoring/units';
import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { useTheme } from '../../theme/ThemeProvider.js';
import { useUnits } from '../../values/UnitsProvider.js';
import type * as WithDetail from '../detailed-map/with-detail.js';
import { loadWithRetry } from '../load-with-retry.js';
import { useMapSettings } from '../MapSettings/MapSettings.js';
import { mapColors } from '../map-colors.js';
import { createMapStyle } from '../map-style.js';
import { useTerrainStyle } from './use-terrain-style.js';

/** Adds details to the style of the embedded map. Its file is loaded for maps that have them. */
type Detail = Pick<typeof WithDetail, 'withDetail'>;

/**
 * Returns the style of the map in the colours of the theme, or its address. Details are added once
 * they are loaded.
 *
 * @param isInSpace Whether the map draws hills itself, and is seen up to the horizon.
 */
export function useMapStyle(isInSpace: boolean): StyleSpecification | string {
  const theme = useTheme();
  const { locale, unitSystem } = useUnits();
  const altitude = unitOf('altitude', unitSystem);
  const { baseMapUrl, reliefUrl, styleUrl, detailedMap } = useMapSettings();
  const detail = useDetail(styleUrl === undefined && detailedMap !== undefined);
  const addTerrain = useTerrainStyle(styleUrl === undefined && !isInSpace);
  return useMemo(() => {
    if (styleUrl !== undefined) return styleUrl;
    const embedded = createMapStyle(mapColors[theme], { baseMapUrl, reliefUrl, isInSpace });
    const detailed =
      detail && detailedMap
        ? detail.withDetail(embedded, { map: detailedMap, theme, locale, altitude })
        : embedded;
    return addTerrain ? addTerrain(detailed) : detailed;
  }, [
    styleUrl,
    theme,
    locale,
    altitude,
    baseMapUrl,
    reliefUrl,
    detail,
    detailedMap,
    addTerrain,
    isInSpace,
  ]);
}

function useDetail(isNeeded: boolean): Detail | undefined {
  const { onLoadError } = useMapSettings();
  const [detail, setDetail] = useState<Detail>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    loadWithRetry(() => import('../detailed-map/with-detail.js')).then(
      (loaded) => !isGone && setDetail(loaded),
      // The embedded map stays.
      (error: Error) => onLoadError?.(error),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, onLoadError]);
  return detail;
}
