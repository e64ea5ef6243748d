export {
  type Badge,
  type BadgeId,
  type BadgeUnit,
} from './badges/badge.js';
export { type BadgeText, badgeText } from './badges/badge-text.js';
export { BADGES, getBadge, isBadgeId } from './badges/badges.js';
export { CLAIM_PARTS, type ClaimedBadgeId, type ClaimPart, partValue } from './badges/claim.js';
export { type BadgeState, type EarnedLevel, evaluateBadge } from './badges/earned-levels.js';
export type { FlightFacts, FlownTask } from './badges/flight-facts.js';
export type { ThermalFacts } from './badges/thermal-facts.js';
export {
  type ProvenFacts,
  type TrackEvidence,
  type TrackFacts,
  trackFacts,
} from './badges/track-facts.js';
export type { FlightPoint } from './flight/flight-point.js';
