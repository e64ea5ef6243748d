import { centringShift } from './centring.js';
import { clamp } from './clamp.js';
import { directionRad, type GroundPosition, lengthM, offsetBetween, turnOf } from './earth.js';
import { heightNeededM, RESERVE_M, routeLengthM } from './final-glide.js';
import type { GliderInFlight } from './glider-in-flight.js';
import type { Random } from './random.js';
import { turnRate, turnTowards } from './steering.js';
import type { Thermal, ThermalField } from './thermals.js';
import { cloudBaseM, lastClimbS, thermalActivity } from './weather.js';

/** Place of the last fix in the air: over the airfield, or low over a field. */
export type Arrival = 'home' | 'field';

export interface PilotOptions {
  glider: GliderInFlight;
  field: ThermalField;
  home: GroundPosition;
  /** Turnpoints in order, before the return. */
  course: readonly GroundPosition[];
  /** Unix seconds at which the pilot wants to be home. They turn back in time. */
  homeByS: number;
  /** From 0 (beginner) to 1 (finds the best thermal and wastes no turn). */
  skill: number;
  /** Climb rate of an engine that can be started in the air; 0 without one. */
  engineMps: number;
  random: Random;
}

const REACHED_M = 450;
const OVERHEAD_M = 1200;
const GIVE_UP_M = 230;
const SAFE_M = 450;
const DECISION_S = 8;

/** Flies a course: glides at the speed to fly, climbs in thermals, and returns or lands out. */
export class Pilot {
  private readonly phase: readonly [number, number];
  private next = 0;
  private aim: Thermal | undefined;
  private expectedMps: number;
  private lastThermal: Thermal | undefined;

  constructor(private readonly options: PilotOptions) {
    const { random, field, glider } = options;
    this.phase = [random.between(0, 6), random.between(0, 6)];
    this.expectedMps =
      field.weather.peakLiftMps * thermalActivity(field.weather, glider.timeS) * 0.6;
  }

  fly(): Arrival {
    const { glider, engineMps } = this.options;
    for (;;) {
      const event = this.glide();
      if (event === 'thermal' && this.aim) this.climb(this.aim);
      else if (event === 'home') return 'home';
      else if (event === 'low') {
        if (engineMps === 0 || glider.heightM < GIVE_UP_M - 60) return 'field';
        this.runEngine(engineMps);
      }
    }
  }

  /** Flies straight until there is a thermal to climb in, the airfield below, or no height left. */
  private glide(): 'thermal' | 'home' | 'low' {
    const { glider, field, home } = this.options;
    for (let second = 0; ; second += 1) {
      if (second % DECISION_S === 0) this.decide();
      this.passTurnpoint();
      const target = this.aim ? field.middleOf(this.aim, glider.timeS) : this.target();
      const toTargetM = lengthM(offsetBetween(glider.position, target));
      if (this.aim && toTargetM < 0.4 * this.aim.radiusM) return 'thermal';
      if (!this.aim && target === home && toTargetM < OVERHEAD_M) return 'home';
      if (this.isLow()) return this.isOverHome() ? 'home' : 'low';
      const lift = this.airMps() + (this.aim ? this.liftIn(this.aim) : 0);
      glider.fly({
        turnRadps: turnTowards(glider, target) + this.options.random.normal(0.004),
        airspeedMps: glider.polar.speedToFly(this.macCready(), clamp(lift, -2, 2) * 0.8),
        liftMps: lift,
      });
    }
  }

  private target(): GroundPosition {
    return this.options.course[this.next] ?? this.options.home;
  }

  /** On the way home the pilot uses every thermal, because it may be the last of the day. */
  private isHomeward(): boolean {
    return this.next >= this.options.course.length;
  }

  private passTurnpoint(): void {
    const point = this.options.course[this.next];
    if (!point) return;
    const { position } = this.options.glider;
    if (lengthM(offsetBetween(position, point)) < REACHED_M) this.next += 1;
  }

  private isLow(): boolean {
    return this.options.glider.heightM < GIVE_UP_M;
  }

  private isOverHome(): boolean {
    const { glider, home } = this.options;
    return lengthM(offsetBetween(glider.position, home)) < OVERHEAD_M * 2;
  }

  /** Decides between course and return, and between climbing and gliding. */
  private decide(): void {
    const { glider, field, home, course, homeByS } = this.options;
    const homeM = lengthM(offsetBetween(glider.position, home));
    const speedMps = 13 + 3 * clamp(this.expectedMps, 0, 3);
    const lastCallS = Math.min(homeByS, lastClimbS(field.weather));
    if (glider.timeS + homeM / speedMps > lastCallS) this.next = course.length;
    const homeNeededM = this.neededM(homeM, 0.3);
    const onFinalGlide = glider.heightM > this.neededM(this.remainingM(), this.macCready());
    const base = cloudBaseM(field.weather, glider.timeS);
    const share = glider.heightM / base;
    if (onFinalGlide || (share > 0.72 && !this.isHomeward())) this.aim = undefined;
    else if (!this.aim || this.aim.diesS - glider.timeS < 250) {
      this.aim = this.chooseThermal(share);
      const nothingAhead = !this.aim && glider.heightM < SAFE_M + 100;
      if (nothingAhead && glider.heightM > homeNeededM - RESERVE_M / 2) this.next = course.length;
    }
  }

  /** Remaining distance over all turnpoints to the airfield. */
  private remainingM(): number {
    const { glider, course, home } = this.options;
    return routeLengthM([glider.position, ...course.slice(this.next), home]);
  }

  private neededM(glideM: number, macCready: number): number {
    return heightNeededM(this.options.glider, {
      lengthM: glideM,
      macCready,
      home: this.options.home,
    });
  }

  /** MacCready value: lower when low, higher when high. */
  private macCready(): number {
    const { glider, field, skill } = this.options;
    const share = glider.heightM / cloudBaseM(field.weather, glider.timeS);
    const boldness = clamp(0.2 + 1.1 * share, 0.25, 1) * (0.55 + 0.4 * skill);
    return clamp(this.expectedMps * boldness, 0, 3.5);
  }

  private chooseThermal(heightShare: number): Thermal | undefined {
    const { glider, field, skill } = this.options;
    const reachM = clamp((glider.heightM - 150) * 22, 900, 9000);
    const course = directionRad(offsetBetween(glider.position, this.target()));
    const demand =
      this.expectedMps * clamp(heightShare * 1.35 - 0.15, 0.15, 1) * (0.6 + 0.3 * skill);
    const urgent = heightShare < 0.35;
    let best: Thermal | undefined;
    let bestWorth = 0;
    for (const thermal of field.near(glider.position, glider.timeS, reachM)) {
      if (thermal === this.lastThermal || this.isSame(thermal, this.lastThermal)) continue;
      const way = offsetBetween(glider.position, field.middleOf(thermal, glider.timeS));
      const distanceM = lengthM(way);
      const off = Math.abs(turnOf(directionRad(way) - course));
      if (off > (urgent ? 2.4 : 0.9)) continue;
      const climb = this.promiseOf(thermal, distanceM);
      if (climb < demand) continue;
      const detourM = distanceM * (1 - Math.cos(Math.min(off, Math.PI / 2)));
      const worth = climb / (1 + (detourM + (urgent ? distanceM : distanceM / 4)) / 4000);
      if (worth > bestWorth) [best, bestWorth] = [thermal, worth];
    }
    return best;
  }

  private isSame(one: Thermal, other: Thermal | undefined): boolean {
    return other !== undefined && one.bornS === other.bornS && one.origin.lat === other.origin.lat;
  }

  /** Climb that the pilot expects in a thermal. The less skill, the larger its error. */
  private promiseOf(thermal: Thermal, distanceM: number): number {
    const { glider, field, random, skill } = this.options;
    const timeS = glider.timeS + distanceM / 32;
    if (timeS > thermal.diesS - 200) return 0;
    const heightAglM = Math.max(100, glider.heightM - distanceM / 28);
    const lift = field.liftMps(thermal, { timeS, heightAglM, distanceM: thermal.radiusM * 0.5 });
    return (lift - 0.8) * (1 + random.normal(0.3 * (1.2 - skill)));
  }

  /** Circles in a thermal, moves the circle towards its middle, leaves towards the next target. */
  private climb(thermal: Thermal): void {
    const { glider, field, random, skill } = this.options;
    const side = random.chance(0.5) ? 1 : -1;
    const bankDeg = random.between(33, 42);
    const ceilingM = cloudBaseM(field.weather, glider.timeS) - random.between(40, 180);
    const [startS, startM] = [glider.timeS, glider.heightM];
    let recent = 0;
    for (let second = 0; ; second += 1) {
      const before = glider.altitudeM;
      const load = 1 / Math.cos((bankDeg * Math.PI) / 180);
      const speed = glider.polar.minSpeedMps * 1.1 * Math.sqrt(load) + random.normal(0.3);
      glider.fly({
        turnRadps: side * turnRate(Math.max(glider.airspeedMps, 18), bankDeg + random.normal(1.5)),
        airspeedMps: speed,
        liftMps: this.liftIn(thermal) + this.turbulence(),
        shift: centringShift(glider, {
          middle: field.middleOf(thermal, glider.timeS),
          side,
          bankDeg,
          eagerness: 0.5 + skill,
        }),
      });
      recent += (glider.altitudeM - before - recent) / 30;
      if (second < 25) continue;
      const high = glider.heightM > ceilingM;
      const weak = recent < Math.max(0.25, this.expectedMps * 0.45) && glider.heightM > SAFE_M;
      const useless = recent < 0.1 && second > 90;
      const enough = glider.heightM > this.neededM(this.remainingM(), this.macCready()) + 60;
      const leaving = high || weak || useless || enough;
      if (leaving && (this.facesTarget() || second > 2000)) break;
    }
    const climbed = (glider.heightM - startM) / (glider.timeS - startS);
    this.expectedMps = clamp(this.expectedMps * 0.65 + Math.max(climbed, 0) * 0.35, 0.3, 5);
    this.lastThermal = thermal;
    this.aim = undefined;
  }

  private facesTarget(): boolean {
    const { glider } = this.options;
    const course = directionRad(offsetBetween(glider.position, this.target()));
    return Math.abs(turnOf(course - glider.headingRad)) < 0.4;
  }

  private liftIn(thermal: Thermal): number {
    const { glider, field } = this.options;
    const distanceM = lengthM(
      offsetBetween(glider.position, field.middleOf(thermal, glider.timeS)),
    );
    return field.liftMps(thermal, {
      timeS: glider.timeS,
      heightAglM: glider.heightM,
      distanceM,
    });
  }

  /**
   * Vertical motion of the air between thermals: gentle waves of lift, with slight sink on average.
   */
  private airMps(): number {
    const { glider, field } = this.options;
    const { lat, lon } = glider.position;
    const [east, north] = [lon * 74_000, lat * 111_000];
    const waves =
      Math.sin(east / 620 + this.phase[0]) +
      Math.sin((east + 2 * north) / 1500 + this.phase[1]) +
      0.7 * Math.sin((east - north) / 340);
    const activity = thermalActivity(field.weather, glider.timeS) * field.weather.peakLiftMps;
    return activity * (0.1 * waves - 0.06) + this.turbulence() * 0.5;
  }

  private turbulence(): number {
    const { random, glider, field } = this.options;
    return random.normal(0.25 + 0.3 * thermalActivity(field.weather, glider.timeS));
  }

  private runEngine(engineMps: number): void {
    const { glider, home, random } = this.options;
    const power = random.between(0.85, 1);
    while (glider.heightM < 750) {
      const homeM = lengthM(offsetBetween(glider.position, home));
      if (glider.heightM > this.neededM(homeM, 0.2) + 80 && glider.heightM > SAFE_M) break;
      glider.fly({
        turnRadps: turnTowards(glider, this.target()),
        airspeedMps: 26,
        climbMps: engineMps + random.normal(0.3),
        power,
      });
    }
    this.aim = undefined;
  }
}
