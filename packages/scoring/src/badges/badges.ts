import { checkOneOf, checkText } from '../units/check-value.js';
import { BADGE_IDS, type Badge, type BadgeId } from './badge.js';
import { AERONAUT } from './rules/aeronaut.js';
import { BRING_IT_HOME } from './rules/bring-it-home.js';
import { DIAMOND_ALTITUDE } from './rules/diamond-altitude.js';
import { DIAMOND_DISTANCE } from './rules/diamond-distance.js';
import { DIAMOND_GOAL } from './rules/diamond-goal.js';
import { DIPLOMA } from './rules/diploma.js';
import { ENDURANCE } from './rules/endurance.js';
import { EXPLORER } from './rules/explorer.js';
import { FLYING_IN_CIRCLES } from './rules/flying-in-circles.js';
import { GOLD } from './rules/gold.js';
import { HAWK } from './rules/hawk.js';
import { LAUNCH_SPECIALIST } from './rules/launch-specialist.js';
import { NO_NEED_TO_CIRCLE } from './rules/no-need-to-circle.js';
import { POINT_HUNTER } from './rules/point-hunter.js';
import { ROCKET_WOMAN } from './rules/rocket-woman.js';
import { SILVER } from './rules/silver.js';
import { SOCIAL } from './rules/social.js';
import { SPRINTER } from './rules/sprinter.js';
import { STORYTELLER } from './rules/storyteller.js';
import { TRIANGLE_MASTER } from './rules/triangle-master.js';
import { VINTAGE_VIPER } from './rules/vintage-viper.js';
import { YIN_YANG } from './rules/yin-yang.js';
import { ZUGVOGEL } from './rules/zugvogel.js';

const BY_ID: Readonly<Record<BadgeId, Badge>> = {
  aeronaut: AERONAUT,
  bring_it_home: BRING_IT_HOME,
  diamond_altitude: DIAMOND_ALTITUDE,
  diamond_distance: DIAMOND_DISTANCE,
  diamond_goal: DIAMOND_GOAL,
  diploma: DIPLOMA,
  endurance: ENDURANCE,
  explorer: EXPLORER,
  flying_in_circles: FLYING_IN_CIRCLES,
  gold: GOLD,
  hawk: HAWK,
  launch_specialist: LAUNCH_SPECIALIST,
  no_need_to_circle: NO_NEED_TO_CIRCLE,
  point_hunter: POINT_HUNTER,
  rocket_woman: ROCKET_WOMAN,
  silver: SILVER,
  social: SOCIAL,
  sprinter: SPRINTER,
  storyteller: STORYTELLER,
  triangle_master: TRIANGLE_MASTER,
  vintage_viper: VINTAGE_VIPER,
  yin_yang: YIN_YANG,
  zugvogel: ZUGVOGEL,
};

/** All badges, in the order of display. */
export const BADGES: readonly Badge[] = BADGE_IDS.map((id) => BY_ID[id]);

/**
 * Returns whether a text is the id of a badge.
 *
 * @throws {TypeError} If it is not a text.
 */
export function isBadgeId(id: string): id is BadgeId {
  checkText('id', id);
  return Object.hasOwn(BY_ID, id);
}

/**
 * Returns a badge by its id.
 *
 * @throws {TypeError | RangeError} If there is none.
 */
export function getBadge(id: BadgeId): Badge {
  checkOneOf('id', id, BADGE_IDS);
  return BY_ID[id];
}
