import type { AirportMapProps } from '../AirportMap/AirportMap.js';
import type { DayMapProps } from '../DayMap/DayMap.js';
import type { FlightMapProps } from '../FlightMap/flight-map-props.js';
import type { FlightSceneProps } from '../FlightScene/flight-scene-props.js';
import type { FlightsMapProps } from '../FlightsMap/FlightsMap.js';
import type { PlanMapProps } from '../PlanMap/plan-map-props.js';
import type { TaskMapProps } from '../TaskMap/TaskMap.js';
import type { WaypointMapProps } from '../WaypointMap/WaypointMap.js';
import { LazyMap } from './LazyMap.js';

/** A `FlightMap` whose code is loaded when it appears. */
export function LazyFlightMap(props: FlightMapProps) {
  return <LazyMap load={loadFlightMap} props={props} />;
}

/** A `FlightScene` whose code, the map library included, is loaded when it appears. */
export function LazyFlightScene(props: FlightSceneProps) {
  return <LazyMap load={loadFlightScene} props={props} />;
}

/** A `FlightsMap` whose code is loaded when it appears. */
export function LazyFlightsMap(props: FlightsMapProps) {
  return <LazyMap load={loadFlightsMap} props={props} />;
}

/** An `AirportMap` whose code is loaded when it appears. */
export function LazyAirportMap(props: AirportMapProps) {
  return <LazyMap load={loadAirportMap} props={props} />;
}

/** A `DayMap` whose code is loaded when it appears. */
export function LazyDayMap(props: DayMapProps) {
  return <LazyMap load={loadDayMap} props={props} />;
}

/** A `PlanMap` whose code is loaded when it appears. */
export function LazyPlanMap(props: PlanMapProps) {
  return <LazyMap load={loadPlanMap} props={props} />;
}

/** A `TaskMap` whose code is loaded when it appears. */
export function LazyTaskMap(props: TaskMapProps) {
  return <LazyMap load={loadTaskMap} props={props} />;
}

/** A `WaypointMap` whose code is loaded when it appears. */
export function LazyWaypointMap(props: WaypointMapProps) {
  return <LazyMap load={loadWaypointMap} props={props} />;
}

async function loadFlightMap() {
  return (await import('../FlightMap/FlightMap.js')).FlightMap;
}

async function loadFlightScene() {
  return (await import('../FlightScene/FlightScene.js')).FlightScene;
}

async function loadFlightsMap() {
  return (await import('../FlightsMap/FlightsMap.js')).FlightsMap;
}

async function loadAirportMap() {
  return (await import('../AirportMap/AirportMap.js')).AirportMap;
}

async function loadDayMap() {
  return (await import('../DayMap/DayMap.js')).DayMap;
}

async function loadPlanMap() {
  return (await import('../PlanMap/PlanMap.js')).PlanMap;
}

async function loadTaskMap() {
  return (await import('../TaskMap/TaskMap.js')).TaskMap;
}

async function loadWaypointMap() {
  return (await import('../WaypointMap/WaypointMap.js')).WaypointMap;
}
