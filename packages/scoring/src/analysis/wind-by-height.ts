import { checkList, checkNumber } from '../units/check-value.js';
import { type AirMotion, meanWind, type PhaseWind, type WindEstimate } from './find-wind.js';

/** Wind between two altitudes. */
export interface WindLayer extends AirMotion {
  /** Limits in metres above mean sea level: the lower is inclusive, the upper exclusive. */
  readonly bottomM: number;
  readonly topM: number;
  /** Mean altitude of the circling from which the wind was computed. */
  readonly altitudeM: number;
  /** Seconds of that circling. */
  readonly circlingS: number;
}

/**
 * Computes the wind by height: the mean Σ t·w / Σ t of all turns in layers of equal thickness, the
 * lowest first, with the time t and the wind w of each turn. Layers without circling are omitted.
 * Layers of equal thickness and its default are this project's choice.
 *
 * @param winds Result of `findWind`.
 * @param layerM Thickness of the layers, whose limits are its multiples; 250 m by default.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the thickness is below a metre.
 */
export function windByHeight(winds: readonly PhaseWind[], layerM = 250): WindLayer[] {
  checkList('winds', winds);
  checkNumber('layerM', layerM, { min: 1, max: 100_000 });
  return layersOf(
    winds.flatMap(({ turns }) => turns),
    layerM,
  );
}

/** Computes `windByHeight` from turns. */
export function layersOf(turns: readonly WindEstimate[], layerM: number): WindLayer[] {
  const byLayer = new Map<number, WindEstimate[]>();
  for (const turn of turns) {
    const layer = Math.floor(turn.altitudeM / layerM);
    const inside = byLayer.get(layer);
    if (inside) inside.push(turn);
    else byLayer.set(layer, [turn]);
  }
  return [...byLayer]
    .toSorted(([a], [b]) => a - b)
    .map(([layer, inside]) => {
      const { eastMps, northMps, altitudeM, circlingS } = meanWind(inside);
      const bottomM = layer * layerM;
      return { bottomM, topM: bottomM + layerM, altitudeM, circlingS, eastMps, northMps };
    });
}
