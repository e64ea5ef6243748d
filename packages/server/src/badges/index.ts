import type { Resource } from '../resource/resource.js';
import { deletionOfBadges } from './account-deletion.js';
import { exportBadges } from './export-badges.js';
import { getBadge } from './getBadge.js';
import { getBadgeClaim } from './getBadgeClaim.js';
import { listAchievements } from './listAchievements.js';
import { listBadgeHolders } from './listBadgeHolders.js';
import { listBadgeProgress } from './listBadgeProgress.js';
import { listBadges } from './listBadges.js';
import { BADGE_EARNED } from './notification-kinds.js';

/** Badges that flights earn. */
export const badges: Resource = {
  operations: [
    listBadges,
    getBadge,
    listAchievements,
    listBadgeProgress,
    getBadgeClaim,
    listBadgeHolders,
  ],
  onAccountDeletion: deletionOfBadges,
  exportParts: [exportBadges],
  notificationKinds: [BADGE_EARNED],
};
