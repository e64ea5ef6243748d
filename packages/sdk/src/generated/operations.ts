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

/** List the caller's memberships of clubs. */
export const listMemberships: Operation<'listMemberships'> = { method: 'GET', path: '/user/me/membership' };

/** Set the caller's memberships of clubs. */
export const setMemberships: Operation<'setMemberships'> = { method: 'POST', path: '/user/me/membership', body: 'json' };

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

/** List the flights whose pilots name the caller. */
export const listCrewRequests: Operation<'listCrewRequests', 'list'> = { method: 'GET', path: '/user/me/crew-request', pageSize: 100, hasLimit: true };

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

/** Get a user's year in review. */
export const getUserYear: Operation<'getUserYear'> = { method: 'GET', path: '/useryear/{id}/{year}' };

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
export const listBadgeHolders: Operation<'listBadgeHolders', 'list'> = { method: 'GET', path: '/achievement/badge/{badge_id}', pageSize: 250, hasLimit: true };

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

/** List news of those whom the caller follows. */
export const listFeed: Operation<'listFeed'> = { method: 'GET', path: '/flight/feed' };

/** Mark the feed as read. */
export const readFeed: Operation<'readFeed'> = { method: 'POST', path: '/flight/feed/read', body: 'json' };

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

/** Confirm a seat in a flight. */
export const confirmCrew: Operation<'confirmCrew'> = { method: 'POST', path: '/flightdetail/{id}/crew' };

/** Change a wish as co-pilot. */
export const updateCrew: Operation<'updateCrew'> = { method: 'PATCH', path: '/flightdetail/{id}/crew', body: 'json' };

/** Decline or leave a seat in a flight. */
export const leaveCrew: Operation<'leaveCrew'> = { method: 'DELETE', path: '/flightdetail/{id}/crew' };

/** Get the track of a flight. */
export const getFlightData: Operation<'getFlightData'> = { method: 'GET', path: '/flightdata/{id}' };

/** Get coaching for a flight. */
export const getFlightCoach: Operation<'getFlightCoach'> = { method: 'GET', path: '/flight/{id}/coach' };

/** List the comments on a flight. */
export const listComments: Operation<'listComments', 'list'> = { method: 'GET', path: '/comment/flight/{id}', pageSize: 100, hasLimit: true };

/** Comment on a flight. */
export const addComment: Operation<'addComment'> = { method: 'POST', path: '/comment/flight/{id}', body: 'json', query: ['link'], isKeyed: true };

/** Edit, hide or show a comment. */
export const updateComment: Operation<'updateComment'> = { method: 'PATCH', path: '/comment/{id}', body: 'json' };

/** Delete a comment. */
export const deleteComment: Operation<'deleteComment'> = { method: 'DELETE', path: '/comment/{id}' };

/** React to a comment. */
export const addReaction: Operation<'addReaction'> = { method: 'POST', path: '/comment/reaction/{id}', body: 'json' };

/** Take a reaction back. */
export const deleteReaction: Operation<'deleteReaction'> = { method: 'DELETE', path: '/comment/reaction/{id}' };

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

/** List collections of flights. */
export const listFlightCollections: Operation<'listFlightCollections', 'list'> = { method: 'GET', path: '/flightcollection', pageSize: 100, hasLimit: true };

/** Create a collection of flights. */
export const createFlightCollection: Operation<'createFlightCollection'> = { method: 'POST', path: '/flightcollection', body: 'json', isKeyed: true };

/** Get a collection of flights. */
export const getFlightCollection: Operation<'getFlightCollection'> = { method: 'GET', path: '/flightcollection/{id}' };

/** Change a collection of flights. */
export const updateFlightCollection: Operation<'updateFlightCollection'> = { method: 'PATCH', path: '/flightcollection/{id}', body: 'json' };

/** Delete a collection of flights. */
export const deleteFlightCollection: Operation<'deleteFlightCollection'> = { method: 'DELETE', path: '/flightcollection/{id}' };

/** Set the photo of a collection. */
export const setFlightCollectionImage: Operation<'setFlightCollectionImage'> = { method: 'POST', path: '/flightcollection/image/{id}', body: 'form' };

/** Remove the photo of a collection. */
export const deleteFlightCollectionImage: Operation<'deleteFlightCollectionImage'> = { method: 'DELETE', path: '/flightcollection/image/{id}' };

/** Add a flight to a collection or move it. */
export const addToFlightCollection: Operation<'addToFlightCollection'> = { method: 'POST', path: '/flightcollection/add/{id}' };

/** Remove a flight from a collection. */
export const removeFromFlightCollection: Operation<'removeFromFlightCollection'> = { method: 'DELETE', path: '/flightcollection/add/{id}' };

/** Like a collection. */
export const starFlightCollection: Operation<'starFlightCollection'> = { method: 'POST', path: '/flightcollection/star/{id}' };

/** Stop liking a collection. */
export const unstarFlightCollection: Operation<'unstarFlightCollection'> = { method: 'DELETE', path: '/flightcollection/star/{id}' };

/** List the users who like a collection. */
export const listFlightCollectionStars: Operation<'listFlightCollectionStars', 'list'> = { method: 'GET', path: '/flightcollection/{id}/stars', pageSize: 100, hasLimit: true };

/** Duplicate a collection. */
export const duplicateFlightCollection: Operation<'duplicateFlightCollection'> = { method: 'POST', path: '/flightcollection/duplicate/{id}', isKeyed: true };

/** Download the files of a collection. */
export const downloadFlightCollection: Operation<'downloadFlightCollection', 'file'> = { method: 'GET', path: '/flightcollection/archive/{id}', isFile: true };

/** List tasks. */
export const listTasks: Operation<'listTasks', 'list'> = { method: 'GET', path: '/task', pageSize: 100, hasLimit: true };

/** Create a task. */
export const createTask: Operation<'createTask'> = { method: 'POST', path: '/task', body: 'json', isKeyed: true };

/** Get a task. */
export const getTask: Operation<'getTask'> = { method: 'GET', path: '/task/{id}' };

/** Change a task. */
export const updateTask: Operation<'updateTask'> = { method: 'PATCH', path: '/task/{id}', body: 'json' };

/** Delete a task. */
export const deleteTask: Operation<'deleteTask'> = { method: 'DELETE', path: '/task/{id}' };

/** Get a task by its link. */
export const getTaskByToken: Operation<'getTaskByToken'> = { method: 'GET', path: '/task/token/{token}' };

/** Upload tasks in a file. */
export const uploadTasks: Operation<'uploadTasks'> = { method: 'POST', path: '/task/cup', body: 'form', query: ['preview'], isKeyed: true };

/** Like a task. */
export const starTask: Operation<'starTask'> = { method: 'POST', path: '/task/star/{id}' };

/** Stop liking a task. */
export const unstarTask: Operation<'unstarTask'> = { method: 'DELETE', path: '/task/star/{id}' };

/** Duplicate a task. */
export const duplicateTask: Operation<'duplicateTask'> = { method: 'POST', path: '/task/duplicate/{id}', isKeyed: true };

/** Download a task as a file. */
export const downloadTask: Operation<'downloadTask', 'file'> = { method: 'GET', path: '/task/file/{id}', isFile: true };

/** List declarations. */
export const listTaskDeclarations: Operation<'listTaskDeclarations', 'list'> = { method: 'GET', path: '/task/declaration', pageSize: 100, hasLimit: true };

/** Declare a task. */
export const declareTask: Operation<'declareTask'> = { method: 'POST', path: '/task/declaration', body: 'json', query: ['link'], isKeyed: true };

/** Delete the declaration. */
export const deleteTaskDeclaration: Operation<'deleteTaskDeclaration'> = { method: 'DELETE', path: '/task/declaration' };

/** Get the declaration of a pilot. */
export const getTaskDeclaration: Operation<'getTaskDeclaration'> = { method: 'GET', path: '/task/declaration/{user_id}' };

/** Get the declaration of a pilot. */
export const downloadTaskDeclaration: Operation<'getTaskDeclaration', 'file'> = { method: 'GET', path: '/task/declaration/{user_id}', isFile: true };

/** List championships. */
export const listChampionships: Operation<'listChampionships', 'list'> = { method: 'GET', path: '/championship', pageSize: 50, hasLimit: true };

/** Create a championship. */
export const createChampionship: Operation<'createChampionship'> = { method: 'POST', path: '/championship', body: 'json', isKeyed: true };

/** Get a championship. */
export const getChampionship: Operation<'getChampionship'> = { method: 'GET', path: '/championship/{championship}' };

/** Change a championship. */
export const updateChampionship: Operation<'updateChampionship'> = { method: 'PATCH', path: '/championship/{championship}', body: 'json' };

/** Delete a championship. */
export const deleteChampionship: Operation<'deleteChampionship'> = { method: 'DELETE', path: '/championship/{championship}' };

/** Add a class. */
export const createChampionshipClass: Operation<'createChampionshipClass'> = { method: 'POST', path: '/championship/{championship}/class', body: 'json' };

/** Change a class. */
export const updateChampionshipClass: Operation<'updateChampionshipClass'> = { method: 'PATCH', path: '/championship/{championship}/class/{class}', body: 'json' };

/** Remove a class. */
export const deleteChampionshipClass: Operation<'deleteChampionshipClass'> = { method: 'DELETE', path: '/championship/{championship}/class/{class}' };

/** Add an entry. */
export const createChampionshipEntry: Operation<'createChampionshipEntry'> = { method: 'POST', path: '/championship/{championship}/class/{class}/entry', body: 'json' };

/** Add the entries of a table. */
export const uploadChampionshipEntries: Operation<'uploadChampionshipEntries'> = { method: 'POST', path: '/championship/{championship}/class/{class}/entries', body: 'json' };

/** Change an entry. */
export const updateChampionshipEntry: Operation<'updateChampionshipEntry'> = { method: 'PATCH', path: '/championship/{championship}/entry/{entry}', body: 'json' };

/** Remove an entry. */
export const deleteChampionshipEntry: Operation<'deleteChampionshipEntry'> = { method: 'DELETE', path: '/championship/{championship}/entry/{entry}' };

/** Add a day. */
export const createChampionshipDay: Operation<'createChampionshipDay'> = { method: 'POST', path: '/championship/{championship}/class/{class}/day', body: 'json' };

/** Get a day with its results. */
export const getChampionshipDay: Operation<'getChampionshipDay'> = { method: 'GET', path: '/championship/{championship}/day/{day}' };

/** Change a day. */
export const updateChampionshipDay: Operation<'updateChampionshipDay'> = { method: 'PATCH', path: '/championship/{championship}/day/{day}', body: 'json' };

/** Remove a day. */
export const deleteChampionshipDay: Operation<'deleteChampionshipDay'> = { method: 'DELETE', path: '/championship/{championship}/day/{day}' };

/** Take points off an entry. */
export const setChampionshipPenalty: Operation<'setChampionshipPenalty'> = { method: 'POST', path: '/championship/{championship}/day/{day}/penalty/{entry}', body: 'json' };

/** Remove the penalty of an entry. */
export const removeChampionshipPenalty: Operation<'removeChampionshipPenalty'> = { method: 'DELETE', path: '/championship/{championship}/day/{day}/penalty/{entry}' };

/** Download the results of a day. */
export const downloadChampionshipDay: Operation<'downloadChampionshipDay', 'file'> = { method: 'GET', path: '/championship/{championship}/day/{day}/file', isFile: true };

/** List local competitions. */
export const listCompetitions: Operation<'listCompetitions', 'list'> = { method: 'GET', path: '/task/score', pageSize: 50, hasLimit: true };

/** Host a task as a local competition. */
export const createCompetition: Operation<'createCompetition'> = { method: 'POST', path: '/task/score', body: 'json', isKeyed: true };

/** Get a local competition with its results. */
export const getCompetition: Operation<'getCompetition'> = { method: 'GET', path: '/task/score/{competition}' };

/** Change a local competition. */
export const updateCompetition: Operation<'updateCompetition'> = { method: 'PATCH', path: '/task/score/{competition}', body: 'json' };

/** Delete a local competition. */
export const deleteCompetition: Operation<'deleteCompetition'> = { method: 'DELETE', path: '/task/score/{competition}' };

/** Take points off a flight. */
export const setTaskPenalty: Operation<'setTaskPenalty'> = { method: 'POST', path: '/task/score/{competition}/penalty/{flight}', body: 'json' };

/** Remove the penalty of a flight. */
export const removeTaskPenalty: Operation<'removeTaskPenalty'> = { method: 'DELETE', path: '/task/score/{competition}/penalty/{flight}' };

/** Download the results of a local competition. */
export const downloadCompetition: Operation<'downloadCompetition', 'file'> = { method: 'GET', path: '/task/score/{competition}/file', isFile: true };

/** List travels. */
export const listTravels: Operation<'listTravels', 'list'> = { method: 'GET', path: '/travel', pageSize: 100, hasLimit: true };

/** Get a travel. */
export const getTravel: Operation<'getTravel'> = { method: 'GET', path: '/travel/{id}' };

/** Change a travel. */
export const updateTravel: Operation<'updateTravel'> = { method: 'PATCH', path: '/travel/{id}', body: 'json' };

/** Set the photo of a travel. */
export const setTravelImage: Operation<'setTravelImage'> = { method: 'POST', path: '/travel/image/{id}', body: 'form' };

/** Remove the photo of a travel. */
export const deleteTravelImage: Operation<'deleteTravelImage'> = { method: 'DELETE', path: '/travel/image/{id}' };

/** List collections of waypoints. */
export const listWaypointCollections: Operation<'listWaypointCollections', 'list'> = { method: 'GET', path: '/waypointcollection', pageSize: 100, hasLimit: true };

/** Create a collection of waypoints. */
export const createWaypointCollection: Operation<'createWaypointCollection'> = { method: 'POST', path: '/waypointcollection', body: 'json', isKeyed: true };

/** Get a collection of waypoints. */
export const getWaypointCollection: Operation<'getWaypointCollection'> = { method: 'GET', path: '/waypointcollection/{id}' };

/** Get a collection of waypoints. */
export const downloadWaypointCollection: Operation<'getWaypointCollection', 'file'> = { method: 'GET', path: '/waypointcollection/{id}', isFile: true };

/** Change a collection of waypoints. */
export const updateWaypointCollection: Operation<'updateWaypointCollection'> = { method: 'PATCH', path: '/waypointcollection/{id}', body: 'json' };

/** Delete a collection of waypoints. */
export const deleteWaypointCollection: Operation<'deleteWaypointCollection'> = { method: 'DELETE', path: '/waypointcollection/{id}' };

/** Like a collection of waypoints. */
export const starWaypointCollection: Operation<'starWaypointCollection'> = { method: 'POST', path: '/waypointcollection/star/{id}' };

/** Stop liking a collection of waypoints. */
export const unstarWaypointCollection: Operation<'unstarWaypointCollection'> = { method: 'DELETE', path: '/waypointcollection/star/{id}' };

/** Duplicate a collection of waypoints. */
export const duplicateWaypointCollection: Operation<'duplicateWaypointCollection'> = { method: 'POST', path: '/waypointcollection/duplicate/{id}', isKeyed: true };

/** Add a waypoint to a collection. */
export const createWaypoint: Operation<'createWaypoint'> = { method: 'POST', path: '/waypoint', body: 'json', query: ['collection_id'], isKeyed: true };

/** Upload waypoints in a file. */
export const uploadWaypoints: Operation<'uploadWaypoints'> = { method: 'POST', path: '/waypoint/cup', body: 'form', query: ['collection_id'], isKeyed: true };

/** Change a waypoint. */
export const updateWaypoint: Operation<'updateWaypoint'> = { method: 'PATCH', path: '/waypoint/{id}', body: 'json' };

/** Delete a waypoint. */
export const deleteWaypoint: Operation<'deleteWaypoint'> = { method: 'DELETE', path: '/waypoint/{id}' };

/** List clubs. */
export const listClubs: Operation<'listClubs'> = { method: 'GET', path: '/club' };

/** Get a club with its pilots. */
export const getClub: Operation<'getClub'> = { method: 'GET', path: '/club/{id}' };

/** Change the page of a club. */
export const updateClubPage: Operation<'updateClubPage'> = { method: 'PATCH', path: '/club/{id}', body: 'json' };

/** Set the logo of a club. */
export const setClubImage: Operation<'setClubImage'> = { method: 'POST', path: '/club/{id}/image', body: 'form' };

/** Remove the logo of a club. */
export const deleteClubImage: Operation<'deleteClubImage'> = { method: 'DELETE', path: '/club/{id}/image' };

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

/** Report something to the moderators. */
export const createReport: Operation<'createReport'> = { method: 'POST', path: '/report', body: 'json' };

/** Get the state of the instance. */
export const getDashboard: Operation<'getDashboard'> = { method: 'GET', path: '/dashboard' };

/** List reports. */
export const listReports: Operation<'listReports', 'list'> = { method: 'GET', path: '/dashboard/report', pageSize: 100, hasLimit: true };

/** Close a report. */
export const closeReport: Operation<'closeReport'> = { method: 'POST', path: '/dashboard/report/{id}/close' };

/** Remove reported words. */
export const removeReportedWords: Operation<'removeReportedWords'> = { method: 'POST', path: '/dashboard/report/{id}/remove', body: 'json' };

/** List flights for moderators. */
export const listModeratedFlights: Operation<'listModeratedFlights', 'list'> = { method: 'GET', path: '/dashboard/flight', pageSize: 100, hasLimit: true };

/** Hide a flight. */
export const hideFlight: Operation<'hideFlight'> = { method: 'POST', path: '/dashboard/flight/{id}/hide', body: 'json' };

/** Show a hidden flight again. */
export const restoreFlight: Operation<'restoreFlight'> = { method: 'POST', path: '/dashboard/flight/{id}/restore' };

/** Score a flight again. */
export const scoreFlightAgain: Operation<'scoreFlightAgain'> = { method: 'POST', path: '/dashboard/flight/{id}/rescore' };

/** Remove a photo or video. */
export const removeStory: Operation<'removeStory'> = { method: 'POST', path: '/dashboard/story/{id}/remove', body: 'json' };

/** Find clubs. */
export const listModeratedClubs: Operation<'listModeratedClubs', 'list'> = { method: 'GET', path: '/dashboard/club', pageSize: 100, hasLimit: true };

/** Change a club. */
export const updateClub: Operation<'updateClub'> = { method: 'PATCH', path: '/dashboard/club/{id}', body: 'json' };

/** List the administrators of a club. */
export const listClubAdministrators: Operation<'listClubAdministrators'> = { method: 'GET', path: '/dashboard/club/{id}/administrator' };

/** Appoint an administrator of a club. */
export const appointClubAdministrator: Operation<'appointClubAdministrator'> = { method: 'POST', path: '/dashboard/club/{id}/administrator' };

/** Dismiss an administrator of a club. */
export const dismissClubAdministrator: Operation<'dismissClubAdministrator'> = { method: 'DELETE', path: '/dashboard/club/{id}/administrator' };

/** Count what a merge of clubs would move. */
export const previewClubMerge: Operation<'previewClubMerge'> = { method: 'GET', path: '/dashboard/club/{id}/merge' };

/** Merge a club into another. */
export const mergeClub: Operation<'mergeClub'> = { method: 'POST', path: '/dashboard/club/{id}/merge' };

/** Count what a merge of accounts would move. */
export const previewUserMerge: Operation<'previewUserMerge'> = { method: 'GET', path: '/dashboard/user/{id}/merge' };

/** Merge an account into another. */
export const mergeUser: Operation<'mergeUser'> = { method: 'POST', path: '/dashboard/user/{id}/merge' };

/** List actions of moderators. */
export const listAuditEntries: Operation<'listAuditEntries', 'list'> = { method: 'GET', path: '/dashboard/audit', pageSize: 100, hasLimit: true };

/** Find accounts. */
export const listModeratedUsers: Operation<'listModeratedUsers', 'list'> = { method: 'GET', path: '/dashboard/user', pageSize: 100, hasLimit: true };

/** Ban an account or end its bans. */
export const updateBans: Operation<'updateBans'> = { method: 'PATCH', path: '/dashboard/user/{id}/bans', body: 'json' };

/** Sign an account out everywhere. */
export const signOutUser: Operation<'signOutUser'> = { method: 'POST', path: '/dashboard/user/{id}/sign-out' };

/** Change the role of an account. */
export const setUserRole: Operation<'setUserRole'> = { method: 'POST', path: '/dashboard/user/{id}/role', body: 'json' };

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

/** List central competitions. */
export const listCentralCompetitions: Operation<'listCentralCompetitions'> = { method: 'GET', path: '/soaringspot' };

/** Get a central competition. */
export const getCentralCompetition: Operation<'getCentralCompetition'> = { method: 'GET', path: '/soaringspot/{competition}' };

/** Get a day of a central competition. */
export const getCentralDay: Operation<'getCentralDay'> = { method: 'GET', path: '/soaringspot/{competition}/day/{day}' };

/** Get the settings of the instance. */
export const getInstance: Operation<'getInstance'> = { method: 'GET', path: '/instance' };

/** Get the totals of the current season. */
export const getInstanceSeason: Operation<'getInstanceSeason'> = { method: 'GET', path: '/instance/season' };

/** Report a script error. */
export const reportScriptError: Operation<'reportScriptError'> = { method: 'POST', path: '/instance/script-error', body: 'json' };
