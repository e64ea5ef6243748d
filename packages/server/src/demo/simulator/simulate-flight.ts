import type { GroundPosition } from './earth.js';
import { createGlidePerformance, type GliderSpec } from './glide-performance.js';
import { type FlownSecond, GliderInFlight } from './glider-in-flight.js';
import { landAt, landOut } from './landing.js';
import { type LaunchMethod, launch } from './launch.js';
import { type Arrival, Pilot } from './pilot.js';
import type { Random } from './random.js';
import type { ThermalField } from './thermals.js';

export interface FlightPlan {
  glider: GliderSpec;
  massKg: number;
  launch: LaunchMethod;
  /** Unix seconds at which the recorder is switched on, some minutes before the takeoff. */
  recordingS: number;
  airfield: GroundPosition;
  elevationM: number;
  /** Place of the landing; the airfield if absent. */
  destination?: GroundPosition;
  /** Turn points to round before coming home. */
  course: readonly GroundPosition[];
  /** Unix seconds at which the pilot wants to be home. */
  homeByS: number;
  /** 0 to 1. */
  skill: number;
}

export interface SimulatedFlight {
  /** Every second from the first to the last record. */
  flown: readonly FlownSecond[];
  arrival: Arrival;
}

/** Climb rate with the engine: self-launching, or only for the return. */
const SELF_LAUNCHER_MPS = 2.2;
const SUSTAINER_MPS = 1;

/**
 * Simulates a planned flight through the thermals of a day. The terrain is flat, at the elevation
 * of the airfield.
 */
export function simulateFlight(
  plan: FlightPlan,
  field: ThermalField,
  random: Random,
): SimulatedFlight {
  const glider = new GliderInFlight({
    position: plan.airfield,
    elevationM: plan.elevationM,
    timeS: plan.recordingS,
    headingRad: 0,
    polar: createGlidePerformance(plan.glider, plan.massKg),
    weather: field.weather,
  });
  glider.wait(Math.round(random.between(60, 240)));
  launch(glider, plan.launch, random);
  const home = plan.destination ?? plan.airfield;
  const pilot = new Pilot({
    glider,
    field,
    home,
    course: plan.course,
    homeByS: plan.homeByS,
    skill: plan.skill,
    engineMps: engineMps(plan.glider),
    random,
  });
  const arrival = pilot.fly();
  if (arrival === 'home') landAt(glider, home, random);
  else landOut(glider, random);
  return { flown: glider.flown, arrival };
}

function engineMps({ kind, selfLaunch }: GliderSpec): number {
  if (kind === 'GL') return 0;
  return selfLaunch ? SELF_LAUNCHER_MPS : SUSTAINER_MPS;
}
