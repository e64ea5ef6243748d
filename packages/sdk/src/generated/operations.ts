// Written by `npm run generate` from the files in openapi/.

import type { Operation } from '../operation.js';

/** Sign in or renew a token. */
export const getToken: Operation<'getToken'> = { method: 'POST', path: '/auth/token', body: 'urlencoded' };

/** Sign out. */
export const logOut: Operation<'logOut'> = { method: 'POST', path: '/auth/logout' };

/** Revoke a token. */
export const revokeToken: Operation<'revokeToken'> = { method: 'POST', path: '/auth/revoke', body: 'urlencoded' };

/** Get a captcha. */
export const getCaptcha: Operation<'getCaptcha'> = { method: 'GET', path: '/auth/captcha' };

/** Send the verification mail again. */
export const resendVerification: Operation<'resendVerification'> = { method: 'POST', path: '/auth/resend-verification/{email}', body: 'json' };

/** Confirm an address. */
export const verifyEmail: Operation<'verifyEmail'> = { method: 'GET', path: '/auth/verify-email/{token}' };

/** Request a link to set a new password. */
export const recoverPassword: Operation<'recoverPassword'> = { method: 'POST', path: '/auth/recover-password/{email}', body: 'json' };

/** Set a new password. */
export const resetPassword: Operation<'resetPassword'> = { method: 'POST', path: '/auth/reset-password', body: 'json' };

/** Request a link to change the address. */
export const requestUpdateEmail: Operation<'requestUpdateEmail'> = { method: 'POST', path: '/auth/request-update-email', body: 'json' };

/** Change the address. */
export const updateEmail: Operation<'updateEmail'> = { method: 'POST', path: '/auth/update-email/{token}' };

/** Restore a deleted account. */
export const restoreUser: Operation<'restoreUser'> = { method: 'POST', path: '/auth/restore', body: 'json' };

/** List signed-in programs. */
export const listClients: Operation<'listClients'> = { method: 'GET', path: '/auth/client' };

/** End the sessions of a program. */
export const deleteClient: Operation<'deleteClient'> = { method: 'DELETE', path: '/auth/client' };

/** List personal access tokens. */
export const listPersonalTokens: Operation<'listPersonalTokens'> = { method: 'GET', path: '/auth/personal-token' };

/** Create a personal access token. */
export const createPersonalToken: Operation<'createPersonalToken'> = { method: 'POST', path: '/auth/personal-token', body: 'json', isKeyed: true };

/** Revoke a personal access token. */
export const deletePersonalToken: Operation<'deletePersonalToken'> = { method: 'DELETE', path: '/auth/personal-token/{id}' };

/** Become superuser with the one-time link. */
export const claimSuperuser: Operation<'claimSuperuser'> = { method: 'POST', path: '/auth/superuser/{token}' };

/** List users by id or club. */
export const listUsers: Operation<'listUsers', 'list'> = { method: 'GET', path: '/user', pageSize: 100, hasLimit: true };

/** Create an account. */
export const createUser: Operation<'createUser'> = { method: 'POST', path: '/user', body: 'json', isKeyed: true };

/** Get the caller's account. */
export const getMe: Operation<'getMe'> = { method: 'GET', path: '/user/me' };

/** Change the caller's account. */
export const updateMe: Operation<'updateMe'> = { method: 'PATCH', path: '/user/me', body: 'json' };

/** Create a link to an archive of the account. */
export const createExport: Operation<'createExport'> = { method: 'POST', path: '/user/me/export' };

/** Get the latest import. */
export const getImport: Operation<'getImport'> = { method: 'GET', path: '/user/me/import' };

/** Import an archive. */
export const createImport: Operation<'createImport'> = { method: 'POST', path: '/user/me/import', body: 'form' };

/** Cancel the running import. */
export const cancelImport: Operation<'cancelImport'> = { method: 'DELETE', path: '/user/me/import' };

/** Download an archive of an account. */
export const getExport: Operation<'getExport', 'file'> = { method: 'GET', path: '/user/export/{token}', isFile: true };

/** Check the caller's SkySight login. */
export const getSkysightLogin: Operation<'getSkysightLogin'> = { method: 'GET', path: '/user/me/skysight' };

/** Check the caller's Copilot login. */
export const getCopilotLogin: Operation<'getCopilotLogin'> = { method: 'GET', path: '/user/me/copilot' };

/** Delete the caller's account. */
export const deleteMe: Operation<'deleteMe'> = { method: 'POST', path: '/user/me/delete', body: 'json' };

/** List the caller's certificates. */
export const listCertificates: Operation<'listCertificates'> = { method: 'GET', path: '/user/certificate' };

/** Create a certificate of a season. */
export const createCertificate: Operation<'createCertificate'> = { method: 'POST', path: '/user/certificate', body: 'json', isKeyed: true };

/** Download a certificate. */
export const downloadCertificate: Operation<'downloadCertificate', 'file'> = { method: 'GET', path: '/user/certificate/{id}', isFile: true };

/** Withdraw a certificate. */
export const deleteCertificate: Operation<'deleteCertificate'> = { method: 'DELETE', path: '/user/certificate/{id}' };

/** Connect a tracker. */
export const connectDevice: Operation<'connectDevice'> = { method: 'POST', path: '/user/device', body: 'json', isKeyed: true };

/** Get the pilot of a tracker. */
export const getDevice: Operation<'getDevice'> = { method: 'GET', path: '/user/device/{id}' };

/** Disconnect a tracker. */
export const disconnectDevice: Operation<'disconnectDevice'> = { method: 'DELETE', path: '/user/device/{id}' };

/** Set the caller's profile image. */
export const setUserImage: Operation<'setUserImage'> = { method: 'POST', path: '/user/image', body: 'form' };

/** Remove the caller's profile image. */
export const deleteUserImage: Operation<'deleteUserImage'> = { method: 'DELETE', path: '/user/image' };

/** Suggest co-pilots. */
export const findCopilots: Operation<'findCopilots'> = { method: 'GET', path: '/user/copilot/{query}' };

/** Suggest aircraft with registration and mass. */
export const findFlownAircraft: Operation<'findFlownAircraft'> = { method: 'GET', path: '/user/aircraft/{query}' };

/** List the users who ask to follow the caller. */
export const listFollowRequests: Operation<'listFollowRequests', 'list'> = { method: 'GET', path: '/user/me/follow-request', pageSize: 100, hasLimit: true };

/** Accept a follower. */
export const acceptFollower: Operation<'acceptFollower'> = { method: 'POST', path: '/user/me/follower/{id}' };

/** Remove a follower. */
export const removeFollower: Operation<'removeFollower'> = { method: 'DELETE', path: '/user/me/follower/{id}' };

/** Suggest users to follow. */
export const suggestUsers: Operation<'suggestUsers'> = { method: 'GET', path: '/user/me/suggestion' };

/** Get a user. */
export const getUser: Operation<'getUser'> = { method: 'GET', path: '/user/{id}' };

/** Follow a user. */
export const followUser: Operation<'followUser'> = { method: 'POST', path: '/user/{id}/follow' };

/** Stop following a user. */
export const unfollowUser: Operation<'unfollowUser'> = { method: 'DELETE', path: '/user/{id}/follow' };

/** List the followers of a user. */
export const listFollowers: Operation<'listFollowers', 'list'> = { method: 'GET', path: '/user/{id}/followers', pageSize: 100, hasLimit: true };

/** List the users that a user follows. */
export const listFollowing: Operation<'listFollowing', 'list'> = { method: 'GET', path: '/user/{id}/following', pageSize: 100, hasLimit: true };

/** List the clubs that a user follows. */
export const listFollowedClubs: Operation<'listFollowedClubs', 'list'> = { method: 'GET', path: '/user/{id}/following/club', pageSize: 100, hasLimit: true };

/** List the airports that a user follows. */
export const listFollowedAirports: Operation<'listFollowedAirports', 'list'> = { method: 'GET', path: '/user/{id}/following/airport', pageSize: 100, hasLimit: true };

/** Get the statistics of a user by season. */
export const listUserTrends: Operation<'listUserTrends'> = { method: 'GET', path: '/usertrends/{id}' };

/** List badges. */
export const listBadges: Operation<'listBadges'> = { method: 'GET', path: '/badge' };

/** Get a badge. */
export const getBadge: Operation<'getBadge'> = { method: 'GET', path: '/badge/{id}' };

/** List a user's achievements. */
export const listAchievements: Operation<'listAchievements'> = { method: 'GET', path: '/achievement/user/{id}' };

/** List how far a user has come. */
export const listBadgeProgress: Operation<'listBadgeProgress'> = { method: 'GET', path: '/achievement/user/{id}/progress' };

/** Get the evidence for a badge of the FAI. */
export const getBadgeClaim: Operation<'getBadgeClaim'> = { method: 'GET', path: '/achievement/user/{id}/claim/{badge_id}' };

/** List who has a badge. */
export const listBadgeHolders: Operation<'listBadgeHolders'> = { method: 'GET', path: '/achievement/badge/{badge_id}' };

/** Verify a certificate. */
export const checkCertificate: Operation<'checkCertificate'> = { method: 'GET', path: '/certificate/{code}' };

/** Send a message to a user. */
export const sendUserMessage: Operation<'sendUserMessage'> = { method: 'POST', path: '/usermessage', body: 'json', isKeyed: true };

/** Upload an IGC file. */
export const uploadIgcFile: Operation<'uploadIgcFile'> = { method: 'POST', path: '/igcfile', body: 'form', isKeyed: true };

/** Download an IGC file. */
export const downloadIgcFile: Operation<'downloadIgcFile', 'file'> = { method: 'GET', path: '/igcfile/{id}', isFile: true };

/** List flights. */
export const listFlights: Operation<'listFlights', 'list'> = { method: 'GET', path: '/flight', pageSize: 100, hasLimit: true };

/** List flights. */
export const downloadFlights: Operation<'listFlights', 'file'> = { method: 'GET', path: '/flight', isFile: true };

/** Count flights by day. */
export const getFlightActivity: Operation<'getFlightActivity'> = { method: 'GET', path: '/flight/activity' };

/** Count flights. */
export const countFlights: Operation<'countFlights'> = { method: 'GET', path: '/flight/count' };

/** List changed flights. */
export const listFlightChanges: Operation<'listFlightChanges'> = { method: 'GET', path: '/flight/changes' };

/** List simplified tracks for a map. */
export const listFlightLines: Operation<'listFlightLines'> = { method: 'GET', path: '/flightlines' };

/** List the best flights of a month. */
export const listFlightsOfMonth: Operation<'listFlightsOfMonth'> = { method: 'GET', path: '/flightmonth/{month}' };

/** Get all flights of a day for a replay. */
export const getFlightDay: Operation<'getFlightDay'> = { method: 'GET', path: '/flightday' };

/** Like a flight. */
export const starFlight: Operation<'starFlight'> = { method: 'POST', path: '/flight/star/{id}' };

/** Stop liking a flight. */
export const unstarFlight: Operation<'unstarFlight'> = { method: 'DELETE', path: '/flight/star/{id}' };

/** List the users who like a flight. */
export const listFlightStars: Operation<'listFlightStars', 'list'> = { method: 'GET', path: '/flight/{id}/stars', pageSize: 100, hasLimit: true };

/** Choose the flight of its month. */
export const pinFlightOfMonth: Operation<'pinFlightOfMonth'> = { method: 'POST', path: '/flight/{id}/pin' };

/** Let stars choose the flight of a month. */
export const unpinFlightOfMonth: Operation<'unpinFlightOfMonth'> = { method: 'DELETE', path: '/flight/{id}/pin' };

/** List flights flown together. */
export const listFlightMeetings: Operation<'listFlightMeetings'> = { method: 'GET', path: '/flight/{id}/meetings' };

/** Get the places of a flight. */
export const getFlightPlacing: Operation<'getFlightPlacing'> = { method: 'GET', path: '/flight/{id}/placing' };

/** Get a flight. */
export const getFlightDetail: Operation<'getFlightDetail'> = { method: 'GET', path: '/flightdetail/{id}' };

/** Change a flight. */
export const updateFlightDetail: Operation<'updateFlightDetail'> = { method: 'PATCH', path: '/flightdetail/{id}', body: 'json' };

/** Delete a flight. */
export const deleteFlightDetail: Operation<'deleteFlightDetail'> = { method: 'DELETE', path: '/flightdetail/{id}' };

/** Get the track of a flight. */
export const getFlightData: Operation<'getFlightData'> = { method: 'GET', path: '/flightdata/{id}' };

/** Get coaching for a flight. */
export const getFlightCoach: Operation<'getFlightCoach'> = { method: 'GET', path: '/flight/{id}/coach' };

/** Add a photo or video to a flight. */
export const addStory: Operation<'addStory'> = { method: 'POST', path: '/story', body: 'form', isKeyed: true };

/** Change the caption or time of a photo. */
export const updateStory: Operation<'updateStory'> = { method: 'PATCH', path: '/story/{id}', body: 'json' };

/** Delete a photo or video. */
export const deleteStory: Operation<'deleteStory'> = { method: 'DELETE', path: '/story/{id}' };

/** List all aircraft types. */
export const listAircraft: Operation<'listAircraft'> = { method: 'GET', path: '/aircraft' };

/** Get an aircraft type. */
export const getSimpleAircraft: Operation<'getSimpleAircraft'> = { method: 'GET', path: '/aircraft/simple/{id}' };

/** Get an aircraft type with its pilots. */
export const getAircraft: Operation<'getAircraft'> = { method: 'GET', path: '/aircraft/{id}' };

/** List the airports in a map view. */
export const listAirports: Operation<'listAirports', 'list'> = { method: 'GET', path: '/airport', pageSize: 1000, hasLimit: true };

/** Get an airport with its pilots. */
export const getAirport: Operation<'getAirport'> = { method: 'GET', path: '/airport/{id}' };

/** Follow an airport. */
export const followAirport: Operation<'followAirport'> = { method: 'POST', path: '/airport/{id}/follow' };

/** Stop following an airport. */
export const unfollowAirport: Operation<'unfollowAirport'> = { method: 'DELETE', path: '/airport/{id}/follow' };

/** List the sectors. */
export const listSectors: Operation<'listSectors'> = { method: 'GET', path: '/sector' };

/** Get a place. */
export const getPointOfInterest: Operation<'getPointOfInterest'> = { method: 'GET', path: '/point_of_interest/{point}' };

/** List the airspaces in a map view. */
export const listAirspaces: Operation<'listAirspaces'> = { method: 'GET', path: '/airspace' };

/** Stream new and scored flights. */
export const streamEvents: Operation<'streamEvents', 'file'> = { method: 'GET', path: '/event', isFile: true };

/** List clubs. */
export const listClubs: Operation<'listClubs'> = { method: 'GET', path: '/club' };

/** Get a club with its pilots. */
export const getClub: Operation<'getClub'> = { method: 'GET', path: '/club/{id}' };

/** Follow a club. */
export const followClub: Operation<'followClub'> = { method: 'POST', path: '/club/{id}/follow' };

/** Stop following a club. */
export const unfollowClub: Operation<'unfollowClub'> = { method: 'DELETE', path: '/club/{id}/follow' };

/** List groups of pilots. */
export const listUserGroups: Operation<'listUserGroups', 'list'> = { method: 'GET', path: '/usergroup', pageSize: 100, hasLimit: true };

/** Create a group of pilots. */
export const createUserGroup: Operation<'createUserGroup'> = { method: 'POST', path: '/usergroup', body: 'json', isKeyed: true };

/** Get a group with its pilots. */
export const getUserGroup: Operation<'getUserGroup'> = { method: 'GET', path: '/usergroup/{id}' };

/** Change a group. */
export const updateUserGroup: Operation<'updateUserGroup'> = { method: 'PATCH', path: '/usergroup/{id}', body: 'json' };

/** Delete a group. */
export const deleteUserGroup: Operation<'deleteUserGroup'> = { method: 'DELETE', path: '/usergroup/{id}' };

/** Set the image of a group. */
export const setUserGroupImage: Operation<'setUserGroupImage'> = { method: 'POST', path: '/usergroup/image/{id}', body: 'form' };

/** Remove the image of a group. */
export const deleteUserGroupImage: Operation<'deleteUserGroupImage'> = { method: 'DELETE', path: '/usergroup/image/{id}' };

/** Add a pilot to a group or change their role. */
export const addToUserGroup: Operation<'addToUserGroup'> = { method: 'POST', path: '/usergroup/add/{id}' };

/** Remove a pilot from a group. */
export const removeFromUserGroup: Operation<'removeFromUserGroup'> = { method: 'DELETE', path: '/usergroup/add/{id}' };

/** Leave a group. */
export const leaveUserGroup: Operation<'leaveUserGroup'> = { method: 'POST', path: '/usergroup/leave/{id}' };

/** List notifications. */
export const listNotifications: Operation<'listNotifications', 'list'> = { method: 'GET', path: '/notification', pageSize: 100, hasLimit: true };

/** Mark notifications as read. */
export const readNotifications: Operation<'readNotifications'> = { method: 'POST', path: '/notification/read', body: 'json' };

/** Get the key for push subscriptions. */
export const getPushKey: Operation<'getPushKey'> = { method: 'GET', path: '/push_subscription' };

/** Subscribe a device to notifications. */
export const addPushSubscription: Operation<'addPushSubscription'> = { method: 'POST', path: '/push_subscription', body: 'json' };

/** Replace a push subscription. */
export const changePushSubscription: Operation<'changePushSubscription'> = { method: 'POST', path: '/push_subscription/change', body: 'json', query: ['old_endpoint'] };

/** Unsubscribe a device from notifications. */
export const deletePushSubscription: Operation<'deletePushSubscription'> = { method: 'POST', path: '/push_subscription/delete', body: 'json' };

/** Get a page of a ranking. */
export const getRanking: Operation<'getRanking', 'list'> = { method: 'POST', path: '/ranking', body: 'json', query: ['skip', 'format'], pageSize: 250, hasLimit: false };

/** Get a page of a ranking. */
export const downloadRanking: Operation<'getRanking', 'file'> = { method: 'POST', path: '/ranking', body: 'json', query: ['skip', 'format'], isFile: true };

/** Get the position of a user in a ranking. */
export const getRankingPlace: Operation<'getRankingPlace'> = { method: 'POST', path: '/ranking/user/{id}', body: 'json' };

/** Count the rows of a ranking. */
export const countRanking: Operation<'countRanking'> = { method: 'POST', path: '/ranking/count', body: 'json' };

/** Search a ranking by name. */
export const searchRanking: Operation<'searchRanking'> = { method: 'POST', path: '/ranking/search', body: 'json', query: ['name'] };

/** Get the counting flights of a row. */
export const getRankingFlights: Operation<'getRankingFlights', 'list'> = { method: 'POST', path: '/ranking/flights/{id}', body: 'json', query: ['skip'], pageSize: 100, hasLimit: false };

/** Search by name. */
export const search: Operation<'search'> = { method: 'POST', path: '/search', body: 'json' };

/** Get the available plans. */
export const getPlans: Operation<'getPlans'> = { method: 'GET', path: '/plan' };

/** Start a subscription. */
export const startSubscription: Operation<'startSubscription'> = { method: 'POST', path: '/subscription', body: 'json' };

/** Change or cancel a subscription. */
export const updateSubscription: Operation<'updateSubscription'> = { method: 'PATCH', path: '/subscription', body: 'json' };

/** Preview the cost of a change. */
export const previewSubscription: Operation<'previewSubscription'> = { method: 'POST', path: '/subscription/preview', body: 'json' };

/** Get a link to the payment details. */
export const openPaymentPortal: Operation<'openPaymentPortal'> = { method: 'POST', path: '/subscription/portal' };

/** Redeem a coupon. */
export const redeemCoupon: Operation<'redeemCoupon'> = { method: 'POST', path: '/coupon/{code}' };

/** Get an elevation tile. */
export const getTerrainTile: Operation<'getTerrainTile', 'file'> = { method: 'GET', path: '/terrain/{z}/{x}/{y}', isFile: true };

/** Get a tile of the detailed base map. */
export const getBasemapTile: Operation<'getBasemapTile', 'file'> = { method: 'GET', path: '/basemap/{z}/{x}/{y}', isFile: true };

/** Get a tile of a map layer. */
export const getMapLayerTile: Operation<'getMapLayerTile', 'file'> = { method: 'GET', path: '/maplayer/{layer}/{z}/{x}/{y}', isFile: true };

/** Get a tile of a premium map layer. */
export const getPremiumMapLayerTile: Operation<'getPremiumMapLayerTile', 'file'> = { method: 'GET', path: '/maplayer/premium/{layer}/{z}/{x}/{y}', isFile: true };

/** Get the settings of the instance. */
export const getInstance: Operation<'getInstance'> = { method: 'GET', path: '/instance' };

/** Get the totals of the current season. */
export const getInstanceSeason: Operation<'getInstanceSeason'> = { method: 'GET', path: '/instance/season' };

/** Report a script error. */
export const reportScriptError: Operation<'reportScriptError'> = { method: 'POST', path: '/instance/script-error', body: 'json' };
