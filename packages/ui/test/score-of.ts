import type { Score } from '@cloudstreet/sdk';

type Turnpoints = Score['turnpoints'];
type Line = [lon: number, lat: number][];

/** Creates the drawn parts of a score: turnpoints and legs, which join them by default. */
export function scoreOf(
  turnpoints: Turnpoints,
  legs: Line[] = joined(turnpoints),
): Pick<Score, 'turnpoints' | 'geom'> {
  return {
    turnpoints,
    geom: {
      type: 'FeatureCollection',
      features: legs.map((coordinates, idx) => ({
        type: 'Feature',
        properties: { idx },
        geometry: { type: 'LineString', coordinates },
      })),
    },
  };
}

function joined(turnpoints: Turnpoints): Line[] {
  return turnpoints.slice(1).map(({ lon, lat }, index) => {
    const from = turnpoints[index];
    return [
      [from?.lon ?? lon, from?.lat ?? lat],
      [lon, lat],
    ];
  });
}
