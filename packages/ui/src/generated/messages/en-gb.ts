// @ts-nocheck: the compiled functions are untyped; types.ts says what they take.
// Written by scripts/generate-messages.mjs; change the catalogue instead.
import type { Messages } from './types.js';

export const messages: Messages = {
  "control.loading": () => "Loading",
  "flight.noAirport": () => "Away from any airfield",
  "flight.notRanked": () => "Not ranked",
  "flight.notValid": () => "Not valid",
  "flight.points": () => "points",
  "flight.scoring": () => "Scoring…",
  "flight.waiting": () => "Waiting for its score",
  "flight.with": (d) => "with " + d.name
}