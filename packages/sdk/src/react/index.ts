export { RANKING_PAGE_SIZE } from '../pages.js';
export { resetAccountQueries } from './account-queries.js';
export { aircraftQueries } from './aircraft.js';
export { airportQueries } from './airport.js';
export { authMutations, authQueries } from './auth.js';
export { certificateMutations, certificateQueries } from './certificate.js';
export { clubMutations } from './club.js';
export { coachQueries } from './coach.js';
export { type CollectionAccess, collectionMutations, collectionQueries } from './collection.js';
export {
  type CommentToAdd,
  commentMutations,
  commentQueries,
  type ReactionChange,
} from './comment.js';
export { competitionMutations, competitionQueries } from './competition.js';
export { crewMutations } from './crew.js';
export { deviceMutations } from './device.js';
export { feedMutations, feedQueries } from './feed.js';
export { type FlightAccess, flightQueries, LIST_FRESH_MS } from './flight.js';
export { flightDayQueries } from './flight-day.js';
export { flightMutations } from './flight-mutations.js';
export { type FollowedKind, followMutations } from './follow.js';
export { groupMutations, groupQueries } from './group.js';
export { igcFileMutations } from './igc-file.js';
export { type ArchiveToSend, importMutations, importQueries } from './import.js';
export { instanceQueries } from './instance.js';
export { moderationMutations, type ReasonedAction } from './moderation.js';
export { notificationMutations, notificationQueries } from './notification.js';
export {
  operationKey,
  operationMutation,
  operationPages,
  operationQuery,
} from './operation.js';
export { placeQueries } from './place.js';
export { planMutations, planQueries } from './plan.js';
export { rankingMutations, rankingQueries } from './ranking.js';
export { type SearchText, searchQueries } from './search.js';
export { sessionMutations, useSignedIn } from './session.js';
export { starMutations } from './star.js';
export { storyMutations } from './story.js';
export { type TaskAccess, taskMutations, taskQueries } from './task.js';
export { travelMutations, travelQueries } from './travel.js';
export { userQueries } from './user.js';
export { userImageMutations } from './user-image.js';
export { userMutations } from './user-mutations.js';
export { waypointMutations, waypointQueries } from './waypoint.js';
