import type { UnitSystem } from './UnitsProvider.js';

/** Kinds of quantity, each with a unit of its own per system; values arrive in the contract's unit. */
export type Quantity = 'distance' | 'speed' | 'cruiseSpeed' | 'altitude' | 'climb' | 'mass';
export interface Unit {
  symbol: string;
  /** What the contract's value is multiplied by. */
  factor: number;
}

const units: Record<Quantity, Record<UnitSystem, Unit>> = {
  distance: {
    M: { symbol: 'km', factor: 1 },
    I: { symbol: 'km', factor: 1 },
    U: { symbol: 'mi', factor: 0.621371 },
  },
  speed: {
    M: { symbol: 'km/h', factor: 1 },
    I: { symbol: 'km/h', factor: 1 },
    U: { symbol: 'mph', factor: 0.621371 },
  },
  cruiseSpeed: {
    M: { symbol: 'km/h', factor: 1 },
    I: { symbol: 'kt', factor: 0.539957 },
    U: { symbol: 'kt', factor: 0.539957 },
  },
  altitude: {
    M: { symbol: 'm', factor: 1 },
    I: { symbol: 'ft', factor: 3.28084 },
    U: { symbol: 'ft', factor: 3.28084 },
  },
  climb: {
    M: { symbol: 'm/s', factor: 1 },
    I: { symbol: 'kt', factor: 1.9438452 },
    U: { symbol: 'fpm', factor: 3.28084 * 60 },
  },
  mass: {
    M: { symbol: 'kg', factor: 1 },
    I: { symbol: 'kg', factor: 1 },
    U: { symbol: 'lb', factor: 2.204623 },
  },
};

export function unitOf(quantity: Quantity, system: UnitSystem): Unit {
  return units[quantity][system];
}
