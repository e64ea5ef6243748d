import type { ComponentType } from 'react';
import { ErrorState } from '../../layout/ErrorState/ErrorState.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import type { AirportMapProps } from '../AirportMap/AirportMap.js';
import type { DayMapProps } from '../DayMap/DayMap.js';
import type { FlightMapProps } from '../FlightMap/FlightMap.js';
import type { FlightSceneProps } from '../FlightScene/FlightScene.js';
import type { FlightsMapProps } from '../FlightsMap/FlightsMap.js';
import { useMapSettings } from '../MapSettings/MapSettings.js';
import * as styles from './LazyMap.css.js';
import { useLoaded } from './use-loaded.js';

/** A `FlightMap` whose code, the map library included, is loaded when it appears. */
export function LazyFlightMap(props: FlightMapProps) {
  return <LazyMap load={loadFlightMap} props={props} />;
}

/** A `FlightScene` whose code is loaded when it appears. */
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

export interface LazyMapProps<P extends object> {
  /** Keep it the same between renders. */
  load: () => Promise<ComponentType<P>>;
  props: P;
}

/** A map loaded when it appears, retried after errors; a placeholder of its size until then. */
export function LazyMap<P extends object>({ load, props }: LazyMapProps<P>) {
  const messages = useMessages();
  const { onLoadError } = useMapSettings();
  const loaded = useLoaded(load, onLoadError);
  if (loaded.state === 'ready') {
    const LoadedMap = loaded.value;
    return <LoadedMap {...props} />;
  }
  return (
    <div className={styles.placeholder}>
      {loaded.state === 'failed' ? (
        <ErrorState title={messages['map.failed']()} onRetry={loaded.retry} />
      ) : (
        <output>{messages['map.loading']()}</output>
      )}
    </div>
  );
}
