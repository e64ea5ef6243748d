import type { Score } from '@cloudstreet/sdk';

type Turnpoints = Score['turnpoints'];
type Line = [lon: number, lat: number][];

/** What is drawn of a score: the turnpoints and its legs, which join them unless given. */
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
