import type { FlightAccess } from '@cloudstreet/sdk/react';
import { useSearch } from '@tanstack/react-router';
import { useApp } from '../context.js';
import { findEditToken } from './edit-tokens.js';

/** Returns the token with which a visitor may see a flight that is not public, if they have one. */
export function useFlightAccess(id: number): FlightAccess {
  const { link } = useSearch({ strict: false });
  const { now } = useApp();
  return flightAccess(id, typeof link === 'string' ? link : undefined, now());
}

/** @param link Token in the address of the page. */
export function flightAccess(id: number, link: string | undefined, now: Date): FlightAccess {
  const token = link ?? findEditToken(id, now);
  return token === undefined ? {} : { link: token };
}
