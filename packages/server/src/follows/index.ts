import { cleanup } from '../platform/queue/cleanup.js';
import type { Resource } from '../resource/resource.js';
import { acceptFollower } from './operations/acceptFollower.js';
import { exportFollows } from './operations/export-follows.js';
import { removeOldPushes } from './operations/follow-push.js';
import { followAirport } from './operations/followAirport.js';
import { followClub } from './operations/followClub.js';
import { followUser } from './operations/followUser.js';
import { listFollowedAirports } from './operations/listFollowedAirports.js';
import { listFollowedClubs } from './operations/listFollowedClubs.js';
import { listFollowers } from './operations/listFollowers.js';
import { listFollowing } from './operations/listFollowing.js';
import { listFollowRequests } from './operations/listFollowRequests.js';
import { FOLLOW_ACCEPTED, FOLLOW_REQUEST, FOLLOWER } from './operations/notification-kinds.js';
import { removeFollower } from './operations/removeFollower.js';
import { suggestUsers } from './operations/suggestUsers.js';
import { unfollowAirport } from './operations/unfollowAirport.js';
import { unfollowClub } from './operations/unfollowClub.js';
import { unfollowUser } from './operations/unfollowUser.js';

/** Users, clubs and airports that users follow. */
export const follows: Resource = {
  operations: [
    followUser,
    unfollowUser,
    listFollowers,
    listFollowing,
    listFollowedClubs,
    listFollowedAirports,
    listFollowRequests,
    acceptFollower,
    removeFollower,
    suggestUsers,
    followClub,
    unfollowClub,
    followAirport,
    unfollowAirport,
  ],
  cleanup: [cleanup('old pushes of follows', removeOldPushes)],
  exportParts: [exportFollows],
  notificationKinds: [FOLLOWER, FOLLOW_REQUEST, FOLLOW_ACCEPTED],
};
