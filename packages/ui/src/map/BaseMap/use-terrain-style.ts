import { type UnitSymbol, unitOf } from '@cloudstreet/scoring/units';
import { addProtocol, removeProtocol, type StyleSpecification } from 'maplibre-gl';
import { useId, useLayoutEffect, useMemo } from 'react';
import { useTheme } from '../../theme/ThemeProvider.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { contourSteps } from '../contour-steps.js';
import { type MapTerrain, useMapSettings } from '../MapSettings/MapSettings.js';
import { serveTerrain, tileIn } from '../terrain-protocol.js';
import { withTerrain } from '../with-terrain.js';

type Adapt = (style: StyleSpecification) => StyleSpecification;

/**
 * Returns a function that adds hill shading and contours to a style. Undefined without terrain.
 *
 * @param isShown False for maps that draw the ground themselves.
 */
export function useTerrainStyle(isShown: boolean): Adapt | undefined {
  const { terrain } = useMapSettings();
  const theme = useTheme();
  const { unitSystem, locale } = useUnits();
  const scheme = `cs-hills-${useId().replaceAll(/\W/g, '')}`;
  const { symbol, factor } = unitOf('altitude', unitSystem);
  const isUsed = isShown && terrain !== undefined;
  // Before the map requests its first tiles.
  useLayoutEffect(() => {
    if (!isUsed) return undefined;
    const stops = [
      serveTerrain(scheme, terrain.load, () => {}),
      serveContours(`${scheme}-lines`, terrain, { symbol, factor }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isUsed, scheme, terrain, symbol, factor]);
  return useMemo(() => {
    if (!isUsed) return undefined;
    const { encoding, maxZoom, attribution } = terrain;
    const tiles = {
      hills: `${scheme}://{z}/{x}/{y}`,
      // The unit is part of the address, because the map keeps the tiles of an address.
      contours: `${scheme}-lines://{z}/{x}/{y}/${symbol}`,
    };
    return (style) =>
      withTerrain(style, { encoding, maxZoom, attribution, tiles, theme, symbol, locale });
  }, [isUsed, terrain, scheme, theme, symbol, locale]);
}

interface AltitudeUnit {
  symbol: UnitSymbol;
  /** Factor from metres. */
  factor: number;
}

function serveContours(scheme: string, terrain: MapTerrain, { symbol, factor }: AltitudeUnit) {
  addProtocol(scheme, async ({ url }, { signal }) => {
    const tile = tileIn(url, scheme);
    const request = { tile, steps: contourSteps(symbol, tile.z), factor };
    return { data: await terrain.loadContours(request, signal) };
  });
  return () => removeProtocol(scheme);
}
