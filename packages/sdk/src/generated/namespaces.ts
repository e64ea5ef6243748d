// Written by `npm run generate` from the files in openapi/.

import * as operations from './operations.js';

export const NAMESPACES = {
  auth: {
    /** Sign in or renew a token. */
    getToken: operations.getToken,
    /** Sign out. */
    logOut: operations.logOut,
    /** Revoke a token. */
    revokeToken: operations.revokeToken,
    /** Get a captcha. */
    getCaptcha: operations.getCaptcha,
    /** Send the verification mail again. */
    resendVerification: operations.resendVerification,
    /** Confirm an address. */
    verifyEmail: operations.verifyEmail,
    /** Request a link to set a new password. */
    recoverPassword: operations.recoverPassword,
    /** Set a new password. */
    resetPassword: operations.resetPassword,
    /** Request a link to change the address. */
    requestUpdateEmail: operations.requestUpdateEmail,
    /** Change the address. */
    updateEmail: operations.updateEmail,
    /** Restore a deleted account. */
    restoreUser: operations.restoreUser,
    /** List signed-in programs. */
    listClients: operations.listClients,
    /** End the sessions of a program. */
    deleteClient: operations.deleteClient,
    /** List personal access tokens. */
    listPersonalTokens: operations.listPersonalTokens,
    /** Create a personal access token. */
    createPersonalToken: operations.createPersonalToken,
    /** Revoke a personal access token. */
    deletePersonalToken: operations.deletePersonalToken,
    /** Become superuser with the one-time link. */
    claimSuperuser: operations.claimSuperuser,
  },
  users: {
    /** List users by id or club. */
    list: operations.listUsers,
    /** Create an account. */
    create: operations.createUser,
    /** Get the caller's account. */
    getMe: operations.getMe,
    /** Change the caller's account. */
    updateMe: operations.updateMe,
    /** Create a link to an archive of the account. */
    createExport: operations.createExport,
    /** Get the latest import. */
    getImport: operations.getImport,
    /** Import an archive. */
    createImport: operations.createImport,
    /** Cancel the running import. */
    cancelImport: operations.cancelImport,
    /** Download an archive of an account. */
    getExport: operations.getExport,
    /** Check the caller's SkySight login. */
    getSkysightLogin: operations.getSkysightLogin,
    /** Check the caller's Copilot login. */
    getCopilotLogin: operations.getCopilotLogin,
    /** List the caller's memberships of clubs. */
    listMemberships: operations.listMemberships,
    /** Set the caller's memberships of clubs. */
    setMemberships: operations.setMemberships,
    /** Delete the caller's account. */
    deleteMe: operations.deleteMe,
    /** Set the caller's profile image. */
    setImage: operations.setUserImage,
    /** Remove the caller's profile image. */
    deleteImage: operations.deleteUserImage,
    /** Suggest co-pilots. */
    findCopilots: operations.findCopilots,
    /** Suggest aircraft with registration and mass. */
    findFlownAircraft: operations.findFlownAircraft,
    /** List the flights whose pilots name the caller. */
    listCrewRequests: operations.listCrewRequests,
    /** List the users who ask to follow the caller. */
    listFollowRequests: operations.listFollowRequests,
    /** Accept a follower. */
    acceptFollower: operations.acceptFollower,
    /** Remove a follower. */
    removeFollower: operations.removeFollower,
    /** Suggest users to follow. */
    suggest: operations.suggestUsers,
    /** Get a user. */
    get: operations.getUser,
    /** Follow a user. */
    follow: operations.followUser,
    /** Stop following a user. */
    unfollow: operations.unfollowUser,
    /** List the followers of a user. */
    listFollowers: operations.listFollowers,
    /** List the users that a user follows. */
    listFollowing: operations.listFollowing,
    /** List the clubs that a user follows. */
    listFollowedClubs: operations.listFollowedClubs,
    /** List the airports that a user follows. */
    listFollowedAirports: operations.listFollowedAirports,
    /** Get the statistics of a user by season. */
    listTrends: operations.listUserTrends,
    /** Get a user's year in review. */
    getYear: operations.getUserYear,
    /** Send a message to a user. */
    sendMessage: operations.sendUserMessage,
  },
  certificates: {
    /** List the caller's certificates. */
    list: operations.listCertificates,
    /** Create a certificate of a season. */
    create: operations.createCertificate,
    /** Download a certificate. */
    download: operations.downloadCertificate,
    /** Withdraw a certificate. */
    delete: operations.deleteCertificate,
    /** Verify a certificate. */
    check: operations.checkCertificate,
  },
  devices: {
    /** Connect a tracker. */
    connect: operations.connectDevice,
    /** Get the pilot of a tracker. */
    get: operations.getDevice,
    /** Disconnect a tracker. */
    disconnect: operations.disconnectDevice,
  },
  badges: {
    /** List badges. */
    list: operations.listBadges,
    /** Get a badge. */
    get: operations.getBadge,
    /** List a user's achievements. */
    listAchievements: operations.listAchievements,
    /** List how far a user has come. */
    listProgress: operations.listBadgeProgress,
    /** Get the evidence for a badge of the FAI. */
    getClaim: operations.getBadgeClaim,
    /** List who has a badge. */
    listHolders: operations.listBadgeHolders,
  },
  igcFiles: {
    /** Upload an IGC file. */
    upload: operations.uploadIgcFile,
    /** Download an IGC file. */
    download: operations.downloadIgcFile,
  },
  flights: {
    /** List flights. */
    list: operations.listFlights,
    /** List flights. */
    download: operations.downloadFlights,
    /** Count flights by day. */
    getActivity: operations.getFlightActivity,
    /** Count flights. */
    count: operations.countFlights,
    /** List news of those whom the caller follows. */
    listFeed: operations.listFeed,
    /** Mark the feed as read. */
    readFeed: operations.readFeed,
    /** List changed flights. */
    listChanges: operations.listFlightChanges,
    /** List simplified tracks for a map. */
    listLines: operations.listFlightLines,
    /** List the best flights of a month. */
    listOfMonth: operations.listFlightsOfMonth,
    /** Get all flights of a day for a replay. */
    getDay: operations.getFlightDay,
    /** Like a flight. */
    star: operations.starFlight,
    /** Stop liking a flight. */
    unstar: operations.unstarFlight,
    /** List the users who like a flight. */
    listStars: operations.listFlightStars,
    /** Choose the flight of its month. */
    pinOfMonth: operations.pinFlightOfMonth,
    /** Let stars choose the flight of a month. */
    unpinOfMonth: operations.unpinFlightOfMonth,
    /** List flights flown together. */
    listMeetings: operations.listFlightMeetings,
    /** Get the places of a flight. */
    getPlacing: operations.getFlightPlacing,
    /** Get a flight. */
    get: operations.getFlightDetail,
    /** Change a flight. */
    update: operations.updateFlightDetail,
    /** Delete a flight. */
    delete: operations.deleteFlightDetail,
    /** Confirm a seat in a flight. */
    confirmCrew: operations.confirmCrew,
    /** Change a wish as co-pilot. */
    updateCrew: operations.updateCrew,
    /** Decline or leave a seat in a flight. */
    leaveCrew: operations.leaveCrew,
    /** Get the track of a flight. */
    getData: operations.getFlightData,
    /** Get coaching for a flight. */
    getCoach: operations.getFlightCoach,
  },
  comments: {
    /** List the comments on a flight. */
    list: operations.listComments,
    /** Comment on a flight. */
    add: operations.addComment,
    /** Edit, hide or show a comment. */
    update: operations.updateComment,
    /** Delete a comment. */
    delete: operations.deleteComment,
    /** React to a comment. */
    addReaction: operations.addReaction,
    /** Take a reaction back. */
    deleteReaction: operations.deleteReaction,
  },
  stories: {
    /** Add a photo or video to a flight. */
    add: operations.addStory,
    /** Change the caption or time of a photo. */
    update: operations.updateStory,
    /** Delete a photo or video. */
    delete: operations.deleteStory,
  },
  aircraft: {
    /** List all aircraft types. */
    list: operations.listAircraft,
    /** Get an aircraft type. */
    getSimple: operations.getSimpleAircraft,
    /** Get an aircraft type with its pilots. */
    get: operations.getAircraft,
  },
  airports: {
    /** List the airports in a map view. */
    list: operations.listAirports,
    /** Get an airport with its pilots. */
    get: operations.getAirport,
    /** Follow an airport. */
    follow: operations.followAirport,
    /** Stop following an airport. */
    unfollow: operations.unfollowAirport,
  },
  sectors: {
    /** List the sectors. */
    list: operations.listSectors,
  },
  search: {
    /** Get a place. */
    getPointOfInterest: operations.getPointOfInterest,
    /** Search by name. */
    search: operations.search,
  },
  airspaces: {
    /** List the airspaces in a map view. */
    list: operations.listAirspaces,
  },
  events: {
    /** Stream new and scored flights. */
    stream: operations.streamEvents,
  },
  flightCollections: {
    /** List collections of flights. */
    list: operations.listFlightCollections,
    /** Create a collection of flights. */
    create: operations.createFlightCollection,
    /** Get a collection of flights. */
    get: operations.getFlightCollection,
    /** Change a collection of flights. */
    update: operations.updateFlightCollection,
    /** Delete a collection of flights. */
    delete: operations.deleteFlightCollection,
    /** Set the photo of a collection. */
    setImage: operations.setFlightCollectionImage,
    /** Remove the photo of a collection. */
    deleteImage: operations.deleteFlightCollectionImage,
    /** Add a flight to a collection or move it. */
    addTo: operations.addToFlightCollection,
    /** Remove a flight from a collection. */
    removeFrom: operations.removeFromFlightCollection,
    /** Like a collection. */
    star: operations.starFlightCollection,
    /** Stop liking a collection. */
    unstar: operations.unstarFlightCollection,
    /** List the users who like a collection. */
    listStars: operations.listFlightCollectionStars,
    /** Duplicate a collection. */
    duplicate: operations.duplicateFlightCollection,
    /** Download the files of a collection. */
    download: operations.downloadFlightCollection,
  },
  tasks: {
    /** List tasks. */
    list: operations.listTasks,
    /** Create a task. */
    create: operations.createTask,
    /** Get a task. */
    get: operations.getTask,
    /** Change a task. */
    update: operations.updateTask,
    /** Delete a task. */
    delete: operations.deleteTask,
    /** Get a task by its link. */
    getByToken: operations.getTaskByToken,
    /** Upload tasks in a file. */
    upload: operations.uploadTasks,
    /** Like a task. */
    star: operations.starTask,
    /** Stop liking a task. */
    unstar: operations.unstarTask,
    /** Duplicate a task. */
    duplicate: operations.duplicateTask,
    /** Download a task as a file. */
    download: operations.downloadTask,
    /** List declarations. */
    listDeclarations: operations.listTaskDeclarations,
    /** Declare a task. */
    declare: operations.declareTask,
    /** Delete the declaration. */
    deleteDeclaration: operations.deleteTaskDeclaration,
    /** Get the declaration of a pilot. */
    getDeclaration: operations.getTaskDeclaration,
    /** Get the declaration of a pilot. */
    downloadDeclaration: operations.downloadTaskDeclaration,
  },
  championships: {
    /** List championships. */
    list: operations.listChampionships,
    /** Create a championship. */
    create: operations.createChampionship,
    /** Get a championship. */
    get: operations.getChampionship,
    /** Change a championship. */
    update: operations.updateChampionship,
    /** Delete a championship. */
    delete: operations.deleteChampionship,
    /** Add a class. */
    createClass: operations.createChampionshipClass,
    /** Change a class. */
    updateClass: operations.updateChampionshipClass,
    /** Remove a class. */
    deleteClass: operations.deleteChampionshipClass,
    /** Add an entry. */
    createEntry: operations.createChampionshipEntry,
    /** Add the entries of a table. */
    uploadEntries: operations.uploadChampionshipEntries,
    /** Change an entry. */
    updateEntry: operations.updateChampionshipEntry,
    /** Remove an entry. */
    deleteEntry: operations.deleteChampionshipEntry,
    /** Add a day. */
    createDay: operations.createChampionshipDay,
    /** Get a day with its results. */
    getDay: operations.getChampionshipDay,
    /** Change a day. */
    updateDay: operations.updateChampionshipDay,
    /** Remove a day. */
    deleteDay: operations.deleteChampionshipDay,
    /** Take points off an entry. */
    setPenalty: operations.setChampionshipPenalty,
    /** Remove the penalty of an entry. */
    removePenalty: operations.removeChampionshipPenalty,
    /** Download the results of a day. */
    downloadDay: operations.downloadChampionshipDay,
  },
  competitions: {
    /** List local competitions. */
    list: operations.listCompetitions,
    /** Host a task as a local competition. */
    create: operations.createCompetition,
    /** Get a local competition with its results. */
    get: operations.getCompetition,
    /** Change a local competition. */
    update: operations.updateCompetition,
    /** Delete a local competition. */
    delete: operations.deleteCompetition,
    /** Take points off a flight. */
    setTaskPenalty: operations.setTaskPenalty,
    /** Remove the penalty of a flight. */
    removeTaskPenalty: operations.removeTaskPenalty,
    /** Download the results of a local competition. */
    download: operations.downloadCompetition,
  },
  travels: {
    /** List travels. */
    list: operations.listTravels,
    /** Get a travel. */
    get: operations.getTravel,
    /** Change a travel. */
    update: operations.updateTravel,
    /** Set the photo of a travel. */
    setImage: operations.setTravelImage,
    /** Remove the photo of a travel. */
    deleteImage: operations.deleteTravelImage,
  },
  waypointCollections: {
    /** List collections of waypoints. */
    list: operations.listWaypointCollections,
    /** Create a collection of waypoints. */
    create: operations.createWaypointCollection,
    /** Get a collection of waypoints. */
    get: operations.getWaypointCollection,
    /** Get a collection of waypoints. */
    download: operations.downloadWaypointCollection,
    /** Change a collection of waypoints. */
    update: operations.updateWaypointCollection,
    /** Delete a collection of waypoints. */
    delete: operations.deleteWaypointCollection,
    /** Like a collection of waypoints. */
    star: operations.starWaypointCollection,
    /** Stop liking a collection of waypoints. */
    unstar: operations.unstarWaypointCollection,
    /** Duplicate a collection of waypoints. */
    duplicate: operations.duplicateWaypointCollection,
  },
  waypoints: {
    /** Add a waypoint to a collection. */
    create: operations.createWaypoint,
    /** Upload waypoints in a file. */
    upload: operations.uploadWaypoints,
    /** Change a waypoint. */
    update: operations.updateWaypoint,
    /** Delete a waypoint. */
    delete: operations.deleteWaypoint,
  },
  clubs: {
    /** List clubs. */
    list: operations.listClubs,
    /** Get a club with its pilots. */
    get: operations.getClub,
    /** Change the page of a club. */
    updatePage: operations.updateClubPage,
    /** Set the logo of a club. */
    setImage: operations.setClubImage,
    /** Remove the logo of a club. */
    deleteImage: operations.deleteClubImage,
    /** Follow a club. */
    follow: operations.followClub,
    /** Stop following a club. */
    unfollow: operations.unfollowClub,
  },
  userGroups: {
    /** List groups of pilots. */
    list: operations.listUserGroups,
    /** Create a group of pilots. */
    create: operations.createUserGroup,
    /** Get a group with its pilots. */
    get: operations.getUserGroup,
    /** Change a group. */
    update: operations.updateUserGroup,
    /** Delete a group. */
    delete: operations.deleteUserGroup,
    /** Set the image of a group. */
    setImage: operations.setUserGroupImage,
    /** Remove the image of a group. */
    deleteImage: operations.deleteUserGroupImage,
    /** Add a pilot to a group or change their role. */
    addTo: operations.addToUserGroup,
    /** Remove a pilot from a group. */
    removeFrom: operations.removeFromUserGroup,
    /** Leave a group. */
    leave: operations.leaveUserGroup,
  },
  notifications: {
    /** List notifications. */
    list: operations.listNotifications,
    /** Mark notifications as read. */
    read: operations.readNotifications,
    /** Get the key for push subscriptions. */
    getPushKey: operations.getPushKey,
    /** Subscribe a device to notifications. */
    addPushSubscription: operations.addPushSubscription,
    /** Replace a push subscription. */
    changePushSubscription: operations.changePushSubscription,
    /** Unsubscribe a device from notifications. */
    deletePushSubscription: operations.deletePushSubscription,
  },
  rankings: {
    /** Get a page of a ranking. */
    get: operations.getRanking,
    /** Get a page of a ranking. */
    download: operations.downloadRanking,
    /** Get the position of a user in a ranking. */
    getPlace: operations.getRankingPlace,
    /** Count the rows of a ranking. */
    count: operations.countRanking,
    /** Search a ranking by name. */
    search: operations.searchRanking,
    /** Get the counting flights of a row. */
    getFlights: operations.getRankingFlights,
  },
  moderation: {
    /** Report something to the moderators. */
    createReport: operations.createReport,
    /** Get the state of the instance. */
    getDashboard: operations.getDashboard,
    /** List reports. */
    listReports: operations.listReports,
    /** Close a report. */
    closeReport: operations.closeReport,
    /** Remove reported words. */
    removeReportedWords: operations.removeReportedWords,
    /** List flights for moderators. */
    listModeratedFlights: operations.listModeratedFlights,
    /** Hide a flight. */
    hideFlight: operations.hideFlight,
    /** Show a hidden flight again. */
    restoreFlight: operations.restoreFlight,
    /** Score a flight again. */
    scoreFlightAgain: operations.scoreFlightAgain,
    /** Remove a photo or video. */
    removeStory: operations.removeStory,
    /** Find clubs. */
    listModeratedClubs: operations.listModeratedClubs,
    /** Change a club. */
    updateClub: operations.updateClub,
    /** List the administrators of a club. */
    listClubAdministrators: operations.listClubAdministrators,
    /** Appoint an administrator of a club. */
    appointClubAdministrator: operations.appointClubAdministrator,
    /** Dismiss an administrator of a club. */
    dismissClubAdministrator: operations.dismissClubAdministrator,
    /** Count what a merge of clubs would move. */
    previewClubMerge: operations.previewClubMerge,
    /** Merge a club into another. */
    mergeClub: operations.mergeClub,
    /** Count what a merge of accounts would move. */
    previewUserMerge: operations.previewUserMerge,
    /** Merge an account into another. */
    mergeUser: operations.mergeUser,
    /** List actions of moderators. */
    listAuditEntries: operations.listAuditEntries,
    /** Find accounts. */
    listModeratedUsers: operations.listModeratedUsers,
    /** Ban an account or end its bans. */
    updateBans: operations.updateBans,
    /** Sign an account out everywhere. */
    signOutUser: operations.signOutUser,
    /** Change the role of an account. */
    setUserRole: operations.setUserRole,
  },
  plans: {
    /** Get the available plans. */
    get: operations.getPlans,
    /** Start a subscription. */
    startSubscription: operations.startSubscription,
    /** Change or cancel a subscription. */
    updateSubscription: operations.updateSubscription,
    /** Preview the cost of a change. */
    previewSubscription: operations.previewSubscription,
    /** Get a link to the payment details. */
    openPaymentPortal: operations.openPaymentPortal,
    /** Redeem a coupon. */
    redeemCoupon: operations.redeemCoupon,
  },
  terrain: {
    /** Get an elevation tile. */
    getTile: operations.getTerrainTile,
  },
  basemap: {
    /** Get a tile of the detailed base map. */
    getTile: operations.getBasemapTile,
  },
  mapLayers: {
    /** Get a tile of a map layer. */
    getTile: operations.getMapLayerTile,
    /** Get a tile of a premium map layer. */
    getPremiumTile: operations.getPremiumMapLayerTile,
  },
  centralCompetitions: {
    /** List central competitions. */
    list: operations.listCentralCompetitions,
    /** Get a central competition. */
    get: operations.getCentralCompetition,
    /** Get a day of a central competition. */
    getCentralDay: operations.getCentralDay,
  },
  instance: {
    /** Get the settings of the instance. */
    get: operations.getInstance,
    /** Get the totals of the current season. */
    getSeason: operations.getInstanceSeason,
    /** Report a script error. */
    reportScriptError: operations.reportScriptError,
  },
} as const;
