/** Figures that are fractions of 1, by name. */
const SHARE = /share|percentage|^below_|thermal_direction/i;

/**
 * Lists invalid figures in a result by their path: NaN, infinities, and shares outside 0 to 1. NaN
 * in typed columns means unknown and is valid.
 */
export function flawsOf(result: unknown, path = ''): string[] {
  if (typeof result === 'number') {
    const isShare = SHARE.test(path.slice(path.lastIndexOf('.') + 1));
    const isSensible = Number.isFinite(result) && !(isShare && (result < 0 || result > 1));
    return isSensible ? [] : [`${path} ${result}`];
  }
  if (ArrayBuffer.isView(result)) {
    const infinite = (result as Float32Array).findIndex(
      (value) => !Number.isNaN(value) && !Number.isFinite(value),
    );
    return infinite < 0 ? [] : [`${path}.${infinite} is infinite`];
  }
  if (typeof result !== 'object' || result === null) return [];
  return Object.entries(result).flatMap(([key, value]) => flawsOf(value, `${path}.${key}`));
}
