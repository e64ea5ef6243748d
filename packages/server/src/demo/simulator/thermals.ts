import { type GroundOffset, type GroundPosition, offsetBetween } from './earth.js';
import { mixHash } from './random.js';
import { cloudBaseM, thermalActivity, type Weather } from './weather.js';

/** A thermal: a column that exists for some minutes and drifts with the wind. */
export interface Thermal {
  /** Position of its centre at `bornS`. */
  readonly origin: GroundPosition;
  readonly bornS: number;
  readonly diesS: number;
  /** Strength relative to an ordinary thermal. */
  readonly vigour: number;
  readonly radiusM: number;
}

const CELL_M = 2600;
const LIFE_S = 1700;
const SHARE_OF_CELLS = 0.55;
const METRES_PER_DEGREE = 111_195;

/**
 * All thermals of a day. They lie on a grid that drifts with the wind. The seed alone determines
 * which cells have a thermal at a time, so nothing is stored.
 */
export class ThermalField {
  private readonly lonScale: number;

  constructor(
    private readonly seed: number,
    private readonly home: GroundPosition,
    readonly weather: Weather,
  ) {
    this.lonScale = METRES_PER_DEGREE * Math.cos((home.lat * Math.PI) / 180);
  }

  /** Returns the thermals at a time whose centre is within a distance. */
  near(position: GroundPosition, timeS: number, radiusM: number): Thermal[] {
    const here = this.toGrid(position, timeS);
    const reach = Math.ceil(radiusM / CELL_M);
    const [column, row] = [Math.floor(here.eastM / CELL_M), Math.floor(here.northM / CELL_M)];
    const found: Thermal[] = [];
    for (let i = column - reach; i <= column + reach; i += 1) {
      for (let j = row - reach; j <= row + reach; j += 1) {
        const thermal = this.inCell(i, j, timeS);
        if (!thermal) continue;
        const way = offsetBetween(position, this.middleOf(thermal, timeS));
        if (Math.hypot(way.eastM, way.northM) <= radiusM) found.push(thermal);
      }
    }
    return found;
  }

  /** Position of the centre of a thermal. */
  middleOf(thermal: Thermal, timeS: number): GroundPosition {
    const drift = this.drift(timeS - thermal.bornS);
    return {
      lat: thermal.origin.lat + drift.northM / METRES_PER_DEGREE,
      lon: thermal.origin.lon + drift.eastM / this.lonScale,
    };
  }

  /** Vertical speed of the air at a distance from the centre. */
  liftMps(
    thermal: Thermal,
    { timeS, heightAglM, distanceM }: { timeS: number; heightAglM: number; distanceM: number },
  ): number {
    const core =
      this.weather.peakLiftMps *
      thermalActivity(this.weather, timeS) *
      thermal.vigour *
      lifeShare(thermal, timeS) *
      heightShare(heightAglM / cloudBaseM(this.weather, timeS));
    return core * Math.exp(-((distanceM / thermal.radiusM) ** 2));
  }

  private inCell(i: number, j: number, timeS: number): Thermal | undefined {
    const cell = mixHash(mixHash(this.seed, i), j);
    const phaseS = cell % LIFE_S;
    const generation = Math.floor((timeS + phaseS) / LIFE_S);
    const hash = mixHash(cell, generation);
    const share = (number: number) => mixHash(hash, number) / 4_294_967_296;
    if (share(0) > SHARE_OF_CELLS) return undefined;
    const bornS = generation * LIFE_S - phaseS;
    return {
      origin: this.fromGrid(
        { eastM: (i + share(1)) * CELL_M, northM: (j + share(2)) * CELL_M },
        bornS,
      ),
      bornS,
      diesS: bornS + LIFE_S,
      vigour: 0.6 + 0.75 * share(3) ** 1.5,
      radiusM: 230 + 120 * share(4),
    };
  }

  private drift(secondsS: number): GroundOffset {
    return {
      eastM: this.weather.windMps.eastM * secondsS,
      northM: this.weather.windMps.northM * secondsS,
    };
  }

  private toGrid(position: GroundPosition, timeS: number): GroundOffset {
    const drift = this.drift(timeS - this.weather.thermalsFromS);
    return {
      eastM: (position.lon - this.home.lon) * this.lonScale - drift.eastM,
      northM: (position.lat - this.home.lat) * METRES_PER_DEGREE - drift.northM,
    };
  }

  private fromGrid(grid: GroundOffset, timeS: number): GroundPosition {
    const drift = this.drift(timeS - this.weather.thermalsFromS);
    return {
      lat: this.home.lat + (grid.northM + drift.northM) / METRES_PER_DEGREE,
      lon: this.home.lon + (grid.eastM + drift.eastM) / this.lonScale,
    };
  }
}

/** Strength over the life of a thermal: growth, full strength, decay. */
function lifeShare(thermal: Thermal, timeS: number): number {
  const share = (timeS - thermal.bornS) / (thermal.diesS - thermal.bornS);
  return Math.min(1, 1.6 * Math.sin(Math.PI * Math.min(Math.max(share, 0), 1)));
}

/** Strength over height: weak near the ground, best in the middle, none at the cloud base. */
function heightShare(share: number): number {
  if (share >= 1) return 0;
  return Math.min(0.75 + Math.max(share, 0), 1, (1 - share) * 5);
}
