import { clamp } from './clamp.js';
import { type GroundPosition, move, offsetTo } from './earth.js';
import type { GlidePerformance } from './glide-performance.js';
import { type Weather, windAt } from './weather.js';

/** True state of the glider and its engine in one second. */
export interface FlownSecond extends GroundPosition {
  timeS: number;
  altitudeM: number;
  /** Engine power, 0 to 1. */
  power: number;
  /** Noise from other sources than the engine: winch, tug, airflow; 0 to 1. */
  rush: number;
}

/** Controls of the pilot and motion of the air during one second. */
export interface Controls {
  turnRadps: number;
  airspeedMps: number;
  /** Vertical speed of the air. */
  liftMps?: number;
  /** Vertical speed of the glider if not given by its polar: in the launch, or with airbrakes. */
  climbMps?: number;
  power?: number;
  rush?: number;
  /** Additional motion in m/s by which a pilot moves their circle. */
  shift?: { eastM: number; northM: number };
}

export interface GliderStart {
  position: GroundPosition;
  elevationM: number;
  timeS: number;
  headingRad: number;
  polar: GlidePerformance;
  weather: Weather;
}

const GRAVITY = 9.81;
const ACCELERATION_MPS2 = 1.2;

/** A glider that moves second by second and records its flight. */
export class GliderInFlight {
  readonly flown: FlownSecond[] = [];
  readonly elevationM: number;
  readonly polar: GlidePerformance;
  readonly weather: Weather;
  position: GroundPosition;
  timeS: number;
  altitudeM: number;
  headingRad: number;
  airspeedMps = 0;

  constructor(start: GliderStart) {
    this.elevationM = start.elevationM;
    this.altitudeM = start.elevationM;
    this.position = start.position;
    this.timeS = start.timeS;
    this.headingRad = start.headingRad;
    this.polar = start.polar;
    this.weather = start.weather;
    this.keep({ power: 0, rush: 0 });
  }

  /** Height over the ground. */
  get heightM(): number {
    return this.altitudeM - this.elevationM;
  }

  /** Waits on the ground for some seconds. */
  wait(seconds: number): void {
    this.airspeedMps = 0;
    for (let second = 0; second < seconds; second += 1) {
      this.timeS += 1;
      this.keep({ power: 0, rush: 0 });
    }
  }

  /** Rolls on the ground for one second; the speed is over the ground. */
  roll(groundSpeedMps: number, { power = 0, rush = 0 } = {}): void {
    this.airspeedMps = groundSpeedMps;
    this.position = move(this.position, offsetTo(this.headingRad, groundSpeedMps));
    this.altitudeM = this.elevationM;
    this.timeS += 1;
    this.keep({ power, rush });
  }

  /** Flies for one second. */
  fly(controls: Controls): void {
    const before = this.airspeedMps;
    this.airspeedMps += clamp(controls.airspeedMps - before, -ACCELERATION_MPS2, ACCELERATION_MPS2);
    const wind = windAt(this.weather, this.heightM);
    const way = offsetTo(this.headingRad + controls.turnRadps / 2, this.airspeedMps);
    this.position = move(this.position, {
      eastM: way.eastM + wind.eastM + (controls.shift?.eastM ?? 0),
      northM: way.northM + wind.northM + (controls.shift?.northM ?? 0),
    });
    this.headingRad += controls.turnRadps;
    this.altitudeM += controls.climbMps ?? this.climbInAir(controls, before);
    this.altitudeM = Math.max(this.altitudeM, this.elevationM);
    this.timeS += 1;
    this.keep({ power: controls.power ?? 0, rush: controls.rush ?? 0 });
  }

  /** Vertical motion: polar, air mass, and height exchanged for speed. */
  private climbInAir({ turnRadps, liftMps = 0 }: Controls, speedBefore: number): number {
    const load = Math.hypot(1, (turnRadps * this.airspeedMps) / GRAVITY);
    const exchanged = (speedBefore ** 2 - this.airspeedMps ** 2) / (2 * GRAVITY);
    return liftMps + this.polar.sinkMps(this.airspeedMps, load) + exchanged;
  }

  private keep({ power, rush }: { power: number; rush: number }): void {
    const { lat, lon } = this.position;
    this.flown.push({ timeS: this.timeS, lat, lon, altitudeM: this.altitudeM, power, rush });
  }
}
