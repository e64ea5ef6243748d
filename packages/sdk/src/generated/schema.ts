// Written by `npm run generate` from the files in openapi/.

export interface paths {
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in or renew a token
         * @description Returns an access token and a refresh token in exchange for an e-mail address and a password, or for a refresh
         *     token.
         *
         *     A refresh token works once; the response contains its successor. Using it again ends the session, except within
         *     30 seconds, so that a client can retry after a lost response.
         *
         *     If the instance sends mail, an account must confirm its address before its first sign-in. Until then the correct
         *     password returns the error `email_unverified`.
         *
         *     The correct password of an account deleted within the last seven days returns the error `account_deleted` with
         *     the time until which `POST auth/restore` can restore it.
         *
         *     Wrong passwords are counted per account. After ten from one place within 15 minutes, or thirty from all places
         *     where the account has not signed in before, further attempts return 429 with a waiting time.
         *
         *     **Access:** anyone.
         */
        post: operations["getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the access token. Its access and refresh tokens become invalid.
         *
         *     **Access:** signed-in users.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a token
         * @description Revokes a token as defined by RFC 7009. A refresh token ends its session; an access token ends only itself, and so
         *     does a personal access token.
         *     Unknown and expired tokens return the same response.
         *
         *     **Access:** anyone who has the token.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a captcha
         * @description Returns a proof-of-work challenge of Altcha, which its widget and libraries solve. The challenge expires after
         *     ten minutes. If `GET instance` asks for captchas, send the solution in the field `captcha` of one call.
         *
         *     **Access:** anyone.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resend-verification/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description Sends another verification mail, at most one a minute, if the address belongs to an unconfirmed account. The
         *     response does not reveal whether it does.
         *
         *     **Access:** anyone, with a captcha.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm an address
         * @description Confirms the address of an account. The link expires after a week and may be used again. A link that is unknown,
         *     replaced or expired returns 400 with `LINK_INVALID`.
         *
         *     **Access:** anyone who has the link from the mail.
         */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recover-password/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to set a new password
         * @description Sends a mail with a link, at most one a minute, if the address belongs to an account. The link expires after an
         *     hour and works once. The response does not reveal whether there is such an account.
         *
         *     **Access:** anyone, with a captcha.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets the password, confirms the address and ends all sessions of the account. A link that is unknown, used,
         *     replaced or expired returns 400 with `LINK_INVALID`.
         *
         *     **Access:** anyone who has the link from the mail.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/request-update-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to change the address
         * @description Sends a link to the new address and a notice to the old one. The link expires after an hour. The response does
         *     not reveal whether another account has the new address. Wrong passwords count as in `PATCH user/me`.
         *
         *     **Access:** signed-in users, with their password.
         */
        post: operations["requestUpdateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/update-email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the address
         * @description Changes the address of the caller's account. A link that is unknown, used, replaced, expired or belongs to
         *     another account returns 400 with `LINK_INVALID`, as does an address that another account has taken meanwhile.
         *
         *     **Access:** the user who requested the link.
         */
        post: operations["updateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted account
         * @description Restores an account that was deleted within the last seven days. Sessions are not restored; sign in afterwards.
         *     A wrong address or password is an error of the field `password` and counts as in `POST auth/token`.
         *
         *     **Access:** anyone who has the address and the password.
         */
        post: operations["restoreUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List signed-in programs
         * @description Returns the programs that have a session of this account, including the calling one, the newest first.
         *
         *     **Access:** signed-in users.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        /**
         * End the sessions of a program
         * @description Ends all sessions of a program and returns the remaining programs. Returns 404 if the program has no session.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/personal-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List personal access tokens
         * @description Returns the personal access tokens of the caller that have not expired, the newest first. The tokens themselves
         *     are not stored.
         *
         *     **Access:** signed-in users.
         */
        get: operations["listPersonalTokens"];
        put?: never;
        /**
         * Create a personal access token
         * @description Creates a token for a program that acts as the caller, and returns it once. Signing out and a new password do not
         *     revoke it. An account can have 50. The user gets a mail.
         *
         *     **Access:** signed-in users.
         */
        post: operations["createPersonalToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/personal-token/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a personal access token
         * @description Revokes a token at once and returns the remaining ones.
         *
         *     **Access:** signed-in users, their own tokens only.
         */
        delete: operations["deletePersonalToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/superuser/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become superuser with the one-time link
         * @description Makes the caller a superuser. An instance without a superuser prints a link at each start. The link works once,
         *     for one day, and replaces the previous one. Any other link returns 404.
         *
         *     **Access:** signed-in users who have the link.
         */
        post: operations["claimSuperuser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users by id or club
         * @description Returns users with a confirmed address, sorted by name, who match every given filter. Without any filter the
         *     call returns 422 with the type `required`.
         *
         *     **Access:** anyone.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create an account
         * @description Creates an account without signing in. Problems with the name, the password and the club are field errors.
         *
         *     If the instance sends mail, the user must open a link before the first sign-in. For an address that already has
         *     an account, the response is the same, and the mail says that the account exists. If the instance sends no mail,
         *     the account can be used at once, and an address in use is a field error.
         *
         *     **Access:** anyone, with a captcha if the instance asks for one.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's account
         * @description Returns the account with its settings.
         *
         *     **Access:** signed-in users.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's account
         * @description Changes the given fields. A new password requires the old one and ends all other sessions. A wrong one is an
         *     error of the field `old_password`; after ten in one session within 15 minutes the call returns 429 with a
         *     waiting time.
         *
         *     Logins of other services are checked before they are stored. A rejected login is an error of `skysight_password`
         *     or `copilot_password` (`LOGIN_REFUSED`). A service that the operator has not configured is an error of
         *     `skysight_email` or `copilot_email` (`SERVICE_OFF`). A service that does not respond returns 503
         *     (`SERVICE_SILENT`). In these cases nothing changes. A service is queried at most twenty times an hour. Further
         *     calls return 429.
         *
         *     **Access:** signed-in users.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/user/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link to an archive of the account
         * @description Returns an address that needs no token, so that a browser can save the archive. The address expires after ten
         *     minutes.
         *
         *     **Access:** signed-in users.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest import
         * @description Returns the progress of a running import, or the result of the latest one for 30 days.
         *
         *     **Access:** signed-in users.
         */
        get: operations["getImport"];
        put?: never;
        /**
         * Import an archive
         * @description Imports an archive of the caller created by `POST user/me/export` on this or another instance. The server checks
         *     the whole archive first. A rejected archive is an error of the field `archive` and stores nothing:
         *     `ARCHIVE_UNREADABLE` (not a ZIP archive, or damaged), `ARCHIVE_FORMAT` (another version of the format),
         *     `ARCHIVE_BROKEN` (a file violates the format), `ARCHIVE_FOREIGN_FILE` (an unexpected file), `ARCHIVE_TWICE` (two
         *     files with one name), `ARCHIVE_TOO_MUCH` (more than an account can have) and `ARCHIVE_OF_OTHER` (the date of
         *     birth, or both name and e-mail address, differ from the caller's).
         *
         *     The import then continues in the background; `GET user/me/import` returns its progress. Flights are processed
         *     like uploads and belong to the caller; flights that exist already stay unchanged. Aircraft are matched by name.
         *     Profile fields are imported only if they are empty. Address, password, plan, groups, newsletters and
         *     who follows whom are never imported. A second import at the same time, also of the same archive, returns 409 with `IMPORT_RUNNING`.
         *
         *     **Access:** signed-in users.
         */
        post: operations["createImport"];
        /**
         * Cancel the running import
         * @description Stops the import, if one is running. Everything imported so far stays.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["cancelImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token in the link. */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        /**
         * Download an archive of an account
         * @description Returns a ZIP archive with the account, all flights with their original IGC files, and all photos and videos.
         *     `docs/export.md` describes its format. An unknown or expired address returns 404.
         *
         *     **Access:** anyone who has the address from `POST user/me/export`.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/skysight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the caller's SkySight login
         * @description Asks SkySight whether the stored login is valid, at most twenty times an hour. `PATCH user/me` with
         *     `skysight_email` and `skysight_password` stores a login; a null address removes it.
         *
         *     **Access:** signed-in users.
         */
        get: operations["getSkysightLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/copilot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the caller's Copilot login
         * @description Asks the Copilot application whether the stored login is valid, at most twenty times an hour. `PATCH user/me`
         *     with `copilot_email` and `copilot_password` stores a login; a null address removes it.
         *
         *     **Access:** signed-in users.
         */
        get: operations["getCopilotLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's memberships of clubs
         * @description Returns the memberships, the current ones first and the others by their last day, the latest first.
         *
         *     **Access:** signed-in users.
         */
        get: operations["listMemberships"];
        put?: never;
        /**
         * Set the caller's memberships of clubs
         * @description Replaces all memberships. Those without a last day are the current clubs of the account, which only
         *     `PATCH user/me` changes. First clubs do not overlap, nor do second ones, and no day is after today. Flights that are
         *     already uploaded keep the club they count for.
         *
         *     **Access:** signed-in users.
         */
        post: operations["setMemberships"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the caller's account
         * @description Ends all sessions and hides the user with their flights and photos from every list, ranking and search. `POST
         *     auth/restore` restores everything within seven days; then the account is removed for good. A mail confirms the
         *     deletion. Flights with a registered co-pilot stay, without the name of the user. Wrong passwords count as in
         *     `PATCH user/me`.
         *
         *     **Access:** signed-in users, with their password.
         */
        post: operations["deleteMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's certificates
         * @description Returns the certificates by season and then by creation, the newest first.
         *
         *     **Access:** signed-in users.
         */
        get: operations["listCertificates"];
        put?: never;
        /**
         * Create a certificate of a season
         * @description Records the caller's current figures of a season. They stay as they are. If the newest certificate of the season
         *     has the same figures, it is returned instead. A season without scored flights (`NO_FLIGHTS`) or with 20
         *     certificates (`TOO_MANY_CERTIFICATES`) is an error of the field `season`.
         *
         *     **Access:** signed-in users.
         */
        post: operations["createCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/certificate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a certificate
         * @description Returns a PDF in the language of `Accept-Language` and the units of its owner. It shows the address of a page on
         *     this instance that verifies it.
         *
         *     **Access:** the owner or a superuser.
         */
        get: operations["downloadCertificate"];
        put?: never;
        post?: never;
        /**
         * Withdraw a certificate
         * @description Deletes a certificate. The instance no longer verifies it.
         *
         *     **Access:** the owner or a superuser.
         */
        delete: operations["deleteCertificate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a tracker
         * @description Connects the caller to the tracker of their aircraft and disconnects their previous one. A tracker connected to
         *     another user returns 409 with `DEVICE_TAKEN` unless `take_over` is set. Then the other user is notified, and
         *     for 30 days finds the tracker as `taken_device` of `GET user/me`. If they connect it again within that time, from
         *     any user or while it is free, they have taken it back. Then no user can take it over from them in the next
         *     30 days (409 with `DEVICE_RETURNED`), except one who lost it earlier and takes it back. They can still
         *     disconnect it. A time in the past is an error of the field `until` (`PAST`).
         *
         *     **Access:** signed-in users.
         */
        post: operations["connectDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/device/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the tracker. */
                id: components["parameters"]["DeviceId"];
            };
            cookie?: never;
        };
        /**
         * Get the pilot of a tracker
         * @description Returns the user connected to a tracker, or 404 if there is none.
         *
         *     **Access:** anyone.
         */
        get: operations["getDevice"];
        put?: never;
        post?: never;
        /**
         * Disconnect a tracker
         * @description Disconnects the tracker from its user.
         *
         *     **Access:** the connected user or a superuser.
         */
        delete: operations["disconnectDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the caller's profile image
         * @description Rotates the image upright, scales it to at most 256 pixels a side, re-encodes it and replaces the previous one.
         *     An invalid image is an error of the field `image` (`NOT_AN_IMAGE`, `TOO_MANY_PIXELS`) and changes nothing.
         *
         *     **Access:** signed-in users.
         */
        post: operations["setUserImage"];
        /**
         * Remove the caller's profile image
         * @description Removes the image and its file, if there is one.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["deleteUserImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/copilot/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One of three forms: a text, matched as in `POST search`; only digits, the id of a user whose latest flights give the
                 *     suggestions; or a single space, for the caller's latest flights.
                 */
                query: components["parameters"]["HintQuery"];
            };
            cookie?: never;
        };
        /**
         * Suggest co-pilots
         * @description Returns up to ten users. For a text, their names match, the best match first. Otherwise they are the registered
         *     co-pilots of a user's latest flights, the latest first. The caller is never included.
         *
         *     **Access:** signed-in users.
         */
        get: operations["findCopilots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/aircraft/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One of three forms: a text, matched as in `POST search`; only digits, the id of a user whose latest flights give the
                 *     suggestions; or a single space, for the caller's latest flights.
                 */
                query: components["parameters"]["HintQuery"];
            };
            cookie?: never;
        };
        /**
         * Suggest aircraft with registration and mass
         * @description Returns up to ten aircraft. For a text, they are the matching types and registrations, the best match first, each
         *     with the data of the caller's last flight in it. A registration that the caller has not flown has the data of the
         *     last flight by any pilot, without the mass. Otherwise they are the aircraft of a user's latest flights, the
         *     latest first.
         *
         *     **Access:** signed-in users.
         */
        get: operations["findFlownAircraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/crew-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the flights whose pilots name the caller
         * @description Returns the requests to confirm a seat in a flight that wait for the caller, the oldest first.
         *
         *     **Access:** signed-in users.
         */
        get: operations["listCrewRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/follow-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users who ask to follow the caller
         * @description Returns the requests that wait for the caller, the oldest first.
         *
         *     **Access:** signed-in users.
         */
        get: operations["listFollowRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/follower/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a follower
         * @description Accepts the request of a user to follow the caller and notifies them. Returns 404 if there is none; nothing
         *     changes for a follower.
         *
         *     **Access:** signed-in users.
         */
        post: operations["acceptFollower"];
        /**
         * Remove a follower
         * @description Removes a follower, or declines their request, without a notification. Nothing changes if there is neither.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["removeFollower"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest users to follow
         * @description Returns up to 20 users. For a name, those whose names match, the best match first. Otherwise users whom the caller
         *     does not follow: first those with whom they flew in company, then those of their club, then those of the airport
         *     where they start most.
         *
         *     **Access:** signed-in users.
         */
        get: operations["suggestUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description Returns the public profile of a user. Accounts with an unconfirmed address are hidden here and in every list and
         *     search. The id of an account that was merged into another one leads to the other.
         *
         *     **Access:** anyone.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a user
         * @description Follows a user, or asks them to accept the caller as a follower if they want that (`followers_approved`). The user
         *     is notified. Nothing changes if the caller follows or has asked already. Returns 422 for the caller themselves,
         *     and 429 after 120 users in an hour.
         *
         *     **Access:** signed-in users.
         */
        post: operations["followUser"];
        /**
         * Stop following a user
         * @description Stops following a user or withdraws the request, if there is one.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["unfollowUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the followers of a user
         * @description Returns the users who follow a user, the latest first, without requests that wait. Returns 403 with
         *     `FOLLOWS_HIDDEN` if the user hides the list (`follows_hidden`), except to themselves.
         *
         *     **Access:** anyone.
         */
        get: operations["listFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/following": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the users that a user follows
         * @description Returns the users whom a user follows, the latest first. Returns 403 with `FOLLOWS_HIDDEN` if the user hides the
         *     list (`follows_hidden`), except to themselves.
         *
         *     **Access:** anyone.
         */
        get: operations["listFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/following/club": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the clubs that a user follows
         * @description Returns clubs by name. Returns 403 with `FOLLOWS_HIDDEN` if the user hides the list (`follows_hidden`), except to
         *     themselves.
         *
         *     **Access:** anyone.
         */
        get: operations["listFollowedClubs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/following/airport": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the airports that a user follows
         * @description Returns airports by name. Returns 403 with `FOLLOWS_HIDDEN` if the user hides the list (`follows_hidden`), except
         *     to themselves.
         *
         *     **Access:** anyone.
         */
        get: operations["listFollowedAirports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usertrends/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the statistics of a user by season
         * @description Returns the seasons in which the user flew as pilot, the earliest first.
         *
         *     **Access:** anyone.
         */
        get: operations["listUserTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/useryear/{id}/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
                /** @description Calendar year of the flights, by local takeoff date. */
                year: components["parameters"]["Year"];
            };
            cookie?: never;
        };
        /**
         * Get a user's year in review
         * @description Returns what the user flew as pilot in a calendar year. A year without flights has sums of 0.
         *
         *     **Access:** anyone.
         */
        get: operations["getUserYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List badges
         * @description Returns all badges in the order of display.
         *
         *     **Access:** anyone.
         */
        get: operations["listBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge. */
                id: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        /**
         * Get a badge
         * @description Returns a badge with the values of its levels.
         *
         *     **Access:** anyone.
         */
        get: operations["getBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/achievement/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List a user's achievements
         * @description Returns one achievement per level of a badge that the user has earned, the newest first.
         *
         *     **Access:** anyone.
         */
        get: operations["listAchievements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/achievement/user/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List how far a user has come
         * @description Returns the value that the flights of the user have reached for each badge, in the order of display.
         *
         *     **Access:** anyone.
         */
        get: operations["listBadgeProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/achievement/user/{id}/claim/{badge_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
                /** @description The id of the badge. */
                badge_id: components["parameters"]["BadgeIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the evidence for a badge of the FAI
         * @description Returns the parts of a claim for a badge that the FAI awards: Silver, Gold, a Diamond or a distance diploma. Each part names
         *     the first flight that fulfils it, with its fixes as evidence. Other badges return 404.
         *
         *     **Access:** anyone.
         */
        get: operations["getBadgeClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/achievement/badge/{badge_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge. */
                badge_id: components["parameters"]["BadgeIdInPath"];
            };
            cookie?: never;
        };
        /**
         * List who has a badge
         * @description Returns the highest achievement of each user who has the badge, the newest first. With `follower_source_id` of a
         *     user who hides whom they follow, others receive 403 with `FOLLOWS_HIDDEN`.
         *
         *     **Access:** anyone.
         */
        get: operations["listBadgeHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of the certificate. */
                code: components["parameters"]["CertificateCode"];
            };
            cookie?: never;
        };
        /**
         * Verify a certificate
         * @description Returns the contents of a certificate. Returns 404 if the code is unknown, the certificate was withdrawn or its
         *     owner deleted the account.
         *
         *     **Access:** anyone who has the code.
         */
        get: operations["checkCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usermessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to a user
         * @description Sends the message by mail. Replies go to the sender, whose address the recipient sees. Returns 403 with
         *     `MESSAGES_OFF` unless the recipient accepts messages (`message_enabled`) and the instance sends mail (`messages`
         *     of `GET instance`). After ten messages in an hour the call returns 429.
         *
         *     **Access:** signed-in users.
         */
        post: operations["sendUserMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/igcfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an IGC file
         * @description Creates one flight for each takeoff in the file. The flights are stored when the response arrives and scored
         *     shortly after (see `status`). A user can upload ten files at a time.
         *
         *     Unreadable files are rejected, and nothing is stored. They are an error of the field `file`: not an IGC
         *     file (`NOT_IGC`), empty (`EMPTY_FILE`), binary (`BINARY_FILE`), no header (`NO_H_RECORD`), no date
         *     (`H_RECORD_NO_DATE`), or no fix (`NO_FIXES`).
         *
         *     If `anonymous_upload` of `GET instance` is set, visitors can upload for an account by its full name (or id) and
         *     date of birth. The owner is notified by mail, and each flight has an `edit_token`. Any mismatch returns
         *     403 with `UPLOADER_UNKNOWN`. After five mismatches in an hour for one account, or twenty from one address, the
         *     call returns 429 with a waiting time.
         *
         *     **Access:** signed-in users, for themselves; visitors where the instance allows it.
         */
        post: operations["uploadIgcFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/igcfile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download an IGC file
         * @description Returns the file byte for byte as uploaded. If the pilot does not share files (`igc_file.is_shared`), other
         *     callers get 403 with `FILE_NOT_SHARED`. Callers who may not see all flights of the file get 404.
         *
         *     **Access:** anyone who may see the flights if the file is shared; otherwise the pilot, the registered co-pilot or
         *     a superuser.
         */
        get: operations["downloadIgcFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List flights
         * @description Returns public flights that match all parameters, the newest first by default. A list filtered by the caller alone
         *     has all their flights. Flights dated in the future, which recorders with a wrong clock produce, appear only in
         *     lists filtered by their user.
         *
         *     With `format`, the whole list is returned as one file named `flights.{format}`, regardless of `skip` and
         *     `limit`. A list of more than 50 000 flights returns 400 with `LIST_TOO_LONG`.
         *
         *     **Access:** anyone.
         */
        get: operations["listFlights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count flights by day
         * @description Returns the days with flights that match the filters of `GET /flight`, with their number, distance and
         *     duration. Without a season or dates, it covers the current season.
         *
         *     **Access:** anyone.
         */
        get: operations["getFlightActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count flights
         * @description Returns the number of flights that match the filters of `GET /flight`. Counting ends at 1,000.
         *
         *     **Access:** anyone.
         */
        get: operations["countFlights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List news of those whom the caller follows
         * @description Returns public flights of the pilots, clubs and airports that the caller follows, with the badges that they earned,
         *     and photos that were added to them later, the newest first. The caller's own flights are left out.
         *
         *     Pages continue at `cursor`. Entries that arrive meanwhile are in front of it, so that no entry appears twice and
         *     none is left out.
         *
         *     **Access:** signed-in users.
         */
        get: operations["listFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/feed/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the feed as read
         * @description Resets `friend_flight_count` of `GET user/me`: only flights after `until` count as new. An earlier time than before
         *     changes nothing.
         *
         *     **Access:** signed-in users.
         */
        post: operations["readFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changed flights
         * @description Returns flights in the order of their last change, for mirrors. The next call continues at `cursor` of the
         *     response: at once if there are `more`, or later, also if no flights are listed. Uploads, scores and edits are
         *     changes.
         *
         *     A flight that changes again appears again. No other flight appears twice, and none is left out, even if many
         *     change at the same time or while pages are read. A change appears when all earlier ones are complete, usually
         *     within a second. Only public flights are listed. Flights that were deleted or are no longer public are `removed`.
         *     Flights that no longer match the filters are not reported.
         *
         *     **Access:** anyone.
         */
        get: operations["listFlightChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List simplified tracks for a map
         * @description Returns the flights of `GET /flight` with the same parameters, order and pages, without those that have no track
         *     yet.
         *
         *     **Access:** anyone.
         */
        get: operations["listFlightLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightmonth/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the best flights of a month
         * @description Returns ten flights, at most one of each user: those with the most stars, and of equal ones those with the most
         *     points in the contest `free`. The first is the flight of the month, unless a moderator chose another
         *     (`POST flight/{id}/pin`), which then comes first. Only ranked flights take part. The month is that of the local
         *     takeoff date.
         *
         *     **Access:** anyone.
         */
        get: operations["listFlightsOfMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all flights of a day for a replay
         * @description Returns the flights of a day with their tracks and thermals, those with the most points first. A response holds
         *     at most 300 flights and 32 MB of tracks. `total` is the number of all of them.
         *
         *     **Access:** anyone with the required plan.
         */
        get: operations["getFlightDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/star/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a flight
         * @description Gives the flight a star of the caller. Nothing changes if it has one.
         *
         *     **Access:** signed-in users who may see the flight.
         */
        post: operations["starFlight"];
        /**
         * Stop liking a flight
         * @description Takes the caller's star from the flight, if it has one, also if the flight is deleted or hidden by now.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["unstarFlight"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/{id}/stars": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the users who like a flight
         * @description Returns the users who gave the flight a star, the latest first.
         *
         *     **Access:** anyone who may see the flight.
         */
        get: operations["listFlightStars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the flight of its month
         * @description Makes the flight the first of `GET flightmonth/{month}`, in place of another chosen one and of the one with the
         *     most stars. It must be ranked to appear there.
         *
         *     **Access:** moderators and superusers.
         */
        post: operations["pinFlightOfMonth"];
        /**
         * Let stars choose the flight of a month
         * @description Ends the choice of `POST flight/{id}/pin`, if the flight is chosen.
         *
         *     **Access:** moderators and superusers.
         */
        delete: operations["unpinFlightOfMonth"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/{id}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List flights flown together
         * @description Returns other flights that were close to this one, the longest time together first. Meetings are computed
         *     shortly after the later of the two flights is scored.
         *
         *     **Access:** anyone who may see the flight.
         */
        get: operations["listFlightMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/{id}/placing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the places of a flight
         * @description Compares a flight with the other flights that count, by their results in the contest `free`. Flights of the same
         *     points share a place.
         *
         *     **Access:** anyone who may see the flight.
         */
        get: operations["getFlightPlacing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightdetail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a flight
         * @description Returns a flight with its scores, findings, airspaces and photos.
         *
         *     **Access:** anyone who may see the flight.
         */
        get: operations["getFlightDetail"];
        put?: never;
        post?: never;
        /**
         * Delete a flight
         * @description Deletes a flight. Its file can be uploaded again once all its flights are deleted. From `edit_allowed_until` on,
         *     only a superuser may delete it; other callers get 403 with `EDIT_LOCKED`.
         *
         *     **Access:** the user of the flight or a superuser.
         */
        delete: operations["deleteFlightDetail"];
        options?: never;
        head?: never;
        /**
         * Change a flight
         * @description Changes the given fields. If a change affects the score, the status returns to `pending` until the flight is
         *     scored again; class and club change at once. From `edit_allowed_until` on, such changes return 403 with
         *     `EDIT_LOCKED`. Fields sent with their current value are not changes.
         *
         *     A visitor who uploaded the flight without signing in can change it for 24 hours, with the upload's `edit_token`
         *     in the header `Edit-Token`.
         *
         *     **Access:** the user of the flight or a superuser.
         */
        patch: operations["updateFlightDetail"];
        trace?: never;
    };
    "/flightdetail/{id}/crew": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a seat in a flight
         * @description Confirms that the caller was the second person on board, as the pilot says. The flight is then among the flights
         *     of both, both may add photos, and both earn the badges of a crew. If the other user flew as co-pilot, the flight
         *     becomes that of the caller, for whose club it counts, and is scored again. Nothing changes if the caller has
         *     confirmed already. Without a request the call returns 404.
         *
         *     **Access:** the user who was asked.
         */
        post: operations["confirmCrew"];
        /**
         * Decline or leave a seat in a flight
         * @description Declines the request to the caller, or takes the caller off as co-pilot at any later time, with their name and
         *     their wish who may see the flight. Their photos stay with the flight; they can delete them before. Nothing changes
         *     for anyone else.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["leaveCrew"];
        options?: never;
        head?: never;
        /**
         * Change a wish as co-pilot
         * @description Changes who may see the flight by the wish of its co-pilot. For anyone else the call returns 404.
         *
         *     **Access:** the registered co-pilot.
         */
        patch: operations["updateCrew"];
        trace?: never;
    };
    "/flightdata/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the track of a flight
         * @description Returns all fixes of a flight as columns.
         *
         *     **Access:** anyone who may see the flight.
         */
        get: operations["getFlightData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flight/{id}/coach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get coaching for a flight
         * @description Analyses the flight from release to landing, or only a contest, a leg, or the part between two times. A section
         *     that cannot be analysed has a `refusal` instead of `advice`.
         *
         *     **Access:** anyone with premium who may see the flight.
         */
        get: operations["getFlightCoach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/flight/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the comments on a flight
         * @description Returns the description of the flight first, then the threads, the oldest first, each with its answers. The
         *     number of comments is `comment_count` of `GET flightdetail/{id}`.
         *
         *     **Access:** those who can see the flight.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a flight
         * @description Adds a comment, an answer or the description of the flight. Notifies the crew of the flight, the author of the
         *     comment that it answers, and those whom it mentions. If comments are not allowed (`COMMENTS_CLOSED`), only the
         *     crew of the flight can comment.
         *
         *     **Access:** signed-in users who can see the flight.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Deletes a comment with its reactions. If it has answers, it keeps its place without author and text. Nothing
         *     changes if there is no such comment, or it is one of another user that the caller may not see.
         *
         *     **Access:** the author, a moderator, and for the description also the user of the flight.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Edit, hide or show a comment
         * @description Changes the text of a comment, or hides it. Users whom the new text mentions for the first time are notified. A
         *     user who is banned from content cannot change a text (`CONTENT_BANNED`).
         *
         *     **Access:** the author for the text; the user of the flight (the co-pilot if the user deleted the account) or a
         *     moderator for `hidden`; the user of the flight or a superuser also for the text of the description.
         */
        patch: operations["updateComment"];
        trace?: never;
    };
    "/comment/reaction/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * React to a comment
         * @description Adds the caller's reaction to the comment with this id, or changes it. If comments are not allowed
         *     (`COMMENTS_CLOSED`), only the crew of the flight can react.
         *
         *     **Access:** signed-in users who can see the comment.
         */
        post: operations["addReaction"];
        /**
         * Take a reaction back
         * @description Deletes the reaction with this id. Nothing changes if there is no such reaction, or it is one of another user
         *     on a flight that the caller may not see.
         *
         *     **Access:** the user of the reaction.
         */
        delete: operations["deleteReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo or video to a flight
         * @description Stores an image upright and re-encoded, and a video unchanged. A flight can have 25 (`STORY_LIMIT`), each only
         *     once (`DUPLICATE_STORY`). Errors of the field `image` (`NOT_AN_IMAGE`, `TOO_MANY_PIXELS`) or `video`
         *     (`NOT_A_VIDEO`, `VIDEO_TOO_LONG`, `VIDEO_TOO_LARGE`) store nothing. A user can upload two at a time.
         *
         *     **Access:** the user of the flight, the registered co-pilot or a superuser, at any time.
         */
        post: operations["addStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a photo or video
         * @description Deletes the photo or video and its files.
         *
         *     **Access:** the user of the flight (the co-pilot if the user deleted the account), the co-pilot who added it, or a
         *     superuser, at any time.
         */
        delete: operations["deleteStory"];
        options?: never;
        head?: never;
        /**
         * Change the caption or time of a photo
         * @description Changes the given fields.
         *
         *     **Access:** the user of the flight (the co-pilot if the user deleted the account), the co-pilot who added it, or a
         *     superuser, at any time.
         */
        patch: operations["updateStory"];
        trace?: never;
    };
    "/aircraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all aircraft types
         * @description Returns every aircraft type, sorted by name.
         *
         *     **Access:** anyone.
         */
        get: operations["listAircraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aircraft/simple/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an aircraft type
         * @description Returns polar, masses and index of an aircraft type.
         *
         *     **Access:** anyone.
         */
        get: operations["getSimpleAircraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aircraft/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an aircraft type with its pilots
         * @description Returns an aircraft type with the pilots who flew it.
         *
         *     **Access:** anyone.
         */
        get: operations["getAircraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the airports in a map view
         * @description Returns places to land with the elevation used for arrival heights. Gliding sites come first.
         *
         *     **Access:** anyone.
         */
        get: operations["listAirports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an airport with its pilots
         * @description Returns an airport with the pilots who took off there.
         *
         *     **Access:** anyone.
         */
        get: operations["getAirport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airport/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow an airport
         * @description Follows an airport. Nothing changes if the caller follows it already.
         *
         *     **Access:** signed-in users.
         */
        post: operations["followAirport"];
        /**
         * Stop following an airport
         * @description Stops following an airport, if the caller follows it.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["unfollowAirport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sectors
         * @description Returns all sectors by name in the reader's language.
         *
         *     **Access:** anyone.
         */
        get: operations["listSectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/point_of_interest/{point}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The place, as in the search. */
                point: components["parameters"]["PointOfInterestId"];
            };
            cookie?: never;
        };
        /**
         * Get a place
         * @description Returns name and position of an airport or a city of the search.
         *
         *     **Access:** anyone.
         */
        get: operations["getPointOfInterest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the airspaces in a map view
         * @description Returns the airspaces in a view that are valid on a day, the widest first. A response holds at most 1000
         *     airspaces and 100 000 outline points. If there are more, the widest are omitted and `total` exceeds the length
         *     of the list; request a smaller view to get the rest. The list is empty if the instance has no airspaces.
         *
         *     **Access:** anyone.
         */
        get: operations["listAirspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream new and scored flights
         * @description Returns server-sent events until the caller disconnects, for public flights only. `event: flight` is a new flight,
         *     whose score is pending, and `event: score` a flight that was scored, also again. `data` is a `Flight` as in
         *     `GET flight`. A flight that is deleted has no event.
         *
         *     Events appear within a few seconds and are stored for a week. After an interruption, send the last id as
         *     `Last-Event-ID`. With an id older than a week, the stream starts with the oldest stored event: those between are
         *     missing, so read `GET flight` first. A comment every 15 seconds keeps the connection open. An address can have ten
         *     streams.
         *
         *     **Access:** anyone.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightcollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections of flights
         * @description Returns public collections, and those of the caller. `flight_count` counts the flights that the caller may see.
         *
         *     **Access:** anyone.
         */
        get: operations["listFlightCollections"];
        put?: never;
        /**
         * Create a collection of flights
         * @description Creates a collection of the caller with the given flights in their order. Flights that the caller may not see are
         *     left out. Several collections may have the same name. A user can own 500 collections; one more is an error of the
         *     field `name` (`TOO_MANY_COLLECTIONS`).
         *
         *     **Access:** signed-in users.
         */
        post: operations["createFlightCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightcollection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        /**
         * Get a collection of flights
         * @description Returns a collection with the ids of its flights that the caller may see, in their order. The `link_token` of a
         *     collection may stand for its id.
         *     `GET /flight?flight_collection_id_in=` returns the flights themselves.
         *
         *     **Access:** anyone for a public collection, those who have the link, otherwise the owner or a superuser.
         */
        get: operations["getFlightCollection"];
        put?: never;
        post?: never;
        /**
         * Delete a collection of flights
         * @description Deletes the collection. Its flights stay. Nothing happens if there is no such collection.
         *
         *     **Access:** the owner or a superuser.
         */
        delete: operations["deleteFlightCollection"];
        options?: never;
        head?: never;
        /**
         * Change a collection of flights
         * @description Changes name, description, visibility or color. `flight` replaces the flights and their order; flights that the
         *     caller may not see stay at the end. A collection can have 1000 flights; more are an error of the field `flight`
         *     (`COLLECTION_FULL`). A user who is banned from content can only hide it and remove things (`CONTENT_BANNED`).
         *
         *     **Access:** the owner or a superuser.
         */
        patch: operations["updateFlightCollection"];
        trace?: never;
    };
    "/flightcollection/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the photo of a collection
         * @description Rotates the photo upright, scales it to at most 256 pixels a side, re-encodes it and replaces the previous one. An
         *     invalid image is an error of the field `image` (`NOT_AN_IMAGE`, `TOO_MANY_PIXELS`) and changes nothing.
         *
         *     **Access:** the owner or a superuser.
         */
        post: operations["setFlightCollectionImage"];
        /**
         * Remove the photo of a collection
         * @description Removes the photo and its file, if there is one.
         *
         *     **Access:** the owner or a superuser.
         */
        delete: operations["deleteFlightCollectionImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightcollection/add/{id}": {
        parameters: {
            query: {
                /** @description The id of the flight. */
                flight_id: components["parameters"]["FlightId"];
            };
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a flight to a collection or move it
         * @description Adds a public flight or one of the caller, at the end or behind another flight. A flight that is in the collection
         *     already moves only if `after` is given. A collection can have 1000 flights; one more is an error of the field
         *     `flight_id` (`COLLECTION_FULL`).
         *
         *     **Access:** the owner or a superuser.
         */
        post: operations["addToFlightCollection"];
        /**
         * Remove a flight from a collection
         * @description Removes a flight, if it is in the collection.
         *
         *     **Access:** the owner or a superuser.
         */
        delete: operations["removeFromFlightCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightcollection/star/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a collection
         * @description Gives the collection a star of the caller. Nothing changes if it has one.
         *
         *     **Access:** signed-in users.
         */
        post: operations["starFlightCollection"];
        /**
         * Stop liking a collection
         * @description Takes the caller's star from the collection, if it has one.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["unstarFlightCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightcollection/{id}/stars": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        /**
         * List the users who like a collection
         * @description Returns the users who gave the collection a star, the latest first.
         *
         *     **Access:** anyone for a public collection, those who have the link, otherwise the owner or a superuser.
         */
        get: operations["listFlightCollectionStars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightcollection/duplicate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a collection
         * @description Creates a private collection of the caller with the name, the description, the color and those flights that the
         *     caller may see, in the same order. The photo and the stars are not copied.
         *
         *     **Access:** signed-in users who may see the collection.
         */
        post: operations["duplicateFlightCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightcollection/archive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        /**
         * Download the files of a collection
         * @description Returns a ZIP archive with the IGC files of the flights, in their order, named after their day. Files that the
         *     caller may not download one by one are left out.
         *
         *     **Access:** the owner or a superuser.
         */
        get: operations["downloadFlightCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Returns public tasks, and those of the caller. With `order_by=proximity`, the tasks whose start is nearest to `near`
         *     come first.
         *
         *     **Access:** anyone.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task
         * @description Creates a task of the caller. Kind, distances and worth follow from the points. Two consecutive points at the same
         *     place are an error of the field `point_features` (`REPEATED_POINT`), as is a zone without a radius or angle that
         *     it needs (`INCOMPLETE_ZONE`). A user can own 1000 tasks; one more is an error of the field `point_features` (`TOO_MANY_TASKS`).
         *
         *     **Access:** signed-in users.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         * @description Returns a task with its worth in the contests.
         *
         *     **Access:** anyone for a public task, those who have the link, otherwise the owner or a superuser.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Deletes the task, unless it was declared (`TASK_LOCKED`). Nothing happens if there is no such task.
         *
         *     **Access:** the owner or a superuser.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change a task
         * @description Changes a task. `point_features` replaces all points. A task that was declared is locked: its points, its rules and
         *     its minimum time cannot change (`TASK_LOCKED`), and it cannot be deleted. A user who is banned from content can only
         *     hide a task (`CONTENT_BANNED`).
         *
         *     **Access:** the owner or a superuser.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/task/token/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `token` of a task with a link. */
                token: components["parameters"]["TaskToken"];
            };
            cookie?: never;
        };
        /**
         * Get a task by its link
         * @description Returns the task with this token in its link.
         *
         *     **Access:** anyone who has the link.
         */
        get: operations["getTaskByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/cup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload tasks in a file
         * @description Reads the tasks of a CUP, CUPX, TSK, XCTSK, LKT or GPX file, or the declaration of an IGC file, and stores those that
         *     are valid. The content decides, not the name. Problems are reported by line, the rest of the file is used. With
         *     `preview`, nothing is stored.
         *
         *     **Access:** signed-in users.
         */
        post: operations["uploadTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/star/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a task
         * @description Gives the task a star of the caller. Nothing changes if it has one.
         *
         *     **Access:** signed-in users.
         */
        post: operations["starTask"];
        /**
         * Stop liking a task
         * @description Takes the caller's star from the task, if it has one.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["unstarTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/duplicate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a task
         * @description Creates a private task of the caller with the same points and rules. It is not locked.
         *
         *     **Access:** signed-in users who may see the task.
         */
        post: operations["duplicateTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Download a task as a file
         * @description Returns the task for a flight computer or a map. Points without a zone of their own get that of the rules. Formats
         *     leave out what they have no place for.
         *
         *     **Access:** anyone for a public task, those who have the link, otherwise the owner or a superuser.
         */
        get: operations["downloadTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List declarations
         * @description Returns the declarations of public tasks that count now, the latest first.
         *
         *     **Access:** anyone.
         */
        get: operations["listTaskDeclarations"];
        put?: never;
        /**
         * Declare a task
         * @description Declares a task for the caller's takeoffs until `declared_until`. It counts instead of the declaration in the flight
         *     recorder. A pilot has one declaration: a new one replaces it, for flights that are not uploaded yet. A time that has
         *     passed or is more than 7 days ahead is an error of the field `declared_until` (`DECLARED_UNTIL`).
         *
         *     A copy of the task is kept. Flights that it counts for show its points to everyone who may see the flight, also those of
         *     a task that is not public. The owner's task is locked until the declaration is deleted, replaced or forgotten, or for
         *     good if a flight was judged by it.
         *
         *     **Access:** signed-in users who may see the task.
         */
        post: operations["declareTask"];
        /**
         * Delete the declaration
         * @description Deletes the caller's declaration that counts now, if there is one. Uploaded flights keep theirs.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["deleteTaskDeclaration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/declaration/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pilot. */
                user_id: components["parameters"]["DeclaredUserId"];
            };
            cookie?: never;
        };
        /**
         * Get the declaration of a pilot
         * @description Returns the declaration of a pilot that counts now, or `null`. Flight computers load it as a file.
         *
         *     **Access:** anyone for a public task, otherwise the pilot.
         */
        get: operations["getTaskDeclaration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List championships
         * @description Returns one page of championships, the latest first. All are public.
         *
         *     **Access:** anyone.
         */
        get: operations["listChampionships"];
        put?: never;
        /**
         * Create a championship
         * @description Creates a competition of several days without classes. The caller is its organiser. A user can have 50 of them; one more is
         *     an error of the field `name` (`TOO_MANY_CHAMPIONSHIPS`).
         *
         *     **Access:** signed-in users with premium; see `live_competition_create` of `GET user/me`.
         */
        post: operations["createChampionship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championship/{championship}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a championship
         * @description Returns a championship with its classes, their entries and days, and the decisions of its organiser.
         *
         *     **Access:** anyone.
         */
        get: operations["getChampionship"];
        put?: never;
        post?: never;
        /**
         * Delete a championship
         * @description Deletes a championship with its classes, entries and days. Flights and tasks stay. A superuser who deletes the championship of
         *     another organiser is recorded.
         *
         *     **Access:** the organiser or a superuser.
         */
        delete: operations["deleteChampionship"];
        options?: never;
        head?: never;
        /**
         * Change a championship
         * @description Changes the name, the place or the dates. Days outside the new dates are an error of the field `end_date` (`DAYS_OUTSIDE`).
         *
         *     **Access:** the organiser or a superuser.
         */
        patch: operations["updateChampionship"];
        trace?: never;
    };
    "/championship/{championship}/class": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a class
         * @description Adds a class. A championship can have ten; one more is an error of the field `name` (`TOO_MANY_CLASSES`).
         *
         *     **Access:** the organiser or a superuser.
         */
        post: operations["createChampionshipClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championship/{championship}/class/{class}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a class of the championship. */
                class: components["parameters"]["ChampionshipClassInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a class
         * @description Removes a class with its entries and days. A class with a final day cannot be removed (`COMPETITION_FINAL`).
         *
         *     **Access:** the organiser or a superuser.
         */
        delete: operations["deleteChampionshipClass"];
        options?: never;
        head?: never;
        /**
         * Change a class
         * @description Changes a class. Its rules cannot change while a day is final (`COMPETITION_FINAL`).
         *
         *     **Access:** the organiser or a superuser.
         */
        patch: operations["updateChampionshipClass"];
        trace?: never;
    };
    "/championship/{championship}/class/{class}/entry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a class of the championship. */
                class: components["parameters"]["ChampionshipClassInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an entry
         * @description Adds a competitor to a class. An entry needs a registration or a competition id, by which its flights are found. Each of them belongs to one entry of a class
         *     (`TAKEN`). A class can have 200 entries; one more is an error of the
         *     field `name` (`TOO_MANY_ENTRIES`). While a day of the class is final, none can be added (`COMPETITION_FINAL`).
         *
         *     **Access:** the organiser or a superuser.
         */
        post: operations["createChampionshipEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championship/{championship}/class/{class}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a class of the championship. */
                class: components["parameters"]["ChampionshipClassInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the entries of a table
         * @description Adds the entries of a table in CSV, or changes those with the same competition id, or else with the same registration. Its first
         *     line names the columns; commas, semicolons or tabs separate them. `competition_id` or `registration` is required. The others are
         *     `name` (the competition id by default), `aircraft`, `club`, `handicap` and `not_competing` (`true`, `yes` or `1`). Other columns are
         *     ignored. If a line is wrong, nothing is stored, and the errors name each line (`loc` is `["csv", LINE]`). While a day of the class
         *     is final, entries cannot change (`COMPETITION_FINAL`).
         *
         *     **Access:** the organiser or a superuser.
         */
        post: operations["uploadChampionshipEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championship/{championship}/entry/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of an entry of the championship. */
                entry: components["parameters"]["ChampionshipEntryInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an entry
         * @description Removes an entry with its results and penalties, unless a day of the class is final (`COMPETITION_FINAL`).
         *
         *     **Access:** the organiser or a superuser.
         */
        delete: operations["deleteChampionshipEntry"];
        options?: never;
        head?: never;
        /**
         * Change an entry
         * @description Changes an entry. An entry needs a registration or a competition id, by which its flights are found. Each of them belongs to one entry of a class
         *     (`TAKEN`). While a day of the class is final, nothing can change (`COMPETITION_FINAL`).
         *
         *     **Access:** the organiser or a superuser.
         */
        patch: operations["updateChampionshipEntry"];
        trace?: never;
    };
    "/championship/{championship}/class/{class}/day": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a class of the championship. */
                class: components["parameters"]["ChampionshipClassInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a day
         * @description Adds a day with the task of a class. Its points, rules and minimum time are copied, so that later changes of the task do not affect
         *     the day, and become public with it. Public flights of the entries are scored at once, others when they are uploaded.
         *     The date must be one of the championship (`OUTSIDE_CHAMPIONSHIP`), on which the class has no other day (`TAKEN`).
         *
         *     **Access:** the organiser or a superuser.
         */
        post: operations["createChampionshipDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championship/{championship}/day/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a day of the championship. */
                day: components["parameters"]["ChampionshipDayInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a day with its results
         * @description Returns the task of a day, and the results of all entries of its class. Only public flights count. Points, ranks and totals follow
         *     from the flights at the time of the call.
         *
         *     **Access:** anyone.
         */
        get: operations["getChampionshipDay"];
        put?: never;
        post?: never;
        /**
         * Remove a day
         * @description Removes a day with its results and penalties, unless it is final (`COMPETITION_FINAL`).
         *
         *     **Access:** the organiser or a superuser.
         */
        delete: operations["deleteChampionshipDay"];
        options?: never;
        head?: never;
        /**
         * Change a day
         * @description Changes the task, the settings or the status. The status advances as that of local competitions, see
         *     `PATCH task/score/{competition}`; any other change is an error of the field `status` (`STATUS_ORDER`). While the result is
         *     final, nothing else can change (`COMPETITION_FINAL`), and no further flights are scored. A status `final_result` cannot be set
         *     together with other changes (`STATUS_ORDER`). A reason without a change is an error of the field `note` (`NOTHING_CHANGED`).
         *
         *     **Access:** the organiser or a superuser.
         */
        patch: operations["updateChampionshipDay"];
        trace?: never;
    };
    "/championship/{championship}/day/{day}/penalty/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a day of the championship. */
                day: components["parameters"]["ChampionshipDayInPath"];
                /** @description Id of an entry of the championship. */
                entry: components["parameters"]["ChampionshipEntryInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take points off an entry
         * @description Sets the penalty of an entry on a day, or replaces it. While the result is final, penalties cannot change (`COMPETITION_FINAL`).
         *
         *     **Access:** the organiser or a superuser.
         */
        post: operations["setChampionshipPenalty"];
        /**
         * Remove the penalty of an entry
         * @description Removes a penalty. While the result is final, penalties cannot change (`COMPETITION_FINAL`).
         *
         *     **Access:** the organiser or a superuser.
         */
        delete: operations["removeChampionshipPenalty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championship/{championship}/day/{day}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a day of the championship. */
                day: components["parameters"]["ChampionshipDayInPath"];
            };
            cookie?: never;
        };
        /**
         * Download the results of a day
         * @description Returns the results as one file named `day.{format}`.
         *
         *     **Access:** anyone.
         */
        get: operations["downloadChampionshipDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List local competitions
         * @description Returns one page of local competitions. All are public.
         *
         *     **Access:** anyone.
         */
        get: operations["listCompetitions"];
        put?: never;
        /**
         * Host a task as a local competition
         * @description Hosts a task for a day or an airport. Its points, rules and minimum time are copied, so that later changes of the
         *     task do not affect the competition, and become public with it. Existing flights are scored at once, others when they
         *     are uploaded; participants need neither a plan nor a declaration. A user can host 200 competitions; one more is an error
         *     of the field `task_id` (`TOO_MANY_COMPETITIONS`). A missing day or airport is an error of its field (`required`),
         *     and a group without the caller one of `user_group_id` (`NOT_IN_GROUP`).
         *
         *     **Access:** signed-in users with premium; see `live_competition_create` of `GET user/me`.
         */
        post: operations["createCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/score/{competition}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the competition. */
                competition: components["parameters"]["CompetitionInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a local competition with its results
         * @description Returns a competition with its results. Only public flights count. Points and ranks follow from the flights at the time
         *     of the call.
         *
         *     **Access:** anyone.
         */
        get: operations["getCompetition"];
        put?: never;
        post?: never;
        /**
         * Delete a local competition
         * @description Deletes a competition with its results. Flights and the task stay. A superuser who deletes the competition of
         *     another host is recorded.
         *
         *     **Access:** the host or a superuser.
         */
        delete: operations["deleteCompetition"];
        options?: never;
        head?: never;
        /**
         * Change a local competition
         * @description Changes the settings or the status. The status advances in the order `not_planned`, `planned`, `scoring`,
         *     `preliminary_result`, `inofficial_result`, `final_result`; steps can be skipped, and it can become `neutralized` at any
         *     time. From a result or `neutralized`, only `scoring` leads back: the competition is reopened. Any other change is an error of
         *     the field `status` (`STATUS_ORDER`). Settings other than the name cannot change while the result is final
         *     (`COMPETITION_FINAL`), and no further flights are scored then.
         *
         *     **Access:** the host or a superuser.
         */
        patch: operations["updateCompetition"];
        trace?: never;
    };
    "/task/score/{competition}/penalty/{flight}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the competition. */
                competition: components["parameters"]["CompetitionInPath"];
                /** @description A flight in the results of the competition. */
                flight: components["parameters"]["PenaltyFlight"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take points off a flight
         * @description Sets the penalty of a listed flight that completed the task, or replaces it. It takes points off by the rules of the competition. While the result is
         *     final, penalties cannot change (`COMPETITION_FINAL`).
         *
         *     **Access:** the host or a superuser.
         */
        post: operations["setTaskPenalty"];
        /**
         * Remove the penalty of a flight
         * @description Removes a penalty. While the result is final, penalties cannot change (`COMPETITION_FINAL`).
         *
         *     **Access:** the host or a superuser.
         */
        delete: operations["removeTaskPenalty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/score/{competition}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the competition. */
                competition: components["parameters"]["CompetitionInPath"];
            };
            cookie?: never;
        };
        /**
         * Download the results of a local competition
         * @description Returns the results as one file named `competition.{format}`.
         *
         *     **Access:** anyone.
         */
        get: operations["downloadCompetition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List travels
         * @description Returns travels, the latest first. A travel starts with a flight that lands more than 10 km from its takeoff, and
         *     continues with each takeoff within 10 km of the landing before and within seven days. It ends when the pilot lands
         *     at its first takeoff again. Travels have flights on at least two days. Only public flights count. A travel
         *     belongs to one pilot; a flight with two seats can be part of the travels of both.
         *
         *     **Access:** anyone.
         */
        get: operations["listTravels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the travel. */
                id: components["parameters"]["TravelId"];
            };
            cookie?: never;
        };
        /**
         * Get a travel
         * @description Returns a travel with the ids of its flights.
         *
         *     **Access:** anyone.
         */
        get: operations["getTravel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a travel
         * @description Changes name or description. Flights, days and sums follow from the flights of the pilot. Name, description and
         *     photo stay with the travel when its flights change. A user who is banned from content can only remove texts
         *     (`CONTENT_BANNED`).
         *
         *     **Access:** the owner or a superuser.
         */
        patch: operations["updateTravel"];
        trace?: never;
    };
    "/travel/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the travel. */
                id: components["parameters"]["TravelId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the photo of a travel
         * @description Rotates the photo upright, scales it to at most 256 pixels a side, re-encodes it and replaces the previous one. An
         *     invalid image is an error of the field `image` (`NOT_AN_IMAGE`, `TOO_MANY_PIXELS`) and changes nothing.
         *
         *     **Access:** the owner or a superuser.
         */
        post: operations["setTravelImage"];
        /**
         * Remove the photo of a travel
         * @description Removes the photo and its file, if there is one.
         *
         *     **Access:** the owner or a superuser.
         */
        delete: operations["deleteTravelImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waypointcollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections of waypoints
         * @description Returns public collections, and those of the caller.
         *
         *     **Access:** anyone.
         */
        get: operations["listWaypointCollections"];
        put?: never;
        /**
         * Create a collection of waypoints
         * @description Creates an empty collection of the caller. Several collections may have the same name. A user can own 100
         *     collections; one more is an error of the field `name` (`TOO_MANY_COLLECTIONS`).
         *
         *     **Access:** signed-in users.
         */
        post: operations["createWaypointCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waypointcollection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["WaypointCollectionId"];
            };
            cookie?: never;
        };
        /**
         * Get a collection of waypoints
         * @description Returns a collection with its waypoints in the order in which they were added. The `link_token` of a collection may
         *     stand for its id. The id `world` stands for the airports of this server.
         *
         *     With `format`, the waypoints are returned as one file.
         *
         *     **Access:** anyone for a public collection, those who have the link, otherwise the owner or a superuser.
         */
        get: operations["getWaypointCollection"];
        put?: never;
        post?: never;
        /**
         * Delete a collection of waypoints
         * @description Deletes the collection with its waypoints. Nothing happens if there is no such collection.
         *
         *     **Access:** the owner or a superuser.
         */
        delete: operations["deleteWaypointCollection"];
        options?: never;
        head?: never;
        /**
         * Change a collection of waypoints
         * @description Changes name, description or visibility. A user who is banned from content can only hide it (`CONTENT_BANNED`).
         *
         *     **Access:** the owner or a superuser.
         */
        patch: operations["updateWaypointCollection"];
        trace?: never;
    };
    "/waypointcollection/star/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["WaypointCollectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a collection of waypoints
         * @description Gives the collection a star of the caller. Nothing changes if it has one.
         *
         *     **Access:** signed-in users who may see the collection.
         */
        post: operations["starWaypointCollection"];
        /**
         * Stop liking a collection of waypoints
         * @description Takes the caller's star from the collection, if it has one.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["unstarWaypointCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waypointcollection/duplicate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["WaypointCollectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a collection of waypoints
         * @description Creates a private collection of the caller with the name, the description and the waypoints. Stars are not copied.
         *
         *     **Access:** signed-in users who may see the collection.
         */
        post: operations["duplicateWaypointCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waypoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a waypoint to a collection
         * @description Adds a waypoint at the end of a collection. A collection can have 20 000 waypoints, and the collections of a user
         *     100 000 together; one more is an error of the field `collection_id` (`COLLECTION_FULL`, `TOO_MANY_WAYPOINTS`).
         *
         *     **Access:** the owner of the collection or a superuser.
         */
        post: operations["createWaypoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waypoint/cup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload waypoints in a file
         * @description Adds the waypoints of a CUP, CUPX or GPX file, or those of a task file, to a collection. Without `collection_id`, they
         *     become a new private collection named like the file, unless there are none. The content decides, not the name of the
         *     file. Problems are reported by line, the rest of the file is used. A waypoint with the name and the position of one in
         *     the collection is not added again. Tasks and photos in the file are left out.
         *
         *     The limits are those of `POST waypoint`. A file that exceeds them changes nothing.
         *
         *     **Access:** the owner of the collection or a superuser.
         */
        post: operations["uploadWaypoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waypoint/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a waypoint
         * @description Deletes the waypoint. Nothing happens if there is none.
         *
         *     **Access:** the owner of the collection or a superuser.
         */
        delete: operations["deleteWaypoint"];
        options?: never;
        head?: never;
        /**
         * Change a waypoint
         * @description Omitted fields stay unchanged; null clears a field.
         *
         *     **Access:** the owner of the collection or a superuser.
         */
        patch: operations["updateWaypoint"];
        trace?: never;
    };
    "/club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clubs
         * @description Returns clubs in the order of their ids, for mirrors and for finding an id. Clubs that only unverified accounts have
         *     named are left out.
         *
         *     **Access:** anyone.
         */
        get: operations["listClubs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a club with its pilots
         * @description Returns a club with its pilots. The id of a club that was merged into another one leads to the other.
         *
         *     **Access:** anyone.
         */
        get: operations["getClub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the page of a club
         * @description Changes website and description of a club. Moderators change its name and region by `PATCH dashboard/club/{id}`.
         *
         *     **Access:** administrators of the club, moderators and superusers.
         */
        patch: operations["updateClubPage"];
        trace?: never;
    };
    "/club/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the logo of a club
         * @description Rotates the image upright, scales it to at most 256 pixels a side, re-encodes it and replaces the previous one.
         *     An invalid image is an error of the field `image` (`NOT_AN_IMAGE`, `TOO_MANY_PIXELS`) and changes nothing.
         *
         *     **Access:** administrators of the club, moderators and superusers.
         */
        post: operations["setClubImage"];
        /**
         * Remove the logo of a club
         * @description Removes the logo and its file, if there is one.
         *
         *     **Access:** administrators of the club, moderators and superusers.
         */
        delete: operations["deleteClubImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a club
         * @description Follows a club. Nothing changes if the caller follows it already.
         *
         *     **Access:** signed-in users.
         */
        post: operations["followClub"];
        /**
         * Stop following a club
         * @description Stops following a club, if the caller follows it.
         *
         *     **Access:** signed-in users.
         */
        delete: operations["unfollowClub"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usergroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups of pilots
         * @description Returns groups sorted by name.
         *
         *     **Access:** anyone.
         */
        get: operations["listUserGroups"];
        put?: never;
        /**
         * Create a group of pilots
         * @description Creates a group owned by the caller. A user can own 50 groups; one more is an error of the field `name`
         *     (`TOO_MANY_GROUPS`).
         *
         *     **Access:** signed-in users.
         */
        post: operations["createUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usergroup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a group with its pilots
         * @description Returns a group with its pilots and their roles.
         *
         *     **Access:** anyone.
         */
        get: operations["getUserGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a group
         * @description Deletes the group. Its pilots and their flights stay.
         *
         *     **Access:** the owner or a superuser.
         */
        delete: operations["deleteUserGroup"];
        options?: never;
        head?: never;
        /**
         * Change a group
         * @description Changes the name or the description.
         *
         *     **Access:** the owner, a manager or a superuser.
         */
        patch: operations["updateUserGroup"];
        trace?: never;
    };
    "/usergroup/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the image of a group
         * @description Rotates the image upright, scales it to at most 256 pixels a side, re-encodes it and replaces the previous one.
         *     An invalid image is an error of the field `image` (`NOT_AN_IMAGE`, `TOO_MANY_PIXELS`) and changes nothing.
         *
         *     **Access:** the owner, a manager or a superuser.
         */
        post: operations["setUserGroupImage"];
        /**
         * Remove the image of a group
         * @description Removes the image and its file, if there is one.
         *
         *     **Access:** the owner, a manager or a superuser.
         */
        delete: operations["deleteUserGroupImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usergroup/add/{id}": {
        parameters: {
            query: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a pilot to a group or change their role
         * @description Adds the user or changes their role. Only the owner can grant or withdraw the roles `manager` and `owner`. A new
         *     owner replaces the previous one. A group can have 500 pilots; one more is an error of the field `user_id`
         *     (`GROUP_FULL`).
         *
         *     **Access:** the owner, a manager or a superuser.
         */
        post: operations["addToUserGroup"];
        /**
         * Remove a pilot from a group
         * @description Removes the user. Only the owner can remove managers. The owner cannot be removed before another user becomes
         *     owner: an error of the field `user_id` (`GROUP_OWNER`).
         *
         *     **Access:** the owner, a manager or a superuser.
         */
        delete: operations["removeFromUserGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usergroup/leave/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a group
         * @description Removes the caller from the group, if they are in it. When the owner leaves, the longest-serving manager becomes
         *     owner, or else the longest-serving member. An empty group is deleted.
         *
         *     **Access:** signed-in users.
         */
        post: operations["leaveUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Returns the caller's notifications, the newest first. `notifications` of `GET user/me` is the number of unread
         *     ones.
         *
         *     **Access:** signed-in users.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks the caller's notifications as read. Ids of other users' notifications and of those already read are
         *     ignored.
         *
         *     **Access:** signed-in users.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push_subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the key for push subscriptions
         * @description Returns the public VAPID key of the instance. If the operator replaces the secret of the instance, the key changes
         *     and browsers must subscribe again.
         *
         *     **Access:** signed-in users.
         */
        get: operations["getPushKey"];
        put?: never;
        /**
         * Subscribe a device to notifications
         * @description Sends the caller's future notifications to the device, in the language of this call, encrypted as defined by RFC
         *     8291. The decrypted message is JSON, described by `x-message`. The subscription ends with this session, with
         *     `POST push_subscription/delete`, or when the push service no longer knows it. It replaces any subscription with
         *     the same `endpoint`. A user can subscribe 20 devices; another one replaces the oldest.
         *
         *     **Access:** signed-in users.
         */
        post: operations["addPushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push_subscription/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a push subscription
         * @description Replaces a subscription by its successor. No token is needed, because browsers replace subscriptions while no
         *     page is open.
         *
         *     **Access:** anyone who knows the old `endpoint`.
         */
        post: operations["changePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push_subscription/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe a device from notifications
         * @description Removes the caller's subscription with this `endpoint`, if there is one.
         *
         *     **Access:** signed-in users.
         */
        post: operations["deletePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a page of a ranking
         * @description Returns rows of a ranking. Each scored, changed or deleted flight is reflected at once. A page with fewer than 250
         *     rows is the last.
         *
         *     With `format`, the whole ranking is returned as one file named `ranking.{format}`, regardless of `skip`. A
         *     ranking of more than 50 000 rows returns 400 with `LIST_TOO_LONG`.
         *
         *     **Access:** anyone.
         */
        post: operations["getRanking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ranking/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the position of a user in a ranking
         * @description Returns the position of the user, or of their current club in a club category. The object is empty in airport
         *     categories, and if the user is not in the ranking.
         *
         *     **Access:** anyone.
         */
        post: operations["getRankingPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ranking/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the rows of a ranking
         * @description Returns the total number of rows.
         *
         *     **Access:** anyone.
         */
        post: operations["countRanking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ranking/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search a ranking by name
         * @description Returns up to ten rows whose name contains the text, the best position first. Case and accents are ignored.
         *
         *     **Access:** anyone.
         */
        post: operations["searchRanking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ranking/flights/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the counting flights of a row
         * @description Returns the flights that count for a row, the best first. The list is empty if the row does not exist. A page
         *     with fewer than 100 flights is the last.
         *
         *     **Access:** anyone.
         */
        post: operations["getRankingFlights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report something to the moderators
         * @description Reports a flight, photo, comment, pilot or club, or the words of a travel, task or collection, to the moderators, who
         *     alone learn of it. Each user has one report of a thing: another one changes nothing. After 20 reports in an hour the call returns 429.
         *
         *     **Access:** signed-in users.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the instance
         * @description Returns the version, jobs, storage, and counts of what waits for moderators.
         *
         *     **Access:** moderators and superusers.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description Returns reports, the newest first. Things that no longer exist have no `title`.
         *
         *     **Access:** moderators and superusers.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/report/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a report
         * @description Closes all open reports of the same thing. Nothing changes if they are closed already.
         *
         *     **Access:** moderators and superusers.
         */
        post: operations["closeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/report/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove reported words
         * @description Removes name, description and photo of the reported travel, task or collection. Tasks and collections become
         *     private; a collection keeps its name for its owner. The owner is notified with the reason, and its open reports are
         *     closed. Reports of other kinds are unknown here.
         *
         *     **Access:** moderators and superusers.
         */
        post: operations["removeReportedWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/flight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List flights for moderators
         * @description Returns flights in a state, the newest first, whatever their visibility:
         *     - `pending`: not yet scored.
         *     - `invalid`: the file does not count.
         *     - `reported`: with open reports.
         *     - `hidden`: hidden by a moderator.
         *
         *     **Access:** moderators and superusers.
         */
        get: operations["listModeratedFlights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/flight/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a flight
         * @description Hides a flight from everyone but its pilot, moderators and superusers, whatever its visibility. It no longer counts,
         *     and the pilot is notified with the reason. Its open reports are closed. Hiding it again changes the reason.
         *
         *     **Access:** moderators and superusers.
         */
        post: operations["hideFlight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/flight/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a hidden flight again
         * @description Gives a flight that a moderator hid the visibility that its pilot chose, and notifies the pilot. Nothing changes if it
         *     is not hidden.
         *
         *     **Access:** moderators and superusers.
         */
        post: operations["restoreFlight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/flight/{id}/rescore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score a flight again
         * @description Validates and scores a flight again from its file, and writes its tracks for maps and replays. Until then it counts
         *     with its previous points.
         *
         *     **Access:** moderators and superusers.
         */
        post: operations["scoreFlightAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/story/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a photo or video
         * @description Deletes a photo or video of any flight for ever, and notifies the one who added it with the reason. Its open
         *     reports are closed. Nothing changes if there is no such photo or video.
         *
         *     **Access:** moderators and superusers.
         */
        post: operations["removeStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find clubs
         * @description Returns clubs by their id or the beginning of a word of their name, the newest first; also those that only unverified
         *     accounts have named.
         *
         *     **Access:** moderators and superusers.
         */
        get: operations["listModeratedClubs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/club/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a club
         * @description Changes name, website and region of a club. If it gets a region of another country, its flights are scored again, because
         *     the country decides in which national contests they take part.
         *
         *     **Access:** moderators and superusers.
         */
        patch: operations["updateClub"];
        trace?: never;
    };
    "/dashboard/club/{id}/administrator": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the administrators of a club
         * @description Returns the users who may edit the page of a club, by name.
         *
         *     **Access:** moderators and superusers.
         */
        get: operations["listClubAdministrators"];
        put?: never;
        /**
         * Appoint an administrator of a club
         * @description Lets a user edit the page of a club. Nothing changes if they may already.
         *
         *     **Access:** moderators and superusers.
         */
        post: operations["appointClubAdministrator"];
        /**
         * Dismiss an administrator of a club
         * @description Ends the right of a user to edit the page of a club.
         *
         *     **Access:** moderators and superusers.
         */
        delete: operations["dismissClubAdministrator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/club/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Count what a merge of clubs would move
         * @description Returns the numbers of pilots, flights and followers that `POST dashboard/club/{id}/merge` would move.
         *
         *     **Access:** moderators and superusers.
         */
        get: operations["previewClubMerge"];
        put?: never;
        /**
         * Merge a club into another
         * @description Moves pilots, flights, followers and open reports of a club to another one and deletes it. Its address then leads to the
         *     other (301). Flights are scored again if the clubs are in different countries. Two pilots of the same name in both clubs
         *     prevent it (409 with `SAME_NAMES`). It cannot be undone.
         *
         *     **Access:** moderators and superusers.
         */
        post: operations["mergeClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/user/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Count what a merge of accounts would move
         * @description Returns the numbers of what `POST dashboard/user/{id}/merge` would move.
         *
         *     **Access:** superusers.
         */
        get: operations["previewUserMerge"];
        put?: never;
        /**
         * Merge an account into another
         * @description Moves flights, seats, photos, comments, follows, stars, collections, groups and everything else of an account to another
         *     one of the same person, and deletes it. Its sessions end, and its address leads to the other (301). Of two flights of one
         *     recording, that of the other account stays. Bans stay. A plan that has not ended prevents it (409 with
         *     `PLAN_NOT_ENDED`). It cannot be undone.
         *
         *     **Access:** superusers, for accounts of moderators and users.
         */
        post: operations["mergeUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List actions of moderators
         * @description Returns everything that moderators and superusers did, the newest first. No operation changes or deletes an entry.
         *
         *     **Access:** moderators and superusers.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find accounts
         * @description Returns accounts by their id or the beginning of a word of their name, or with a role or ban. Without a filter it
         *     returns the newest accounts. Only superusers find accounts by their address and receive it.
         *
         *     **Access:** moderators and superusers.
         */
        get: operations["listModeratedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/user/{id}/bans": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ban an account or end its bans
         * @description Changes the bans of an account:
         *     - `is_banned`: its user cannot sign in; all sessions and personal access tokens end. Flights and profile stay.
         *     - `is_live_banned`: the account cannot connect a tracker, and its tracker is disconnected.
         *     - `is_content_banned`: the account cannot add or change photos, texts, groups and messages.
         *
         *     The account is told the reason: at the sign-in, or by a notification. Moderators cannot ban superusers or other
         *     moderators (403 with `ROLE_TOO_HIGH`).
         *
         *     **Access:** moderators and superusers.
         */
        patch: operations["updateBans"];
        trace?: never;
    };
    "/dashboard/user/{id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign an account out everywhere
         * @description Ends all sessions of an account and revokes its personal access tokens.
         *
         *     **Access:** moderators and superusers.
         */
        post: operations["signOutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/user/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the role of an account
         * @description Makes an account superuser, moderator or user. The last superuser keeps their role (403 with `LAST_SUPERUSER`).
         *
         *     **Access:** superusers.
         */
        post: operations["setUserRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search by name
         * @description Returns matches, the best first:
         *     1. names equal to the text,
         *     2. names that start with the text,
         *     3. names with a word that starts with the text,
         *     4. names that contain the words of the text,
         *     5. similar names.
         *
         *     Within each group, popular entries come first. Case and accents are ignored.
         *
         *     A number also matches seasons and distances. Dates are parsed in the language of the request. A day without a
         *     year is the latest such day that is not in the future. With fewer than two letters, `point_of_interest` returns
         *     three cities as suggestions if it is the only kind.
         *
         *     **Access:** anyone.
         */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the available plans
         * @description Returns the plans that users can subscribe to.
         *
         *     **Access:** anyone.
         */
        get: operations["getPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a subscription
         * @description Prepares a checkout at Paddle. The subscription exists once Paddle reports the payment.
         *
         *     Errors: `PLANS_INCLUDED` if every feature is included on this instance, `SUBSCRIBED` if there is a subscription
         *     already, `TRIAL_USED` if the account has used its trial.
         *
         *     **Access:** signed-in users without a paid subscription.
         */
        post: operations["startSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or cancel a subscription
         * @description Switches the plan, cancels the subscription, or reverts a cancellation. A higher plan starts and is charged at
         *     once. A lower plan, like the end of a subscription, starts when the paid period is over.
         *
         *     Errors: `NO_SUBSCRIPTION` if there is none, `PAYMENT_DUE` if the last payment failed, `SUBSCRIPTION_ENDING` if a
         *     cancellation must be reverted first, `PAYMENT_REFUSED` if the payment of the higher plan failed.
         *
         *     **Access:** signed-in users with a paid subscription.
         */
        patch: operations["updateSubscription"];
        trace?: never;
    };
    "/subscription/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the cost of a change
         * @description Returns the cost of switching the plan and changes nothing. Fails in the same cases as `PATCH subscription`.
         *
         *     **Access:** signed-in users with a paid subscription.
         */
        post: operations["previewSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a link to the payment details
         * @description Returns a short-lived address at Paddle where the caller can change the payment details. Returns
         *     `NO_SUBSCRIPTION` without a paid subscription.
         *
         *     **Access:** signed-in users with a paid subscription.
         */
        post: operations["openPaymentPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a coupon
         * @description Starts the coupon's plan now, or after a redeemed coupon of the same plan ends. Redeeming a coupon twice changes
         *     nothing. A coupon that is unknown, used up or expired returns 400 with `COUPON_INVALID`; a paid subscription
         *     returns `SUBSCRIBED`. After ten wrong codes within 15 minutes, further codes are rejected without a check.
         *
         *     **Access:** signed-in users without a paid subscription.
         */
        post: operations["redeemCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a payment event
         * @description Processes a signed event of Paddle. An invalid signature, or one older than five seconds, returns 400. Sending an
         *     event again has no further effect. An event older than the stored state changes nothing, and events that do not
         *     concern subscriptions are ignored with 204. An instance without payments returns 404.
         *
         *     **Access:** Paddle.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terrain/{z}/{x}/{y}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an elevation tile
         * @description Returns a square web map tile. Its colours encode elevations as described by `terrain` of `GET instance`. Returns
         *     404 if the elevation is unknown. Only private caches may store the response.
         *
         *     **Access:** anyone with premium.
         */
        get: operations["getTerrainTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basemap/{z}/{x}/{y}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tile of the detailed base map
         * @description Returns a vector tile with roads, forests, water and names in the schema of Protomaps, or 404 if there is none.
         *     `basemap` of `GET instance` describes the tiles. The server reads them, so that the source of the map learns
         *     nothing about the user. Shared caches may store the response.
         *
         *     **Access:** anyone.
         */
        get: operations["getBasemapTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/maplayer/{layer}/{z}/{x}/{y}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tile of a map layer
         * @description Returns a tile of a layer that is not `premium`, or 404 if there is no such tile. `map_layers` of `GET instance`
         *     lists the layers. The server fetches the tiles, so that their provider learns nothing about the user. Shared
         *     caches may store the response.
         *
         *     **Access:** anyone.
         */
        get: operations["getMapLayerTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/maplayer/premium/{layer}/{z}/{x}/{y}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tile of a premium map layer
         * @description Returns a tile of a `premium` layer, as `GET maplayer` does for other layers. Only private caches may store the
         *     response.
         *
         *     **Access:** anyone with premium.
         */
        get: operations["getPremiumMapLayerTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soaringspot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List central competitions
         * @description Returns the competitions at SoaringSpot for which the operator has a key, the latest first. Without a key this
         *     returns 404; see `central_competitions` of `GET instance`. Data are at most five minutes old. If SoaringSpot does
         *     not respond, this returns 503.
         *
         *     **Access:** anyone.
         */
        get: operations["listCentralCompetitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soaringspot/{competition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a central competition
         * @description Returns the classes and days of a competition. Data are at most five minutes old.
         *
         *     **Access:** anyone.
         */
        get: operations["getCentralCompetition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soaringspot/{competition}/day/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a day of a central competition
         * @description Returns the task and the official results of a day. A result names the flight on this instance that is public, of
         *     that day and of the same glider, and what this flight has for the task when it is computed here. A request
         *     computes at most ten flights; `pending` says how many are left for the next. Data are at most five minutes old.
         *
         *     **Access:** anyone.
         */
        get: operations["getCentralDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings of the instance
         * @description Returns the public settings of the instance.
         *
         *     **Access:** anyone.
         */
        get: operations["getInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the totals of the current season
         * @description Returns how much was flown on this instance in the current season: all flights except those in a simulator.
         *
         *     **Access:** anyone.
         */
        get: operations["getInstanceSeason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance/script-error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a script error
         * @description Writes an error of a web page to the server's log, with e-mail addresses removed. If `script_errors` of `GET
         *     instance` is false, the report is accepted and discarded.
         *
         *     **Access:** anyone.
         */
        post: operations["reportScriptError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A version such as `1.19.2`. */
        AppVersion: string;
        /** @description Identifies the calling program. */
        ClientId: string;
        /**
         * @description Purpose of the token: `declare`, `upload` or both, separated by a space. Informational only.
         * @example declare upload
         */
        Scope: string;
        PasswordGrant: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            grant_type: "password";
            /** @description E-mail address of the account. */
            username: string;
            /** Format: password */
            password: string;
            client_id?: components["schemas"]["ClientId"];
            scope?: components["schemas"]["Scope"];
        };
        RefreshTokenGrant: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            grant_type: "refresh_token";
            refresh_token: string;
            client_id?: components["schemas"]["ClientId"];
            scope?: components["schemas"]["Scope"];
        };
        /** @description Unknown parameters are ignored, as RFC 6749 requires. */
        TokenRequest: components["schemas"]["PasswordGrant"] | components["schemas"]["RefreshTokenGrant"];
        Token: {
            /** @constant */
            token_type: "Bearer";
            access_token: string;
            /** @description Works once. The response to its use contains its successor. */
            refresh_token: string;
            /** @description Lifetime of the access token, in s. */
            expires_in: number;
            scope: components["schemas"]["Scope"];
        };
        /** @description A refused grant, as defined by RFC 6749. */
        OAuthError: {
            error: string;
            /** @description A sentence for people, in the language of the request. */
            error_description?: string;
            /**
             * Format: date-time
             * @description Last time at which the account can be restored. Present only with `account_deleted`.
             */
            restore_until?: string;
        };
        /** @description A violated rule or a failure. */
        Error: {
            /** @description A sentence for people, in the language of the request. */
            detail: string;
            /** @description A stable code for programs. */
            code: string;
        };
        /** @description Problem with one value. */
        FieldError: {
            /** @description Path of the value in the body. Values elsewhere start with their location: `query`, `path` or `header`. */
            loc: (string | number)[];
            /** @description A sentence for people, in the language of the request. */
            msg: string;
            /** @description A stable code: the violated rule, or the reason why a file is unreadable. */
            type: string;
        };
        /** @description Invalid values. */
        FieldErrors: {
            detail: components["schemas"]["FieldError"][];
        };
        /** @description Unknown parameters are ignored, as RFC 6749 requires. */
        Revocation: {
            /** @description A refresh token or an access token. */
            token: string;
            /** @description Type of the token, as defined by RFC 7009. The server searches both types in any case. */
            token_type_hint?: string;
            /** @description Program that received the token. If given, tokens of other programs are not revoked. */
            client_id?: components["schemas"]["ClientId"];
        };
        /** @description A challenge of the Altcha protocol, version 2. */
        CaptchaChallenge: {
            parameters: {
                algorithm: string;
                cost: number;
                /** @description Unix seconds. */
                expiresAt?: number;
                keyLength: number;
                keyPrefix: string;
                keySignature?: string;
                nonce: string;
                salt: string;
            };
            signature: string;
        };
        /**
         * @description Solution of a challenge from `GET auth/captcha`: base64 of the JSON `{challenge, solution}`, as produced by Altcha's
         *     widget. Required if `GET instance` asks for captchas. Valid for one call.
         */
        Captcha: string;
        SolvedCaptcha: {
            captcha?: components["schemas"]["Captcha"];
        };
        Message: {
            /** @description A sentence for people. */
            msg: string;
        };
        /**
         * Format: password
         * @description Must not be a common password, nor the name or address of the account.
         */
        Password: string;
        PasswordReset: {
            token: string;
            new_password: components["schemas"]["Password"];
        };
        EmailUpdateRequest: {
            /**
             * Format: password
             * @description Current password of the account.
             */
            password: string;
            /** Format: email */
            new_email: string;
        };
        RestoreRequest: {
            /** Format: email */
            email: string;
            /**
             * Format: password
             * @description Password of the deleted account.
             */
            password: string;
        };
        /** @description A program with sessions of the account. */
        Client: {
            client_id?: components["schemas"]["ClientId"];
            sessions: number;
            /**
             * Format: date-time
             * @description Start of its oldest session.
             */
            created: string;
            /**
             * Format: date-time
             * @description Latest time at which one of its sessions received a token.
             */
            last_used: string;
            /** @description Version of the program in its latest session, if reported. */
            app_version?: components["schemas"]["AppVersion"];
            /**
             * @description System on which the web application of the latest session is installed.
             * @enum {string}
             */
            installed_on?: "iOS" | "Android";
            /** @description True for the calling program. */
            is_current?: boolean;
        };
        Id: number;
        /**
         * @description Operations that a personal access token may call, which state their scope as `x-scope`: `read` reads, `upload`
         *     uploads flights, photos and videos, `write` makes other changes. No scope includes another.
         * @enum {string}
         */
        PersonalTokenScope: "read" | "upload" | "write";
        /** @description A personal access token, without the token itself. */
        PersonalToken: {
            id: components["schemas"]["Id"];
            name: string;
            scopes: components["schemas"]["PersonalTokenScope"][];
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Time from which it is invalid. Without it, the token is valid until it is revoked.
             */
            expires?: string;
            /**
             * Format: date-time
             * @description Last use, to the minute.
             */
            last_used?: string;
        };
        NewPersonalToken: {
            /** @description Purpose of the token, for its owner. */
            name: string;
            scopes: components["schemas"]["PersonalTokenScope"][];
            /**
             * Format: date-time
             * @description Time from which it is invalid. By default, the token is valid until it is revoked.
             */
            expires?: string;
            /**
             * Format: password
             * @description Current password of the account.
             */
            password: string;
        };
        /** @description A new personal access token. The token is returned only once. */
        CreatedPersonalToken: components["schemas"]["PersonalToken"] & {
            /** @description The token, for the header `Authorization: Bearer`. It starts with `cst_`. */
            token: string;
        };
        /** @description Path of the image below `files_url`. */
        ImagePath: string;
        /** @description True if the user shows the badge of a patron. */
        Badge: boolean;
        /**
         * @description Plan that the user shows publicly.
         * @enum {string}
         */
        UserStatus: "patron" | "premium" | "supporter";
        /** @description Name and id of a user. */
        UserRef: {
            id: components["schemas"]["Id"];
            name: string;
            image?: components["schemas"]["ImagePath"];
            badge?: components["schemas"]["Badge"];
            status?: components["schemas"]["UserStatus"];
            /** @description Whether the operator marked the user as a developer of the software. */
            developer?: boolean;
        };
        /** @enum {string} */
        Gender: "M" | "F" | "D";
        /**
         * @description ISO 3166-2 code, or the country code if the region is unknown.
         * @example DE-NI
         * @example AR
         */
        RegionId: string;
        /**
         * @description ISO 3166-1 alpha-2 code.
         * @example DE
         */
        CountryCode: string;
        Region: {
            id: components["schemas"]["RegionId"];
            name: string;
            country: components["schemas"]["CountryCode"];
        };
        /** @description Name and id of a club. */
        ClubRef: {
            id: components["schemas"]["Id"];
            name: string;
            region?: components["schemas"]["Region"];
        };
        /** @description Number of achievements. Each ten achievements raise the level by one, starting at level 1. */
        AchievementCount: number;
        /**
         * @description How a user follows:
         *     - `requested`: they have asked to, and wait to be accepted.
         *     - `following`: they follow.
         * @enum {string}
         */
        FollowState: "requested" | "following";
        /** @description Year in which the season ends. */
        SeasonYear: number;
        /** @description Sums of a user's flights in one season in the contest `free`. As in `User`, simulator flights are excluded. */
        UserSeason: {
            season: components["schemas"]["SeasonYear"];
            flights: number;
            /** @description Points of the flights that count in rankings. */
            points: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Airtime, in s. */
            duration: number;
            /** @description Speed of these flights, in km/h. */
            avg_speed?: number;
        };
        /** @description The public profile of a user. */
        User: components["schemas"]["UserRef"] & {
            gender: components["schemas"]["Gender"];
            /** Format: date */
            date_joined: string;
            /** @description Whether the user is a junior in the current season. */
            is_junior: boolean;
            club?: components["schemas"]["ClubRef"];
            /** @description Flights count for this club if the pilot chooses it. */
            second_club?: components["schemas"]["ClubRef"];
            /** @description Whether anyone may download the user's IGC files and open them in other programs. */
            open_in_seeyou?: boolean;
            /** @description Whether other users can send messages to the user. */
            message_enabled?: boolean;
            bio?: string;
            /**
             * @description Number of flights without simulator flights (finding `SIMULATOR_FILE`). Lists include simulator flights;
             *     sums and averages here and in `seasons` do not.
             */
            flight_count: number;
            /** @description Distance of these flights in the contest `free`, in km. */
            total_free_distance: number;
            /** @description Airtime of these flights, in s. */
            total_flight_duration: number;
            /** @description Speed of these flights in the contest `free`, in km/h. */
            avg_speed?: number;
            achievement_count: components["schemas"]["AchievementCount"];
            /** @description Number of photos and videos of all flights. Only on the user's page. */
            story_count?: number;
            /** @description Airport with the most of these flights. Only on the user's page. */
            home_airport?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            /** @description Ground speed in the glides of these flights in the contest `free`, in km/h. Only on the user's page. */
            avg_glide_speed?: number;
            /**
             * @description Distance flown in the glides of these flights in the contest `free`, divided by the scored distance. Only on
             *     the user's page.
             */
            avg_glide_detour?: number;
            /** @description Whether the caller follows the user. Absent if they do not. Only on the user's page. */
            caller_follows?: components["schemas"]["FollowState"];
            /** @description Absent unless the user follows the caller. Only on the user's page. */
            follows_caller?: boolean;
            /**
             * @description Number of followers. Only on the user's page. Absent if the user hides their lists (`follows_hidden`), except
             *     to themselves.
             */
            follower_count?: number;
            /** @description Number of users, clubs and airports that the user follows, under the same conditions. */
            following_count?: number;
            /** @description Seasons with flights, the latest first. Only on the user's page. */
            seasons?: components["schemas"]["UserSeason"][];
        };
        /**
         * @description Who may see a flight: anyone (`public`), those who have its link (`link`), or only its pilot and registered co-pilot
         *     (`private`, and `draft` before publication). Only public flights count in rankings and appear in lists, on maps, in searches, files, feeds
         *     and events. For anyone else, the id of another flight is that of a flight that does not exist.
         * @enum {string}
         */
        Visibility: "public" | "link" | "private" | "draft";
        /**
         * @description Plans in ascending order. Each includes the features of the previous ones.
         * @enum {string}
         */
        Plan: "supporter" | "premium" | "patron";
        /** @description The plan that the user pays for or has by a coupon. */
        Subscription: {
            plan: components["schemas"]["Plan"];
            /** @description True if the last payment failed. The plan is inactive until it is paid. */
            past_due: boolean;
            /**
             * @description Source of the plan. Only paid subscriptions can be changed.
             * @enum {string}
             */
            by: "payment" | "coupon";
            /**
             * Format: date-time
             * @description Date of the next payment.
             */
            renews?: string;
            /**
             * Format: date-time
             * @description End of the plan, if it was cancelled or comes from a coupon.
             */
            ends?: string;
            /**
             * Format: date-time
             * @description End of the current trial, before which nothing is charged.
             */
            trial_ends?: string;
            /** @description The lower plan that starts after the paid period. */
            next_plan?: components["schemas"]["Plan"];
        };
        /**
         * @description Metric, imperial, or United States units.
         * @enum {string}
         */
        UnitSystem: "M" | "I" | "U";
        /**
         * @description Language of newsletters and magazines.
         * @enum {string}
         */
        Language: "en" | "de";
        /**
         * @description A supported language.
         * @enum {string}
         */
        Locale: "en-gb" | "en-us" | "de" | "fr" | "nl" | "da" | "cs" | "it" | "pl" | "es" | "pt" | "uk" | "hu" | "lt" | "fi" | "no" | "sv" | "ja";
        /** @description Membership number of the Soaring Society of America. */
        SsaId: string;
        /**
         * @description The address that the tracker sends, after its type: `FLR` for FLARM, `ICA` for a transponder (ICAO), `OGN` for an
         *     Open Glider Network tracker.
         */
        DeviceId: string;
        /** @description The tracker that the user is connected to. */
        OwnDevice: {
            id: components["schemas"]["DeviceId"];
            /**
             * Format: date-time
             * @description End of the connection.
             */
            until?: string;
        };
        /**
         * @description The tracker that was taken over from the caller within the last 30 days, while another user is connected to it.
         *     The caller can take it back by `POST /user/device` with `take_over`.
         */
        TakenDevice: components["schemas"]["OwnDevice"] & {
            /** @description The user who is connected to it now. */
            user: components["schemas"]["UserRef"];
            /** Format: date-time */
            take_back_until: string;
        };
        /** @description A named filter of the flight list. */
        SavedFilter: {
            name: string;
            /**
             * @description Query string of the list's address, without the question mark.
             * @example season=2026&keyword=junior
             */
            search: string;
        };
        /**
         * @description Period after which a mail tells of unread notifications and new flights of followed pilots: every evening, or on
         *     Friday evening. `off` by default. Without such news there is no mail.
         * @enum {string}
         */
        Digest: "off" | "daily" | "weekly";
        /** @description The caller's account. */
        Me: components["schemas"]["User"] & {
            email: string;
            /** Format: date */
            date_of_birth: string;
            is_superuser: boolean;
            /** @description Whether the user may moderate. Superusers may, too. */
            is_moderator: boolean;
            /** @description Whether a moderator banned the user from live tracking. */
            is_live_banned: boolean;
            /** @description Whether a moderator banned the user from adding and changing photos, texts, groups and messages. */
            is_content_banned: boolean;
            /** @description Reason of the latest ban. Absent without bans. */
            ban_reason?: string;
            is_early_bird: boolean;
            /** @description Whether the user's `status` is visible to others. */
            badge: boolean;
            /** @description Visibility of new flights. */
            flight_visibility: components["schemas"]["Visibility"];
            subscription?: components["schemas"]["Subscription"];
            /**
             * @description Highest plan whose features the user can use, by subscription, as early bird, by `ssa_id` or as superuser.
             *     Absent if there is none. Without plans on the instance, everyone can use everything.
             */
            access?: components["schemas"]["Plan"];
            /** @description Whether the user may host local competitions, with `premium` or on an instance without plans. */
            live_competition_create: boolean;
            /** @description Whether the user can still try `premium` for 14 days. */
            trial_available: boolean;
            unit?: components["schemas"]["UnitSystem"];
            newsletter_language?: components["schemas"]["Language"];
            magazine_language?: components["schemas"]["Language"];
            /**
             * @description Language of mails and notifications, set from `Accept-Language` at registration and each sign-in. If absent,
             *     `newsletter_language` applies, or else English.
             */
            locale?: components["schemas"]["Locale"];
            ssa_id?: components["schemas"]["SsaId"];
            /** @description E-mail address of the stored login. Passwords are never returned. */
            skysight_email?: string;
            copilot_email?: string;
            device?: components["schemas"]["OwnDevice"];
            taken_device?: components["schemas"]["TakenDevice"];
            /** @description Saved filters of flight lists, in the user's order. */
            filter: components["schemas"]["SavedFilter"][];
            /** @description Number of unread notifications. */
            notifications: number;
            /**
             * @description Number of flights of followed pilots that were published since the user read the feed; see
             *     `POST flight/feed/read`. More than 99 count as 100.
             */
            friend_flight_count: number;
            /** @description Notify when a visitor uploads a flight for the user without signing in. */
            upload_notification: boolean;
            /** @description Notify when a flight of the user is scored. */
            score_notification: boolean;
            /** @description Notify when another user enters this user as co-pilot. */
            copilot_notification: boolean;
            /** @description Notify when another user sends a message. */
            message_notification: boolean;
            /** @description Notify when the user is added to a group or their role changes. */
            group_notification: boolean;
            /** @description Notify when a flight earns a badge. */
            badge_notification: boolean;
            /**
             * @description Whether the operator may announce new magazine stories, in `magazine_language`. Has no effect without that
             *     language.
             */
            magazine_notification: boolean;
            /** @description Whether comments, answers and mentions are notified. */
            comment_notification: boolean;
            digest: components["schemas"]["Digest"];
            /** @description Whether others can comment on the user's flights, unless a flight has its own setting. */
            comments_allowed: boolean;
            /** @description Notify when another user follows this user, asks to, or accepts them as a follower. */
            follower_notification: boolean;
            /** @description Whether only the user sees who follows them, and whom and what they follow. */
            follows_hidden: boolean;
            /** @description Whether the user must accept each new follower. */
            followers_approved: boolean;
        };
        /** @description First and last name, each with a capital letter and not in capitals only. */
        UserName: string;
        NewUser: {
            name: components["schemas"]["UserName"];
            /** Format: email */
            email: string;
            password: components["schemas"]["Password"];
            /** Format: date */
            date_of_birth: string;
            /**
             * @default M
             * @enum {string}
             */
            gender?: "M" | "F" | "D";
            /** @enum {string|null} */
            newsletter_language?: "en" | "de" | null;
            /** @enum {string|null} */
            magazine_language?: "en" | "de" | null;
            ssa_id?: string | null;
            /** @description Id of an existing club. */
            club_id?: number | null;
            /** @description Name of a new club. If a club with exactly this name exists, it is used. */
            club_name?: string | null;
            captcha?: components["schemas"]["Captcha"];
        };
        /** @description Result of a registration. */
        NewAccount: {
            email: string;
            /** @description Whether the user can sign in at once. Otherwise they must first open the link in a mail. */
            is_verified: boolean;
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        MePatch: {
            name?: components["schemas"]["UserName"];
            /** Format: date */
            date_of_birth?: string;
            gender?: components["schemas"]["Gender"];
            /**
             * @description The club that flights count for. A change ends the membership of the previous club yesterday and begins one today;
             *     flights stay with the club of their day. See `POST user/me/membership` for other days.
             */
            club_id?: number | null;
            /** @description A club other than the first. Existing flights keep the club they count for. */
            second_club_id?: number | null;
            /**
             * @description Null derives the unit from the locale.
             * @enum {string|null}
             */
            unit?: "M" | "I" | "U" | null;
            bio?: string | null;
            /** @enum {string|null} */
            newsletter_language?: "en" | "de" | null;
            /** @enum {string|null} */
            magazine_language?: "en" | "de" | null;
            /** @description Language of mails and notifications, until the next sign-in with another language. */
            locale?: components["schemas"]["Locale"];
            ssa_id?: string | null;
            /** @description Allows anyone to download the user's IGC files and open them in other programs. Off by default. */
            open_in_seeyou?: boolean;
            /** @description Visibility of new flights. `public` by default. */
            flight_visibility?: components["schemas"]["Visibility"];
            /** @description Allows other users to send messages with `POST /usermessage`. Off by default. */
            message_enabled?: boolean;
            /** @description Notify when a visitor uploads a flight for the user without signing in. */
            upload_notification?: boolean;
            /** @description Notify when a flight of the user is scored. */
            score_notification?: boolean;
            /** @description Notify when another user enters this user as co-pilot. */
            copilot_notification?: boolean;
            /** @description Notify when another user sends a message. */
            message_notification?: boolean;
            /** @description Notify when the user is added to a group or their role changes. */
            group_notification?: boolean;
            /** @description Notify when a flight earns a badge. */
            badge_notification?: boolean;
            /** @description Whether the operator may announce new magazine stories, in `magazine_language`. */
            magazine_notification?: boolean;
            /** @description Notify when others comment on a flight of the user, answer a comment of the user, or mention the user. */
            comment_notification?: boolean;
            digest?: components["schemas"]["Digest"];
            /** @description Whether others can comment on the user's flights, unless a flight has its own setting. Existing comments stay. */
            comments_allowed?: boolean;
            /** @description Notify when another user follows this user, asks to, or accepts them as a follower. */
            follower_notification?: boolean;
            /** @description Hides from others who follows the user, and whom and what they follow. */
            follows_hidden?: boolean;
            /** @description Requires the user to accept each new follower. Those who follow already stay. */
            followers_approved?: boolean;
            /** @description Shows the user's plan to others. */
            badge?: boolean;
            /** @description Replaces all saved filters. Names must be unique. */
            filter?: components["schemas"]["SavedFilter"][];
            /**
             * Format: email
             * @description E-mail address of the login at SkySight. Has no effect without the password. Null removes the login.
             */
            skysight_email?: string | null;
            /** Format: password */
            skysight_password?: string;
            /**
             * Format: email
             * @description E-mail address of the login at the Copilot application (not a co-pilot). Has no effect without the password.
             *     Null removes the login.
             */
            copilot_email?: string | null;
            /** Format: password */
            copilot_password?: string;
            password?: components["schemas"]["Password"];
            /** Format: password */
            old_password?: string;
        };
        Export: {
            /**
             * Format: uri-reference
             * @description Relative to the address of the server.
             */
            url: string;
            /** Format: date-time */
            expires: string;
        };
        ImportCount: {
            /** @enum {string} */
            kind: "profile" | "picture" | "filter" | "flight" | "collection" | "travel" | "task" | "waypoint_collection" | "story";
            added: number;
            /** @description Number of items that already existed. */
            skipped: number;
            /** @description Number of rejected items; the issues give the reasons. */
            refused: number;
        };
        /**
         * @description A stable code for programs:
         *     - `CHANGE`: imported without one of its fields.
         *     - `FILE_MISSING`, `FILE_DAMAGED`, `FILE_TOO_LARGE`: the file is not in the archive, differs from the saved one, or
         *     exceeds the upload limit.
         *     - `EMPTY_FILE`, `BINARY_FILE`, `NOT_IGC`, `NO_H_RECORD`, `H_RECORD_NO_DATE`, `NO_FIXES`: the file is not a readable
         *     recording, as in `POST igcfile`.
         *     - `NOT_AN_IMAGE`, `TOO_MANY_PIXELS`, `NOT_A_VIDEO`, `VIDEO_TOO_LONG`, `VIDEO_TOO_LARGE`: the photo or video is not
         *     accepted, as in `POST story`.
         *     - `STORY_FLIGHT`, `STORY_LIMIT`: the flight of a photo is not one of the caller's flights, or already has the
         *     maximum number.
         *     - `FILTER_INVALID`, `FILTER_TAKEN`, `FILTER_OF_INSTANCE`, `FILTER_FULL`: a saved filter is malformed, has the name
         *     of another filter, refers to ids of another instance, or exceeds the limit.
         *     - `COLLECTION_LIMIT`: the account already has the maximum number of collections.
         *     - `TRAVEL_FLIGHTS`: none of the flights of a travel is one of the caller's flights.
         *     - `TASK_LIMIT`: the account already has the maximum number of tasks.
         *     - `WAYPOINT_LIMIT`: the account already has the maximum number of waypoints or their collections.
         *     - `INTERNAL`: the item failed repeatedly; the server's log has the reason.
         * @enum {string}
         */
        ImportIssueCode: "CHANGE" | "FILE_MISSING" | "FILE_DAMAGED" | "FILE_TOO_LARGE" | "EMPTY_FILE" | "BINARY_FILE" | "NOT_IGC" | "NO_H_RECORD" | "H_RECORD_NO_DATE" | "NO_FIXES" | "NOT_AN_IMAGE" | "TOO_MANY_PIXELS" | "NOT_A_VIDEO" | "VIDEO_TOO_LONG" | "VIDEO_TOO_LARGE" | "STORY_FLIGHT" | "STORY_LIMIT" | "FILTER_INVALID" | "FILTER_TAKEN" | "FILTER_OF_INSTANCE" | "FILTER_FULL" | "COLLECTION_LIMIT" | "TRAVEL_FLIGHTS" | "TASK_LIMIT" | "WAYPOINT_LIMIT" | "INTERNAL";
        ImportIssue: {
            /** @description The file in the archive, or the item it concerns. */
            path: string;
            type: components["schemas"]["ImportIssueCode"];
            /** @description A sentence for people, in the language of the request. */
            msg: string;
        };
        /** @description The import of one archive. Its counts refer mostly to files, grouped by kind. */
        Import: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "running" | "done" | "cancelled";
            /** @description File name of the archive. */
            name: string;
            /** @description Instance that created the archive, as stated in the archive. Empty if not stated. */
            host: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            finished?: string;
            /** @description Total number of steps. */
            total: number;
            /** @description Number of completed steps. */
            done: number;
            /** @description Results by kind, for the kinds that the archive contains. */
            counts: components["schemas"]["ImportCount"][];
            /** @description Up to 200 items that were skipped or changed, in the order of the archive. */
            issues: components["schemas"]["ImportIssue"][];
            /** @description Total number of issues. */
            issue_count: number;
        };
        Imports: {
            /** @description Size limit of an archive in MB. */
            max_megabytes: number;
            latest?: components["schemas"]["Import"];
        };
        ArchiveUpload: {
            /** @description The ZIP archive. `max_megabytes` of `GET user/me/import` is its size limit. */
            archive: Blob;
        };
        /** @description The caller's login at another service. */
        Integration: {
            /** @description Whether the operator has configured the service. */
            available: boolean;
            /** @description E-mail address of the stored login, if there is one. */
            email?: string;
            /**
             * @description State of the login according to the service; also `refused` if the login must be entered again. Absent without a
             *     login.
             * @enum {string}
             */
            state?: "connected" | "refused" | "unreachable";
        };
        /**
         * @description Days on which the caller was a member of a club. A flight counts for the club of its day when it is uploaded, or for the
         *     second club if the pilot chooses so.
         */
        ClubMembership: {
            club: components["schemas"]["ClubRef"];
            /** @description Whether it was the second club. */
            is_second: boolean;
            /**
             * Format: date
             * @description First day. Absent for a membership that began before all flights.
             */
            since?: string;
            /**
             * Format: date
             * @description Last day. Absent for a current club.
             */
            until?: string;
        };
        /** @description Days on which the caller was a member of a club. */
        NewClubMembership: {
            club_id: components["schemas"]["Id"];
            /**
             * @description Whether it was the second club.
             * @default false
             */
            is_second?: boolean;
            /**
             * Format: date
             * @description First day. Null for a membership that began before all flights.
             */
            since?: string | null;
            /**
             * Format: date
             * @description Last day. Null for a current club.
             */
            until?: string | null;
        };
        ClubMemberships: {
            memberships: components["schemas"]["NewClubMembership"][];
        };
        OwnPassword: {
            /**
             * Format: password
             * @description Current password of the account.
             */
            password: string;
        };
        Deletion: {
            /** @description A sentence for people. */
            msg: string;
            /**
             * Format: date-time
             * @description Last time at which the account can be restored.
             */
            restore_until: string;
        };
        /**
         * @description A contest:
         *     - `free`: free distance with an area bonus.
         *     - `triangle`: FAI triangle.
         *     - `out_return`: out and return.
         *     - `out`: straight line.
         *     - `speed`: the fastest two hours.
         *     - `declaration`, `rectangle`: declared task, declared rectangle.
         *     - `convex_hull`: convex hull of a closed flight.
         *     - `electric`: free distance with an electric engine.
         *     - `bi`: Polish cup.
         *     - `dmst`, `dmst_speed`: German championship in distance and in speed.
         *     - `au`: Australian cup.
         * @enum {string}
         */
        ContestEntryName: "free" | "triangle" | "out_return" | "out" | "speed" | "declaration" | "rectangle" | "convex_hull" | "electric" | "bi" | "dmst" | "dmst_speed" | "au";
        /** @description Position in the ranking of a contest. */
        CertifiedPlace: {
            contest: components["schemas"]["ContestEntryName"];
            position: number;
            /** @description Number of ranked pilots. */
            pilots: number;
            points: number;
        };
        /** @description A flight on a certificate. */
        CertifiedFlight: {
            /** Format: date */
            scoring_date: string;
            /** @description Name of the aircraft type. */
            aircraft?: string;
            points: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Speed in km/h. */
            speed: number;
        };
        /** @description The flights and rankings of a pilot in a season, as of the creation of the certificate. */
        Certificate: {
            id: components["schemas"]["Id"];
            season: components["schemas"]["SeasonYear"];
            /** @description Name of the pilot. */
            name: string;
            /** @description Name of the pilot's club. */
            club?: string;
            /** Format: date-time */
            created: string;
            /** @description Whether the season had ended. */
            is_final: boolean;
            /**
             * Format: uri
             * @description Public page that verifies the certificate.
             */
            url: string;
            /** @description Number of flights. As in `User`, this and the sums exclude simulator flights. */
            flights: number;
            /** @description Airtime, in s. */
            duration: number;
            /** @description Distance in km in the contest `free`. */
            distance: number;
            /** @description Positions in the rankings of pilots, in the order of contests. */
            places: components["schemas"]["CertifiedPlace"][];
            /** @description The flights that counted in the contest `free`, the best first. */
            best: components["schemas"]["CertifiedFlight"][];
        };
        NewCertificate: {
            season: components["schemas"]["SeasonYear"];
        };
        NewDevice: {
            id: components["schemas"]["DeviceId"];
            /**
             * Format: date-time
             * @description End of the connection. Unlimited if omitted.
             */
            until?: string;
            /**
             * @description Disconnects another user who is connected to the tracker, and notifies them.
             * @default false
             */
            take_over?: boolean;
        };
        /** @description A tracker and its pilot. */
        Device: components["schemas"]["OwnDevice"] & {
            user: components["schemas"]["UserRef"];
        };
        UserImageUpload: {
            /**
             * @description JPEG, PNG, WebP, AVIF or GIF of at most 10 MB and 120 million pixels. With more than 24 million pixels, its file
             *     must have a byte for every 100 pixels, as photos do. Only the first frame of an animation is used.
             */
            image: Blob;
        };
        /** @description A user suggested as co-pilot. */
        Copilot: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @description Competition number on the tail.
         * @example KA
         */
        CompetitionId: string;
        /**
         * @description Registration of the aircraft.
         * @example D-1234
         */
        Registration: string;
        /** @description An aircraft type with the data of its latest flight. */
        FlownAircraft: {
            id: components["schemas"]["Id"];
            name: string;
            competition_id?: components["schemas"]["CompetitionId"];
            registration?: components["schemas"]["Registration"];
            /** @description Takeoff mass of the latest flight, in kg. */
            mass?: number;
        };
        /** @description Name and id of an aircraft type. */
        AircraftRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Name and id of an airport. */
        AirportRef: {
            id: components["schemas"]["Id"];
            name: string;
            region?: components["schemas"]["Region"];
        };
        /**
         * @description The seat of the pilot in command, or that of the co-pilot.
         * @enum {string}
         */
        Seat: "pilot" | "co_pilot";
        /** @description A request that waits for the answer of the user who was named as the second person on board. */
        CrewRequest: {
            flight: {
                id: components["schemas"]["Id"];
                /** Format: date */
                scoring_date: string;
                aircraft?: components["schemas"]["AircraftRef"];
                takeoff_airport?: components["schemas"]["AirportRef"];
            };
            /** @description The user who asks. */
            user: components["schemas"]["UserRef"];
            /** @description The seat in which the caller is said to have flown. */
            seat: components["schemas"]["Seat"];
            /** Format: date-time */
            created: string;
        };
        /** @description A user, and how they and the caller follow each other. */
        RelatedUser: components["schemas"]["UserRef"] & {
            club?: components["schemas"]["ClubRef"];
            /** @description Absent if the caller does not follow the user. */
            caller_follows?: components["schemas"]["FollowState"];
            /** @description Absent unless the user follows the caller. */
            follows_caller?: boolean;
        };
        Following: {
            caller_follows: components["schemas"]["FollowState"];
        };
        /**
         * @description Statistics of a user's season, from the courses of the contest `free`. Simulator flights are excluded as in `User`;
         *     unranked flights are included. Each figure is computed from totals, so that long flights weigh more than short ones,
         *     over the flights for which it is known. It is absent if it is known for no flight.
         */
        UserTrend: {
            season: components["schemas"]["SeasonYear"];
            flights: number;
            /** @description Scored distance in km. */
            distance: number;
            /** @description Airtime, in s. */
            duration: number;
            /** @description Scored distance divided by scored time, in km/h. */
            avg_speed?: number;
            /** @description Height gained in thermals divided by the time in them, in m/s. */
            thermal_avg?: number;
            /** @description Share of the scored time spent in thermals, 0 to 1. */
            thermal_percentage?: number;
            /** @description Scored distance divided by the height lost in glides. Absent if no height was lost. */
            glide_ratio?: number;
            /** @description Distance over ground in glides divided by their time, in km/h. */
            glide_speed?: number;
            /** @description Distance over ground in glides divided by the scored distance. */
            glide_detour?: number;
        };
        /** @description Sums over the flights of a year or a month. */
        YearSums: {
            flights: number;
            /** @description Number of days with a takeoff. */
            flying_days: number;
            /** @description Airtime, in s. */
            duration: number;
            /** @description Distance in the contest `free`, in km. */
            distance: number;
        };
        /** @description A flight that was the best of a year in something. */
        YearFlight: {
            id: components["schemas"]["Id"];
            /** Format: date */
            scoring_date: string;
            /** @description The figure in which it was the best, in the unit of its property. */
            value: number;
        };
        /** @description The flights of a user as pilot in a calendar year. Counts public flights, as lists do, without simulator flights. */
        UserYear: components["schemas"]["YearSums"] & {
            year: number;
            /** @description Years with flights, the latest first. */
            years: number[];
            /** @description Sums of the year before. Absent if the user did not fly in it. */
            previous?: components["schemas"]["YearSums"];
            /** @description Sums of each month, January first. */
            months: components["schemas"]["YearSums"][];
            /** @description The flight with the greatest distance in the contest `free`, in km. */
            farthest?: components["schemas"]["YearFlight"];
            /** @description The flight with the longest airtime, in s. */
            longest?: components["schemas"]["YearFlight"];
            /**
             * @description The flight with the highest mean climb in a thermal of at least one minute and 100 m, in m/s. Absent if it is
             *     known for no flight.
             */
            best_climb?: components["schemas"]["YearFlight"];
            /** @description The first 100 airports at which the user took off for the first time, in this order. */
            new_airports: {
                airport: components["schemas"]["AirportRef"];
                flight_id: components["schemas"]["Id"];
                /** Format: date */
                scoring_date: string;
            }[];
            /** @description The ten pilots whom the user met for the longest time in the air. */
            company: {
                user: components["schemas"]["UserRef"];
                /** @description Number of the user's flights with a meeting. */
                flights: number;
                /** @description Time near each other. */
                seconds: number;
            }[];
        };
        /** @description Name of a badge, such as `endurance`. */
        BadgeId: string;
        /** @description A badge and its levels. */
        BadgeInfo: {
            id: components["schemas"]["BadgeId"];
            name: string;
            /** @description A drawing of the badge, as a `data:` URL with an SVG image. */
            logo: string;
            /** @description What the badge is awarded for, without the values of its levels. */
            description: {
                en: string;
                de: string;
            };
            /** @description Levels of the badge, ascending; a single one for a badge without levels. */
            points: number[];
            /**
             * @description Thresholds of `points`: hours, km, m, points or a number of things, depending on the badge. Absent for a badge with
             *     a single level.
             */
            values?: number[];
            /**
             * Format: date
             * @description Day from which flights can earn the badge. Absent if all flights can.
             */
            eligible_from?: string;
        };
        /** @description A level of a badge that a user has earned. */
        Achievement: {
            badge_id: components["schemas"]["BadgeId"];
            /** @description The level, from 1. */
            points: number;
            /** @description The flight that reached the level. For `social`, which followers earn, the latest flight at that time. */
            flight_id: components["schemas"]["Id"];
            /** @description The value after this flight, in the unit of the badge. */
            value: number;
            /**
             * Format: date-time
             * @description Takeoff time of this flight.
             */
            created: string;
        };
        /** @description A level of a badge that a user has earned, with the badge. */
        UserAchievement: components["schemas"]["Achievement"] & {
            badge: components["schemas"]["BadgeInfo"];
        };
        /** @description How far the flights of a user have come for a badge. */
        BadgeProgress: {
            badge_id: components["schemas"]["BadgeId"];
            /** @description The highest level earned; 0 without one. */
            points: number;
            /** @description The value so far, in the unit of `values` of the badge. */
            value: number;
            /** @description Threshold of the next level. Absent if the user has all levels. */
            next?: number;
        };
        /** @description The first flight that fulfils a part of a claim. */
        ClaimFlight: {
            id: components["schemas"]["Id"];
            /** Format: date */
            scoring_date: string;
            /** @description Name of the IGC file. */
            file_name: string;
            /** @description Flight recorder, as in the first record of the file. */
            logger?: string;
            /** @description Name of the aircraft. */
            aircraft?: string;
            registration?: string;
            /** @description Name of the airfield. */
            takeoff_airport?: string;
            /** Format: date-time */
            takeoff_time?: string;
            /** Format: date-time */
            landing_time?: string;
        };
        ClaimPoint: {
            /** @description Name in the declaration. */
            name?: string;
            lat: number;
            lon: number;
            /** Format: date-time */
            time?: string;
            /** @description Altitude that the rules use, in m above mean sea level. */
            alt?: number;
        };
        /** @description A performance that a badge of the FAI requires, without engine. */
        ClaimPart: {
            /**
             * @description The performance:
             *     - `duration`: time without engine, in h.
             *     - `gain`: climb from a low point to a later high point, in m.
             *     - `straight`: distance from the release, in km.
             *     - `course`: distance over up to three turnpoints, in km.
             *     - `goal`: completed out and return or triangle that was declared before takeoff, in km.
             * @enum {string}
             */
            kind: "duration" | "gain" | "straight" | "course" | "goal";
            required: number;
            /** @description Value of `flight`; the best value so far if no flight fulfils the part. */
            value: number;
            flight?: components["schemas"]["ClaimFlight"];
            /**
             * @description Fixes of `flight` that prove the value in chronological order: start and end, low and high point, or start,
             *     turnpoints and finish. The points of the declaration for `goal`. Empty without a flight.
             */
            point: components["schemas"]["ClaimPoint"][];
            /** @description Distances in km between these points. Empty for `duration` and `gain`. */
            leg: number[];
        };
        /** @description Parts of a claim for a badge of the FAI. */
        BadgeClaim: {
            badge_id: components["schemas"]["BadgeId"];
            user: components["schemas"]["UserRef"];
            part: components["schemas"]["ClaimPart"][];
        };
        /** @description The highest level of a badge that a user has earned, with the user. */
        BadgeHolder: components["schemas"]["Achievement"] & {
            user: components["schemas"]["UserRef"];
        };
        /** @description Random code that cannot be guessed. */
        CertificateCode: string;
        UserMessage: {
            recipient_id: components["schemas"]["Id"];
            message: string;
        };
        /** @description Name of the second person on board. */
        CoUserName: string;
        FlightUpload: {
            /** @description The unmodified file of the recorder, at most 10 MB. */
            file: Blob;
            aircraft_id?: components["schemas"]["Id"];
            registration?: components["schemas"]["Registration"];
            competition_id?: components["schemas"]["CompetitionId"];
            co_user_name?: components["schemas"]["CoUserName"];
            /**
             * @description Account of the second person, instead of a name, as in `PATCH flightdetail/{id}`. Like the name, it is left out
             *     for a single-seater. Only for callers who are signed in.
             */
            co_user_id?: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Date of birth of `co_user_id`.
             */
            co_user_date_of_birth?: string;
            /** @description Seat of the user, as in `PATCH flightdetail/{id}`; `pilot` by default. */
            seat?: components["schemas"]["Seat"];
            /** @description Visibility of the flights; `flight_visibility` of the account by default. */
            visibility?: components["schemas"]["Visibility"];
            /** @description Full name of the account, for uploads without sign-in. */
            name?: string;
            /** @description Id of the account, instead of its name. */
            user_id?: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Date of birth of the account. Required with `name` or `user_id`.
             */
            date_of_birth?: string;
        };
        /**
         * @description `pending` flights wait for their score and `scoring` flights are being scored. `valid` and `invalid` flights are
         *     scored; only valid ones can count in rankings.
         * @enum {string}
         */
        FlightStatus: "pending" | "scoring" | "valid" | "invalid";
        /**
         * @description Reason why a scored flight does not count: it is not public, was uploaded or published after the deadline, has an
         *     invalid file, was flown by the second person on board, or its aircraft has no index in the season of the flight. Absent if the flight counts, waits for its
         *     score, or has nothing to score.
         * @enum {string}
         */
        NotRankedReason: "not_public" | "late" | "file" | "co_pilot" | "no_index";
        /**
         * @description Present if a moderator hid the flight. Only the pilot, moderators and superusers see it, and the pilot cannot publish
         *     it.
         */
        HiddenFlight: {
            /** Format: date-time */
            since: string;
            reason: string;
        };
        /**
         * @description `GL` glider without engine, `MG` motor glider, `FG` electric glider.
         * @enum {string}
         */
        AircraftKind: "GL" | "MG" | "FG";
        /**
         * @description Competition class: `OP` open, `18` 18 m, `15` 15 m, `ST` standard, `CL` club, `DO` double-seater.
         * @enum {string}
         */
        AircraftClass: "OP" | "18" | "15" | "ST" | "CL" | "DO";
        /** @description An aircraft type in a list. */
        AircraftRow: {
            id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["AircraftKind"];
            sc_class: components["schemas"]["AircraftClass"];
            /** @description Handicap index in the requested season, by default the current one. Absent if there is none. */
            valid_dmst_index?: number;
        };
        /** @description An aircraft type. */
        SimpleAircraft: components["schemas"]["AircraftRow"] & {
            manufacturer: string;
            family_name: string;
            double_seater: boolean;
            vintage: boolean;
            /** @description Wing area in m². */
            wingarea?: number;
            /** @description Empty mass in kg. */
            empty_mass?: number;
            /** @description Reference mass of the polar, in kg. */
            reference_mass?: number;
            /** @description Maximum takeoff mass in kg. */
            mtow?: number;
            /** @description Minimum speed of the polar in m/s. */
            min_speed_m_s?: number;
            /** @description Polar coefficients: the climb rate is `a·v² + b·v + c` in m/s at airspeed v in m/s. Sink is negative. */
            encoded_coeffs?: [
                number,
                number,
                number
            ];
        };
        /** @description The aircraft type of a flight. */
        FlightAircraft: components["schemas"]["SimpleAircraft"] & {
            /** @description Handicap index in the season of the flight. */
            dmst_index?: number;
        };
        /** @description A problem found in a file. */
        Finding: {
            /**
             * @description Code of the finding.
             * @example NO_G_RECORD
             */
            token: string;
            /**
             * @description An `error` makes the file invalid.
             * @enum {string}
             */
            type: "info" | "warning" | "error";
            /** @description Values used in the message, in its order. */
            parameters: (string | number)[];
            /** @description The finding in words, in the language of the request. */
            msg: string;
        };
        /** @description The IGC file of a flight. */
        FlightFile: {
            id: components["schemas"]["Id"];
            /** @description Whether anyone may download the file with `GET /igcfile/{id}`, because the pilot shares files. */
            is_shared: boolean;
            /**
             * @description 0 pending, 1 invalid, 2 valid on this platform, 3 valid for national contests, 4 valid by IGC rules.
             * @enum {integer}
             */
            valid: 0 | 1 | 2 | 3 | 4;
            /** @description All findings of the file, the most severe first. */
            errors: components["schemas"]["Finding"][];
        };
        /** @description Allows a visitor who uploaded a flight without signing in to change it. */
        EditToken: {
            /** @description Value of the header `Edit-Token`. */
            token: string;
            /** Format: date-time */
            until: string;
        };
        /** @description Points that the host takes off. */
        TaskPenalty: {
            /** @description Points by the rules of the competition. */
            points: number;
            reason: string;
        };
        /** @description The first point of the task that a flight missed. */
        TaskMiss: {
            /** @description Index of the point; the start is 0. */
            point: number;
            name: string;
            /** @enum {string} */
            reason: "not_reached" | "start_too_early";
            /** @description Metres from the nearest fix to the zone. */
            distance?: number;
            /**
             * Format: date-time
             * @description Time of that fix, or of the start.
             */
            time: string;
            /** @description Seconds too early. */
            by?: number;
        };
        /** @description Result of a flight in a local competition. */
        TaskScore: {
            id: components["schemas"]["Id"];
            flight_id: components["schemas"]["Id"];
            /** Format: date */
            scoring_date: string;
            user?: components["schemas"]["UserRef"];
            co_user?: components["schemas"]["UserRef"];
            club?: components["schemas"]["ClubRef"];
            aircraft?: components["schemas"]["AircraftRef"];
            registration?: string;
            /** @description Competition number on the tail. */
            competition_id?: string;
            /** @description Class of the aircraft. */
            sc_class?: components["schemas"]["AircraftClass"];
            /** @description Index with which the flight is scored. */
            dmst_index: number;
            /** @description Whether the flight completed the task. */
            task_achieved: boolean;
            /** @description Distance in km that counts. */
            distance: number;
            /** @description Speed in km/h of a flight that completed the task. */
            speed?: number;
            /** @description Seconds that count, in an assigned area task at least its minimum time. */
            duration?: number;
            /** @description Points by the rules `classic`; 0 if the task was not completed or the competition is neutralised. */
            points: number;
            /** @description Points by the rules `competition`; 0 as `points`. */
            c_points: number;
            /** @description Points by the rules `grand_prix`; 0 as `points`. */
            gp_points: number;
            /** @description Rank by the rules of the competition. Flights with equal points share one. Absent if the task was not completed or the competition is neutralised. */
            rank?: number;
            /** @description Rank among the flights of this pilot. */
            personal_rank?: number;
            penalty?: components["schemas"]["TaskPenalty"];
            /** Format: date-time */
            start_time?: string;
            /**
             * Format: date-time
             * @description Time of the finish, or of the place where an outlanding counts.
             */
            end_time?: string;
            /** @description Altitude at the start in metres. */
            start_alt?: number;
            /** @description Altitude at that place in metres. */
            end_alt?: number;
            /** @description Whether the pilot declared the same points. */
            declared: boolean;
            /** @description Times at the start, the turnpoints and the end. */
            path: string[];
            missed?: components["schemas"]["TaskMiss"];
        };
        /**
         * @description Flights of a competition, of one day or all from one airport.
         * @enum {string}
         */
        ScoreKind: "date" | "airport";
        /**
         * @description State of the task and the results of a competition day.
         * @enum {string}
         */
        CompetitionStatus: "not_planned" | "planned" | "scoring" | "preliminary_result" | "inofficial_result" | "final_result" | "neutralized";
        /**
         * @description Rules of points:
         *     - `classic`: speed in km/h times 100, divided by the index of the aircraft.
         *     - `competition`: 1000-point system of FAI Annex A for the club class. Its pilots are those who completed the task.
         *     - `grand_prix`: 10, 8, 7, 6, 5, 4, 3, 2 and 1 points in finishing order, counted from the start time if there
         *       is one.
         * @enum {string}
         */
        TaskPointRules: "classic" | "competition" | "grand_prix";
        /**
         * @description Shape of a task: free, free over up to three turnpoints, goal, triangle, rectangle, several laps of a triangle or a
         *     rectangle, out and return.
         * @enum {string}
         */
        TaskKind: "FR" | "FR4" | "GL" | "TR" | "RT" | "MTR" | "MRT" | "OR";
        /** @description A local competition with its rules. */
        CompetitionRef: {
            id: components["schemas"]["Id"];
            name?: string;
            score_kind: components["schemas"]["ScoreKind"];
            /**
             * Format: date
             * @description Local takeoff date of the flights, for `date`.
             */
            scoring_date?: string;
            /** @description Airport of the takeoffs, for `airport`. */
            airport?: components["schemas"]["AirportRef"];
            status: components["schemas"]["CompetitionStatus"];
            point_rules: components["schemas"]["TaskPointRules"];
            kind: components["schemas"]["TaskKind"];
            /** @description Distance of the task in km. */
            distance: number;
        };
        /** @description Result of a flight with its competition. */
        FlightTaskScore: components["schemas"]["TaskScore"] & {
            competition: components["schemas"]["CompetitionRef"];
        };
        /** @description A travel with its pilot and days. */
        TravelRef: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["UserRef"];
            name?: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
        };
        /** @description Longitude and latitude in degrees, as in GeoJSON. */
        LonLat: [
            number,
            number
        ];
        /** @description A GeoJSON point. */
        Point: {
            /** @constant */
            type: "Point";
            coordinates: components["schemas"]["LonLat"];
        };
        /**
         * @description `T` aerotow, `W` winch, `S` self-launch. Absent if undetermined, for example whether an unknown aircraft was towed or used its
         *     engine.
         * @enum {string}
         */
        LaunchKind: "T" | "W" | "S";
        /** @description West, south, east and north in degrees. */
        BoundingBox: [
            number,
            number,
            number,
            number
        ];
        /** @description Scoring windows, ascending: start, end, start, end and so on. */
        ScoringTimes: string[];
        /**
         * @description Rules for observation zones: German championship, FAI badges and records, assigned area, United States, Grand Prix,
         *     Polish, French, British rules.
         * @enum {string}
         */
        RuleSet: "D" | "F" | "AA" | "US" | "GP" | "P" | "FR" | "UK";
        /**
         * @description Shape of an observation zone: a line across the course, a cylinder, a quadrant with a cylinder, a quadrant, a sector
         *     of any angle and direction, a line of any direction.
         * @enum {string}
         */
        ObservationZoneKind: "LINE" | "CYLINDER" | "KEYHOLE" | "SYMMETRIC_QUADRANT" | "SECTOR" | "FIXED_LINE";
        /** @description A point of a declared task as GeoJSON. Without `kind`, the zone of the rules counts. Names may be empty. */
        TaskPointFeature: {
            /** @constant */
            type: "Feature";
            geometry: components["schemas"]["Point"];
            properties: {
                name: string;
                kind?: components["schemas"]["ObservationZoneKind"];
                /** @description Kilometres; half of the length of a line. A quadrant without radius is unlimited, all other zones have one. */
                radius?: number;
                /** @description Radius in kilometres of the cylinder of a keyhole, or of the inner part of a sector. */
                inner_radius?: number;
                /** @description Half of the angle of a sector in degrees. */
                half_angle?: number;
                /** @description Half of the angle of the inner part of a sector in degrees. */
                inner_half_angle?: number;
                /** @description Middle of a sector or bearing of a fixed line, as in planned tasks. */
                axis?: ("neighbours" | "next" | "previous" | "start") | number;
            };
        };
        /** @description The declared task of a flight. */
        FlightTask: {
            /**
             * @description The public task that was declared online, unless it has changed since, or that has the points of the declaration
             *     in the recorder.
             */
            id?: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Time of the declaration, if it is known.
             */
            declared?: string;
            kind: components["schemas"]["TaskKind"];
            /** @description Distance in km between the points, or around the corners if the start lies on a leg. */
            distance: number;
            /** @description Rules whose zones count at points without their own. */
            ruleset: components["schemas"]["RuleSet"];
            /** @description True if the start is not a corner of the triangle or rectangle. */
            start_on_leg: boolean;
            /** @description True if start and finish are the same place. */
            closed: boolean;
            /** @description True if declared in the flight recorder. */
            from_igcfile: boolean;
            /**
             * @description True if the declaration has other observation zones than the national rules. Then `task_achieved`, `task_result`
             *     and `task_shortfall` are by the zones of the declaration, and national contests count the zones of their rules.
             */
            other_zones: boolean;
            /** @description Start, turnpoints, finish, with the zones of the declaration if it has other zones. */
            point_features: components["schemas"]["TaskPointFeature"][];
        };
        /** @description The reason why a flight did not complete its declared task. */
        TaskShortfall: {
            /** @enum {string} */
            code: "not_started" | "missed_first" | "missed_turnpoint" | "not_finished" | "not_closed" | "height_loss";
            /** @description Index of the missed point; the start is 0. */
            point?: number;
            /** @description Metres missing: distance to the missed zone, excess distance between start and finish, or excess height loss. */
            by: number;
            /**
             * Format: date-time
             * @description Time of the closest approach to the missed zone.
             */
            time?: string;
            /**
             * Format: date-time
             * @description Time at which the point was reached outside the counting part, because the engine ran in between or the scoring
             *     windows exclude it.
             */
            outside_time?: string;
            /**
             * Format: date-time
             * @description Start time, if the task was started.
             */
            start_time?: string;
            /** @description Metres that the highest possible finish is below the lowest possible start, if both were reached. */
            height_loss?: number;
            /** @description The reason as a sentence, in metric units. */
            msg: string;
        };
        /** @description Lower or upper limit of an airspace. */
        AirspaceLimit: {
            /**
             * @description Reference of the altitude. `FL` is a flight level (1013.25 hPa), `GND` the ground, `UNL` unlimited, `unknown` a
             *     limit defined only by a NOTAM or in words.
             * @enum {string}
             */
            reference: "MSL" | "AGL" | "FL" | "GND" | "UNL" | "unknown";
            /** @description Metres above the reference. Absent for `GND`, `UNL` and `unknown`. */
            altitude?: number;
            /** @description The limit as written in the source. */
            text: string;
        };
        /** @description An airspace as it was when the flight was checked. */
        CrossedAirspace: {
            /** @description Empty if the source gives no name. */
            airspace_name: string;
            /** @description OpenAir class, such as `C`, `CTR` or `R`. */
            airspace_class: string;
            /** @description OpenAir 2 type, if the source gives one. */
            airspace_type?: string;
            airspace_min_alt: components["schemas"]["AirspaceLimit"];
            airspace_max_alt: components["schemas"]["AirspaceLimit"];
            /**
             * @description Limits that cannot be determined, such as heights above unknown ground. They are treated as open, so the flight
             *     may have been outside the airspace.
             */
            unknown_limits: ("floor" | "ceiling")[];
        };
        /** @description An interval inside an airspace. Positions and altitudes are interpolated between two fixes. */
        AirspaceInterval: {
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            start_point: components["schemas"]["Point"];
            end_point: components["schemas"]["Point"];
            /** @description Altitude in m. */
            start_alt: number;
            /** @description Altitude in m. */
            end_alt: number;
        };
        /** @description An airspace that the flight entered. */
        AirspaceViolation: components["schemas"]["CrossedAirspace"] & {
            /** @description Number within the airspaces of the flight. */
            id: number;
            /**
             * @description True if the airspace was active, its class requires a clearance, and both limits are known. Files do not
             *     record whether a clearance was given.
             */
            violation: boolean;
            /**
             * @description Whether the airspace was active at that time, according to its source.
             * @enum {string}
             */
            activity: "active" | "inactive" | "unknown";
            /** @description The first 100 intervals inside the airspace. */
            intervals: components["schemas"]["AirspaceInterval"][];
            /** @description Total number of intervals. */
            interval_count: number;
            /** @description Total duration of all intervals in s. */
            total_seconds: number;
            /** @description Greatest horizontal distance from the outline while inside the airspace, in m. */
            depth_horizontal: number;
            /**
             * @description Greatest vertical distance inside the airspace in m, measured to the nearer of floor and ceiling. Absent if
             *     both are open or unknown.
             */
            depth_vertical?: number;
        };
        /**
         * @description The closest approach to an airspace that the flight did not enter but passed within 500 m horizontally and 100 m
         *     vertically. Only airspaces that require a clearance and may have been active are included.
         */
        AirspaceNearMiss: components["schemas"]["CrossedAirspace"] & {
            /** @description Number of the near miss within the flight, from 1. */
            id: number;
            /** Format: date-time */
            time: string;
            point: components["schemas"]["Point"];
            /** @description Altitude in m. */
            alt: number;
            /** @description Horizontal distance in m; 0 above or below the airspace. */
            horizontal: number;
            /** @description Vertical distance in m; 0 beside the airspace. */
            vertical: number;
            /**
             * @description Whether the airspace was active at that time, according to its source.
             * @enum {string}
             */
            activity: "active" | "unknown";
        };
        /** @description An imported airspace file. */
        AirspaceSource: {
            name: string;
            country?: components["schemas"]["CountryCode"];
            /**
             * Format: date
             * @description First day of validity. Absent if unlimited.
             */
            valid_from?: string;
            /**
             * Format: date
             * @description Last day of validity. Absent if unlimited.
             */
            valid_to?: string;
        };
        /**
         * @description `V` if the flight has a video, `I` if it has images, `C` if it has only comments.
         * @enum {string}
         */
        MediaInfo: "V" | "I" | "C";
        /** @description Description of the photo as plain text, also used as its alternative text. */
        Caption: string;
        /**
         * @description A photo or short video of a flight. Each `image` is a JPEG of at most 2560 pixels a side, with two smaller versions:
         *     `story/3f/3f79.jpg` has `story/3f/3f79_small.jpg`, 600 pixels wide, and `story/3f/3f79_medium.jpg`, 1200 pixels
         *     wide. No version is wider than the upload. All metadata of the camera, such as the location, is removed.
         */
        Story: {
            id: components["schemas"]["Id"];
            flight_id: components["schemas"]["Id"];
            kind: components["schemas"]["MediaInfo"];
            /** @description The image, or a still image of the video. */
            image: components["schemas"]["ImagePath"];
            /** @description Width of `image` in pixels. */
            width: number;
            /** @description Height of `image` in pixels. */
            height: number;
            /**
             * @description Present if the co-pilot added it, who may then change and delete it like the pilot.
             * @constant
             */
            by_co_pilot?: true;
            comment?: components["schemas"]["Caption"];
            /**
             * Format: date-time
             * @description Time of the photo, between takeoff and landing. Absent if unknown.
             */
            start_time?: string;
            /** @description Path of the video below `files_url`. */
            video?: string;
            /** @description Duration in s. */
            video_duration?: number;
        };
        /**
         * @description Category of the Polish cup:
         *     - `1`: free distance.
         *     - `2`: free speed.
         *     - `4`: out and return.
         *     - `5`: FAI triangle.
         *     - `6`, `7`: two or three turnpoints.
         *     - `8`, `9`: two or three laps of a triangle.
         * @enum {string}
         */
        BitnerKind: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9";
        /**
         * @description Statistics of a part of a flight, divided into thermals, climb attempts, glides, and time in tow or with engine.
         *     Percentages are fractions of 1. Without thermals or attempts, their figures are 0. Unknown figures are absent. All
         *     figures of thermals, attempts and glides are absent if more than half of the fixes are over 10 s apart, because
         *     circling cannot be detected then.
         */
        FlightStatistics: {
            thermal_count?: number;
            /** @description Share of the time in thermals. */
            thermal_percentage?: number;
            /** @description Mean climb over the total time of all thermals, in m/s. */
            thermal_avg?: number;
            /** @description Mean height gained in a thermal, in m. */
            thermal_avg_gain?: number;
            /** @description Mean airspeed while circling, in km/h. Absent if recording gaps hide the circles of all thermals. */
            thermal_speed?: number;
            /** @description Mean radius of the circles through the air, in m. Absent if `thermal_speed` is. */
            thermal_radius?: number;
            /** @description Bank angle of these circles, in degrees. Absent if `thermal_speed` is. */
            thermal_bank?: number;
            /**
             * @description Height lost within thermals divided by the height climbed in them; above 1 if more was lost. Absent if nothing
             *     was climbed.
             */
            thermal_loss_ratio?: number;
            /** @description Mean altitude above sea level at the start of thermals, in m. Absent without thermals. */
            thermal_start_alt?: number;
            /** @description Mean height above ground at the start of thermals, in m. Absent if the ground is unknown. */
            thermal_start_agl?: number;
            attempt_count?: number;
            /** @description Share of the time in climb attempts. */
            attempt_percentage?: number;
            /** @description Mean climb over the total time of all attempts, in m/s; may be negative. */
            attempt_avg?: number;
            glide_count?: number;
            /** @description Ground speed in glides, in km/h. */
            glide_speed?: number;
            /**
             * @description Scored distance divided by the height lost in glides. Absent if no height was lost, or if part of the distance
             *     was flown in tow or with engine.
             */
            glide_ratio?: number;
            /**
             * @description Distance flown in glides divided by the scored distance. Absent if nothing was scored, or if part of the
             *     distance was flown in tow or with engine.
             */
            glide_detour?: number;
            /** @description Mean straight length of a glide, in km. */
            glide_distance?: number;
            /** @description Mean altitude above sea level, in m. */
            altitude_avg?: number;
            /** @description Mean height above ground, in m. Absent if the ground is known for less than 90 % of the time. */
            agl_avg?: number;
        };
        /** @description Full statistics of a part of a flight. A phase that crosses an end of the part counts with the share inside it. */
        FlownStatistics: components["schemas"]["FlightStatistics"] & {
            /** @description Distance flown over ground in glides, in km. */
            track_distance?: number;
            /** @description Time in thermals, in s. */
            thermal_time?: number;
            /** @description Height gained in thermals, in m. */
            thermal_gain?: number;
            /** @description Share of the time in thermals spent in right turns. Absent without thermals. */
            thermal_direction?: number;
            /** @description Time in attempts, in s. */
            attempt_time?: number;
            /** @description Height gained in attempts, in m; may be negative. */
            attempt_gain?: number;
            /** @description Speed gained if the time of the attempts were saved, in km/h. */
            attempt_speed_loss?: number;
            /** @description Time in glides, in s. */
            glide_time?: number;
            /** @description Share of the time in glides. */
            glide_percentage?: number;
            /** @description Height gained in glides, in m; usually negative. */
            glide_gain?: number;
            /** @description Mean altitude of glides above sea level, in m. Absent without glides. */
            glide_alt_avg?: number;
            /** @description Share of the gliding time in rising air. Absent if the vertical air motion is unknown. */
            glide_percentage_lift?: number;
            /** @description Ground speed in rising air, in km/h. Absent without rising air. */
            glide_speed_lift?: number;
            /** @description Ground speed in sinking air, in km/h. Absent without sinking air. */
            glide_speed_sink?: number;
            /**
             * @description Share of the time less than 1000 m above ground. Absent, as are the next five fields, if the ground is known
             *     for less than 90 % of the time.
             */
            below_1000_agl?: number;
            /** @description Share of the time less than 800 m above ground. */
            below_800_agl?: number;
            /** @description Share of the time less than 600 m above ground. */
            below_600_agl?: number;
            /** @description Share of the time less than 400 m above ground. */
            below_400_agl?: number;
            /** @description Share of the time less than 200 m above ground. */
            below_200_agl?: number;
            /** @description Share of the time less than 100 m above ground. */
            below_100_agl?: number;
            /** @description Wind speed in km/h. Absent if there was no circling within half an hour. */
            wind_speed?: number;
            /** @description Wind direction (from), in degrees from true north. */
            wind_direction?: number;
            /** @description Energy used by an electric engine, in kWh. Absent without its sensors. */
            fes_energy?: number;
        };
        /**
         * @description Shape of the scored course; `free6` has up to six legs, `free4` up to four.
         * @enum {string}
         */
        ScoreName: "free6" | "free4" | "triangle" | "out_return" | "out" | "speed" | "declaration" | "convex_hull";
        /** @description A position on the WGS84 ellipsoid, in degrees. */
        Position: {
            lat: number;
            lon: number;
        };
        /** @description A turnpoint with the time at which it was reached: a recorded fix, or a point of a declared task. */
        Turnpoint: components["schemas"]["Position"] & {
            /** Format: date-time */
            time: string;
        };
        /** @description A leg between two consecutive turnpoints, with statistics. */
        Leg: components["schemas"]["FlownStatistics"] & {
            number: number;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @description Altitude in m. */
            start_alt: number;
            /** @description Altitude in m. */
            end_alt: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Speed in km/h. */
            speed: number;
            /** @description Duration in s. */
            duration: number;
            /** @description From start to end, in s. */
            total_seconds?: number;
        };
        /** @description A GeoJSON line. */
        LineString: {
            /** @constant */
            type: "LineString";
            coordinates: components["schemas"]["LonLat"][];
        };
        /** @description A leg as a GeoJSON line. */
        LegFeature: {
            /** @constant */
            type: "Feature";
            geometry: components["schemas"]["LineString"];
            properties: {
                /** @description Index of the leg, counted from 0. */
                idx: number;
            };
        };
        /** @description A GeoJSON collection with one line per leg. */
        LegFeatureCollection: {
            /** @constant */
            type: "FeatureCollection";
            features: components["schemas"]["LegFeature"][];
        };
        /** @description The course that earns the points, with statistics. */
        Score: components["schemas"]["FlownStatistics"] & {
            name: components["schemas"]["ScoreName"];
            /** @description Whether it was declared before takeoff. */
            declared: boolean;
            /** @description Distance in km. */
            distance: number;
            /** @description Speed in km/h. */
            speed: number;
            /** @description Time in s used for the speed. */
            duration: number;
            /** @description Time from the first to the last turnpoint, in s. */
            total_seconds: number;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /**
             * @description Turnpoints in flown order: seven for `free6`, five for `free4`; start, three corners and finish for
             *     `triangle`; start, turnpoint and finish for `out_return`; two for `out`; up to four for `speed`; the points
             *     of a declared task; start, corners and finish of a convex hull.
             */
            turnpoints: components["schemas"]["Turnpoint"][];
            leg: components["schemas"]["Leg"][];
            geom: components["schemas"]["LegFeatureCollection"];
        };
        /** @description The applied rule. */
        ReceiptRule: {
            id: components["schemas"]["ContestEntryName"];
            /** @description Edition of the rule. Every change that can affect points gets a new edition. */
            version: string;
            /** @description Source of the rule, in English. */
            source: string;
        };
        /** @description Inputs of the calculation besides the fixes. */
        ReceiptInputs: {
            /** @description SHA-256 of the uploaded file. */
            file_sha256: string;
            /** @description Handicap index of the aircraft. Absent if it has none and 100 is used. */
            index?: number;
            /** @description Scoring windows as Unix time in s: start, end, start, end and so on. */
            windows: number[];
            /**
             * @description Altitude source used for the limits.
             * @enum {string}
             */
            altitude_source: "pressure" | "gnss";
            /** @description Metres added to the pressure altitudes, so that the takeoff is at the elevation of its airport. */
            altitude_offset: number;
            /**
             * @description Ellipsoid on which distances are geodesic lengths.
             * @enum {string}
             */
            earth_model: "WGS84";
        };
        /** @description A fix as recorded. */
        ReceiptFix: {
            /** @description Unix time in s. */
            time: number;
            /** @description Latitude in 1e-5 arc minutes, north positive. */
            lat: number;
            /** @description Longitude in 1e-5 arc minutes, east positive. */
            lon: number;
            /** @description Altitude in m above mean sea level, using the altitude source and offset of the inputs. */
            altitude: number;
        };
        /** @description A position in the unit of IGC files. */
        ReceiptPlace: {
            /** @description Latitude in 1e-5 arc minutes, north positive. */
            lat: number;
            /** @description Longitude in 1e-5 arc minutes, east positive. */
            lon: number;
        };
        /**
         * @description The measured points of a declared task, and its height loss between the fixes in the start and finish zones with the
         *     least loss. Absent for other courses.
         */
        ReceiptTask: {
            /** @description Start, turnpoints and finish. */
            points: components["schemas"]["ReceiptPlace"][];
            loss_start: components["schemas"]["ReceiptFix"];
            loss_finish: components["schemas"]["ReceiptFix"];
        };
        /** @description A course that counts. */
        ReceiptCourse: {
            score_name: components["schemas"]["ScoreName"];
            bitner_kind?: components["schemas"]["BitnerKind"];
            /** @description Start, turnpoints, finish. For a declared task, the fixes at which its points were reached. */
            fixes: components["schemas"]["ReceiptFix"][];
            task?: components["schemas"]["ReceiptTask"];
            /**
             * @description Proven upper bound for courses of this shape within the limits, in km. Absent for declared tasks, which are
             *     fixed.
             */
            upper_bound?: number;
        };
        /**
         * @description Subject of a limit: start altitude minus finish altitude in m, distance between start and finish in km, share of the
         *     shortest or longest side of a triangle in percent, time in s, length of the course in km.
         * @enum {string}
         */
        ReceiptLimit: "height_loss" | "gap" | "shortest_side" | "longest_side" | "duration" | "distance";
        /** @description A limit and the flown value. Both bounds are inclusive. */
        ReceiptCheck: {
            limit: components["schemas"]["ReceiptLimit"];
            value: number;
            least?: number;
            most?: number;
        };
        /**
         * @description Name of a value in the calculation.
         * @enum {string}
         */
        ReceiptFigureName: "leg" | "way" | "times" | "distance" | "factor" | "valued_distance" | "triangle" | "out_return" | "share" | "triangle_bonus" | "out_return_bonus" | "bonus" | "counted_distance" | "hours" | "speed" | "speed_ms" | "kmh_per_ms" | "distance_speed" | "index" | "reference" | "index_excess" | "weight" | "weighted_excess" | "weighted_index" | "index_factor" | "bonus_points" | "flown_points" | "energy" | "energy_price" | "energy_points" | "reduced_points" | "nothing" | "points";
        /**
         * @description Unit of a value; empty for a plain number.
         * @enum {string}
         */
        ReceiptUnit: "km" | "km/h" | "m/s" | "h" | "kWh" | "points" | "points/kWh" | "";
        /** @description An operand of a step: a given value or the result of an earlier step. */
        ReceiptFigure: {
            name: components["schemas"]["ReceiptFigureName"];
            value: number;
            unit: components["schemas"]["ReceiptUnit"];
        };
        /** @description A step of the calculation, with its operands from left to right. */
        ReceiptStep: {
            name: components["schemas"]["ReceiptFigureName"];
            /** @enum {string} */
            operation: "sum" | "difference" | "product" | "quotient" | "greatest";
            operands: components["schemas"]["ReceiptFigure"][];
            result: number;
            unit: components["schemas"]["ReceiptUnit"];
            /** @description Number of decimals that the result is rounded to. Absent if it is not rounded. */
            decimals?: number;
        };
        /** @description A course that does not count. */
        ReceiptAttempt: {
            score_name: components["schemas"]["ScoreName"];
            bitner_kind?: components["schemas"]["BitnerKind"];
            /** @description Maximum number of its turnpoints, if lower than the rule allows. */
            turnpoints?: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Points that it would have earned. */
            points: number;
            /**
             * @description `points` if another course earned more, `window` if a longer one of its kind is in another window; otherwise the
             *     limit that it violates.
             * @enum {string}
             */
            lost_by: "points" | "window" | "height_loss" | "gap" | "shortest_side" | "longest_side" | "duration" | "distance";
            check?: components["schemas"]["ReceiptCheck"];
        };
        /**
         * @description The derivation of the points: the rule, its inputs, every limit with the flown value, the arithmetic step by step,
         *     and the other options considered. It is complete enough to compute the points again by hand.
         */
        Receipt: {
            rule: components["schemas"]["ReceiptRule"];
            inputs: components["schemas"]["ReceiptInputs"];
            course: components["schemas"]["ReceiptCourse"];
            /** @description The course that earned the bonus, if there is one. */
            bonus_course?: components["schemas"]["ReceiptCourse"];
            /** @description Every limit of the course with the flown value. */
            checks: components["schemas"]["ReceiptCheck"][];
            /** @description The arithmetic in order. The last step named `points` yields the points. */
            steps: components["schemas"]["ReceiptStep"][];
            /** @description Other options considered, the most valuable first. */
            tried: components["schemas"]["ReceiptAttempt"][];
            /**
             * @description SHA-256 of the file, the rule and the result in integers; identical on every machine. The guide of the scoring
             *     package describes how to compute it.
             */
            hash: string;
        };
        /** @description Result of the flight in one contest. */
        ContestEntry: {
            name: components["schemas"]["ContestEntryName"];
            points: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Speed in km/h. */
            speed: number;
            /**
             * @description False if the aircraft has no index and 100 is used instead, or if the recorder lacks a sensor that the contest
             *     requires.
             */
            valid: boolean;
            /** @description Points added by a second course. Absent if there are none. */
            bonus_points?: number;
            /** @description Name of the second course. */
            bonus_score_name?: string;
            bitner_kind?: components["schemas"]["BitnerKind"];
            score: components["schemas"]["Score"];
            receipt: components["schemas"]["Receipt"];
        };
        /** @description A flight with all details. */
        FlightDetail: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["FlightStatus"];
            /** @description Whether the flight counts in rankings. */
            rank: boolean;
            not_ranked_reason?: components["schemas"]["NotRankedReason"];
            /** @description Absent for public flights. */
            visibility?: components["schemas"]["Visibility"];
            /**
             * @description Parameter `link` of the flight's address, `/flight/{id}?link={link_token}`, and of its operations. Present for
             *     the pilot and the registered co-pilot if the visibility is `link`.
             */
            link_token?: string;
            hidden?: components["schemas"]["HiddenFlight"];
            /** @description The pilot. Absent if they deleted the account and the flight stays for its co-pilot. */
            user?: components["schemas"]["UserRef"];
            /** @description The second person on board, if they are a user. */
            co_user?: components["schemas"]["UserRef"];
            /** @description Name of the second person on board, if they are not a user or have not confirmed. */
            co_user_name?: string;
            /**
             * @description `co_pilot` if `user` flew as co-pilot, so that the second person was the pilot in command and the flight does not
             *     count. Otherwise absent.
             */
            seat?: components["schemas"]["Seat"];
            /** @description The user who is asked to confirm that they were on board. Present for the user who asks and the one who is asked. */
            asked_user?: components["schemas"]["UserRef"];
            /** @description The choice of the pilot, where the co-pilot wishes a stricter one. Present for both. */
            pilot_visibility?: components["schemas"]["Visibility"];
            /** @description The wish of the co-pilot, if it is stricter than `public`. Present for the pilot and the co-pilot. */
            co_visibility?: components["schemas"]["Visibility"];
            aircraft?: components["schemas"]["FlightAircraft"];
            registration?: string;
            competition_id?: string;
            /** @description Takeoff mass in kg. */
            mass?: number;
            club?: components["schemas"]["ClubRef"];
            igc_file: components["schemas"]["FlightFile"];
            /** @description Findings that concern this flight, the most severe first. */
            active_errors: components["schemas"]["Finding"][];
            /**
             * Format: date-time
             * @description Time of the upload.
             */
            created: string;
            /**
             * Format: date-time
             * @description Time from which the flight cannot be deleted and changes that affect the score are locked. For a flight that
             *     counts this is `claim_deadline`. A flight that does not count can be changed for at least two days after its
             *     upload.
             */
            edit_allowed_until: string;
            /**
             * Format: date-time
             * @description Noon of the second day after the flight, local time of the takeoff. A flight that was uploaded later does not
             *     count.
             */
            claim_deadline: string;
            /** @description Number of users who like the flight. Absent without any. */
            stars?: number;
            /**
             * @description Present if the caller likes the flight.
             * @constant
             */
            starred?: true;
            /**
             * @description Present if a moderator chose it as the flight of its month.
             * @constant
             */
            pinned?: true;
            /**
             * @description True if the flight was uploaded without sign-in; then its user may delete it at any time. Otherwise absent.
             * @constant
             */
            anonymous_upload?: true;
            /** @description Present only in the response to an upload without sign-in. */
            edit_token?: components["schemas"]["EditToken"];
            /** @description Whether `edit_allowed_until` had passed at the time of the response, by the server's clock. */
            edit_locked: boolean;
            /** @description Results in local competitions, for a public flight. Absent without any. */
            task_score?: components["schemas"]["FlightTaskScore"][];
            /** @description Travels of the crew to which the flight belongs. Absent without any. */
            travel?: components["schemas"]["TravelRef"][];
            /**
             * Format: date
             * @description Local takeoff date.
             */
            scoring_date: string;
            takeoff_airport?: components["schemas"]["AirportRef"];
            landing_airport?: components["schemas"]["AirportRef"];
            /** @description IANA time zone of the takeoff, in which times of the flight are displayed. */
            time_zone: string;
            /** Format: date-time */
            takeoff_time?: string;
            /**
             * Format: date-time
             * @description Absent if the recording ends in the air.
             */
            landing_time?: string;
            takeoff_point?: components["schemas"]["Point"];
            landing_point?: components["schemas"]["Point"];
            /** @description Time from takeoff to landing, or to the last fix, in s. */
            total_seconds?: number;
            launch_kind?: components["schemas"]["LaunchKind"];
            /** @description Height gained during launch, in m. */
            launch_gain?: number;
            /** @description Time from takeoff to release, in s. */
            launch_time?: number;
            /** @description Mean climb rate during launch, in m/s. */
            launch_vario?: number;
            /** @description Distance over ground from standstill to a height of 15 m, in m. Absent if the recording lacks either. */
            takeoff_distance?: number;
            /** @description Distance over ground from standstill to lift-off, in m. */
            ground_roll_distance?: number;
            /**
             * @description QNH in hPa used to correct pressure altitudes, so that the takeoff is at the elevation of its airport. Absent if
             *     that elevation is unknown; altitudes are then as recorded.
             */
            qnh?: number;
            /** @description Greatest height gained from a low point after release, in m. */
            max_alt_gain?: number;
            /**
             * @description Greatest sum of climbs within one hour after release without engine, in m. Only climbs of at least 20 m count,
             *     so that altimeter noise does not add up; a climb ends when the altitude drops 20 m below its highest point.
             *     Absent without a takeoff, and for flights scored before this field existed.
             */
            max_cum_alt_gain_1h?: number;
            /** @description Energy in kWh used by an electric engine from takeoff to landing. Absent without its sensors. */
            fes_energy_total?: number;
            /** @description Highest power of an electric engine from takeoff to landing, in W. Absent without its sensors. */
            fes_max_power?: number;
            /** @description Voltage of an electric engine's battery at takeoff, in V. Absent without its sensors. */
            fes_battery_takeoff?: number;
            /** @description Voltage of an electric engine's battery at landing or at the last fix, in V. Absent without its sensors. */
            fes_battery_landing?: number;
            bbox?: components["schemas"]["BoundingBox"];
            /** @description Simplified track for a thumbnail, as in `Flight`. */
            polyline?: string;
            /** @description Whether the pilot was a junior in the season of the flight. */
            junior: boolean;
            /** @description Handicap index of the aircraft in the season of the flight. */
            dmst_index?: number;
            /** @description Class in which the flight is ranked. */
            sc_class?: components["schemas"]["AircraftClass"];
            /** @description Whether the pilot chose the club class instead of the class of the aircraft. */
            score_club_class: boolean;
            /** @description Whether the flight counts for the pilot's second club. */
            use_second_club: boolean;
            /**
             * @description Second club of the pilot on the day of the flight, for which the flight can count by `use_second_club`. Only for the
             *     pilot.
             */
            second_club?: components["schemas"]["ClubRef"];
            /** @description Scoring windows of a glider. */
            scoring_times: components["schemas"]["ScoringTimes"];
            /** @description Scoring windows of a motor glider. */
            engine_scoring_times: components["schemas"]["ScoringTimes"];
            /** @description Scoring windows of an electric glider. */
            fes_scoring_times: components["schemas"]["ScoringTimes"];
            /**
             * @description Intervals between release and landing without engine, ascending: start, end, start, end and so on. They come
             *     from the sensors. If the pilot set scoring windows, the engine is off inside them and on between them. Absent
             *     for aircraft without an engine, and until the flight is scored.
             */
            unpowered_times?: string[];
            task?: components["schemas"]["FlightTask"];
            /** @description Whether every point of the task was reached in order. Absent without a task. */
            task_achieved?: boolean;
            /** @description Number of task points reached in order, including the start. Absent without a task. */
            task_result?: number;
            task_shortfall?: components["schemas"]["TaskShortfall"];
            /** @description The reason why the task does not count in national contests, if it was declared with other zones. */
            national_shortfall?: components["schemas"]["TaskShortfall"];
            /**
             * @description Up to 100 airspaces that the flight entered, by time of the first entry. Airspaces that require a clearance take
             *     precedence. Absent if the instance has no airspaces for that day and place.
             */
            airspace_violation?: components["schemas"]["AirspaceViolation"][];
            /** @description Up to 50 near misses, by time. Absent if `airspace_violation` is. */
            airspace_near_miss?: components["schemas"]["AirspaceNearMiss"][];
            /** @description Airspace files used for the check. Absent if `airspace_violation` is. */
            airspace_source?: components["schemas"]["AirspaceSource"][];
            /**
             * @description Whether the files cover the whole flight. Only then does an empty list mean that no airspace was entered. Absent
             *     if `airspace_violation` is.
             */
            airspace_covered?: boolean;
            /** @description Photos and videos by time; those without a time come last. */
            story: components["schemas"]["Story"][];
            /** @description Absent without photos, videos and comments. */
            media_info?: components["schemas"]["MediaInfo"];
            /** @description Number of comments that everyone who can see the flight sees. Absent without any. */
            comment_count?: number;
            /** @description Whether others can comment on the flight. */
            comments_allowed: boolean;
            /** @description Empty until the flight is scored; `free` comes first. */
            contest: components["schemas"]["ContestEntry"][];
        };
        /**
         * @description The flights as which the file was uploaded before, if the code is `DUPLICATE_FILE`. Flights that the caller may not
         *     see are left out; without others, `flight_ids` is absent.
         */
        DuplicateFile: components["schemas"]["Error"] & {
            flight_ids?: components["schemas"]["Id"][];
        };
        /**
         * @description Name of a contest. `sprint` is an alias of `speed`.
         * @default free
         * @enum {string}
         */
        ContestName: "free" | "triangle" | "out_return" | "out" | "speed" | "sprint" | "declaration" | "rectangle" | "convex_hull" | "electric" | "bi" | "dmst" | "dmst_speed" | "au";
        /**
         * @description Group of regions: `BNL` Benelux; `NG`, `WG`, `EG` and `SG` the north, west, east and south of Germany; `IB` the
         *     Iberian Peninsula; `ssa-1` to `ssa-12` the regions of the Soaring Society of America.
         * @enum {string}
         */
        MultiRegionId: "BNL" | "NG" | "WG" | "EG" | "SG" | "IB" | "ssa-1" | "ssa-2" | "ssa-3" | "ssa-4" | "ssa-5" | "ssa-6" | "ssa-7" | "ssa-8" | "ssa-9" | "ssa-10" | "ssa-11" | "ssa-12";
        /**
         * @description Code of a sector, an area such as a range of mountains.
         * @example ALP
         * @example BLACK-FOREST
         */
        SectorId: string;
        /**
         * @description Id of a collection of flights.
         * @example b3f2a91c07de
         */
        FlightCollectionId: string;
        /**
         * @description `AF` Africa, `AN` Antarctica, `AS` Asia, `EU` Europe, `NA` North America, `OC` Oceania, `SA` South America.
         * @enum {string}
         */
        Continent: "AF" | "AN" | "AS" | "EU" | "NA" | "OC" | "SA";
        /**
         * @description A `Keyword`, or a property of a flight that depends on the caller:
         *     - `friends`: the caller follows the pilot or the co-pilot. Without sign-in it returns 401.
         * @enum {string}
         */
        ListKeyword: "junior" | "female" | "vintage" | "story" | "outlanding" | "team_flight" | "summer" | "winter" | "fes" | "engine" | "no_engine" | "launch_self" | "launch_tow" | "launch_winch" | "wave" | "friends";
        /**
         * @description A place: an airport or a city of the search, such as `airport-3` or `city-2950159`, or longitude and latitude in
         *     degrees, such as `11.393,47.268`.
         * @example city-2950159
         * @example 11.393,47.268
         */
        PointOfInterestId: string;
        /** @description Result of the flight in the requested contest. */
        ContestSummary: {
            points: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Speed in km/h. */
            speed: number;
            /** @description Statistics of the scored part. Present only with `include_stats`, once computed. */
            score?: components["schemas"]["FlightStatistics"];
        };
        /** @description A flight in a list. */
        Flight: {
            id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description Page of the flight. Present only in files.
             */
            link?: string;
            status: components["schemas"]["FlightStatus"];
            /** @description Whether the flight counts in rankings. */
            rank: boolean;
            not_ranked_reason?: components["schemas"]["NotRankedReason"];
            /** @description Absent for public flights. Others are only in the pilot's own lists. */
            visibility?: components["schemas"]["Visibility"];
            hidden?: components["schemas"]["HiddenFlight"];
            /** @description The pilot. Absent if they deleted the account and the flight stays for its co-pilot. */
            user?: components["schemas"]["UserRef"];
            /** @description The second person on board, if they are a user. */
            co_user?: components["schemas"]["UserRef"];
            /** @description Name of the second person on board, if they are not a user or have not confirmed. */
            co_user_name?: string;
            /**
             * @description `co_pilot` if `user` flew as co-pilot, so that the second person was the pilot in command and the flight does not
             *     count. Otherwise absent.
             */
            seat?: components["schemas"]["Seat"];
            aircraft?: components["schemas"]["AircraftRef"];
            club?: components["schemas"]["ClubRef"];
            takeoff_airport?: components["schemas"]["AirportRef"];
            /**
             * Format: date
             * @description Local takeoff date.
             */
            scoring_date: string;
            /** @description IANA time zone of the takeoff, in which times of the flight are displayed. */
            time_zone: string;
            /** Format: date-time */
            takeoff_time?: string;
            /**
             * Format: date-time
             * @description Absent if the recording ends in the air.
             */
            landing_time?: string;
            bbox?: components["schemas"]["BoundingBox"];
            /**
             * @description Simplified track for a thumbnail, as an encoded polyline of latitude and longitude with five decimals and at
             *     most 1000 points.
             */
            polyline?: string;
            /** @description Whether the pilot was a junior in the season of the flight. */
            junior: boolean;
            /** @description Handicap index of the aircraft in the season of the flight. */
            dmst_index?: number;
            /** @description Number of users who like the flight. Absent without any. */
            stars?: number;
            /**
             * @description Present if the caller likes the flight. Only in `GET flight` and `GET flightmonth/{month}`.
             * @constant
             */
            starred?: true;
            /**
             * @description Present if a moderator chose it as the flight of its month.
             * @constant
             */
            pinned?: true;
            /** @description The file of the flight, for mirrors. */
            igc_file?: {
                id: components["schemas"]["Id"];
            };
            /** @description Absent until the flight is scored, and if it earned nothing in this contest. */
            contest?: components["schemas"]["ContestSummary"];
            /** @description Small images of the first photos and videos, in the order of `FlightDetail`. Absent unless requested. */
            story?: components["schemas"]["ImagePath"][];
            /** @description Absent without photos, videos and comments. */
            media_info?: components["schemas"]["MediaInfo"];
            /** @description Height gained during launch, in m. */
            launch_gain?: number;
            /** @description Mean climb rate during launch, in m/s. */
            launch_vario?: number;
            /** @description Distance over ground from standstill to a height of 15 m, in m. Absent if the recording lacks either. */
            takeoff_distance?: number;
        };
        /** @description Totals of the flights of one day. */
        FlyingDay: {
            /**
             * Format: date
             * @description Local takeoff date.
             */
            date: string;
            flights: number;
            /** @description Distance in km in the requested contest. */
            distance: number;
            /** @description Airtime, in s. */
            duration: number;
        };
        FlightCount: {
            /** @description Number of flights, up to 1,000. */
            count: number;
            /** @description Whether there are more than 1,000 flights. */
            more: boolean;
        };
        /**
         * @description A position in the feed. Its parts may get another meaning.
         * @example 1784023200123456-41
         */
        FeedCursor: string;
        /**
         * @description News of a flight of pilots, clubs or airports that the caller follows.
         *     - `flight`: it was published, with the photos of its first hour.
         *     - `story`: photos or videos were added later. A flight has one such entry, as of the latest.
         */
        FeedEntry: {
            /** @enum {string} */
            kind: "flight" | "story";
            /**
             * Format: date-time
             * @description Publication of the flight, or the time of the latest photo or video.
             */
            time: string;
            flight: components["schemas"]["Flight"];
            /** @description Levels of badges that the pilot earned with the flight. Empty for entries of the kind `story`. */
            achievements: components["schemas"]["Achievement"][];
        };
        FeedPage: {
            /** @description The entries, the newest first. */
            entries: components["schemas"]["FeedEntry"][];
            /** @description Absent at the end of the feed. */
            cursor?: components["schemas"]["FeedCursor"];
            /**
             * Format: date-time
             * @description The time of this response, for `POST flight/feed/read`.
             */
            until: string;
        };
        ReadFeed: {
            /**
             * Format: date-time
             * @description The `until` of the newest page that was displayed.
             */
            until: string;
        };
        /**
         * @description A position in the order of changes. Its parts may get another meaning.
         * @example 1784023200123456-41
         */
        FlightCursor: string;
        FlightChanges: {
            /** @description The flights, each as of its last change. */
            flights: components["schemas"]["Flight"][];
            /** @description Flights that were deleted or are no longer public, regardless of the filters. */
            removed: components["schemas"]["Id"][];
            cursor: components["schemas"]["FlightCursor"];
            /** @description Whether more changes follow now. */
            more: boolean;
        };
        /** @description A simplified track for a map of many flights. */
        FlightLine: {
            id: components["schemas"]["Id"];
            /**
             * @description Encoded polyline of latitude and longitude with five decimals. Within 300 m of the track if 5000 points suffice;
             *     coarser if no simplified track is stored. Longitudes continue beyond 180° across the date line.
             */
            line: string;
        };
        /**
         * @description The track of a flight from takeoff to landing, for a replay of many flights. All arrays contain integers and have
         *     the same length. The first entry is a value; each further entry is the difference from the previous one. At any time
         *     the line is within 12 m horizontally and 6 m vertically of the track.
         */
        ReplayLine: {
            /** @description Unix time in s. */
            time: number[];
            /** @description Latitude in 1e-5 degrees. */
            lat: number[];
            /** @description Longitude in 1e-5 degrees; continues beyond 180° across the date line. */
            lon: number[];
            /** @description Altitude in m. */
            alt: number[];
            /** @description Climb in 0.1 m/s, averaged over 20 s. */
            climb: number[];
            /**
             * @description Ground elevation in m; null where unknown, otherwise the difference from the last known value. Absent if unknown
             *     everywhere.
             */
            ground?: (number | null)[];
        };
        /** @description A thermal of a flight. */
        ReplayThermal: {
            /** @description Start, as Unix time in s. */
            start: number;
            /** @description End, as Unix time in s. */
            end: number;
            /** @description Latitude of its centre halfway through, in degrees. */
            lat: number;
            /** @description Longitude of its centre halfway through, in degrees. */
            lon: number;
            /** @description Lowest altitude, in m. */
            base: number;
            /** @description Highest altitude, in m. */
            top: number;
            /** @description Height gained from the first to the last fix, in m. */
            gain: number;
            /** @description Mean climb in m/s. */
            climb: number;
        };
        /** @description A flight of a day with its track. */
        ReplayFlight: {
            id: components["schemas"]["Id"];
            /** @description The pilot. Absent if they deleted the account and the flight stays for its co-pilot. */
            user?: components["schemas"]["UserRef"];
            /** @description The second person on board, if they are a user. */
            co_user?: components["schemas"]["UserRef"];
            aircraft?: components["schemas"]["AircraftRef"];
            registration?: string;
            competition_id?: string;
            takeoff_airport?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            /** @description IANA time zone of the takeoff. */
            time_zone: string;
            /** @description Result in the contest `free`. Absent if the flight earned nothing in it. */
            points?: number;
            line: components["schemas"]["ReplayLine"];
            thermal: components["schemas"]["ReplayThermal"][];
        };
        /** @description The flights of a day, for a replay. */
        FlightDay: {
            /** Format: date */
            scoring_date: string;
            /** @description Number of flights with a track. The list is shorter if there are more than 300 flights or 32 MB of tracks. */
            total: number;
            /** @description Flights by descending points. */
            flight: components["schemas"]["ReplayFlight"][];
        };
        FlightStars: {
            /** @description Number of users who like the flight. */
            stars: number;
        };
        /**
         * @description Another flight that stayed within 1000 m horizontally and 300 m vertically for at least a minute. Computed from
         *     tracks that are accurate to 12 m.
         */
        FlightMeeting: {
            /** @description The pilot of the other flight. Absent if they deleted the account and the flight stays for its co-pilot. */
            user?: components["schemas"]["UserRef"];
            /** @description The second person on board, if they are a user. */
            co_user?: components["schemas"]["UserRef"];
            flight: {
                id: components["schemas"]["Id"];
                registration?: string;
                competition_id?: string;
                aircraft?: components["schemas"]["AircraftRef"];
            };
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @description Start and end of each time together, ascending: start, end, start, end and so on. */
            intervals: string[];
            /** @description Total time together in s. */
            total_seconds: number;
            /** @description Smallest horizontal distance during these times, in m. */
            min_distance: number;
        };
        FlightPlace: {
            /** @description Number of flights with more points, plus one. */
            place: number;
            /** @description Number of flights compared. */
            flights: number;
        };
        /**
         * @description The month or season of the flight, or all time. Each period includes those before it.
         * @enum {string}
         */
        BestPeriod: "month" | "season" | "ever";
        /** @description Places of a flight among all flights that count, its own included. Empty for a flight that does not count. */
        FlightPlacing: {
            /** @description Among the flights of the same `scoring_date`. */
            day?: components["schemas"]["FlightPlace"];
            /** @description Among those of them that took off in the same region. Absent if the region is unknown. */
            region_day?: components["schemas"]["FlightPlace"];
            /** @description Among the flights of the same season. */
            season?: components["schemas"]["FlightPlace"];
            /**
             * @description Results in which none of the pilot's other flights is better. A result is absent if it is not their best of the
             *     season, or if there is no other flight to compare with.
             */
            user_best?: {
                points?: components["schemas"]["BestPeriod"];
                distance?: components["schemas"]["BestPeriod"];
                speed?: components["schemas"]["BestPeriod"];
            };
            /**
             * @description Longest period in which no flight from the same airport has more points. Absent if that is not even the month of
             *     the flight, or if there is no other flight to compare with.
             */
            airport_best?: components["schemas"]["BestPeriod"];
        };
        /**
         * @description Omitted fields stay unchanged; null clears a field. From `edit_allowed_until` on, fields that affect the score or
         *     the club (`aircraft_id`, `score_club_class`, `use_second_club`, `seat` and the three lists of scoring windows) are locked.
         */
        FlightPatch: {
            /**
             * @description Can always be changed, except that a flight that a moderator hid can only become `private` (403 with
             *     `FLIGHT_HIDDEN`). A stricter wish of the co-pilot takes precedence. A flight that becomes public for the first
             *     time after `claim_deadline` does not count.
             */
            visibility?: components["schemas"]["Visibility"];
            /**
             * @description Replaces the `link_token`, so that the previous link no longer works. Only with the visibility `link`.
             * @constant
             */
            new_link?: true;
            /** @description Whether others can comment on the flight. Null follows `comments_allowed` of the user. Existing comments stay. */
            comments_allowed?: boolean | null;
            registration?: string | null;
            competition_id?: string | null;
            /** @description Name of the second person, only for double-seaters. Replaces a registered co-pilot. */
            co_user_name?: string | null;
            /**
             * @description Account of the second person, only for double-seaters. Replaces a name. A new one requires
             *     `co_user_date_of_birth` and is asked to confirm; until then, the flight has their name as `co_user_name`.
             */
            co_user_id?: number | null;
            /**
             * Format: date
             * @description Date of birth of `co_user_id`, so that only people who know them can ask them. A wrong date is an error of this field. After ten wrong
             *     dates within 15 minutes, further dates are rejected without a check. Never returned.
             */
            co_user_date_of_birth?: string | null;
            /**
             * @description Seat of the user, only for double-seaters. A flight as `co_pilot` does not count. Once the second person confirms
             *     that they were the pilot in command, it is their flight, with the user as co-pilot. A change asks a confirmed
             *     second person again.
             */
            seat?: components["schemas"]["Seat"];
            /**
             * @description Ranks the flight in the club class; its points stay the same. Allowed only for aircraft outside the club class
             *     with an index of at most 106 in the season of the flight. Changing to an aircraft that does not qualify resets
             *     it.
             */
            score_club_class?: boolean;
            /**
             * @description Counts the flight for the pilot's second club on the day of the flight instead of the first. Later changes of
             *     clubs do not affect the flight.
             */
            use_second_club?: boolean;
            aircraft_id?: components["schemas"]["Id"];
            /**
             * @description Takeoff mass in kg. It is clamped between the empty mass plus 80 kg per person and the maximum takeoff mass, or
             *     between 0 and 2000 kg where these are unknown.
             */
            mass?: number | null;
            /**
             * @description Scoring windows of a glider within the flight, each at least a minute long. An empty list restores those derived
             *     from the recording.
             */
            scoring_times?: components["schemas"]["ScoringTimes"];
            /**
             * @description Scoring windows of a motor glider. The engine counts as off inside the windows and as on between them; before
             *     the first and after the last, the sensors decide.
             */
            engine_scoring_times?: components["schemas"]["ScoringTimes"];
            /** @description Scoring windows of an electric glider, with the same rules as for a motor glider. */
            fes_scoring_times?: components["schemas"]["ScoringTimes"];
        };
        CrewPatch: {
            /**
             * @description The stricter of this wish and the pilot's choice determines who may see the flight.
             * @enum {string}
             */
            visibility: "public" | "link" | "private";
        };
        /**
         * @description The track of a flight from just before takeoff to just after landing. All arrays have one entry per coordinate of
         *     the line.
         */
        FlightData: {
            id: components["schemas"]["Id"];
            geom: components["schemas"]["LineString"];
            /** @description Unix time in s, strictly increasing. */
            time: number[];
            /** @description Altitude used for analysis, in m. */
            alt: number[];
            /** @description GNSS altitude in m. Absent if the file has none. */
            gnss_alt?: number[];
            /** @description Pressure altitude in m (1013.25 hPa). Absent if the file has none. */
            pressure_alt?: number[];
            /** @description Ground elevation in m above sea level; null where unknown. Absent if unknown everywhere. */
            ground_alt?: (number | null)[];
            /** @description Recorded engine noise level, 0 to 999. Absent if the file has none. */
            engine_sensor?: number[];
            /** @description Battery voltage of an electric engine in V; null where not recorded. Absent if the file has none. */
            fes_battery?: (number | null)[];
            /**
             * @description Energy in kWh used by an electric engine up to each fix; unrecorded power counts as 0. Absent if the file has no
             *     power.
             */
            fes_energy?: number[];
            /** @description Power of an electric engine in W; null where not recorded. Absent if the file has none. */
            fes_power?: (number | null)[];
        };
        /** @description Use of thermals. */
        CoachThermals: {
            thermal_count: number;
            /** @description Mean climb in thermals, in m/s. */
            thermal_avg: number;
            /** @description Mean climb including climb attempts, in m/s. */
            net_avg: number;
            /**
             * @description Mean climb in m/s in each fifth of a thermal's height, the lowest first, over thermals of at least 50 m. Empty
             *     without such thermals.
             */
            climb_by_fifth: number[];
            /** @description Share of these thermals that were left too late. Absent without such thermals. */
            late_percentage?: number;
            /** @description Mean climb in equal altitude bands with limits that are round in `altitude_unit`, the lowest first. */
            climb_by_height: {
                /** @description Inclusive lower limit in m above sea level. */
                from_alt: number;
                /** @description Exclusive upper limit in m above sea level. */
                to_alt: number;
                seconds: number;
                /** @description Height gained, in m. */
                gain: number;
                /** @description Mean climb in m/s. Absent if the pilot did not circle there. */
                thermal_avg?: number;
            }[];
            /** @description Mean radius of the circles through the air, in m. Absent if recording gaps hide it. */
            thermal_radius?: number;
            /** @description Bank angle of these circles, in degrees. */
            thermal_bank?: number;
            /** @description Radius in m at 40° of bank and 1.3 times the minimum speed. Absent if that speed is unknown. */
            optimal_radius?: number;
            /** @description Share of the thermals that were circled too widely. Absent without an optimal radius. */
            wide_percentage?: number;
            /** @description Share of the time in thermals spent in left turns. */
            left_percentage: number;
            right_percentage: number;
            tips: {
                /** @enum {string} */
                kind: "leave_earlier" | "circle_tighter" | "circle_both_ways";
                /** @description Share of the thermals that the tip concerns; for `circle_both_ways`, share of the time in them. */
                percentage: number;
                /** @description For `leave_earlier`: time in s that the last fifths of height took in excess of a fifth of the time. */
                extra_seconds?: number;
                /** @description For `circle_tighter`: mean radius in m. */
                radius?: number;
                optimal_radius?: number;
                /**
                 * @description For `circle_both_ways`: the preferred direction.
                 * @enum {string}
                 */
                direction?: "left" | "right";
            }[];
        };
        /**
         * @description Reason why a section has no advice:
         *     - `no_fixes`: fewer than two usable fixes.
         *     - `too_sparse`: the fixes are too far apart to detect circling.
         *     - `no_polar`: the polar of the aircraft is unknown.
         *     - `no_mass`, `no_mass_limits`: the takeoff mass or its limits are unknown. Only the weight section needs them.
         *     - `no_thermals`: no thermal.
         *     - `no_climb`: the thermals climbed at less than 0.05 m/s.
         *     - `no_glides`: no glide is long and high enough.
         * @enum {string}
         */
        CoachRefusal: "no_fixes" | "too_sparse" | "no_polar" | "no_mass" | "no_mass_limits" | "no_thermals" | "no_climb" | "no_glides";
        /** @description Figures of one glide or of all glides together. Airspeeds are indicated airspeeds. */
        CoachGlideFigures: {
            /** @description Duration in s. */
            seconds: number;
            /** @description Distance flown over ground, in km. */
            distance: number;
            /**
             * @description Distance flown divided by the straight length. For all glides together, divided by the distance used for the
             *     analysis, if there is one.
             */
            detour?: number;
            /** @description Height gained in m; usually negative. */
            gain: number;
            /** @description Share of the time in rising air. */
            percentage_lift: number;
            /** @description Mean vertical speed of the air, in m/s. */
            netto: number;
            /** @description Mean airspeed, in km/h. */
            speed: number;
            /** @description Mean of the optimal airspeeds at the same times, in km/h. */
            optimal_speed: number;
            /**
             * @description Distance through the air divided by the height lost, including the height equivalent of speed. Absent if no
             *     height was lost.
             */
            glide_ratio?: number;
            /** @description Glide ratio that the polar gives in still air at the speeds flown. */
            polar_ratio: number;
            /** @description Time in s lost by flying too fast, including the climb that regains the height lost. */
            too_fast_seconds: number;
            /** @description Time in s lost by flying too slowly. */
            too_slow_seconds: number;
            /**
             * @description Time in s for which air and airspeed could be analysed. All figures refer to it, except `seconds`, `distance`,
             *     `detour` and `gain`, which cover the whole glide.
             */
            judged_seconds: number;
        };
        /** @description Quality of glides. */
        CoachGlides: {
            all: components["schemas"]["CoachGlideFigures"];
            /** @description Glides with known airspeeds, in chronological order. */
            glides: (components["schemas"]["CoachGlideFigures"] & {
                /** Format: date-time */
                start_time: string;
                /** Format: date-time */
                end_time: string;
            })[];
        };
        /** @description Airspeeds of the glides compared with the optimal ones in the same air. Airspeeds are indicated airspeeds in km/h. */
        CoachSpeed: {
            /** @description MacCready value in m/s used for the optimal speeds. */
            mac_cready: number;
            /**
             * @description Whether the MacCready value is the mean climb of the analysed part or of the whole flight.
             * @enum {string}
             */
            mac_cready_from: "range" | "flight";
            /** @description Mean vertical speed of the air in glides, in m/s. */
            netto: number;
            /** @description Mean airspeed. */
            speed: number;
            /** @description Mean of the optimal airspeeds at the same times. */
            optimal_speed: number;
            /** @description Speed bands, the slowest first. */
            bands: {
                /** @description Inclusive lower limit. Absent if the band has none. */
                from_speed?: number;
                /** @description Exclusive upper limit. Absent if the band has none. */
                to_speed?: number;
                /** @description Share of the analysed time flown in this band. */
                flown_percentage: number;
                /** @description Share of the analysed time for which this band was optimal. */
                optimal_percentage: number;
            }[];
            /** @description Time in glides that was analysed, in s. */
            judged_seconds: number;
            /** @description Time in s excluded because the ground was near. */
            low_seconds: number;
            /** @description Time in s excluded because the airspeed is unknown. */
            unknown_seconds: number;
            /** @description Height above ground in m from which speeds are analysed. Absent if the ground is unknown. */
            judged_from_agl?: number;
            /** @description The tip about all speeds comes first. */
            tips: {
                /** @enum {string} */
                kind: "fly_faster" | "fly_slower";
                /** @description Lower limit of the speeds that the tip concerns. Without both limits, the tip concerns all speeds. */
                from_speed?: number;
                to_speed?: number;
                /** @description Mean airspeed during the time that the tip concerns. */
                speed: number;
                optimal_speed: number;
                flown_percentage: number;
                optimal_percentage: number;
            }[];
        };
        /** @description Cross-country speed at a takeoff mass, flown at the optimal airspeeds. */
        CoachMassSpeed: {
            /** @description Takeoff mass in kg. */
            mass: number;
            /** @description Speed in km/h. */
            speed: number;
        };
        /** @description Speeds with other takeoff masses. */
        CoachWeight: {
            flown: components["schemas"]["CoachMassSpeed"];
            best: components["schemas"]["CoachMassSpeed"];
            /** @description Speed gained by the best mass, in km/h; 0 if the flight used it. */
            speed_gain: number;
            /** @description From the lightest to the heaviest mass, in steps of 10 kg. */
            curve: components["schemas"]["CoachMassSpeed"][];
            tips: {
                /** @enum {string} */
                kind: "too_light" | "too_heavy";
                mass: number;
                best_mass: number;
                speed_gain: number;
            }[];
        };
        /** @description Time lost compared with an ideal flight, in s. `flown_seconds` is the sum of `ideal_seconds` and all causes. */
        CoachTimeLost: {
            flown_seconds: number;
            /**
             * @description Duration of a flight that goes straight at the optimal speeds in the same air, climbs only at the MacCready
             *     value, and has the same difference between start and end height.
             */
            ideal_seconds: number;
            /** @description The difference of the two. */
            lost_seconds: number;
            /** @description Speed of the ideal flight in km/h. Absent if its duration is 0. */
            ideal_speed?: number;
            causes: {
                /** @description Thermals weaker than the mean. */
                weak_climbs: number;
                /** @description Thermals stronger than the mean; negative, because they gained time. */
                strong_climbs: number;
                /** @description Climb attempts, minus the time value of the height they gained. */
                attempts: number;
                /** @description Glides flown faster than was optimal. */
                too_fast: number;
                /** @description Glides flown more slowly than was optimal. */
                too_slow: number;
                /** @description Distance flown beyond the scored distance; negative if drift in thermals helped. */
                detour: number;
                /** @description Height traded for speed and not regained. */
                speed_change: number;
            };
            /** @description Time in glides near the ground or with unknown airspeed. It is not analysed: the ideal flight includes it as flown. */
            unjudged_seconds: number;
        };
        /**
         * @description Analysis of a part of a flight with advice. Percentages are fractions of 1. Each section has either `advice` or a
         *     `refusal`.
         */
        Coach: {
            /**
             * Format: date-time
             * @description Time of the first fix. Absent with fewer than two fixes.
             */
            start_time?: string;
            /**
             * Format: date-time
             * @description Time of the last fix. Absent with fewer than two fixes.
             */
            end_time?: string;
            /**
             * @description Scored distance in km used for the analysis. Absent if there is none or part of it was flown with an engine;
             *     then the straight lengths of the glides are used.
             */
            distance?: number;
            /** @description Takeoff mass in kg used for glides, speed, time lost and the best radius. Absent if the polar is unknown. */
            mass?: number;
            /**
             * @description Whether `mass` is the takeoff mass of the flight or the reference mass of the polar. The reference mass is used
             *     if the flight has no mass or the polar has no masses; then the weight section has no advice. Absent if `mass`
             *     is.
             * @enum {string}
             */
            mass_from?: "flight" | "polar";
            /**
             * @description Airspeeds are computed from positions, wind and the standard atmosphere, because recorders do not report them
             *     reliably.
             * @constant
             */
            airspeed_estimated: true;
            /** @description Share of the flight with known wind. Elsewhere the air is assumed still. */
            wind_percentage: number;
            /** @description Use of thermals. */
            thermals: {
                advice?: components["schemas"]["CoachThermals"];
                refusal?: components["schemas"]["CoachRefusal"];
            };
            /** @description Quality of glides. */
            glides: {
                advice?: components["schemas"]["CoachGlides"];
                refusal?: components["schemas"]["CoachRefusal"];
            };
            /** @description Speed to fly. */
            speed: {
                advice?: components["schemas"]["CoachSpeed"];
                refusal?: components["schemas"]["CoachRefusal"];
            };
            /** @description Choice of takeoff mass. */
            weight: {
                advice?: components["schemas"]["CoachWeight"];
                refusal?: components["schemas"]["CoachRefusal"];
            };
            /** @description Causes of lost time. */
            time_lost: {
                advice?: components["schemas"]["CoachTimeLost"];
                refusal?: components["schemas"]["CoachRefusal"];
            };
        };
        /**
         * @description Plain text. A mention of a user is `@[42]` with their id, so that it follows a change of name; at most 10 users.
         *     Applications show addresses that start with `http://` or `https://` as links.
         */
        CommentText: string;
        /** @description The reaction of a user to a comment. A user has at most one for each comment. */
        CommentReaction: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["UserRef"];
            /** @description One emoji. */
            value: string;
        };
        /** @description A comment on a flight. */
        Comment: {
            id: components["schemas"]["Id"];
            flight_id: components["schemas"]["Id"];
            /** @description The comment that this one answers. Absent for the first comment of a thread. */
            parent_id?: components["schemas"]["Id"];
            /** @description The author. Absent if `removed`. */
            user?: components["schemas"]["UserRef"];
            /** Format: date-time */
            created: string;
            /** @description Absent if `removed`. */
            comment?: components["schemas"]["CommentText"];
            /**
             * @description The users that the text mentions. Absent without any. The id of a user who has deleted the account stays in the
             *     text.
             */
            mention?: components["schemas"]["UserRef"][];
            /**
             * Format: date-time
             * @description Time of the last change of the text. Absent if it was not changed.
             */
            edited?: string;
            /**
             * @description Present for the description of the flight.
             * @constant
             */
            pinned?: true;
            /**
             * @description Present if the user of the flight or a moderator has hidden it. Only its author, the user of the flight and
             *     moderators see it.
             * @constant
             */
            hidden?: true;
            /**
             * @description Present if a moderator has hidden it. Only moderators show it again.
             * @constant
             */
            hidden_by_moderator?: true;
            /**
             * @description Present if it keeps its place without author and text, because it has answers.
             * @constant
             */
            removed?: true;
            /** @description Reactions, the first ones first. */
            reaction: components["schemas"]["CommentReaction"][];
        };
        NewComment: {
            comment: components["schemas"]["CommentText"];
            /**
             * @description The comment that this one answers. The answer to an answer belongs to the same thread: its `parent_id` is that of
             *     the answer.
             */
            parent_id?: components["schemas"]["Id"];
            /**
             * @description Whether it is the description of the flight, which comes first. Only the user of the flight can add it, without
             *     `parent_id`, and a flight has only one (`DESCRIPTION_EXISTS`).
             * @default false
             */
            pinned?: boolean;
        };
        /** @description Omitted fields stay unchanged. */
        CommentPatch: {
            /** @description Only for its author, and for the description also for those who can edit the flight. */
            comment?: components["schemas"]["CommentText"];
            /**
             * @description Whether only its author, the user of the flight and moderators see it. Only for the user of the flight and
             *     moderators. What a moderator has hidden, only moderators show again (`MODERATOR_ONLY`).
             */
            hidden?: boolean;
        };
        NewReaction: {
            /** @description One emoji of Unicode, fully qualified. */
            value: string;
        };
        StoryUpload: {
            flight_id: components["schemas"]["Id"];
            /**
             * @description JPEG, PNG, WebP, AVIF or GIF of at most 25 MB and 120 million pixels, or a still image of the video. With more
             *     than 24 million pixels, its file must have a byte for every 100 pixels, as photos do. Only the first frame of an
             *     animation is used.
             */
            image: Blob;
            /**
             * @description MP4, QuickTime or WebM of at most 80 MB, 30 s and full HD (1920 by 1080 in either orientation). Stored
             *     unchanged.
             */
            video?: Blob;
            /**
             * Format: date-time
             * @description Time of the photo. If omitted, it is read from the camera's metadata, in the time zone of the flight unless the
             *     metadata names one. A time outside the flight is clamped to takeoff or landing.
             */
            start_time?: string;
            comment?: components["schemas"]["Caption"];
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        StoryPatch: {
            /** @description Description of the photo, as plain text. */
            comment?: string | null;
            /**
             * Format: date-time
             * @description Time of the photo. A time outside the flight is clamped to takeoff or landing.
             */
            start_time?: string | null;
        };
        /**
         * @description A pilot on the page of an aircraft, an airport or a club, with sums over the requested flights. As in `User`,
         *     simulator flights are excluded.
         */
        UserCard: components["schemas"]["UserRef"] & {
            /** @description Whether the user is a junior in the requested season, or in the current one. */
            junior: boolean;
            gender: components["schemas"]["Gender"];
            /** @description Number of flights. */
            count: number;
            points: number;
            /** @description Airtime, in s. */
            time: number;
            /** @description Distance in km. */
            distance: number;
            achievement_count: components["schemas"]["AchievementCount"];
        };
        /** @description An aircraft type with the pilots who flew it. */
        Aircraft: components["schemas"]["SimpleAircraft"] & {
            /** @description The pilots, by descending points. */
            user: components["schemas"]["UserCard"][];
        };
        /** @description An airport on a map. */
        AirportRow: {
            id: components["schemas"]["Id"];
            name: string;
            geom: components["schemas"]["Point"];
            icao?: string;
            /** @description Kind of airfield, as given by its source. */
            kind?: string;
            /** @description Elevation in m. Absent if unknown. */
            elevation?: number;
        };
        /** @description An airport with the pilots who took off there. */
        Airport: {
            id: components["schemas"]["Id"];
            name: string;
            region?: components["schemas"]["Region"];
            geom: components["schemas"]["Point"];
            icao?: string;
            /** @description Kind of airfield, as given by its source. */
            kind?: string;
            /** @description Elevation in m. */
            elevation?: number;
            /** @description Glider launches per year. */
            launches?: number;
            /**
             * @description IANA name of the time zone.
             * @example Europe/Berlin
             */
            timezone?: string;
            stats: {
                /** @description Number of flights from here, without simulator flights. */
                count: number;
            };
            /** @description Absent if the caller does not follow the airport. */
            caller_follows?: components["schemas"]["FollowState"];
            /** @description The pilots, by descending points. */
            user: components["schemas"]["UserCard"][];
        };
        /** @description An area such as a range of mountains. */
        Sector: {
            id: components["schemas"]["SectorId"];
            /** @description Name in the reader's language, if there is one. */
            name: string;
            /** @description Area that contains the sector. */
            bbox: components["schemas"]["BoundingBox"];
        };
        /** @description An airport or a city. */
        PointOfInterest: {
            /** @example city-2950159 */
            id: string;
            name: string;
            geom: components["schemas"]["Point"];
        };
        /** @description A GeoJSON polygon with one ring. The first position is repeated at the end. */
        Polygon: {
            /** @constant */
            type: "Polygon";
            coordinates: components["schemas"]["LonLat"][][];
        };
        /** @description An airspace for display on a map. */
        Airspace: {
            id: components["schemas"]["Id"];
            /** @description Empty if the source gives no name. */
            name: string;
            /** @description OpenAir class, such as `C`, `CTR` or `R`. */
            class: string;
            /** @description OpenAir 2 type, if the source gives one. */
            type?: string;
            floor: components["schemas"]["AirspaceLimit"];
            ceiling: components["schemas"]["AirspaceLimit"];
            /** @description Radio frequency as written in the source. */
            frequency?: string;
            /** @description The outline, accurate to 30 m. Longitudes continue beyond 180° across the date line. */
            geom: components["schemas"]["Polygon"];
            /** @description True if only NOTAMs define when the airspace is active. */
            by_notam: boolean;
            /**
             * @description Intervals in which the airspace is active. Empty if it is always active or the source defines its times in
             *     another way.
             */
            active: {
                /**
                 * Format: date-time
                 * @description Absent if the interval has no start.
                 */
                start_time?: string;
                /**
                 * Format: date-time
                 * @description Absent if the interval has no end.
                 */
                end_time?: string;
            }[];
            /**
             * @description OpenAir records of weekly times (`AW`), periods (`AP`) and exceptions (`AP!`), such as `AW SUN.09:00L-16:59L`; L
             *     is local time. Exceptions override `active`.
             */
            other_times: string[];
            /** @description True if some times could not be parsed; otherwise absent. */
            unreadable_times?: boolean;
            /** @description Name of the imported file. */
            source?: string;
        };
        /** @description The airspaces in a view. */
        AirspacesInView: {
            /** @description Total number of airspaces. Exceeds the length of the list if some are omitted. */
            total: number;
            /** @description The widest first. */
            airspace: components["schemas"]["Airspace"][];
        };
        /**
         * @description Who may see a collection: anyone (`public`), those who have its link (`link`), or only its owner (`private`). Only
         *     public collections are listed and searched. Flights have a visibility of their own: a collection never shows a flight
         *     to those who may not see it.
         * @enum {string}
         */
        CollectionVisibility: "public" | "link" | "private";
        /**
         * @description A color in hexadecimal digits.
         * @example #2a7de1
         */
        HexColor: string;
        /** @description A collection of flights in a list. */
        FlightCollectionRow: {
            id: components["schemas"]["FlightCollectionId"];
            name: string;
            description?: string;
            user: components["schemas"]["UserRef"];
            visibility: components["schemas"]["CollectionVisibility"];
            /** @description Whether the collection is not public. */
            private: boolean;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Time of the last change by the owner.
             */
            modified: string;
            /** @description Number of flights that the caller may see. */
            flight_count: number;
            /** @description Number of users who like the collection. */
            stars: number;
            /** @description Whether the caller likes the collection; absent if not. */
            starred?: boolean;
            image?: components["schemas"]["ImagePath"];
            hex_color?: components["schemas"]["HexColor"];
            /** @description Whether the flight of the parameter `flight_id` is in the collection; absent if not. */
            has_flight?: boolean;
        };
        /** @description Several collections may have the same name. */
        FlightCollectionName: string;
        NewFlightCollection: {
            name: components["schemas"]["FlightCollectionName"];
            /** @description About the flights, as plain text. */
            description?: string;
            visibility?: components["schemas"]["CollectionVisibility"];
            /** @description The same as the visibility `private` or `public`, unless that is given. */
            private?: boolean;
            hex_color?: components["schemas"]["HexColor"];
            /** @description Ids of the flights in their order. */
            flight?: components["schemas"]["Id"][];
        };
        /** @description A collection of flights. */
        FlightCollection: {
            id: components["schemas"]["FlightCollectionId"];
            name: string;
            description?: string;
            user: components["schemas"]["UserRef"];
            visibility: components["schemas"]["CollectionVisibility"];
            /** @description Whether the collection is not public. */
            private: boolean;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Time of the last change by the owner.
             */
            modified: string;
            /** @description Number of flights that the caller may see. */
            flight_count: number;
            /** @description Number of users who like the collection. */
            stars: number;
            /** @description Whether the caller likes the collection; absent if not. */
            starred?: boolean;
            image?: components["schemas"]["ImagePath"];
            hex_color?: components["schemas"]["HexColor"];
            /**
             * @description Part of the address of a collection with the visibility `link`, only for its owner: the parameter `link`. As a
             *     value of `flight_collection_id_in` it stands for the collection.
             */
            link_token?: string;
            /** @description Ids of the flights that the caller may see, in the order of the collection. */
            flight: components["schemas"]["Id"][];
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        FlightCollectionPatch: {
            name?: components["schemas"]["FlightCollectionName"];
            /** @description About the flights, as plain text. */
            description?: string | null;
            visibility?: components["schemas"]["CollectionVisibility"];
            /** @description The same as the visibility `private` or `public`, unless that is given. */
            private?: boolean;
            /** @description A color in hexadecimal digits. */
            hex_color?: string | null;
            /** @description Ids of the flights in their order. */
            flight?: components["schemas"]["Id"][];
            /** @description Whether to replace the link of a collection with the visibility `link`. The old one no longer works. */
            new_link?: boolean;
        };
        FlightCollectionStars: {
            /** @description Number of users who like the collection. */
            stars: number;
        };
        /**
         * @description Who may see a task: anyone (`public`), those who have its link (`link`), or only its owner (`private`). Only public
         *     tasks are listed and searched.
         * @enum {string}
         */
        TaskVisibility: "public" | "link" | "private";
        /** @description A GeoJSON point on the globe. */
        PlannedPoint: {
            /** @constant */
            type: "Point";
            /** @description Longitude and latitude in degrees. */
            coordinates: [
                number,
                number
            ];
        };
        /** @description A start, turnpoint or finish of a planned task as GeoJSON. Without `kind`, the zone of the rules counts. */
        PlannedPointFeature: {
            /** @constant */
            type: "Feature";
            geometry: components["schemas"]["PlannedPoint"];
            properties: {
                name: string;
                /** @description Metres above mean sea level. */
                elevation?: number;
                kind?: components["schemas"]["ObservationZoneKind"];
                /** @description Kilometres; half of the length of a line. A quadrant without radius is unlimited, all other zones need one. */
                radius?: number;
                /** @description Radius in kilometres of the cylinder of a keyhole, 0.5 by default, or of the inner part of a sector. */
                inner_radius?: number;
                /** @description Half of the angle of a sector in degrees. */
                half_angle?: number;
                /** @description Half of the angle of the inner part of a sector in degrees. */
                inner_half_angle?: number;
                /**
                 * @description Middle of a sector: away from both neighbours, from the next point, from the previous point or from the
                 *     start, or a bearing in degrees from true north. The bearing of a fixed line is perpendicular to it, away
                 *     from the task.
                 */
                axis?: ("neighbours" | "next" | "previous" | "start") | number;
            };
        };
        /** @description Start, turnpoints, finish. */
        PlannedPoints: components["schemas"]["PlannedPointFeature"][];
        TaskWorth: {
            contest: components["schemas"]["ContestName"];
            /** @description Counted distance in km. */
            distance: number;
            points: number;
        };
        /** @description A task to fly. */
        Task: {
            id: components["schemas"]["Id"];
            name?: string;
            description?: string;
            user: components["schemas"]["UserRef"];
            visibility: components["schemas"]["TaskVisibility"];
            /** @description Whether the task is not public. */
            private: boolean;
            /** @description Part of the address of a task with the visibility `link`, only for its owner. */
            token?: string;
            /** @description Whether the task was declared, so that it cannot change. */
            locked: boolean;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Time of the last change by the owner.
             */
            modified: string;
            /** @description Number of users who like the task. */
            stars: number;
            /** @description Whether the caller likes the task; absent if not. */
            starred?: boolean;
            airport?: components["schemas"]["AirportRef"];
            kind: components["schemas"]["TaskKind"];
            /** @description Distance in km between the points, or around the corners if the start lies on a leg. */
            distance: number;
            /**
             * @description Distance in km for badges and the British ladder: 1 km less for every turnpoint with a cylinder of 0.5 km, under
             *     the rules `F` and `UK`.
             */
            penalized_distance: number;
            /** @description Shortest distance in km through the areas of an assigned area task. */
            min_distance?: number;
            /** @description Longest distance in km through the areas of an assigned area task. */
            max_distance?: number;
            /** @description True if the start is not a corner of the triangle or rectangle. */
            start_on_leg: boolean;
            /** @description True if start and finish are the same place. */
            closed: boolean;
            bbox: components["schemas"]["BoundingBox"];
            ruleset: components["schemas"]["RuleSet"];
            /** @description Minimum time of an assigned area task in minutes. */
            min_time?: number;
            /** @description True if it was declared in a flight recorder. */
            from_igcfile: boolean;
            point_features: components["schemas"]["PlannedPoints"];
            /**
             * @description Points in each contest that scores distance, for a glider of index 100 that flies exactly around the points of the
             *     task as declared. The first contest is the one with most points. Absent in lists.
             */
            task_worth?: components["schemas"]["TaskWorth"][];
        };
        NewTask: {
            point_features: components["schemas"]["PlannedPoints"];
            name?: string;
            /** @description About the task, as plain text. */
            description?: string;
            /** @description Rules for the zones; `D` by default. */
            ruleset?: components["schemas"]["RuleSet"];
            /** @description Minimum time of an assigned area task in minutes. */
            min_time?: number;
            /** @description Who may see it; `public` by default. */
            visibility?: components["schemas"]["TaskVisibility"];
            /** @description The same as the visibility `private` or `public`, unless that is given. */
            private?: boolean;
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        TaskPatch: {
            point_features?: components["schemas"]["PlannedPoints"];
            name?: string | null;
            /** @description About the task, as plain text. */
            description?: string | null;
            ruleset?: components["schemas"]["RuleSet"];
            /** @description Minimum time of an assigned area task in minutes. */
            min_time?: number | null;
            visibility?: components["schemas"]["TaskVisibility"];
            /** @description The same as the visibility `private` or `public`, unless that is given. */
            private?: boolean;
            /** @description Whether to replace the link of a task with the visibility `link`. The old one no longer works. */
            new_link?: boolean;
        };
        TaskUpload: {
            /** @description The file, at most 5 MB. */
            file: Blob;
            /**
             * @description Numbers of the tasks to store, separated by commas, as in the preview; all by default.
             * @example 1,3
             */
            numbers?: string;
            /** @description Who may see the tasks; `private` by default. */
            visibility?: components["schemas"]["TaskVisibility"];
            /** @description The same as the visibility `private` or `public`, unless that is given. */
            private?: boolean;
        };
        /** @description A task of a file. One with a problem is not stored. */
        TaskOfFile: {
            /** @description Position among the tasks of the file. */
            number: number;
            /** @description Id of the stored task; absent if it was not stored. */
            id?: components["schemas"]["Id"];
            name?: string;
            /**
             * @description Two consecutive points are the same place, there are more than 50 points, or the account owns 1000 tasks.
             * @enum {string}
             */
            problem?: "REPEATED_POINT" | "TOO_MANY_POINTS" | "TOO_MANY_TASKS";
            kind?: components["schemas"]["TaskKind"];
            /** @description Distance in km. */
            distance?: number;
            ruleset?: components["schemas"]["RuleSet"];
            point_features?: components["schemas"]["PlannedPoints"];
        };
        /** @description A problem on a line of a file. */
        TaskFileFinding: {
            /** @enum {string} */
            code: "UNKNOWN_FORMAT" | "INVALID_ARCHIVE" | "INVALID_XML" | "INVALID_JSON" | "TOO_LARGE" | "MISSING_COLUMN" | "MISSING_NAME" | "INVALID_COORDINATES" | "TOO_FEW_POINTS" | "UNKNOWN_WAYPOINT" | "INVALID_ELEVATION" | "INVALID_RUNWAY" | "UNKNOWN_KIND" | "REPEATED_NAME" | "UNCLOSED_QUOTE" | "EXTRA_FIELDS" | "INVALID_ZONE" | "INVALID_OPTION" | "UNKNOWN_PLACE" | "UNKNOWN_LINE";
            /**
             * @description An error leaves out the waypoint, the task or the file, a warning only a detail.
             * @enum {string}
             */
            type: "error" | "warning";
            /** @description Line of the file, counted from 1. */
            line: number;
            /** @description The line, cut to 80 characters. */
            source: string;
            /** @description The problem as a sentence, in the language of the request. */
            msg: string;
        };
        UploadedTasks: {
            /** @description The first 100 tasks of the file. */
            tasks: components["schemas"]["TaskOfFile"][];
            /** @description Number of tasks beyond these, which are left out. */
            further_tasks: number;
            /** @description Number of waypoints in the file. */
            waypoints: number;
            /** @description Problems in the order of the file, at most 1000. */
            findings: components["schemas"]["TaskFileFinding"][];
            /** @description Number of problems beyond these. */
            further_findings: number;
        };
        TaskStars: {
            /** @description Number of users who like the task. */
            stars: number;
        };
        /** @description A copy of a task, as it was declared. */
        DeclaredTask: {
            /** @description The task, unless it has changed or was deleted since. */
            id?: components["schemas"]["Id"];
            name?: string;
            airport?: components["schemas"]["AirportRef"];
            kind: components["schemas"]["TaskKind"];
            /** @description Distance in km between the points, or around the corners if the start lies on a leg. */
            distance: number;
            ruleset: components["schemas"]["RuleSet"];
            /** @description True if the start is not a corner of the triangle or rectangle. */
            start_on_leg: boolean;
            /** @description True if start and finish are the same place. */
            closed: boolean;
            point_features: components["schemas"]["PlannedPoints"];
        };
        /** @description A task that a pilot has declared. */
        TaskDeclaration: {
            user: components["schemas"]["UserRef"];
            task: components["schemas"]["DeclaredTask"];
            /**
             * Format: date-time
             * @description Time of the declaration. It counts for takeoffs after it.
             */
            declared: string;
            /**
             * Format: date-time
             * @description Last takeoff for which it counts.
             */
            declared_until: string;
            /** @description The task that this declaration replaced; only in the response to declaring it. */
            replaced?: components["schemas"]["DeclaredTask"];
        };
        NewTaskDeclaration: {
            task_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Last takeoff for which it counts; in the future, at most 7 days ahead.
             */
            declared_until: string;
        };
        /** @description A competition of several days that an organiser runs on this instance. */
        Championship: {
            id: components["schemas"]["Id"];
            /** @description Absent if a moderator removed it. */
            name?: string;
            place?: string;
            country?: components["schemas"]["CountryCode"];
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            /** @description The organiser. */
            user: components["schemas"]["UserRef"];
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Time of the last change of these fields.
             */
            modified: string;
        };
        NewChampionship: {
            name: string;
            place?: string;
            /** @description ISO 3166-1 alpha-2 code. */
            country?: string;
            /** Format: date */
            start_date: string;
            /**
             * Format: date
             * @description At most 60 days after the first day.
             */
            end_date: string;
        };
        /** @description The task of a class on one day. Distances in km. */
        CentralDay: {
            id: components["schemas"]["Id"];
            /** Format: date */
            date: string;
            /** @description Number of the task in its class; 0 and less are practice days. */
            number?: number;
            status: components["schemas"]["CompetitionStatus"];
            assigned_area: boolean;
            distance?: number;
            min_distance?: number;
            max_distance?: number;
            /** @description Minimum time of an assigned area task in minutes. */
            min_time?: number;
        };
        CentralClass: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The oldest first. */
            days: components["schemas"]["CentralDay"][];
        };
        /**
         * @description Class of the 1000-point system of FAI Annex A, which determines the minimum distance of a day. Handicaps count in `club` and
         *     `20m`.
         * @enum {string}
         */
        ChampionshipRules: "club" | "13_5m" | "standard" | "15m" | "20m" | "18m" | "open";
        /** @description A competitor or a crew. */
        ChampionshipEntry: {
            id: components["schemas"]["Id"];
            name: string;
            user?: components["schemas"]["UserRef"];
            registration?: string;
            competition_id?: string;
            aircraft?: string;
            club?: string;
            handicap?: number;
            /** @description Whether they fly without being ranked; absent if not. */
            not_competing?: boolean;
        };
        ChampionshipClass: components["schemas"]["CentralClass"] & {
            rules: components["schemas"]["ChampionshipRules"];
            entries: components["schemas"]["ChampionshipEntry"][];
        };
        /** @description A decision of the organiser, which everyone can read. */
        ChampionshipChange: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            created: string;
            /** @enum {string} */
            action: "created" | "settings_changed" | "class_added" | "class_changed" | "class_removed" | "entry_added" | "entry_changed" | "entry_removed" | "entries_uploaded" | "day_added" | "day_changed" | "day_removed" | "status_changed" | "penalty_set" | "penalty_removed";
            /** @description The user who decided. Absent if the account no longer exists. */
            user?: components["schemas"]["UserRef"];
            /** @description The class, if it still exists. */
            class_name?: string;
            /** @description The entry, if it still exists. */
            entry_name?: string;
            /** @description The day, if it still exists. */
            day_id?: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Date of the day that it concerns.
             */
            date?: string;
            /** @description The new status, for `status_changed`. */
            status?: components["schemas"]["CompetitionStatus"];
            /** @description Points taken off by a penalty. */
            points?: number;
            /** @description The reason given. */
            note?: string;
        };
        /** @description A championship with its classes, entries and days. */
        ChampionshipDetail: components["schemas"]["Championship"] & {
            classes: components["schemas"]["ChampionshipClass"][];
            /** @description The latest decisions of the organiser, the newest first. */
            change: components["schemas"]["ChampionshipChange"][];
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        ChampionshipPatch: {
            name?: string;
            place?: string | null;
            /** @description ISO 3166-1 alpha-2 code. */
            country?: string | null;
            /** Format: date */
            start_date?: string;
            /**
             * Format: date
             * @description At most 60 days after the first day.
             */
            end_date?: string;
        };
        NewChampionshipClass: {
            name: string;
            rules: components["schemas"]["ChampionshipRules"];
        };
        /** @description Omitted fields stay unchanged. */
        ChampionshipClassPatch: {
            name?: string;
            rules?: components["schemas"]["ChampionshipRules"];
        };
        NewChampionshipEntry: {
            name: string;
            /** @description A registered user, whose profile is linked. */
            user_id?: number;
            registration?: string;
            competition_id?: string;
            aircraft?: string;
            club?: string;
            /** @description Only ratios matter, so 104 and 1.04 are the same if all use one of them. A missing one is that of the lowest handicap. */
            handicap?: number;
            /** @description Whether they fly without being ranked. */
            not_competing?: boolean;
        };
        ChampionshipEntryTable: {
            csv: string;
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        ChampionshipEntryPatch: {
            name?: string;
            /** @description A registered user, whose profile is linked. */
            user_id?: number | null;
            registration?: string | null;
            competition_id?: string | null;
            aircraft?: string | null;
            club?: string | null;
            /** @description Only ratios matter, so 104 and 1.04 are the same if all use one of them. A missing one is that of the lowest handicap. */
            handicap?: number | null;
            /** @description Whether they fly without being ranked. */
            not_competing?: boolean;
        };
        /** @description Rules of an organiser for a task, beside its zones. */
        ChampionshipConventions: {
            /**
             * @description Shape of the earth by which distances are measured; `wgs84` by default.
             * @enum {string}
             */
            earth?: "wgs84" | "fai_sphere" | "mean_sphere";
            /** @description Whether the first leg begins at the edge of a cylinder instead of its middle; `false` by default. */
            start_at_edge?: boolean;
            /** @description Whether legs end at the edges of cylinders; `false` by default. */
            turnpoints_at_edge?: boolean;
            /** @description Whether the last leg ends at the edge of a cylinder; `true` by default. */
            finish_at_edge?: boolean;
            /** @description Whether the best place of an area may be between two fixes, at its edge; `false` by default. */
            counts_crossings?: boolean;
            /** @description Distance of a racing task as the organiser published it, in km. */
            published_distance?: number;
            /** @description Whether everybody is timed from the start time. */
            common_start?: boolean;
            /** @description Seconds between the gates to which start times are cut, from the start time on. */
            gate_interval?: number;
            /** @description Highest altitude at the start in metres. */
            start_max_altitude?: number;
            /** @description Highest ground speed at the start in km/h. */
            start_max_speed?: number;
            /** @description Altitude in metres below which the aircraft must have been between the start time and the start. */
            start_was_below?: number;
            /** @description Lowest altitude at the finish in metres. */
            finish_min_altitude?: number;
        };
        NewChampionshipDay: {
            /**
             * Format: date
             * @description Date of the flights, as their `scoring_date`.
             */
            date: string;
            /** @description A public task, or one of the caller. Its points and rules are copied. */
            task_id: components["schemas"]["Id"];
            /** @description Minimum time of an assigned area task in minutes. That of the task by default. */
            min_time?: number;
            /** @description UTC time of day from which starts count, in 24 hours. */
            start_time?: string;
            /** @description UTC time of day up to which starts count. */
            start_close?: string;
            /** @description UTC time of day up to which finishes count. */
            finish_close?: string;
            conventions?: components["schemas"]["ChampionshipConventions"];
            /**
             * @description `planned` by default. The results of a day that is not planned are hidden until its status changes.
             * @enum {string}
             */
            status?: "not_planned" | "planned";
        };
        /** @description Figures from which the points of a day follow. Absent without a launch, or without points. */
        ChampionshipFactors: {
            /** @description Number of competitors who launched. */
            launched: number;
            /** @description Number of competitors beyond the minimum distance. */
            distant: number;
            /** @description Number of competitors above two thirds of the highest speed. */
            fast: number;
            /** @description Points that are available before the factors. */
            max_points: number;
            day_factor: number;
            /** @description Whether enough competitors flew the minimum distance. Otherwise the day is worth no points. */
            valid: boolean;
        };
        /**
         * @description Result of a flight on this instance for the task of a day, with the zones of the task. Its distance ends at the edge
         *     of the finish.
         */
        RecomputedResult: {
            /** @description Whether the task was completed. */
            achieved: boolean;
            /** @description Distance that counts in km. */
            distance: number;
            /** @description Speed in km/h, if the task was completed. */
            speed?: number;
            /** Format: date-time */
            start_time?: string;
            /**
             * Format: date-time
             * @description Time of the finish.
             */
            end_time?: string;
            /** @description Points by FAI Annex A. Each depends on all flights, so they are absent unless all who launched have a flight here. */
            points?: number;
            missed?: components["schemas"]["TaskMiss"];
        };
        /** @description Official result of a competitor on one day, as its organiser published it. */
        CentralResult: {
            /** @description Name of the competitor or the crew. */
            name: string;
            rank?: number;
            /** @description Rank after this day. */
            rank_total?: number;
            points?: number;
            /** @description Points after this day. */
            points_total?: number;
            penalty?: number;
            competition_id?: string;
            registration?: string;
            aircraft?: string;
            club?: string;
            handicap?: number;
            /** @description Whether they fly without being ranked; absent if not. */
            not_competing?: boolean;
            /** @description Scored distance in km. */
            distance?: number;
            /** @description Scored speed in km/h. */
            speed?: number;
            /** Format: date-time */
            start_time?: string;
            /**
             * Format: date-time
             * @description Time of the finish.
             */
            end_time?: string;
            comment?: string;
            /** @description The public flight of this competitor on this instance. */
            flight_id?: number;
            recomputed?: components["schemas"]["RecomputedResult"];
        };
        /** @description The first point of the task that a flight missed. */
        ChampionshipMiss: {
            /** @description Index of the point; the start is 0. */
            point: number;
            name: string;
            /** @enum {string} */
            reason: "not_reached" | "start_too_early" | "start_too_late" | "start_too_high" | "start_too_fast" | "not_low_before_start" | "finish_too_low" | "finish_too_late";
            /** @description Metres from the nearest fix to the zone. */
            distance?: number;
            /**
             * Format: date-time
             * @description Time of that fix, or of the start or finish.
             */
            time: string;
            /** @description Seconds too early or too late. */
            by?: number;
            /** @description Metres too high or too low. */
            by_altitude?: number;
            /** @description Kilometres per hour too fast. */
            by_speed?: number;
        };
        /** @description Result of an entry on a day. */
        ChampionshipResult: components["schemas"]["CentralResult"] & {
            entry_id: components["schemas"]["Id"];
            user?: components["schemas"]["UserRef"];
            /**
             * @description `not_launched` without a public flight of the day.
             * @enum {string}
             */
            status: "finished" | "outlanded" | "not_started" | "not_launched";
            /** @description Seconds that count, in an assigned area task at least its minimum time. */
            duration?: number;
            missed?: components["schemas"]["ChampionshipMiss"];
            penalty_reason?: string;
            /** @description Whether the recording has an error, so that the flight does not count elsewhere; absent if not. */
            invalid?: boolean;
        };
        /** @description A day with the task and the results of a class. */
        ChampionshipDayDetail: components["schemas"]["CentralDay"] & {
            class_id: components["schemas"]["Id"];
            class_name: string;
            /** @description The task that was copied, if it still exists and the caller may see it. */
            task_id?: components["schemas"]["Id"];
            ruleset: components["schemas"]["RuleSet"];
            point_features: components["schemas"]["PlannedPoints"];
            /** @description UTC time of day from which starts count, in 24 hours. */
            start_time?: string;
            start_close?: string;
            finish_close?: string;
            conventions: components["schemas"]["ChampionshipConventions"];
            factors?: components["schemas"]["ChampionshipFactors"];
            /** @description All entries in the order of their ranks, then those who do not compete. */
            results: components["schemas"]["ChampionshipResult"][];
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        ChampionshipDayPatch: {
            /** @description Task whose points, rules and minimum time replace those of the day. */
            task_id?: components["schemas"]["Id"];
            /** @description Minimum time of an assigned area task in minutes. That of the task by default. */
            min_time?: number | null;
            /** @description UTC time of day from which starts count, in 24 hours. */
            start_time?: string | null;
            /** @description UTC time of day up to which starts count. */
            start_close?: string | null;
            /** @description UTC time of day up to which finishes count. */
            finish_close?: string | null;
            /** @description Replaces all conventions. */
            conventions?: components["schemas"]["ChampionshipConventions"];
            status?: components["schemas"]["CompetitionStatus"];
            /** @description Reason of the change, which everyone can read. */
            note?: string;
        };
        /** @description A local competition, a task that is hosted for a day or an airport. */
        Competition: components["schemas"]["CompetitionRef"] & {
            /** @description The host. */
            user: components["schemas"]["UserRef"];
            /** @description The task that was copied, if it still exists and the caller may see it. */
            task_id?: components["schemas"]["Id"];
            /** @description The group whose pilots take part. Absent if everyone can. */
            user_group?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            /**
             * @description UTC time of day from which starts count, in 24 hours.
             * @example 10:30
             */
            start_time?: string;
            /** @description Minimum time of an assigned area task in minutes. */
            min_time?: number;
            ruleset: components["schemas"]["RuleSet"];
            bbox: components["schemas"]["BoundingBox"];
            point_features: components["schemas"]["PlannedPoints"];
            /** @description Number of flights that completed the task. */
            attempts: number;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Time of the last change by the host.
             */
            modified: string;
        };
        NewCompetition: {
            /** @description A public task, or one of the caller. Its points and rules are copied. */
            task_id: components["schemas"]["Id"];
            /** @description That of the task by default. */
            name?: string;
            score_kind: components["schemas"]["ScoreKind"];
            /**
             * Format: date
             * @description Required for `date`.
             */
            scoring_date?: string;
            /** @description Required for `airport`. */
            airport_id?: components["schemas"]["Id"];
            /** @description A group of the caller, if only its pilots take part. */
            user_group_id?: components["schemas"]["Id"];
            /**
             * @description UTC time of day from which starts count, in 24 hours.
             * @example 10:30
             */
            start_time?: string;
            /** @description Minimum time of an assigned area task in minutes. That of the task by default. */
            min_time?: number;
            /**
             * @description `planned` by default. The results of a competition that is not planned are hidden until its status changes.
             * @enum {string}
             */
            status?: "not_planned" | "planned";
            /** @description Rules that decide about ranks; `classic` by default. */
            point_rules?: components["schemas"]["TaskPointRules"];
        };
        /** @description A decision of the host, which everyone can read. */
        CompetitionChange: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            created: string;
            /** @enum {string} */
            action: "hosted" | "settings_changed" | "status_changed" | "penalty_set" | "penalty_removed";
            /** @description The user who decided. Absent if the account no longer exists. */
            user?: components["schemas"]["UserRef"];
            /** @description The new status, for `status_changed`. */
            status?: components["schemas"]["CompetitionStatus"];
            /** @description The flight of a penalty, if the caller may see it. */
            flight_id?: components["schemas"]["Id"];
            /** @description Points taken off by a penalty. */
            points?: number;
            /** @description The reason given. */
            note?: string;
        };
        /** @description A local competition with its results. */
        CompetitionDetail: components["schemas"]["Competition"] & {
            /**
             * @description Public flights in the order of their ranks, then those that began the task and did not complete it, the
             *     furthest first.
             */
            task_score: components["schemas"]["TaskScore"][];
            /** @description The latest decisions of the host, the newest first. */
            change: components["schemas"]["CompetitionChange"][];
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        CompetitionPatch: {
            name?: string | null;
            /** @description A group of the caller. */
            user_group_id?: number | null;
            start_time?: string | null;
            min_time?: number | null;
            point_rules?: components["schemas"]["TaskPointRules"];
            status?: components["schemas"]["CompetitionStatus"];
            /** @description Reason of the change, which everyone can read. Without a change it is an error (`NOTHING_CHANGED`). */
            note?: string;
        };
        /** @description A travel: flights of a pilot on several days, each from where the one before landed. */
        Travel: {
            id: components["schemas"]["Id"];
            /** @description The pilot who travelled, in either seat. */
            user: components["schemas"]["UserRef"];
            name?: string;
            description?: string;
            image?: components["schemas"]["ImagePath"];
            /**
             * Format: date
             * @description Local date of the first takeoff.
             */
            start_date: string;
            /**
             * Format: date
             * @description Local date of the last takeoff.
             */
            end_date: string;
            /** @description Number of days from the first to the last, with both. */
            days: number;
            flight_count: number;
            /** @description Sum of the free distances in km. */
            distance: number;
            /** @description Sum of the free points. */
            points: number;
            /** @description Airport of the first takeoff. */
            takeoff_airport?: components["schemas"]["AirportRef"];
            /** @description Airport of the last landing. Absent after an outlanding. */
            landing_airport?: components["schemas"]["AirportRef"];
            /** @description Ids of the flights in their order. */
            flight: components["schemas"]["Id"][];
            /** @description Users who sat in the other seat of a flight, by name. */
            crew: components["schemas"]["UserRef"][];
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        TravelPatch: {
            /** @description Several travels may have the same name. */
            name?: string | null;
            /** @description About the travel, as plain text. */
            description?: string | null;
        };
        /**
         * @description Id of a collection of waypoints; `world` stands for the airports of this server.
         * @example c4a9d2e87b10
         */
        WaypointCollectionId: string;
        /** @description A collection of waypoints in a list. */
        WaypointCollectionRow: {
            id: components["schemas"]["WaypointCollectionId"];
            name: string;
            description?: string;
            /** @description The owner. Absent for the airports of this server. */
            user?: components["schemas"]["UserRef"];
            visibility: components["schemas"]["CollectionVisibility"];
            /** @description Whether the collection is not public. */
            private: boolean;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Time of the last change by the owner.
             */
            modified: string;
            /** @description Number of waypoints. */
            waypoint_count: number;
            /** @description Number of users who like the collection. */
            stars: number;
            /** @description Whether the caller likes the collection; absent if not. */
            starred?: boolean;
        };
        NewWaypointCollection: {
            name: components["schemas"]["FlightCollectionName"];
            /** @description About the waypoints, as plain text. */
            description?: string;
            visibility?: components["schemas"]["CollectionVisibility"];
            /** @description The same as the visibility `private` or `public`, unless that is given. */
            private?: boolean;
        };
        /**
         * @description Kind of place, as in CUP files. Absent if unknown.
         * @enum {string}
         */
        WaypointKind: "waypoint" | "grass_airfield" | "outlanding" | "gliding_airfield" | "paved_airfield" | "pass" | "summit" | "mast" | "vor" | "ndb" | "cooling_tower" | "dam" | "tunnel" | "bridge" | "power_plant" | "castle" | "intersection" | "marker" | "reporting_point" | "paragliding_takeoff" | "paragliding_landing";
        /** @description A place of a collection. */
        Waypoint: {
            id: components["schemas"]["Id"];
            name: string;
            geom: components["schemas"]["Point"];
            /** @description About the place, as plain text. */
            description?: string;
            /** @description Short name, for displays of instruments. */
            code?: string;
            /** @description Country, as a top-level domain. */
            country?: string;
            /** @description Radio frequency in MHz. */
            frequency?: string;
            /** @description Elevation in m above mean sea level. */
            elevation?: number;
            /** @description Direction of the runway in degrees. */
            runway_direction?: number;
            /** @description Length of the runway in m. */
            runway_length?: number;
            /** @description Width of the runway in m. */
            runway_width?: number;
            kind?: components["schemas"]["WaypointKind"];
        };
        /** @description A collection of waypoints. */
        WaypointCollection: {
            id: components["schemas"]["WaypointCollectionId"];
            name: string;
            description?: string;
            /** @description The owner. Absent for the airports of this server. */
            user?: components["schemas"]["UserRef"];
            visibility: components["schemas"]["CollectionVisibility"];
            /** @description Whether the collection is not public. */
            private: boolean;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Time of the last change by the owner.
             */
            modified: string;
            /** @description Number of waypoints. */
            waypoint_count: number;
            /** @description Number of users who like the collection. */
            stars: number;
            /** @description Whether the caller likes the collection; absent if not. */
            starred?: boolean;
            /** @description Part of the address of a collection with the visibility `link`, only for its owner: the parameter `link`. */
            link_token?: string;
            /** @description The waypoints in the order in which they were added. */
            waypoint: components["schemas"]["Waypoint"][];
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        WaypointCollectionPatch: {
            name?: components["schemas"]["FlightCollectionName"];
            /** @description About the waypoints, as plain text. */
            description?: string | null;
            visibility?: components["schemas"]["CollectionVisibility"];
            /** @description The same as the visibility `private` or `public`, unless that is given. */
            private?: boolean;
            /** @description Whether to replace the link of a collection with the visibility `link`. The old one no longer works. */
            new_link?: boolean;
        };
        NewWaypoint: {
            name: string;
            geom: components["schemas"]["Point"];
            /** @description About the place, as plain text. */
            description?: string;
            /** @description Short name, for displays of instruments. */
            code?: string;
            /** @description Country, as a top-level domain. */
            country?: string;
            /** @description Radio frequency in MHz. */
            frequency?: string;
            /** @description Elevation in m above mean sea level. */
            elevation?: number;
            /** @description Direction of the runway in degrees. */
            runway_direction?: number;
            /** @description Length of the runway in m. */
            runway_length?: number;
            /** @description Width of the runway in m. */
            runway_width?: number;
            kind?: components["schemas"]["WaypointKind"];
        };
        WaypointUpload: {
            /** @description A CUP, CUPX or GPX file of at most 5 MB. */
            file: Blob;
        };
        UploadedWaypoints: {
            /** @description The collection of the waypoints. Absent if none could be read, and there was no collection. */
            collection?: components["schemas"]["WaypointCollectionRow"];
            /** @description Number of waypoints that were added. */
            added: number;
            /** @description Number of waypoints that the collection had already, or that the file repeats. */
            known: number;
            /** @description Number of tasks in the file, which are left out. */
            tasks: number;
            /** @description Problems in the order of the file, at most 1000. */
            findings: components["schemas"]["TaskFileFinding"][];
            /** @description Number of problems beyond these. */
            further_findings: number;
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        WaypointPatch: {
            name?: string;
            geom?: components["schemas"]["Point"];
            /** @description About the place, as plain text. */
            description?: string | null;
            /** @description Short name, for displays of instruments. */
            code?: string | null;
            /** @description Country, as a top-level domain. */
            country?: string | null;
            /** @description Radio frequency in MHz. */
            frequency?: string | null;
            /** @description Elevation in m above mean sea level. */
            elevation?: number | null;
            /** @description Direction of the runway in degrees. */
            runway_direction?: number | null;
            /** @description Length of the runway in m. */
            runway_length?: number | null;
            /** @description Width of the runway in m. */
            runway_width?: number | null;
            kind?: components["schemas"]["WaypointKind"] | null;
        };
        /** @description A club in a list. */
        ClubRow: components["schemas"]["ClubRef"] & {
            /** @description Website of the club. */
            url?: string;
            image?: components["schemas"]["ImagePath"];
            /** @description Introduction of the club, as plain text. */
            description?: string;
        };
        /** @description A club with its pilots. */
        Club: components["schemas"]["ClubRef"] & {
            /** @description Website of the club. */
            url?: string;
            image?: components["schemas"]["ImagePath"];
            /** @description Introduction of the club, as plain text. */
            description?: string;
            /** @description Absent if the caller does not follow the club. */
            caller_follows?: components["schemas"]["FollowState"];
            /**
             * @description Present if the caller may edit this page, as administrator of the club or as moderator.
             * @constant
             */
            caller_administers?: true;
            /** @description The pilots, by descending points. */
            user: components["schemas"]["UserCard"][];
        };
        /** @description Fields of a club's page to change. Null clears a field. */
        ClubPagePatch: {
            url?: string | null;
            /** @description Introduction of the club, as plain text. */
            description?: string | null;
        };
        /** @description A group in a list. */
        UserGroupRow: {
            id: components["schemas"]["Id"];
            name: string;
            description?: string;
            image?: components["schemas"]["ImagePath"];
            pilot_count: number;
        };
        UserGroupName: string;
        NewUserGroup: {
            name: components["schemas"]["UserGroupName"];
            /** @description Purpose of the group, as plain text. */
            description?: string;
        };
        /**
         * @description A group has one owner, who can do everything. Managers can change the group and its members.
         * @enum {string}
         */
        UserGroupRole: "owner" | "manager" | "member";
        /** @description A pilot in a group. */
        UserGroupPilot: {
            user: components["schemas"]["UserRef"];
            role: components["schemas"]["UserGroupRole"];
        };
        /** @description A group of pilots, such as a team, a course or a competition. */
        UserGroup: {
            id: components["schemas"]["Id"];
            name: string;
            description?: string;
            image?: components["schemas"]["ImagePath"];
            /** Format: date-time */
            created: string;
            /** @description Pilots by role and then by name. */
            pilot: components["schemas"]["UserGroupPilot"][];
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        UserGroupPatch: {
            name?: components["schemas"]["UserGroupName"];
            /** @description Purpose of the group, as plain text. */
            description?: string | null;
        };
        /**
         * @description The event:
         *     - `flight_uploaded`: a visitor uploaded a flight for the user.
         *     - `flight_scored`: a flight of the user was scored.
         *     - `co_pilot`: another user asks the user to confirm that they were on board.
         *     - `crew_confirmed`: another user confirmed that they were on board.
         *     - `user_message`: another user sent a message.
         *     - `badge_earned`: a flight of the user earned a badge.
         *     - `device_taken`: another user took over the tracker of the user. It cannot be turned off.
         *     - `group_added`, `group_role`: the user was added to a group, or their role in a group changed.
         *     - `follower`: another user follows the user.
         *     - `follow_request`: another user asks to follow the user.
         *     - `follow_accepted`: another user accepted the user as a follower.
         *     - `comment`: others commented on a flight of the user.
         *     - `comment_answer`: others answered comments of the user.
         *     - `comment_mention`: others mentioned the user in comments.
         *     - `flight_hidden`, `flight_shown`: a moderator hid a flight of the user, or showed it again. They cannot be turned off.
         *     - `story_removed`: a moderator removed a photo or video of the user. It cannot be turned off.
         *     - `words_removed`: a moderator removed texts or a photo of the user from the page of `link`. It cannot be turned off.
         *     - `club_administrator`: the user may edit the page of a club, or no longer. It cannot be turned off.
         *     - `banned`: a moderator banned the user from live tracking or content, or ended it. It cannot be turned off.
         * @enum {string}
         */
        NotificationEvent: "flight_uploaded" | "flight_scored" | "co_pilot" | "crew_confirmed" | "user_message" | "badge_earned" | "device_taken" | "group_added" | "group_role" | "follower" | "follow_request" | "follow_accepted" | "comment" | "comment_answer" | "comment_mention" | "flight_hidden" | "flight_shown" | "story_removed" | "words_removed" | "club_administrator" | "banned";
        /** @description A notification. It is deleted after 90 days. */
        Notification: {
            id: components["schemas"]["Id"];
            event: components["schemas"]["NotificationEvent"];
            /** Format: date-time */
            created: string;
            read: boolean;
            /** @description A sentence in the reader's language. */
            text: string;
            /**
             * @description Path of the related page in the application.
             * @example /flight/41
             */
            link: string;
            /** @description The user who caused it. Absent without such a user. */
            actor?: components["schemas"]["UserRef"];
            flight_id?: components["schemas"]["Id"];
            group_id?: components["schemas"]["Id"];
            club_id?: components["schemas"]["Id"];
            /** @description The first of the comments. */
            comment_id?: components["schemas"]["Id"];
            /** @description Number of comments. Unread notifications of the same kind and flight are one, which has the latest `actor`. */
            comment_count?: number;
        };
        /** @description Either some notifications, or all up to a given one. Later ones stay unread. */
        ReadNotifications: {
            id_in?: components["schemas"]["Id"][];
            until?: components["schemas"]["Id"];
        };
        PushServerKey: {
            /** @description `applicationServerKey` for subscriptions, in base64url. */
            public_key: string;
        };
        /** @description Base64url-encoded bytes. */
        PushKey: string;
        /**
         * @description A browser's `PushSubscription` as serialised by `toJSON`. `endpoint` must be an `https` address with a host name on
         *     the public internet.
         */
        PushSubscription: {
            /** Format: uri */
            endpoint: string;
            expirationTime?: number | null;
            keys: {
                p256dh: components["schemas"]["PushKey"];
                auth: components["schemas"]["PushKey"];
            };
        };
        /**
         * @description Name of a contest, or `travel`: the free points of the flights of travels, as pilot in command. In `travel`, the best
         *     travel of each user counts in `pilot` and `club`, and all of them in the other categories; `count` is the number of
         *     travels. `sprint` is an alias of `speed`.
         * @default free
         * @enum {string}
         */
        RankingContest: "free" | "triangle" | "out_return" | "out" | "speed" | "sprint" | "declaration" | "rectangle" | "convex_hull" | "electric" | "bi" | "dmst" | "dmst_speed" | "au" | "travel";
        /**
         * @description The ranked objects and their score:
         *     - `pilot`: users by the sum of their best flights of the season; the contest defines how many flights count.
         *     - `pilot_total`: users by the sum of all flights.
         *     - `club`: clubs by the sum of their best flights, at most one per user: three in national contests, five in the
         *     others.
         *     - `club_total`: clubs by the sum of all flights.
         *     - `club_top_five`: clubs by their five users with the highest sums.
         *     - `airport_total`: airports by the sum of all flights that took off there.
         * @default pilot
         * @enum {string}
         */
        RankingCategory: "pilot" | "pilot_total" | "club" | "club_total" | "club_top_five" | "airport_total";
        /**
         * @description A property of a flight:
         *     - `junior`, `female`: the pilot is a junior, or female.
         *     - `vintage`, `fes`, `engine`, `no_engine`: the aircraft is a vintage glider, an electric glider, a motor glider, or
         *     has no engine.
         *     - `launch_self`, `launch_tow`, `launch_winch`: the kind of launch.
         *     - `team_flight`: there is a co-pilot.
         *     - `story`: there is a photo or video.
         *     - `wave`: the glider climbed for at least 15 minutes without circling, above 3,000 m or more than 1,500 m above the
         *     takeoff.
         *     - `outlanding`: the flight ended away from known airports.
         *     - `winter`, `summer`: winter is October to March in the northern hemisphere and April to September in the southern.
         *     Summer is the other half of the year.
         * @enum {string}
         */
        Keyword: "junior" | "female" | "vintage" | "story" | "outlanding" | "team_flight" | "summer" | "winter" | "fes" | "engine" | "no_engine" | "launch_self" | "launch_tow" | "launch_winch" | "wave";
        /**
         * @description Selects a ranking. Defaults to pilots in free distance in the current season. If there are several filters, only
         *     flights that match all of them count.
         */
        RankingRequest: {
            contest?: components["schemas"]["RankingContest"];
            category?: components["schemas"]["RankingCategory"];
            /**
             * @description Counts only flights in this class: open, 18 m, 15 m, standard, club, double-seater, and vintage aircraft of any
             *     class. A user who flew in several classes is ranked in each.
             * @default ALL
             * @enum {string}
             */
            sc_class?: "ALL" | "OP" | "18" | "15" | "ST" | "CL" | "DO" | "VI";
            /**
             * @description Counts only flights of women or of juniors.
             * @default ALL
             * @enum {string}
             */
            user?: "ALL" | "female" | "junior";
            /**
             * @description Number of flights that count per user in `pilot` and per club in `club`, instead of the number that the contest
             *     defines. Ignored in the other categories.
             */
            count?: number;
            season?: components["schemas"]["SeasonYear"];
            country?: components["schemas"]["CountryCode"];
            region?: components["schemas"]["RegionId"];
            multi_region?: components["schemas"]["MultiRegionId"];
            continent?: components["schemas"]["Continent"];
            club?: components["schemas"]["Id"];
            airport?: components["schemas"]["Id"];
            /** @description Counts only flights of current members of this group. */
            user_group?: components["schemas"]["Id"];
            /** @description Month of the local takeoff date. */
            month?: number;
            /** @description Counts only flights that match all of these keywords. */
            keyword?: components["schemas"]["Keyword"][];
            /** @description Counts only travels of at least this many days. Only for the contest `travel`. */
            travel_min_days?: number;
            /**
             * @description Counts only travels of at most this many days. Only for the contest `travel`. Short travels have 2 to 3 days,
             *     middle ones 4 to 7, long ones 8 and more.
             */
            travel_max_days?: number;
            /**
             * @description Sort key, in descending order. Points break ties.
             * @default points
             * @enum {string}
             */
            order_by?: "points" | "distance" | "speed" | "flights" | "pilots";
        };
        /** @description A user in a ranking. */
        RankedUser: components["schemas"]["UserRef"] & {
            /** @description Current club of the user. */
            club?: components["schemas"]["ClubRef"];
        };
        /** @description A flight that counts in a ranking. */
        RankedFlight: {
            id: components["schemas"]["Id"];
            points: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Speed in km/h. */
            speed: number;
            /**
             * Format: date
             * @description Local takeoff date.
             */
            scoring_date: string;
            aircraft?: components["schemas"]["AircraftRef"];
            /** @description Its travel, in the contest `travel`. */
            travel_id?: components["schemas"]["Id"];
            /** @description The pilot, in rankings of clubs and airports. */
            user?: components["schemas"]["UserRef"];
        };
        /**
         * @description A row of a ranking with sums over the flights that count. It belongs to a user, a club or an airport, depending on
         *     the category.
         */
        RankingRow: {
            /**
             * @description Position in the ranking. Ties in points are broken by the better best flight, then fewer flights, then the
             *     earlier date of the last flight. Rows that are still tied share a position, and the following positions are
             *     skipped.
             */
            position: number;
            user?: components["schemas"]["RankedUser"];
            club?: components["schemas"]["ClubRef"];
            airport?: components["schemas"]["AirportRef"];
            points: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Mean speed over the distance, in km/h. */
            speed: number;
            /** @description Number of flights that count. */
            flight_count: number;
            /** @description Number of users who flew them. */
            pilots: number;
            /**
             * @description Up to ten of the flights that count, the best first, in the category `pilot`. `getRankingFlights` returns all of
             *     them for every category.
             */
            flights: components["schemas"]["RankedFlight"][];
        };
        /** @description Position of a row in a ranking. Empty if there is no such row. */
        RankingPlace: {
            position?: number;
            /** @description Number of rows above it. The page with the row starts at the next lower multiple of 250. */
            row?: number;
        };
        RankingCount: {
            /** @description Number of rows in the ranking. */
            count: number;
        };
        /** @description A row of a ranking that matches a search. */
        RankingHit: {
            /** @description Id of the user, club or airport, depending on the category. */
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            /** @description Number of rows above it. */
            row: number;
        };
        /**
         * @description What a report is about. `story` is a photo or video.
         * @enum {string}
         */
        ReportKind: "flight" | "story" | "comment" | "user" | "club" | "travel" | "task" | "competition" | "championship" | "flight_collection" | "waypoint_collection";
        /**
         * @description Id of a thing. Those of collections are texts.
         * @example 41
         */
        SubjectId: number | string;
        /**
         * @description Why: `wrong` (not flown as recorded, or by another pilot), `offensive`, `privacy`, `copyright`, `spam`, or `other`,
         *     which needs a `comment`.
         * @enum {string}
         */
        ReportReason: "wrong" | "offensive" | "privacy" | "copyright" | "spam" | "other";
        /** @description A report to the moderators. */
        NewReport: {
            kind: components["schemas"]["ReportKind"];
            id: components["schemas"]["SubjectId"];
            reason: components["schemas"]["ReportReason"];
            comment?: string;
        };
        /** @description State of the instance. */
        Dashboard: {
            version: string;
            /** @description Queues with jobs that wait, run or fail again and again. */
            jobs: {
                queue: string;
                waiting: number;
                running: number;
                /** @description Jobs that failed and wait for another attempt. */
                failing: number;
            }[];
            storage: {
                database_bytes: number;
                /** @description Free space on the disk of the data folder. */
                free_bytes: number;
            };
            /** @description Counts of open reports, and of flights by the states of `GET dashboard/flight`. */
            open: {
                reports: number;
                pending: number;
                invalid: number;
                reported: number;
                hidden: number;
            };
        };
        /** @description A report to the moderators. */
        Report: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReportKind"];
            /** @description Id of the reported thing. */
            subject_id: components["schemas"]["SubjectId"];
            /** @description Name of the reported thing, or the local takeoff date of a flight or photo. Absent if it no longer exists. */
            title?: string;
            /** @description Path of its page in the application. */
            link?: string;
            /** @description The user whom it concerns. Absent for clubs. */
            user?: components["schemas"]["UserRef"];
            reason: components["schemas"]["ReportReason"];
            comment?: string;
            reporter: components["schemas"]["UserRef"];
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Absent while it is open.
             */
            closed?: string;
        };
        ModerationNote: string;
        /** @description The reason that the user is told. */
        ModerationReason: {
            reason: components["schemas"]["ModerationNote"];
        };
        /** @description A flight in the list of moderators. */
        ModeratedFlight: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["FlightStatus"];
            /**
             * Format: date
             * @description Local takeoff date.
             */
            scoring_date: string;
            /** Format: date-time */
            created: string;
            visibility: components["schemas"]["Visibility"];
            hidden?: components["schemas"]["HiddenFlight"];
            user?: components["schemas"]["UserRef"];
            /** @description Number of open reports. */
            reports: number;
            /** @description Errors of an invalid file, in words. */
            findings?: string[];
        };
        /** @description A club as moderators see it. */
        ModeratedClub: {
            id: components["schemas"]["Id"];
            name: string;
            region?: components["schemas"]["Region"];
            /** @description Website of the club. */
            url?: string;
            image?: components["schemas"]["ImagePath"];
            /** @description Whether an account with a verified address has named it. Other clubs are hidden. */
            confirmed: boolean;
            /** @description Number of accounts with this club. */
            pilots: number;
            /** @description Number of all flights for the club, including hidden ones. */
            flights: number;
            /** @description Number of open reports. */
            reports: number;
        };
        /** @description Fields of a club to change. Null clears the website or the region. */
        ClubPatch: {
            name?: string;
            url?: string | null;
            /** @description ISO 3166-2 code of a region that the search knows. */
            region_id?: string | null;
        };
        /** @description A user who may edit the page of a club. */
        ClubAdministrator: {
            user: components["schemas"]["UserRef"];
            /** Format: date-time */
            appointed: string;
        };
        /** @description Numbers of what a merge of clubs moves. */
        ClubMerge: {
            pilots: number;
            flights: number;
            followers: number;
        };
        /** @description Numbers of what a merge of accounts moves. */
        UserMerge: {
            /** @description Flights as pilot. */
            flights: number;
            /** @description Flights of others as co-pilot. */
            seats: number;
            comments: number;
            followers: number;
            collections: number;
        };
        /**
         * @description Role of an account. Moderators handle reports, flights and bans. Superusers can also change roles and everything that
         *     belongs to others.
         * @enum {string}
         */
        UserRole: "user" | "moderator" | "superuser";
        /** @description An account as moderators see it. */
        ModeratedUser: {
            id: components["schemas"]["Id"];
            name: string;
            image?: components["schemas"]["ImagePath"];
            /** @description Only for superusers. */
            email?: string;
            club?: components["schemas"]["ClubRef"];
            role: components["schemas"]["UserRole"];
            is_banned: boolean;
            is_live_banned: boolean;
            is_content_banned: boolean;
            /** @description Reason of the latest ban. Absent without bans. */
            ban_reason?: string;
            /** Format: date */
            date_joined: string;
            /** @description Whether the address is confirmed. */
            verified: boolean;
            /** @description Number of all flights, including hidden ones. */
            flight_count: number;
            /** @description Number of open reports about the user, their flights and photos. */
            reports: number;
        };
        /**
         * @description What a moderator or superuser did.
         * @enum {string}
         */
        AuditAction: "flight_hidden" | "flight_restored" | "flight_rescored" | "story_removed" | "comment_hidden" | "comment_shown" | "comment_removed" | "words_removed" | "competition_deleted" | "report_closed" | "club_changed" | "club_merged" | "club_image_set" | "club_image_removed" | "administrator_appointed" | "administrator_dismissed" | "account_merged" | "account_banned" | "account_unbanned" | "live_banned" | "live_unbanned" | "content_banned" | "content_unbanned" | "signed_out" | "made_user" | "made_moderator" | "made_superuser";
        /**
         * @description What an action was about.
         * @enum {string}
         */
        AuditKind: "flight" | "story" | "comment" | "user" | "club" | "travel" | "task" | "competition" | "championship" | "flight_collection" | "waypoint_collection";
        /** @description An action of a moderator or superuser, which cannot be changed. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            created: string;
            action: components["schemas"]["AuditAction"];
            kind: components["schemas"]["AuditKind"];
            subject_id: components["schemas"]["SubjectId"];
            /** @description Name of the thing, or the local takeoff date of a flight. Absent if it no longer exists. */
            title?: string;
            /** @description Path of its page in the application. */
            link?: string;
            /** @description Absent for actions on the command line, and if the account no longer exists. */
            actor?: components["schemas"]["UserRef"];
            /** @description The reason given. */
            note?: string;
        };
        /** @description Bans to change. Omitted ones stay. */
        BanPatch: {
            is_banned?: boolean;
            is_live_banned?: boolean;
            is_content_banned?: boolean;
            reason: components["schemas"]["ModerationNote"];
        };
        /** @description A new role. */
        RoleChange: {
            role: components["schemas"]["UserRole"];
        };
        SearchRequest: {
            /**
             * @description A search. `name` is the text; `language` and `unit` (M, I, U) are those of the reader. Names are returned in
             *     `language`, which overrides `Accept-Language`, and distances are read in `unit`.
             */
            search_items: {
                /** @enum {string} */
                key: "name" | "language" | "unit";
                value: string;
            }[];
            /** @default 10 */
            limit?: number;
            /**
             * @description Kinds to search, separated by commas: values of `index` in `SearchHit`. Defaults to all except `date`, a day as
             *     in `scoring_date`, `point_of_interest`, an airport or a city, `waypoint_collection`, and `waypoint`, one in a
             *     collection of the caller or in one that they like. `device` is accepted but has no matches yet.
             * @example user,club
             */
            documents?: string;
        };
        UserHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "user";
            id: components["schemas"]["Id"];
            name: string;
            /** @description Address of the caller's own account. */
            email?: string;
            club?: components["schemas"]["ClubRef"];
        };
        ClubHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "club";
            id: components["schemas"]["Id"];
            name: string;
            region?: components["schemas"]["Region"];
        };
        AirportHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "airport";
            id: components["schemas"]["Id"];
            name: string;
            region?: components["schemas"]["Region"];
        };
        AircraftHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "aircraft";
            id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["AircraftKind"];
        };
        RegistrationHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "registration";
            id: string;
            name: string;
            /** @description The same as `id`. */
            registration: string;
            /** @description Aircraft type of the latest flight with this registration. */
            aircraft?: components["schemas"]["AircraftRef"];
        };
        CountryHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "country";
            id: components["schemas"]["CountryCode"];
            name: string;
        };
        RegionHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "region";
            id: components["schemas"]["RegionId"];
            name: string;
            /** @description The country of the region. */
            region?: components["schemas"]["Region"];
        };
        MultiRegionHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "multi_region";
            id: components["schemas"]["MultiRegionId"];
            name: string;
        };
        SectorHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "sector";
            id: components["schemas"]["SectorId"];
            name: string;
        };
        ContinentHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "continent";
            id: components["schemas"]["Continent"];
            name: string;
        };
        AircraftClassHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "sc_class";
            id: components["schemas"]["AircraftClass"];
            name: string;
        };
        KeywordHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "keyword";
            id: components["schemas"]["Keyword"];
            name: string;
        };
        SeasonHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "season";
            id: components["schemas"]["SeasonYear"];
            name: string;
        };
        /** @description A month of each year, or all days of a month of one year. */
        MonthHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "month";
            /** @description Number of the month, such as 7, or the month of one year, such as `2026-07`. */
            id: number | string;
            name: string;
        };
        /** @description A day on which flights took off. */
        ScoringDateHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "scoring_date";
            /** Format: date */
            id: string;
            name: string;
        };
        /** @description A day. */
        DateHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "date";
            /** Format: date */
            id: string;
            name: string;
        };
        /** @description A distance that flights must exceed. */
        DistanceHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "distance";
            /** @description The distance in km. */
            id: number;
            name: string;
        };
        /** @description An airport or a city. */
        PointOfInterestHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "point_of_interest";
            /**
             * @description Kind and id of the place.
             * @example airport-3
             * @example city-2950159
             */
            id: string;
            name: string;
            /** @description Region of an airport, or country of a city. */
            region?: components["schemas"]["Region"];
            geom: components["schemas"]["Point"];
        };
        FlightCollectionHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "flight_collection";
            id: components["schemas"]["FlightCollectionId"];
            name: string;
            user: components["schemas"]["UserRef"];
        };
        TaskHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "task";
            id: components["schemas"]["Id"];
            name: string;
            user: components["schemas"]["UserRef"];
            kind: components["schemas"]["TaskKind"];
            /** @description Distance in km. */
            distance: number;
        };
        TravelHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "travel";
            id: components["schemas"]["Id"];
            name: string;
            user: components["schemas"]["UserRef"];
            /** Format: date */
            start_date: string;
        };
        CompetitionHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "competition";
            id: components["schemas"]["Id"];
            name: string;
            user: components["schemas"]["UserRef"];
            score_kind: components["schemas"]["ScoreKind"];
            /** Format: date */
            scoring_date?: string;
        };
        WaypointHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "waypoint";
            id: components["schemas"]["Id"];
            name: string;
            geom: components["schemas"]["Point"];
            /** @description Elevation in m. Absent if unknown. */
            elevation?: number;
            /** @description The collection of the waypoint, which is one of the caller or one that they like. */
            collection: {
                id: components["schemas"]["WaypointCollectionId"];
                name: string;
            };
        };
        WaypointCollectionHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            index: "waypoint_collection";
            id: components["schemas"]["WaypointCollectionId"];
            name: string;
            user: components["schemas"]["UserRef"];
        };
        /**
         * @description A match by name, number or day. `index` is its kind, and `id` the value for the filter of this kind. `name` is in the
         *     reader's language, if it has a name there.
         */
        SearchHit: components["schemas"]["UserHit"] | components["schemas"]["ClubHit"] | components["schemas"]["AirportHit"] | components["schemas"]["AircraftHit"] | components["schemas"]["RegistrationHit"] | components["schemas"]["CountryHit"] | components["schemas"]["RegionHit"] | components["schemas"]["MultiRegionHit"] | components["schemas"]["SectorHit"] | components["schemas"]["ContinentHit"] | components["schemas"]["AircraftClassHit"] | components["schemas"]["KeywordHit"] | components["schemas"]["SeasonHit"] | components["schemas"]["MonthHit"] | components["schemas"]["ScoringDateHit"] | components["schemas"]["DateHit"] | components["schemas"]["DistanceHit"] | components["schemas"]["PointOfInterestHit"] | components["schemas"]["FlightCollectionHit"] | components["schemas"]["TaskHit"] | components["schemas"]["TravelHit"] | components["schemas"]["CompetitionHit"] | components["schemas"]["WaypointHit"] | components["schemas"]["WaypointCollectionHit"];
        /** @description The available plans. Without `checkout`, every feature is included for everyone. */
        Plans: {
            /** @description Data that a page needs to show Paddle's prices and open its checkout. */
            checkout?: {
                /** @enum {string} */
                environment: "sandbox" | "production";
                /** @description Public client-side token. */
                client_token: string;
                /** @description Yearly prices. */
                prices: {
                    plan: components["schemas"]["Plan"];
                    price_id: string;
                }[];
            };
        };
        SubscriptionRequest: {
            plan: components["schemas"]["Plan"];
            /**
             * @description Starts with a free trial of 14 days; only for `premium`, once per account.
             * @default false
             */
            trial?: boolean;
        };
        /** @description Exactly one of the two fields. */
        SubscriptionPatch: {
            /** @description The new plan. A higher plan starts at once, a lower one after the paid period. */
            plan?: components["schemas"]["Plan"];
            /** @description True cancels the subscription at the end of the paid period; false reverts the cancellation. */
            cancelled?: boolean;
        };
        PlanRequest: {
            plan: components["schemas"]["Plan"];
        };
        /** @description An event as sent by Paddle. Only subscription events with a valid signature are processed. */
        PaymentEvent: Record<string, never>;
        /** @description A competition of another service. */
        CentralCompetition: {
            id: components["schemas"]["Id"];
            name: string;
            place?: string;
            /** @description ISO 3166 code of two letters. */
            country?: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
        };
        /** @description A competition with its classes and days. */
        CentralCompetitionDetail: components["schemas"]["CentralCompetition"] & {
            classes: components["schemas"]["CentralClass"][];
        };
        /** @description A competition day with its task and results. */
        CentralDayDetail: components["schemas"]["CentralDay"] & {
            class_name: string;
            point_features?: components["schemas"]["PlannedPoints"];
            /** @description Number of flights that are not recomputed yet. The next request continues with them. */
            pending?: number;
            /** @description In the order of their ranks. */
            results: components["schemas"]["CentralResult"][];
        };
        /** @description Sources of map data, which every map with these data names. */
        Attribution: {
            /** @description Plain text. */
            text: string;
            /**
             * Format: uri
             * @description Link target.
             */
            url?: string;
        }[];
        /**
         * @description Satellite or weather images for display below flights. Their tiles come from `GET maplayer`, or from `GET
         *     maplayer/premium` for `premium` layers.
         */
        MapLayer: {
            id: string;
            /** @description Name in languages missing from `names`. */
            name: string;
            /** @description Names by language, such as `de` or `en-gb`. */
            names?: {
                [key: string]: string;
            };
            /** @enum {string} */
            kind: "satellite" | "weather";
            /** @description Plain text shown on every map with the layer. */
            attribution: string;
            /**
             * Format: uri
             * @description Link target of the attribution.
             */
            attribution_url?: string;
            /** @description Whether the layer requires premium if the instance has `plans`. */
            premium: boolean;
            min_zoom: number;
            max_zoom: number;
            /**
             * @description Pixels along the edge of a tile.
             * @enum {integer}
             */
            tile_size: 256 | 512;
            /** @description Opacity from 0 to 1. */
            opacity: number;
            /** @description Times of the images. Absent if the images do not change with time. */
            times?: {
                /** @description Minutes between two images. Images exist for each multiple, counted from 1 January 1970 UTC. */
                period_minutes: number;
                /** @description Maximum age of images in hours. */
                back_hours: number;
                /** @description Delay in minutes until an image is available. */
                delay_minutes: number;
            };
        };
        /** @description Public settings of the instance. Settings without a value are absent. */
        Instance: {
            /** @description Whether users can send messages to each other. Requires mail. */
            messages: boolean;
            /** @description Whether visitors can upload flights without sign-in, by full name and date of birth. */
            anonymous_upload: boolean;
            /** @description Whether registration and calls that send mail require a solved captcha. */
            captcha: boolean;
            /** @description Whether the instance has plans. If not, every feature is included. */
            plans: boolean;
            /** @description Other services whose login users can store. */
            integrations: ("skysight" | "copilot")[];
            /** @description Whether competitions of SoaringSpot are shown. */
            central_competitions: boolean;
            /**
             * @description Kind of instance. If present, pages show it to users.
             * @enum {string}
             */
            environment?: "production" | "staging";
            /**
             * @description Users who may choose a theme. With `supporters`, these are users with an `access` in `GET user/me`. Others see
             *     the light theme, or the high-contrast theme if their device requests it.
             * @enum {string}
             */
            themes: "everyone" | "supporters";
            /**
             * Format: uri-reference
             * @description Base address of images and videos, with a trailing slash. Relative to the server if it has no host.
             */
            files_url: string;
            /** @description Whether pages should report script errors. */
            script_errors: boolean;
            /** @description The tiles of `GET terrain`. Absent without terrain. */
            terrain?: {
                /**
                 * @description Encoding of elevations in m: `256·red + green + blue/256 − 32768` (terrarium), or `0.1·(65536·red +
                 *     256·green + blue) − 10000` (mapbox).
                 * @enum {string}
                 */
                encoding: "terrarium" | "mapbox";
                /** @description Highest zoom level. */
                max_zoom: number;
                attribution?: components["schemas"]["Attribution"];
            };
            /** @description The tiles of `GET basemap`. Absent without a detailed base map. */
            basemap?: {
                /** @description Lowest zoom level. */
                min_zoom: number;
                /** @description Highest zoom level. */
                max_zoom: number;
                /** @description Covered area as west, south, east and north in degrees. */
                bounds: number[];
                attribution: components["schemas"]["Attribution"];
            };
            /** @description Map layers in menu order. Absent without layers. */
            map_layers?: components["schemas"]["MapLayer"][];
            /**
             * Format: uri
             * @description Address of the user agreement, accepted at registration and upload.
             */
            terms_url?: string;
            /**
             * Format: uri
             * @description Address of the privacy policy, accepted at registration.
             */
            privacy_url?: string;
            /**
             * Format: uri
             * @description Address of the imprint.
             */
            imprint_url?: string;
            /**
             * Format: uri-reference
             * @description Address of the documentation, relative to the server. Absent if it is not served.
             * @example /docs
             */
            documentation_url?: string;
            /**
             * Format: email
             * @description Contact address of the operator.
             */
            contact_email?: string;
            /**
             * @description Address of an external flight viewer; `{url}` is the placeholder for the address of the file. Absent if none is
             *     configured.
             * @example https://viewer.example/?igc={url}
             */
            viewer_url?: string;
            /**
             * Format: uri-reference
             * @description Address of `tips.json`, relative to the application: a list of tips of the day, each with `id`, `active`,
             *     `location` (name of its page), `name`, `text` by language, and optionally an `image`.
             */
            tips_url?: string;
        };
        /** @description Totals of all flights of a season. */
        InstanceSeason: {
            season: components["schemas"]["SeasonYear"];
            flights: number;
            /** @description Free distance in km. */
            distance: number;
            /** @description Pilots with a flight in the season. */
            pilots: number;
        };
        /** @description An error in a page of the application. It contains no user, page address or browser. */
        ScriptError: {
            /**
             * @description A script error, an unhandled promise rejection, or a violation of the content security policy.
             * @enum {string}
             */
            kind: "error" | "rejection" | "policy";
            message: string;
            /** @description Path of the script on this server. */
            file?: string;
            line?: number;
            column?: number;
            stack?: string;
            /** @description Route of the page, such as `/flight/$flight`. */
            page?: string;
            version?: components["schemas"]["AppVersion"];
        };
    };
    responses: {
        /**
         * @description The grant was refused (`invalid_grant`, `email_unverified`, `account_deleted`, `account_banned`), the request is incomplete
         *     (`invalid_request`, `unsupported_grant_type`), or the scope is unknown (`invalid_scope`).
         */
        OAuthFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /**
         * @description The body arrived too slowly. At least 16 kB must arrive every minute, and the whole body within half an hour. The
         *     connection is closed.
         */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body exceeds the size limit. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The media type of the body or its file is not supported, or the body is compressed. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Too many requests from this caller (`TOO_MANY_REQUESTS`), or too many wrong passwords for this account
         *     (`TOO_MANY_PASSWORDS`).
         */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. The same request may succeed later. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The server is busy (`BUSY`), or its database or another service is unavailable (`UNAVAILABLE`). The same request may
         *     succeed later.
         */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Success without content. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The token is missing, unknown, revoked or expired. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller lacks the permission. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Values are invalid; there is one entry per value. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FieldErrors"];
            };
        };
        /** @description A confirmation in the caller's language. */
        Message: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The body cannot be parsed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The programs that have a session. */
        Clients: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Client"][];
            };
        };
        /** @description The object does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The personal access tokens of the account, the newest first. */
        PersonalTokens: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PersonalToken"][];
            };
        };
        /** @description The first call with this `Idempotency-Key` is still running (`IDEMPOTENCY_IN_PROGRESS`). */
        RequestInProgress: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's account. */
        Me: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Me"];
            };
        };
        /** @description The size limit of archives, and the latest import of the caller. */
        Imports: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Imports"];
            };
        };
        /** @description The current state of the account or the instance does not allow this; `code` gives the reason. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server has no space for the file. Nothing was stored. The same request may succeed later. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The tracker and its pilot. */
        Device: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Device"];
            };
        };
        /**
         * @description The tracker belongs to another user (`DEVICE_TAKEN`, `DEVICE_RETURNED`), or the first call with this `Idempotency-Key`
         *     is still running (`IDEMPOTENCY_IN_PROGRESS`).
         */
        DeviceConflict: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The object was merged into another one, at the address of `Location`. */
        Moved: {
            headers: {
                /** @description Path of the other object. */
                Location?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No account has this name and date of birth, or the account does not accept uploads without sign-in. */
        UploaderUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The same file was uploaded before (`DUPLICATE_FILE`), or the first call with this `Idempotency-Key` is still running
         *     (`IDEMPOTENCY_IN_PROGRESS`).
         */
        DuplicateFile: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DuplicateFile"];
            };
        };
        /** @description The list has too many rows for a file (`LIST_TOO_LONG`). */
        ListTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The operation requires a plan that the caller does not have. */
        PlanRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The flight. */
        FlightDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlightDetail"];
            };
        };
        /** @description The caller's copy is current. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The comment. */
        Comment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Comment"];
            };
        };
        /** @description The photo or video. */
        Story: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Story"];
            };
        };
        /**
         * @description The flight already has this photo or video (`DUPLICATE_STORY`), or 25 photos and videos (`STORY_LIMIT`), or the first
         *     call with this `Idempotency-Key` is still running (`IDEMPOTENCY_IN_PROGRESS`).
         */
        StoryConflict: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The collection. */
        FlightCollection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlightCollection"];
            };
        };
        /** @description The task. */
        Task: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Task"];
            };
        };
        /** @description The declaration. */
        TaskDeclaration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskDeclaration"];
            };
        };
        /** @description The championship. */
        Championship: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChampionshipDetail"];
            };
        };
        /** @description The day. */
        ChampionshipDay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChampionshipDayDetail"];
            };
        };
        /** @description The competition. */
        Competition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompetitionDetail"];
            };
        };
        /** @description The travel. */
        Travel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Travel"];
            };
        };
        /** @description The collection. */
        WaypointCollection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaypointCollection"];
            };
        };
        /** @description The waypoint. */
        Waypoint: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Waypoint"];
            };
        };
        /** @description The updated group. */
        UserGroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserGroup"];
            };
        };
    };
    parameters: {
        /** @description Version of the program that signs in. It is stored with the session and logged. */
        AppVersion: components["schemas"]["AppVersion"];
        /**
         * @description The system on which the web application is installed, or `No` in a browser tab. It is stored with the session and
         *     logged.
         */
        PwaInstalled: "iOS" | "Android" | "No";
        /** @description True ends all sessions of the account instead of only this one. */
        Everywhere: boolean;
        /** @description The e-mail address of the account. Case is ignored. */
        Email: string;
        /** @description The token in the link. */
        LinkToken: string;
        /** @description The program as named by `GET auth/client`; empty for programs without a name. */
        ClientId: components["schemas"]["ClientId"];
        /**
         * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
         *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
         *     of a visitor. A failed call does not use up its key.
         */
        IdempotencyKey: string;
        /** @description The id of the object. */
        Id: components["schemas"]["Id"];
        /** @description Users with these ids. */
        IdIn: components["schemas"]["Id"][];
        /** @description Users whose first club is one of these. */
        UserClubIdIn: components["schemas"]["Id"][];
        /** @description Number of rows to skip. */
        Skip: number;
        /** @description Number of rows in a page. */
        Limit: number;
        /** @description Certificates of this season only. A season ends on 30 September and is named after that year. */
        CertificateSeason: components["schemas"]["SeasonYear"];
        /** @description The id of the tracker. */
        DeviceId: components["schemas"]["DeviceId"];
        /**
         * @description One of three forms: a text, matched as in `POST search`; only digits, the id of a user whose latest flights give the
         *     suggestions; or a single space, for the caller's latest flights.
         */
        HintQuery: string;
        /** @description Calendar year of the flights, by local takeoff date. */
        Year: number;
        /** @description The id of the badge. */
        BadgeId: components["schemas"]["BadgeId"];
        /** @description The id of the badge. */
        BadgeIdInPath: components["schemas"]["BadgeId"];
        /** @description Only users whom this user follows. */
        FollowerSourceId: components["schemas"]["Id"];
        /** @description Number of rows in a page. */
        HolderLimit: number;
        /** @description The code of the certificate. */
        CertificateCode: components["schemas"]["CertificateCode"];
        /**
         * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
         *     by the pilot.
         */
        FlightLink: string;
        /** @description Returns the whole list as a file. Each row also has the address of the page of its flight, user, club or airport. */
        Format: "csv" | "xlsx" | "json";
        /** @description Adds statistics of the scored part of each flight as `contest.score`. */
        IncludeStats: boolean;
        /** @description The contest whose points, distance and speed each flight shows. Does not filter flights. */
        FlightContest: components["schemas"]["ContestName"];
        /**
         * @description The sort key. A leading minus sorts in descending order. Points, distance and speed are those of `contest`. Flights
         *     with equal or missing values are sorted by descending id. `collection` is the order of `flight_collection_id_in`.
         */
        FlightOrderBy: "scoring_date" | "-scoring_date" | "created" | "-created" | "points" | "-points" | "distance" | "-distance" | "speed" | "-speed" | "stars" | "-stars" | "collection" | "-collection";
        /** @description The direction of `order_by`. Overrides a leading minus. */
        Direction: "asc" | "desc";
        /** @description Flights in these seasons. */
        SeasonIn: components["schemas"]["SeasonYear"][];
        /** @description Flights on these local takeoff dates. */
        ScoringDateIn: string[];
        /** @description Flights on or after this local takeoff date. */
        ScoringDateStart: string;
        /** @description Flights on or before this local takeoff date. */
        ScoringDateEnd: string;
        /** @description Flights with these users as pilot or registered co-pilot. */
        UserIdIn: components["schemas"]["Id"][];
        /** @description Flights that count for these clubs. */
        ClubIdIn: components["schemas"]["Id"][];
        /** @description Flights that took off at these airports. */
        AirportIdIn: components["schemas"]["Id"][];
        /** @description Flights with these aircraft types. */
        AircraftIdIn: components["schemas"]["Id"][];
        /** @description Flights with aircraft of these registrations. */
        RegistrationIn: components["schemas"]["Registration"][];
        /** @description Flights scored in these classes. */
        ScClassIdIn: components["schemas"]["AircraftClass"][];
        /** @description Flights that took off in these regions. */
        RegionIdIn: components["schemas"]["RegionId"][];
        /** @description Flights that took off in these groups of regions. */
        MultiRegionIdIn: components["schemas"]["MultiRegionId"][];
        /**
         * @description Flights that took off in one of these sectors. With `circumnavigation` and without `point_of_interest`, flights around
         *     one of them.
         */
        SectorIdIn: components["schemas"]["SectorId"][];
        /**
         * @description Flights in one of these collections. A value is the id of a public collection or one of the caller, or the
         *     `link_token` of a collection with a link. Hidden flights of the caller are included.
         */
        FlightCollectionIdIn: components["schemas"]["FlightCollectionId"][];
        /** @description Flights of these travels. */
        TravelIdIn: components["schemas"]["Id"][];
        /**
         * @description Flights that were judged by these tasks, declared online or in the recorder with the same points. Private tasks find
         *     flights only for their owners.
         */
        FlownTaskIdIn: components["schemas"]["Id"][];
        /** @description Flights in the results of these local competitions. */
        CompetitionIdIn: components["schemas"]["Id"][];
        /** @description Flights that took off in these countries. */
        CountryIdIn: components["schemas"]["CountryCode"][];
        /** @description Flights that took off on these continents. */
        ContinentIdIn: components["schemas"]["Continent"][];
        /** @description Flights in these months of any year, by local takeoff date; 1 is January. */
        Month: number[];
        /** @description Flights that match all of these keywords. */
        Keyword: components["schemas"]["ListKeyword"][];
        /** @description Flights with aircraft of this kind. */
        Kind: components["schemas"]["AircraftKind"];
        /** @description Flights with one or with two pilots. */
        Pilots: 1 | 2;
        /** @description Flights longer than this distance in km in `contest`. */
        DistanceGt: number;
        /** @description Flights shorter than this distance in km in `contest`. */
        DistanceLt: number;
        /** @description Flights that climbed above this altitude in metres above sea level. */
        AltitudeGt: number;
        /**
         * @description Flights that pass through this view, given as west, south, east and north in degrees. A view whose west exceeds its
         *     east, or that extends beyond ±180°, crosses the date line. South must not exceed north.
         */
        Bbox: number[];
        /**
         * @description Flights that were uploaded or changed since this time. Changes appear when they are complete, so repeated calls can
         *     miss some that began before. Mirrors use `GET flight/changes`, which misses none and also
         *     reports removed flights.
         */
        UpdatedSince: string;
        /**
         * @description Flights whose track came within `radius` of this place. With `circumnavigation`, flights around the place that did not
         *     come so near. A place that does not exist has no flights.
         */
        PointOfInterest: components["schemas"]["PointOfInterestId"];
        /**
         * @description Radius in km around `point_of_interest`, by default 10. It is measured on the simplified track of maps, so it is
         *     accurate to some hundred metres, and to 2 % of a large radius. Without a place the request is refused with 422.
         */
        Radius: number;
        /**
         * @description Flights around a place or a sector: `single` at least once, `multiple` at least twice. All of the track lies outside
         *     the sector or the radius, and turns fully around its centre; up to 15 degrees may be missing, because flights end
         *     beside their start. Turns the other way are subtracted. Without `point_of_interest` or `sector_id_in` the request is refused with 422.
         */
        Circumnavigation: "single" | "multiple";
        /**
         * @description Shows the points of this contest instead of those of `contest`, also for the order by points. A flight
         *     without a result there has 0 points. Distance and speed stay those of `contest`. Does not filter flights.
         */
        PointSchema: components["schemas"]["ContestName"];
        /** @description With 1, only flights with a photo or video, as with the keyword `story`; 0 has no effect. */
        Story: 0 | 1;
        /** @description Adds `story` to each flight. */
        IncludeStory: boolean;
        /** @description The `cursor` of the previous response, after which the feed continues. Without it, the feed starts with its newest entry. */
        FeedCursor: components["schemas"]["FeedCursor"];
        /** @description Maximum number of entries. */
        FeedLimit: number;
        /**
         * @description The `cursor` of the previous response, after which the list continues. Without it, the list starts with the oldest
         *     change, or at `updated_since`.
         */
        FlightCursor: components["schemas"]["FlightCursor"];
        /** @description The local date of takeoff. */
        FlightDate: string;
        /** @description ETag of the cached response. The call returns 304 if it is current. */
        IfNoneMatch: string;
        /** @description The season of the returned handicap index. Defaults to the current season. */
        IndexSeason: components["schemas"]["SeasonYear"];
        /** @description The contest whose points and distances are summed for each pilot. */
        Contest: components["schemas"]["ContestName"];
        /** @description Counts only this season. A season ends on 30 September and is named after that year. Defaults to all seasons. */
        Season: components["schemas"]["SeasonYear"];
        /**
         * @description A view, given as west, south, east and north in degrees. A view whose west exceeds its east, or that extends beyond
         *     ±180°, crosses the date line. South must not exceed north.
         */
        View: number[];
        /** @description Number of rows in a page. */
        AirportLimit: number;
        /** @description The place, as in the search. */
        PointOfInterestId: string;
        /** @description The day on which the airspaces must be valid. Defaults to today in UTC. */
        ValidOn: string;
        /**
         * @description Id of the last event that the caller has received, to resume after an interruption. Browsers send it by themselves.
         *     Without it, the stream starts with new events.
         */
        LastEventId: string;
        /** @description Collections of these users. */
        CollectionUserIdIn: components["schemas"]["Id"][];
        /** @description Collections of users whose first club is one of these. */
        CollectionClubIdIn: components["schemas"]["Id"][];
        /** @description Collections that this user likes. */
        StarredBy: components["schemas"]["Id"];
        /** @description The flight that `has_flight` of each collection refers to. */
        CollectionFlightId: components["schemas"]["Id"];
        /**
         * @description The sort key. A leading minus sorts in descending order; `created_desc` is another name of `-created`. Collections
         *     with equal values are sorted by creation. Flights are counted without hidden ones.
         */
        CollectionOrderBy: "created" | "-created" | "created_desc" | "modified" | "-modified" | "flights" | "-flights" | "stars" | "-stars";
        /** @description The id of the collection. */
        FlightCollectionId: components["schemas"]["FlightCollectionId"];
        /** @description The `link_token` of a collection with the visibility `link`. Not needed by its owner. */
        CollectionLink: string;
        /** @description The id of the flight. */
        FlightId: components["schemas"]["Id"];
        /** @description Id of the flight in front of it, or 0 to make it the first. */
        AfterFlight: number;
        /** @description These tasks. */
        TaskIdIn: components["schemas"]["Id"][];
        /** @description Tasks of these users. */
        TaskUserIdIn: components["schemas"]["Id"][];
        /** @description Tasks that start at these airports, up to 10 km away. */
        TaskAirportIdIn: components["schemas"]["Id"][];
        /** @description Tasks that this user likes. */
        TaskStarredBy: components["schemas"]["Id"];
        /** @description Tasks of this shape. */
        TaskKind: components["schemas"]["TaskKind"];
        /** @description Tasks with these rules. */
        TaskRuleset: components["schemas"]["RuleSet"];
        /** @description Whether the tasks end where they start. */
        TaskClosed: boolean;
        /** @description Tasks of at least this distance in km. */
        TaskDistanceGt: number;
        /** @description Tasks of at most this distance in km. */
        TaskDistanceLt: number;
        /**
         * @description The sort key. A leading minus sorts in descending order. Tasks with equal values are sorted by their last change.
         *     `proximity` needs `near`.
         */
        TaskOrderBy: "modified" | "-modified" | "distance" | "-distance" | "name" | "-name" | "user_id" | "-user_id" | "kind" | "-kind" | "stars" | "-stars" | "proximity" | "-proximity";
        /** @description Longitude and latitude in degrees from which `proximity` is measured. */
        Near: number[];
        /** @description The id of the task. */
        TaskId: components["schemas"]["Id"];
        /** @description The `token` of a task with the visibility `link`. Not needed by its owner. */
        TaskLink: string;
        /** @description The `token` of a task with a link. */
        TaskToken: string;
        /** @description Whether to store nothing. */
        TaskPreview: boolean;
        /** @description Format of the file. */
        TaskFileFormat: "cup" | "cupx" | "tsk" | "xctsk" | "lkt" | "gpx" | "kml" | "geojson";
        /** @description Declared tasks that start at these airports, up to 10 km away. */
        DeclaredAirportIdIn: components["schemas"]["Id"][];
        /** @description The pilot. */
        DeclaredUserId: components["schemas"]["Id"];
        /** @description Returns the task as a CUP file, if there is one. */
        DeclaredAsCup: boolean;
        /** @description Returns the task as a TSK file of XCSoar, if there is one. */
        DeclaredAsTsk: boolean;
        /** @description Competitions of these hosts. */
        ChampionshipUserIdIn: components["schemas"]["Id"][];
        /** @description Id of the championship. */
        ChampionshipInPath: components["schemas"]["Id"];
        /** @description Id of a class of the championship. */
        ChampionshipClassInPath: components["schemas"]["Id"];
        /** @description Id of an entry of the championship. */
        ChampionshipEntryInPath: components["schemas"]["Id"];
        /** @description Id of a day of the championship. */
        ChampionshipDayInPath: components["schemas"]["Id"];
        /** @description Format of the file. */
        CompetitionFileFormat: "csv" | "xlsx";
        /** @description These competitions. */
        ListedCompetitionIdIn: components["schemas"]["Id"][];
        /** @description Competitions of these tasks. */
        CompetitionTaskIdIn: components["schemas"]["Id"][];
        /** @description Competitions of these hosts. */
        CompetitionUserIdIn: components["schemas"]["Id"][];
        /** @description Competitions of these airports, or whose task starts there. */
        CompetitionAirportIdIn: components["schemas"]["Id"][];
        /** @description Competitions of these groups. */
        CompetitionUserGroupIdIn: components["schemas"]["Id"][];
        /** @description Competitions of this kind. */
        CompetitionScoreKind: components["schemas"]["ScoreKind"];
        /** @description Competitions of these days. */
        CompetitionDateIn: string[];
        /** @description Competitions of days in these seasons. */
        CompetitionSeasonIn: components["schemas"]["SeasonYear"][];
        /** @description Sort key; a minus reverses the order. `scoring_date` is the day of the creation for competitions of an airport. */
        CompetitionOrderBy: "scoring_date" | "-scoring_date" | "distance" | "-distance";
        /** @description The id of the competition. */
        CompetitionInPath: components["schemas"]["Id"];
        /** @description A flight in the results of the competition. */
        PenaltyFlight: components["schemas"]["Id"];
        /** @description Travels of these users. */
        TravelUserIdIn: components["schemas"]["Id"][];
        /** @description The id of the travel. */
        TravelId: components["schemas"]["Id"];
        /** @description The sort key. A leading minus sorts in descending order. Collections with equal values are sorted by their ids. */
        WaypointCollectionOrderBy: "created" | "-created" | "modified" | "-modified";
        /** @description The id of the collection. */
        WaypointCollectionId: components["schemas"]["WaypointCollectionId"];
        /** @description Format of the response. */
        WaypointFormat: "json" | "cup" | "gpx" | "geojson";
        /** @description The collection that the waypoint becomes part of. */
        WaypointCollection: components["schemas"]["WaypointCollectionId"];
        /** @description The collection that the waypoints become part of. A new one by default. */
        WaypointCollectionOfFile: components["schemas"]["WaypointCollectionId"];
        /** @description Groups that contain one of these users. */
        GroupUserIdIn: components["schemas"]["Id"][];
        /** @description The id of the user. */
        UserId: components["schemas"]["Id"];
        /** @description The new role. The previous owner of a group becomes manager. */
        UserGroupRole: components["schemas"]["UserGroupRole"];
        /** @description The endpoint to replace. Only the browser and its push service know it. */
        OldEndpoint: string;
        /** @description Number of rows to skip. */
        RankingSkip: number;
        /** @description Whether to return open or closed reports. */
        ReportState: "open" | "closed";
        /** @description Reports of this kind of thing. */
        ReportedKind: components["schemas"]["ReportKind"];
        /** @description State of the flights. */
        ModerationState: "pending" | "invalid" | "reported" | "hidden";
        /** @description An id, or the beginning of a word of the name. */
        ClubQuery: string;
        /** @description Id of the club that remains. */
        MergeInto: components["schemas"]["Id"];
        /** @description Id of the account that remains. */
        MergeIntoUser: components["schemas"]["Id"];
        /** @description Actions of these kinds. */
        AuditActionIn: components["schemas"]["AuditAction"][];
        /** @description Actions on this kind of thing. */
        AuditKindFilter: components["schemas"]["AuditKind"];
        /** @description Actions on the thing with this id. Requires `kind`. */
        AuditSubject: components["schemas"]["SubjectId"];
        /** @description An id, or the beginning of a word of the name. Superusers can also give an address. */
        UserQuery: string;
        /** @description Accounts with a ban, with open reports, or with the role moderator or superuser. */
        ModeratedUserState: "banned" | "reported" | "staff";
        /** @description The code of a coupon. Case, spaces and dashes are ignored. */
        CouponCode: string;
        /** @description Timestamp and signature of the body. */
        PaddleSignature: string;
        /** @description The `id` of a layer in `map_layers` of `GET instance`. */
        MapLayer: string;
        /** @description Id of the competition. */
        CentralCompetitionId: components["schemas"]["Id"];
        /** @description Id of the day. */
        CentralDayId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description How long caches may store the response. */
        CacheControl: string;
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description The authentication scheme, `Bearer`. */
        Authenticate: string;
        /** @description File name of a download; absent from other responses. */
        ContentDisposition: string;
        /** @description Identifies this version of the response. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the program that signs in. It is stored with the session and logged. */
                "App-Version"?: components["parameters"]["AppVersion"];
                /**
                 * @description The system on which the web application is installed, or `No` in a browser tab. It is stored with the session and
                 *     logged.
                 */
                "PWA-Installed"?: components["parameters"]["PwaInstalled"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TokenRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["OAuthFailure"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: {
                /** @description True ends all sessions of the account instead of only this one. */
                everywhere?: components["parameters"]["Everywhere"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Revocation"];
                "multipart/form-data": components["schemas"]["Revocation"];
            };
        };
        responses: {
            /** @description The token is invalid now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["OAuthFailure"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The e-mail address of the account. Case is ignored. */
                email: components["parameters"]["Email"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SolvedCaptcha"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token in the link. */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The e-mail address of the account. Case is ignored. */
                email: components["parameters"]["Email"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SolvedCaptcha"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestUpdateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token in the link. */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreRequest"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clients"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClient: {
        parameters: {
            query: {
                /** @description The program as named by `GET auth/client`; empty for programs without a name. */
                client_id: components["parameters"]["ClientId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clients"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPersonalTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PersonalTokens"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPersonalToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPersonalToken"];
            };
        };
        responses: {
            /** @description The new token. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPersonalToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePersonalToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PersonalTokens"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimSuperuser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token in the link. */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Users with these ids. */
                id_in?: components["parameters"]["IdIn"];
                /** @description Users whose first club is one of these. */
                club_id_in?: components["parameters"]["UserClubIdIn"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users, without the fields that only `GET user/{id}` returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The result of the registration. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MePatch"];
            };
        };
        responses: {
            200: components["responses"]["Me"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            /** @description The linked service does not respond (`SERVICE_SILENT`), or the server is unavailable (`UNAVAILABLE`). */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the archive. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Imports"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ArchiveUpload"];
            };
        };
        responses: {
            201: components["responses"]["Imports"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Imports"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token in the link. */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSkysightLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCopilotLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMemberships: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All memberships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubMembership"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMemberships: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubMemberships"];
            };
        };
        responses: {
            /** @description All memberships after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubMembership"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description A confirmation in the caller's language. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCertificates: {
        parameters: {
            query?: {
                /** @description Certificates of this season only. A season ends on 30 September and is named after that year. */
                season?: components["parameters"]["CertificateSeason"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCertificate"];
            };
        };
        responses: {
            /** @description The certificate. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectDevice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDevice"];
            };
        };
        responses: {
            201: components["responses"]["Device"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["DeviceConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the tracker. */
                id: components["parameters"]["DeviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Device"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disconnectDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the tracker. */
                id: components["parameters"]["DeviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImageUpload"];
            };
        };
        responses: {
            201: components["responses"]["Me"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteUserImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCopilots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One of three forms: a text, matched as in `POST search`; only digits, the id of a user whose latest flights give the
                 *     suggestions; or a single space, for the caller's latest flights.
                 */
                query: components["parameters"]["HintQuery"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggested users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Copilot"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findFlownAircraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description One of three forms: a text, matched as in `POST search`; only digits, the id of a user whose latest flights give the
                 *     suggestions; or a single space, for the caller's latest flights.
                 */
                query: components["parameters"]["HintQuery"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggested aircraft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlownAircraft"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCrewRequests: {
        parameters: {
            query?: {
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrewRequest"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowRequests: {
        parameters: {
            query?: {
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedUser"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptFollower: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFollower: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestUsers: {
        parameters: {
            query?: {
                /** @description A name, or the beginning of its words. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggested users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedUser"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            301: components["responses"]["Moved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the caller follows the user now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Following"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowers: {
        parameters: {
            query?: {
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of followers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedUser"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowing: {
        parameters: {
            query?: {
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of followed users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedUser"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowedClubs: {
        parameters: {
            query?: {
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of followed clubs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubRef"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowedAirports: {
        parameters: {
            query?: {
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of followed airports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirportRef"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserTrends: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per season. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTrend"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserYear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
                /** @description Calendar year of the flights, by local takeoff date. */
                year: components["parameters"]["Year"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserYear"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBadges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All badges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeInfo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the badge. */
                id: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAchievements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All achievements of the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAchievement"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBadgeProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress of the user for all badges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeProgress"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBadgeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
                /** @description The id of the badge. */
                badge_id: components["parameters"]["BadgeIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts of the claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeClaim"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBadgeHolders: {
        parameters: {
            query?: {
                /** @description Only users whom this user follows. */
                follower_source_id?: components["parameters"]["FollowerSourceId"];
                /** @description Users whose first club is one of these. */
                club_id_in?: components["parameters"]["UserClubIdIn"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["HolderLimit"];
            };
            header?: never;
            path: {
                /** @description The id of the badge. */
                badge_id: components["parameters"]["BadgeIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of achievements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeHolder"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of the certificate. */
                code: components["parameters"]["CertificateCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contents of the certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendUserMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserMessage"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadIgcFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FlightUpload"];
            };
        };
        responses: {
            /** @description The flights of the file, in takeoff order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightDetail"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UploaderUnknown"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["DuplicateFile"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    downloadIgcFile: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as uploaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFlights: {
        parameters: {
            query?: {
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Returns the whole list as a file. Each row also has the address of the page of its flight, user, club or airport. */
                format?: components["parameters"]["Format"];
                /** @description Adds statistics of the scored part of each flight as `contest.score`. */
                include_stats?: components["parameters"]["IncludeStats"];
                /** @description The contest whose points, distance and speed each flight shows. Does not filter flights. */
                contest?: components["parameters"]["FlightContest"];
                /**
                 * @description The sort key. A leading minus sorts in descending order. Points, distance and speed are those of `contest`. Flights
                 *     with equal or missing values are sorted by descending id. `collection` is the order of `flight_collection_id_in`.
                 */
                order_by?: components["parameters"]["FlightOrderBy"];
                /** @description The direction of `order_by`. Overrides a leading minus. */
                direction?: components["parameters"]["Direction"];
                /** @description Flights in these seasons. */
                season_in?: components["parameters"]["SeasonIn"];
                /** @description Flights on these local takeoff dates. */
                scoring_date_in?: components["parameters"]["ScoringDateIn"];
                /** @description Flights on or after this local takeoff date. */
                scoring_date_start?: components["parameters"]["ScoringDateStart"];
                /** @description Flights on or before this local takeoff date. */
                scoring_date_end?: components["parameters"]["ScoringDateEnd"];
                /** @description Flights with these users as pilot or registered co-pilot. */
                user_id_in?: components["parameters"]["UserIdIn"];
                /** @description Flights that count for these clubs. */
                club_id_in?: components["parameters"]["ClubIdIn"];
                /** @description Flights that took off at these airports. */
                airport_id_in?: components["parameters"]["AirportIdIn"];
                /** @description Flights with these aircraft types. */
                aircraft_id_in?: components["parameters"]["AircraftIdIn"];
                /** @description Flights with aircraft of these registrations. */
                registration_in?: components["parameters"]["RegistrationIn"];
                /** @description Flights scored in these classes. */
                sc_class_id_in?: components["parameters"]["ScClassIdIn"];
                /** @description Flights that took off in these regions. */
                region_id_in?: components["parameters"]["RegionIdIn"];
                /** @description Flights that took off in these groups of regions. */
                multi_region_id_in?: components["parameters"]["MultiRegionIdIn"];
                /**
                 * @description Flights that took off in one of these sectors. With `circumnavigation` and without `point_of_interest`, flights around
                 *     one of them.
                 */
                sector_id_in?: components["parameters"]["SectorIdIn"];
                /**
                 * @description Flights in one of these collections. A value is the id of a public collection or one of the caller, or the
                 *     `link_token` of a collection with a link. Hidden flights of the caller are included.
                 */
                flight_collection_id_in?: components["parameters"]["FlightCollectionIdIn"];
                /** @description Flights of these travels. */
                travel_id_in?: components["parameters"]["TravelIdIn"];
                /**
                 * @description Flights that were judged by these tasks, declared online or in the recorder with the same points. Private tasks find
                 *     flights only for their owners.
                 */
                task_id_in?: components["parameters"]["FlownTaskIdIn"];
                /** @description Flights in the results of these local competitions. */
                competition_id_in?: components["parameters"]["CompetitionIdIn"];
                /** @description Flights that took off in these countries. */
                country_id_in?: components["parameters"]["CountryIdIn"];
                /** @description Flights that took off on these continents. */
                continent_id_in?: components["parameters"]["ContinentIdIn"];
                /** @description Flights in these months of any year, by local takeoff date; 1 is January. */
                month?: components["parameters"]["Month"];
                /** @description Flights that match all of these keywords. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Flights with aircraft of this kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Flights with one or with two pilots. */
                pilots?: components["parameters"]["Pilots"];
                /** @description Flights longer than this distance in km in `contest`. */
                distance_gt?: components["parameters"]["DistanceGt"];
                /** @description Flights shorter than this distance in km in `contest`. */
                distance_lt?: components["parameters"]["DistanceLt"];
                /** @description Flights that climbed above this altitude in metres above sea level. */
                altitude_gt?: components["parameters"]["AltitudeGt"];
                /**
                 * @description Flights that pass through this view, given as west, south, east and north in degrees. A view whose west exceeds its
                 *     east, or that extends beyond ±180°, crosses the date line. South must not exceed north.
                 */
                bbox?: components["parameters"]["Bbox"];
                /**
                 * @description Flights that were uploaded or changed since this time. Changes appear when they are complete, so repeated calls can
                 *     miss some that began before. Mirrors use `GET flight/changes`, which misses none and also
                 *     reports removed flights.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Flights whose track came within `radius` of this place. With `circumnavigation`, flights around the place that did not
                 *     come so near. A place that does not exist has no flights.
                 */
                point_of_interest?: components["parameters"]["PointOfInterest"];
                /**
                 * @description Radius in km around `point_of_interest`, by default 10. It is measured on the simplified track of maps, so it is
                 *     accurate to some hundred metres, and to 2 % of a large radius. Without a place the request is refused with 422.
                 */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description Flights around a place or a sector: `single` at least once, `multiple` at least twice. All of the track lies outside
                 *     the sector or the radius, and turns fully around its centre; up to 15 degrees may be missing, because flights end
                 *     beside their start. Turns the other way are subtracted. Without `point_of_interest` or `sector_id_in` the request is refused with 422.
                 */
                circumnavigation?: components["parameters"]["Circumnavigation"];
                /**
                 * @description Shows the points of this contest instead of those of `contest`, also for the order by points. A flight
                 *     without a result there has 0 points. Distance and speed stay those of `contest`. Does not filter flights.
                 */
                point_schema?: components["parameters"]["PointSchema"];
                /** @description With 1, only flights with a photo or video, as with the keyword `story`; 0 has no effect. */
                story?: components["parameters"]["Story"];
                /** @description Adds `story` to each flight. */
                include_story?: components["parameters"]["IncludeStory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or the requested file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flight"][];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["ListTooLong"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlightActivity: {
        parameters: {
            query?: {
                /** @description The contest whose points, distance and speed each flight shows. Does not filter flights. */
                contest?: components["parameters"]["FlightContest"];
                /** @description Flights in these seasons. */
                season_in?: components["parameters"]["SeasonIn"];
                /** @description Flights on these local takeoff dates. */
                scoring_date_in?: components["parameters"]["ScoringDateIn"];
                /** @description Flights on or after this local takeoff date. */
                scoring_date_start?: components["parameters"]["ScoringDateStart"];
                /** @description Flights on or before this local takeoff date. */
                scoring_date_end?: components["parameters"]["ScoringDateEnd"];
                /** @description Flights with these users as pilot or registered co-pilot. */
                user_id_in?: components["parameters"]["UserIdIn"];
                /** @description Flights that count for these clubs. */
                club_id_in?: components["parameters"]["ClubIdIn"];
                /** @description Flights that took off at these airports. */
                airport_id_in?: components["parameters"]["AirportIdIn"];
                /** @description Flights with these aircraft types. */
                aircraft_id_in?: components["parameters"]["AircraftIdIn"];
                /** @description Flights with aircraft of these registrations. */
                registration_in?: components["parameters"]["RegistrationIn"];
                /** @description Flights scored in these classes. */
                sc_class_id_in?: components["parameters"]["ScClassIdIn"];
                /** @description Flights that took off in these regions. */
                region_id_in?: components["parameters"]["RegionIdIn"];
                /** @description Flights that took off in these groups of regions. */
                multi_region_id_in?: components["parameters"]["MultiRegionIdIn"];
                /**
                 * @description Flights that took off in one of these sectors. With `circumnavigation` and without `point_of_interest`, flights around
                 *     one of them.
                 */
                sector_id_in?: components["parameters"]["SectorIdIn"];
                /**
                 * @description Flights in one of these collections. A value is the id of a public collection or one of the caller, or the
                 *     `link_token` of a collection with a link. Hidden flights of the caller are included.
                 */
                flight_collection_id_in?: components["parameters"]["FlightCollectionIdIn"];
                /** @description Flights of these travels. */
                travel_id_in?: components["parameters"]["TravelIdIn"];
                /**
                 * @description Flights that were judged by these tasks, declared online or in the recorder with the same points. Private tasks find
                 *     flights only for their owners.
                 */
                task_id_in?: components["parameters"]["FlownTaskIdIn"];
                /** @description Flights in the results of these local competitions. */
                competition_id_in?: components["parameters"]["CompetitionIdIn"];
                /** @description Flights that took off in these countries. */
                country_id_in?: components["parameters"]["CountryIdIn"];
                /** @description Flights that took off on these continents. */
                continent_id_in?: components["parameters"]["ContinentIdIn"];
                /** @description Flights in these months of any year, by local takeoff date; 1 is January. */
                month?: components["parameters"]["Month"];
                /** @description Flights that match all of these keywords. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Flights with aircraft of this kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Flights with one or with two pilots. */
                pilots?: components["parameters"]["Pilots"];
                /** @description Flights longer than this distance in km in `contest`. */
                distance_gt?: components["parameters"]["DistanceGt"];
                /** @description Flights shorter than this distance in km in `contest`. */
                distance_lt?: components["parameters"]["DistanceLt"];
                /** @description Flights that climbed above this altitude in metres above sea level. */
                altitude_gt?: components["parameters"]["AltitudeGt"];
                /**
                 * @description Flights that pass through this view, given as west, south, east and north in degrees. A view whose west exceeds its
                 *     east, or that extends beyond ±180°, crosses the date line. South must not exceed north.
                 */
                bbox?: components["parameters"]["Bbox"];
                /**
                 * @description Flights whose track came within `radius` of this place. With `circumnavigation`, flights around the place that did not
                 *     come so near. A place that does not exist has no flights.
                 */
                point_of_interest?: components["parameters"]["PointOfInterest"];
                /**
                 * @description Radius in km around `point_of_interest`, by default 10. It is measured on the simplified track of maps, so it is
                 *     accurate to some hundred metres, and to 2 % of a large radius. Without a place the request is refused with 422.
                 */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description Flights around a place or a sector: `single` at least once, `multiple` at least twice. All of the track lies outside
                 *     the sector or the radius, and turns fully around its centre; up to 15 degrees may be missing, because flights end
                 *     beside their start. Turns the other way are subtracted. Without `point_of_interest` or `sector_id_in` the request is refused with 422.
                 */
                circumnavigation?: components["parameters"]["Circumnavigation"];
                /** @description With 1, only flights with a photo or video, as with the keyword `story`; 0 has no effect. */
                story?: components["parameters"]["Story"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days with flights, by ascending date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlyingDay"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countFlights: {
        parameters: {
            query?: {
                /** @description The contest whose points, distance and speed each flight shows. Does not filter flights. */
                contest?: components["parameters"]["FlightContest"];
                /** @description Flights in these seasons. */
                season_in?: components["parameters"]["SeasonIn"];
                /** @description Flights on these local takeoff dates. */
                scoring_date_in?: components["parameters"]["ScoringDateIn"];
                /** @description Flights on or after this local takeoff date. */
                scoring_date_start?: components["parameters"]["ScoringDateStart"];
                /** @description Flights on or before this local takeoff date. */
                scoring_date_end?: components["parameters"]["ScoringDateEnd"];
                /** @description Flights with these users as pilot or registered co-pilot. */
                user_id_in?: components["parameters"]["UserIdIn"];
                /** @description Flights that count for these clubs. */
                club_id_in?: components["parameters"]["ClubIdIn"];
                /** @description Flights that took off at these airports. */
                airport_id_in?: components["parameters"]["AirportIdIn"];
                /** @description Flights with these aircraft types. */
                aircraft_id_in?: components["parameters"]["AircraftIdIn"];
                /** @description Flights with aircraft of these registrations. */
                registration_in?: components["parameters"]["RegistrationIn"];
                /** @description Flights scored in these classes. */
                sc_class_id_in?: components["parameters"]["ScClassIdIn"];
                /** @description Flights that took off in these regions. */
                region_id_in?: components["parameters"]["RegionIdIn"];
                /** @description Flights that took off in these groups of regions. */
                multi_region_id_in?: components["parameters"]["MultiRegionIdIn"];
                /**
                 * @description Flights that took off in one of these sectors. With `circumnavigation` and without `point_of_interest`, flights around
                 *     one of them.
                 */
                sector_id_in?: components["parameters"]["SectorIdIn"];
                /**
                 * @description Flights in one of these collections. A value is the id of a public collection or one of the caller, or the
                 *     `link_token` of a collection with a link. Hidden flights of the caller are included.
                 */
                flight_collection_id_in?: components["parameters"]["FlightCollectionIdIn"];
                /** @description Flights of these travels. */
                travel_id_in?: components["parameters"]["TravelIdIn"];
                /**
                 * @description Flights that were judged by these tasks, declared online or in the recorder with the same points. Private tasks find
                 *     flights only for their owners.
                 */
                task_id_in?: components["parameters"]["FlownTaskIdIn"];
                /** @description Flights in the results of these local competitions. */
                competition_id_in?: components["parameters"]["CompetitionIdIn"];
                /** @description Flights that took off in these countries. */
                country_id_in?: components["parameters"]["CountryIdIn"];
                /** @description Flights that took off on these continents. */
                continent_id_in?: components["parameters"]["ContinentIdIn"];
                /** @description Flights in these months of any year, by local takeoff date; 1 is January. */
                month?: components["parameters"]["Month"];
                /** @description Flights that match all of these keywords. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Flights with aircraft of this kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Flights with one or with two pilots. */
                pilots?: components["parameters"]["Pilots"];
                /** @description Flights longer than this distance in km in `contest`. */
                distance_gt?: components["parameters"]["DistanceGt"];
                /** @description Flights shorter than this distance in km in `contest`. */
                distance_lt?: components["parameters"]["DistanceLt"];
                /** @description Flights that climbed above this altitude in metres above sea level. */
                altitude_gt?: components["parameters"]["AltitudeGt"];
                /**
                 * @description Flights that pass through this view, given as west, south, east and north in degrees. A view whose west exceeds its
                 *     east, or that extends beyond ±180°, crosses the date line. South must not exceed north.
                 */
                bbox?: components["parameters"]["Bbox"];
                /**
                 * @description Flights whose track came within `radius` of this place. With `circumnavigation`, flights around the place that did not
                 *     come so near. A place that does not exist has no flights.
                 */
                point_of_interest?: components["parameters"]["PointOfInterest"];
                /**
                 * @description Radius in km around `point_of_interest`, by default 10. It is measured on the simplified track of maps, so it is
                 *     accurate to some hundred metres, and to 2 % of a large radius. Without a place the request is refused with 422.
                 */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description Flights around a place or a sector: `single` at least once, `multiple` at least twice. All of the track lies outside
                 *     the sector or the radius, and turns fully around its centre; up to 15 degrees may be missing, because flights end
                 *     beside their start. Turns the other way are subtracted. Without `point_of_interest` or `sector_id_in` the request is refused with 422.
                 */
                circumnavigation?: components["parameters"]["Circumnavigation"];
                /** @description With 1, only flights with a photo or video, as with the keyword `story`; 0 has no effect. */
                story?: components["parameters"]["Story"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of flights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeed: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous response, after which the feed continues. Without it, the feed starts with its newest entry. */
                cursor?: components["parameters"]["FeedCursor"];
                /** @description Maximum number of entries. */
                limit?: components["parameters"]["FeedLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadFeed"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFlightChanges: {
        parameters: {
            query?: {
                /**
                 * @description The `cursor` of the previous response, after which the list continues. Without it, the list starts with the oldest
                 *     change, or at `updated_since`.
                 */
                cursor?: components["parameters"]["FlightCursor"];
                /**
                 * @description Flights that were uploaded or changed since this time. Changes appear when they are complete, so repeated calls can
                 *     miss some that began before. Mirrors use `GET flight/changes`, which misses none and also
                 *     reports removed flights.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Adds statistics of the scored part of each flight as `contest.score`. */
                include_stats?: components["parameters"]["IncludeStats"];
                /** @description Adds `story` to each flight. */
                include_story?: components["parameters"]["IncludeStory"];
                /** @description The contest whose points, distance and speed each flight shows. Does not filter flights. */
                contest?: components["parameters"]["FlightContest"];
                /** @description Flights in these seasons. */
                season_in?: components["parameters"]["SeasonIn"];
                /** @description Flights on these local takeoff dates. */
                scoring_date_in?: components["parameters"]["ScoringDateIn"];
                /** @description Flights on or after this local takeoff date. */
                scoring_date_start?: components["parameters"]["ScoringDateStart"];
                /** @description Flights on or before this local takeoff date. */
                scoring_date_end?: components["parameters"]["ScoringDateEnd"];
                /** @description Flights with these users as pilot or registered co-pilot. */
                user_id_in?: components["parameters"]["UserIdIn"];
                /** @description Flights that count for these clubs. */
                club_id_in?: components["parameters"]["ClubIdIn"];
                /** @description Flights that took off at these airports. */
                airport_id_in?: components["parameters"]["AirportIdIn"];
                /** @description Flights with these aircraft types. */
                aircraft_id_in?: components["parameters"]["AircraftIdIn"];
                /** @description Flights with aircraft of these registrations. */
                registration_in?: components["parameters"]["RegistrationIn"];
                /** @description Flights scored in these classes. */
                sc_class_id_in?: components["parameters"]["ScClassIdIn"];
                /** @description Flights that took off in these regions. */
                region_id_in?: components["parameters"]["RegionIdIn"];
                /** @description Flights that took off in these groups of regions. */
                multi_region_id_in?: components["parameters"]["MultiRegionIdIn"];
                /**
                 * @description Flights that took off in one of these sectors. With `circumnavigation` and without `point_of_interest`, flights around
                 *     one of them.
                 */
                sector_id_in?: components["parameters"]["SectorIdIn"];
                /** @description Flights that took off in these countries. */
                country_id_in?: components["parameters"]["CountryIdIn"];
                /** @description Flights that took off on these continents. */
                continent_id_in?: components["parameters"]["ContinentIdIn"];
                /** @description Flights in these months of any year, by local takeoff date; 1 is January. */
                month?: components["parameters"]["Month"];
                /** @description Flights that match all of these keywords. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Flights with aircraft of this kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Flights with one or with two pilots. */
                pilots?: components["parameters"]["Pilots"];
                /** @description Flights longer than this distance in km in `contest`. */
                distance_gt?: components["parameters"]["DistanceGt"];
                /** @description Flights shorter than this distance in km in `contest`. */
                distance_lt?: components["parameters"]["DistanceLt"];
                /** @description Flights that climbed above this altitude in metres above sea level. */
                altitude_gt?: components["parameters"]["AltitudeGt"];
                /**
                 * @description Flights that pass through this view, given as west, south, east and north in degrees. A view whose west exceeds its
                 *     east, or that extends beyond ±180°, crosses the date line. South must not exceed north.
                 */
                bbox?: components["parameters"]["Bbox"];
                /**
                 * @description Flights whose track came within `radius` of this place. With `circumnavigation`, flights around the place that did not
                 *     come so near. A place that does not exist has no flights.
                 */
                point_of_interest?: components["parameters"]["PointOfInterest"];
                /**
                 * @description Radius in km around `point_of_interest`, by default 10. It is measured on the simplified track of maps, so it is
                 *     accurate to some hundred metres, and to 2 % of a large radius. Without a place the request is refused with 422.
                 */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description Flights around a place or a sector: `single` at least once, `multiple` at least twice. All of the track lies outside
                 *     the sector or the radius, and turns fully around its centre; up to 15 degrees may be missing, because flights end
                 *     beside their start. Turns the other way are subtracted. Without `point_of_interest` or `sector_id_in` the request is refused with 422.
                 */
                circumnavigation?: components["parameters"]["Circumnavigation"];
                /** @description With 1, only flights with a photo or video, as with the keyword `story`; 0 has no effect. */
                story?: components["parameters"]["Story"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of flights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightChanges"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFlightLines: {
        parameters: {
            query?: {
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The contest whose points, distance and speed each flight shows. Does not filter flights. */
                contest?: components["parameters"]["FlightContest"];
                /**
                 * @description The sort key. A leading minus sorts in descending order. Points, distance and speed are those of `contest`. Flights
                 *     with equal or missing values are sorted by descending id. `collection` is the order of `flight_collection_id_in`.
                 */
                order_by?: components["parameters"]["FlightOrderBy"];
                /** @description The direction of `order_by`. Overrides a leading minus. */
                direction?: components["parameters"]["Direction"];
                /** @description Flights in these seasons. */
                season_in?: components["parameters"]["SeasonIn"];
                /** @description Flights on these local takeoff dates. */
                scoring_date_in?: components["parameters"]["ScoringDateIn"];
                /** @description Flights on or after this local takeoff date. */
                scoring_date_start?: components["parameters"]["ScoringDateStart"];
                /** @description Flights on or before this local takeoff date. */
                scoring_date_end?: components["parameters"]["ScoringDateEnd"];
                /** @description Flights with these users as pilot or registered co-pilot. */
                user_id_in?: components["parameters"]["UserIdIn"];
                /** @description Flights that count for these clubs. */
                club_id_in?: components["parameters"]["ClubIdIn"];
                /** @description Flights that took off at these airports. */
                airport_id_in?: components["parameters"]["AirportIdIn"];
                /** @description Flights with these aircraft types. */
                aircraft_id_in?: components["parameters"]["AircraftIdIn"];
                /** @description Flights with aircraft of these registrations. */
                registration_in?: components["parameters"]["RegistrationIn"];
                /** @description Flights scored in these classes. */
                sc_class_id_in?: components["parameters"]["ScClassIdIn"];
                /** @description Flights that took off in these regions. */
                region_id_in?: components["parameters"]["RegionIdIn"];
                /** @description Flights that took off in these groups of regions. */
                multi_region_id_in?: components["parameters"]["MultiRegionIdIn"];
                /**
                 * @description Flights that took off in one of these sectors. With `circumnavigation` and without `point_of_interest`, flights around
                 *     one of them.
                 */
                sector_id_in?: components["parameters"]["SectorIdIn"];
                /**
                 * @description Flights in one of these collections. A value is the id of a public collection or one of the caller, or the
                 *     `link_token` of a collection with a link. Hidden flights of the caller are included.
                 */
                flight_collection_id_in?: components["parameters"]["FlightCollectionIdIn"];
                /** @description Flights of these travels. */
                travel_id_in?: components["parameters"]["TravelIdIn"];
                /**
                 * @description Flights that were judged by these tasks, declared online or in the recorder with the same points. Private tasks find
                 *     flights only for their owners.
                 */
                task_id_in?: components["parameters"]["FlownTaskIdIn"];
                /** @description Flights in the results of these local competitions. */
                competition_id_in?: components["parameters"]["CompetitionIdIn"];
                /** @description Flights that took off in these countries. */
                country_id_in?: components["parameters"]["CountryIdIn"];
                /** @description Flights that took off on these continents. */
                continent_id_in?: components["parameters"]["ContinentIdIn"];
                /** @description Flights in these months of any year, by local takeoff date; 1 is January. */
                month?: components["parameters"]["Month"];
                /** @description Flights that match all of these keywords. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Flights with aircraft of this kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Flights with one or with two pilots. */
                pilots?: components["parameters"]["Pilots"];
                /** @description Flights longer than this distance in km in `contest`. */
                distance_gt?: components["parameters"]["DistanceGt"];
                /** @description Flights shorter than this distance in km in `contest`. */
                distance_lt?: components["parameters"]["DistanceLt"];
                /** @description Flights that climbed above this altitude in metres above sea level. */
                altitude_gt?: components["parameters"]["AltitudeGt"];
                /**
                 * @description Flights that pass through this view, given as west, south, east and north in degrees. A view whose west exceeds its
                 *     east, or that extends beyond ±180°, crosses the date line. South must not exceed north.
                 */
                bbox?: components["parameters"]["Bbox"];
                /**
                 * @description Flights whose track came within `radius` of this place. With `circumnavigation`, flights around the place that did not
                 *     come so near. A place that does not exist has no flights.
                 */
                point_of_interest?: components["parameters"]["PointOfInterest"];
                /**
                 * @description Radius in km around `point_of_interest`, by default 10. It is measured on the simplified track of maps, so it is
                 *     accurate to some hundred metres, and to 2 % of a large radius. Without a place the request is refused with 422.
                 */
                radius?: components["parameters"]["Radius"];
                /**
                 * @description Flights around a place or a sector: `single` at least once, `multiple` at least twice. All of the track lies outside
                 *     the sector or the radius, and turns fully around its centre; up to 15 degrees may be missing, because flights end
                 *     beside their start. Turns the other way are subtracted. Without `point_of_interest` or `sector_id_in` the request is refused with 422.
                 */
                circumnavigation?: components["parameters"]["Circumnavigation"];
                /**
                 * @description Shows the points of this contest instead of those of `contest`, also for the order by points. A flight
                 *     without a result there has 0 points. Distance and speed stay those of `contest`. Does not filter flights.
                 */
                point_schema?: components["parameters"]["PointSchema"];
                /** @description With 1, only flights with a photo or video, as with the keyword `story`; 0 has no effect. */
                story?: components["parameters"]["Story"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tracks. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFlightsOfMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The month, such as `2026-07`. */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flights, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flight"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlightDay: {
        parameters: {
            query: {
                /** @description The local date of takeoff. */
                scoring_date: components["parameters"]["FlightDate"];
                /** @description Flights that took off at these airports. */
                airport_id_in?: components["parameters"]["AirportIdIn"];
                /**
                 * @description Flights that pass through this view, given as west, south, east and north in degrees. A view whose west exceeds its
                 *     east, or that extends beyond ±180°, crosses the date line. South must not exceed north.
                 */
                bbox?: components["parameters"]["Bbox"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flights of the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightDay"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlanRequired"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    starFlight: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flight has a star of the caller now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightStars"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unstarFlight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFlightStars: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedUser"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pinFlightOfMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpinFlightOfMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFlightMeetings: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meetings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightMeeting"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlightPlacing: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightPlacing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlightDetail: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FlightDetail"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFlightDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFlightDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlightPatch"];
            };
        };
        responses: {
            200: components["responses"]["FlightDetail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCrew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FlightDetail"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveCrew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCrew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrewPatch"];
            };
        };
        responses: {
            200: components["responses"]["FlightDetail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlightData: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: {
                /** @description ETag of the cached response. The call returns 304 if it is current. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The track. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightData"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlightCoach: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
                /** @description Limits the analysis to this contest, from start to finish, and uses its distance. */
                contest?: components["schemas"]["ContestEntryName"];
                /**
                 * @description Limits the analysis to one leg, counted from 1, and uses its distance. Refers to the contest `free` if
                 *     `contest` is omitted.
                 */
                leg?: number;
                /** @description Start of the analysed part. */
                from?: string;
                /** @description End of the analysed part. */
                to?: string;
                /** @description The unit in which altitude bands have round limits. All altitudes are returned in m. */
                altitude_unit?: "m" | "ft";
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coach"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlanRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addComment: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            201: components["responses"]["Comment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteComment: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateComment: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentPatch"];
            };
        };
        responses: {
            200: components["responses"]["Comment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReaction: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReaction"];
            };
        };
        responses: {
            /** @description The reaction. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentReaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReaction: {
        parameters: {
            query?: {
                /**
                 * @description The `link_token` of a flight with the visibility `link`, or the `edit_token` of an upload without sign-in. Not needed
                 *     by the pilot.
                 */
                link?: components["parameters"]["FlightLink"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addStory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StoryUpload"];
            };
        };
        responses: {
            201: components["responses"]["Story"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["StoryConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoryPatch"];
            };
        };
        responses: {
            200: components["responses"]["Story"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAircraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All aircraft types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AircraftRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSimpleAircraft: {
        parameters: {
            query?: {
                /** @description The season of the returned handicap index. Defaults to the current season. */
                season?: components["parameters"]["IndexSeason"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The aircraft type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimpleAircraft"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAircraft: {
        parameters: {
            query?: {
                /** @description The contest whose points and distances are summed for each pilot. */
                contest?: components["parameters"]["Contest"];
                /** @description Counts only this season. A season ends on 30 September and is named after that year. Defaults to all seasons. */
                season?: components["parameters"]["Season"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The aircraft type with its pilots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aircraft"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAirports: {
        parameters: {
            query: {
                /**
                 * @description A view, given as west, south, east and north in degrees. A view whose west exceeds its east, or that extends beyond
                 *     ±180°, crosses the date line. South must not exceed north.
                 */
                bbox: components["parameters"]["View"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["AirportLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of airports. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirportRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAirport: {
        parameters: {
            query?: {
                /** @description The contest whose points and distances are summed for each pilot. */
                contest?: components["parameters"]["Contest"];
                /** @description Counts only this season. A season ends on 30 September and is named after that year. Defaults to all seasons. */
                season?: components["parameters"]["Season"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The airport with its pilots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Airport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followAirport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller follows the airport now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Following"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowAirport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSectors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sectors. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sector"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPointOfInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The place, as in the search. */
                point: components["parameters"]["PointOfInterestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointOfInterest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAirspaces: {
        parameters: {
            query: {
                /**
                 * @description A view, given as west, south, east and north in degrees. A view whose west exceeds its east, or that extends beyond
                 *     ±180°, crosses the date line. South must not exceed north.
                 */
                bbox: components["parameters"]["View"];
                /** @description The day on which the airspaces must be valid. Defaults to today in UTC. */
                date?: components["parameters"]["ValidOn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The airspaces. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirspacesInView"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the last event that the caller has received, to resume after an interruption. Browsers send it by themselves.
                 *     Without it, the stream starts with new events.
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFlightCollections: {
        parameters: {
            query?: {
                /** @description Collections of these users. */
                user_id_in?: components["parameters"]["CollectionUserIdIn"];
                /** @description Collections of users whose first club is one of these. */
                club_id_in?: components["parameters"]["CollectionClubIdIn"];
                /** @description Collections that this user likes. */
                starred_by?: components["parameters"]["StarredBy"];
                /** @description The flight that `has_flight` of each collection refers to. */
                flight_id?: components["parameters"]["CollectionFlightId"];
                /**
                 * @description The sort key. A leading minus sorts in descending order; `created_desc` is another name of `-created`. Collections
                 *     with equal values are sorted by creation. Flights are counted without hidden ones.
                 */
                order_by?: components["parameters"]["CollectionOrderBy"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of collections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightCollectionRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFlightCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFlightCollection"];
            };
        };
        responses: {
            201: components["responses"]["FlightCollection"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlightCollection: {
        parameters: {
            query?: {
                /** @description The `link_token` of a collection with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["CollectionLink"];
            };
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FlightCollection"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFlightCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFlightCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlightCollectionPatch"];
            };
        };
        responses: {
            200: components["responses"]["FlightCollection"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFlightCollectionImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImageUpload"];
            };
        };
        responses: {
            201: components["responses"]["FlightCollection"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteFlightCollectionImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FlightCollection"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToFlightCollection: {
        parameters: {
            query: {
                /** @description The id of the flight. */
                flight_id: components["parameters"]["FlightId"];
                /** @description Id of the flight in front of it, or 0 to make it the first. */
                after?: components["parameters"]["AfterFlight"];
            };
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["FlightCollection"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromFlightCollection: {
        parameters: {
            query: {
                /** @description The id of the flight. */
                flight_id: components["parameters"]["FlightId"];
            };
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    starFlightCollection: {
        parameters: {
            query?: {
                /** @description The `link_token` of a collection with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["CollectionLink"];
            };
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection has a star of the caller now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightCollectionStars"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unstarFlightCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFlightCollectionStars: {
        parameters: {
            query?: {
                /** @description The `link_token` of a collection with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["CollectionLink"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedUser"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateFlightCollection: {
        parameters: {
            query?: {
                /** @description The `link_token` of a collection with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["CollectionLink"];
            };
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["FlightCollection"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RequestInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadFlightCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["FlightCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description These tasks. */
                task_id_in?: components["parameters"]["TaskIdIn"];
                /** @description Tasks of these users. */
                user_id_in?: components["parameters"]["TaskUserIdIn"];
                /** @description Tasks that start at these airports, up to 10 km away. */
                airport_id_in?: components["parameters"]["TaskAirportIdIn"];
                /** @description Tasks that this user likes. */
                starred_by?: components["parameters"]["TaskStarredBy"];
                /** @description Tasks of this shape. */
                kind?: components["parameters"]["TaskKind"];
                /** @description Tasks with these rules. */
                ruleset?: components["parameters"]["TaskRuleset"];
                /** @description Whether the tasks end where they start. */
                closed?: components["parameters"]["TaskClosed"];
                /** @description Tasks of at least this distance in km. */
                distance_gt?: components["parameters"]["TaskDistanceGt"];
                /** @description Tasks of at most this distance in km. */
                distance_lt?: components["parameters"]["TaskDistanceLt"];
                /**
                 * @description The sort key. A leading minus sorts in descending order. Tasks with equal values are sorted by their last change.
                 *     `proximity` needs `near`.
                 */
                order_by?: components["parameters"]["TaskOrderBy"];
                /** @description Longitude and latitude in degrees from which `proximity` is measured. */
                near?: components["parameters"]["Near"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTask"];
            };
        };
        responses: {
            201: components["responses"]["Task"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: {
                /** @description The `token` of a task with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["TaskLink"];
            };
            header?: never;
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Task"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskPatch"];
            };
        };
        responses: {
            200: components["responses"]["Task"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTaskByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `token` of a task with a link. */
                token: components["parameters"]["TaskToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Task"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadTasks: {
        parameters: {
            query?: {
                /** @description Whether to store nothing. */
                preview?: components["parameters"]["TaskPreview"];
            };
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TaskUpload"];
            };
        };
        responses: {
            /** @description Tasks and problems of the file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedTasks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    starTask: {
        parameters: {
            query?: {
                /** @description The `token` of a task with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["TaskLink"];
            };
            header?: never;
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task has a star of the caller now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStars"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unstarTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateTask: {
        parameters: {
            query?: {
                /** @description The `token` of a task with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["TaskLink"];
            };
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["Task"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RequestInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadTask: {
        parameters: {
            query?: {
                /** @description Format of the file. */
                format?: components["parameters"]["TaskFileFormat"];
                /** @description The `token` of a task with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["TaskLink"];
            };
            header?: never;
            path: {
                /** @description The id of the task. */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskDeclarations: {
        parameters: {
            query?: {
                /** @description Declared tasks that start at these airports, up to 10 km away. */
                airport_id_in?: components["parameters"]["DeclaredAirportIdIn"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of declarations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskDeclaration"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declareTask: {
        parameters: {
            query?: {
                /** @description The `token` of a task with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["TaskLink"];
            };
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTaskDeclaration"];
            };
        };
        responses: {
            201: components["responses"]["TaskDeclaration"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTaskDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTaskDeclaration: {
        parameters: {
            query?: {
                /** @description Returns the task as a CUP file, if there is one. */
                cup?: components["parameters"]["DeclaredAsCup"];
                /** @description Returns the task as a TSK file of XCSoar, if there is one. */
                tsk?: components["parameters"]["DeclaredAsTsk"];
            };
            header?: never;
            path: {
                /** @description The pilot. */
                user_id: components["parameters"]["DeclaredUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The declaration, or its task as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskDeclaration"] | null;
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChampionships: {
        parameters: {
            query?: {
                /** @description Competitions of these hosts. */
                user_id_in?: components["parameters"]["ChampionshipUserIdIn"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of championships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Championship"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChampionship: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChampionship"];
            };
        };
        responses: {
            201: components["responses"]["Championship"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlanRequired"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChampionship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Championship"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChampionship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChampionship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChampionshipPatch"];
            };
        };
        responses: {
            200: components["responses"]["Championship"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChampionshipClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChampionshipClass"];
            };
        };
        responses: {
            201: components["responses"]["Championship"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChampionshipClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a class of the championship. */
                class: components["parameters"]["ChampionshipClassInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Championship"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChampionshipClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a class of the championship. */
                class: components["parameters"]["ChampionshipClassInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChampionshipClassPatch"];
            };
        };
        responses: {
            200: components["responses"]["Championship"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChampionshipEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a class of the championship. */
                class: components["parameters"]["ChampionshipClassInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChampionshipEntry"];
            };
        };
        responses: {
            201: components["responses"]["Championship"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadChampionshipEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a class of the championship. */
                class: components["parameters"]["ChampionshipClassInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChampionshipEntryTable"];
            };
        };
        responses: {
            200: components["responses"]["Championship"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChampionshipEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of an entry of the championship. */
                entry: components["parameters"]["ChampionshipEntryInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Championship"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChampionshipEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of an entry of the championship. */
                entry: components["parameters"]["ChampionshipEntryInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChampionshipEntryPatch"];
            };
        };
        responses: {
            200: components["responses"]["Championship"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChampionshipDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a class of the championship. */
                class: components["parameters"]["ChampionshipClassInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChampionshipDay"];
            };
        };
        responses: {
            201: components["responses"]["ChampionshipDay"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChampionshipDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a day of the championship. */
                day: components["parameters"]["ChampionshipDayInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChampionshipDay"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChampionshipDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a day of the championship. */
                day: components["parameters"]["ChampionshipDayInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Championship"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChampionshipDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a day of the championship. */
                day: components["parameters"]["ChampionshipDayInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChampionshipDayPatch"];
            };
        };
        responses: {
            200: components["responses"]["ChampionshipDay"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setChampionshipPenalty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a day of the championship. */
                day: components["parameters"]["ChampionshipDayInPath"];
                /** @description Id of an entry of the championship. */
                entry: components["parameters"]["ChampionshipEntryInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskPenalty"];
            };
        };
        responses: {
            200: components["responses"]["ChampionshipDay"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeChampionshipPenalty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a day of the championship. */
                day: components["parameters"]["ChampionshipDayInPath"];
                /** @description Id of an entry of the championship. */
                entry: components["parameters"]["ChampionshipEntryInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChampionshipDay"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadChampionshipDay: {
        parameters: {
            query: {
                /** @description Format of the file. */
                format: components["parameters"]["CompetitionFileFormat"];
            };
            header?: never;
            path: {
                /** @description Id of the championship. */
                championship: components["parameters"]["ChampionshipInPath"];
                /** @description Id of a day of the championship. */
                day: components["parameters"]["ChampionshipDayInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompetitions: {
        parameters: {
            query?: {
                /** @description These competitions. */
                competition_id_in?: components["parameters"]["ListedCompetitionIdIn"];
                /** @description Competitions of these tasks. */
                task_id_in?: components["parameters"]["CompetitionTaskIdIn"];
                /** @description Competitions of these hosts. */
                user_id_in?: components["parameters"]["CompetitionUserIdIn"];
                /** @description Competitions of these airports, or whose task starts there. */
                airport_id_in?: components["parameters"]["CompetitionAirportIdIn"];
                /** @description Competitions of these groups. */
                user_group_id_in?: components["parameters"]["CompetitionUserGroupIdIn"];
                /** @description Competitions of this kind. */
                score_kind?: components["parameters"]["CompetitionScoreKind"];
                /** @description Competitions of these days. */
                scoring_date_in?: components["parameters"]["CompetitionDateIn"];
                /** @description Competitions of days in these seasons. */
                season_in?: components["parameters"]["CompetitionSeasonIn"];
                /** @description Tasks of at least this distance in km. */
                distance_gt?: components["parameters"]["TaskDistanceGt"];
                /** @description Tasks of at most this distance in km. */
                distance_lt?: components["parameters"]["TaskDistanceLt"];
                /** @description Sort key; a minus reverses the order. `scoring_date` is the day of the creation for competitions of an airport. */
                order_by?: components["parameters"]["CompetitionOrderBy"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of competitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompetition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompetition"];
            };
        };
        responses: {
            201: components["responses"]["Competition"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlanRequired"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the competition. */
                competition: components["parameters"]["CompetitionInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Competition"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the competition. */
                competition: components["parameters"]["CompetitionInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the competition. */
                competition: components["parameters"]["CompetitionInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompetitionPatch"];
            };
        };
        responses: {
            200: components["responses"]["Competition"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTaskPenalty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the competition. */
                competition: components["parameters"]["CompetitionInPath"];
                /** @description A flight in the results of the competition. */
                flight: components["parameters"]["PenaltyFlight"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskPenalty"];
            };
        };
        responses: {
            200: components["responses"]["Competition"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTaskPenalty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the competition. */
                competition: components["parameters"]["CompetitionInPath"];
                /** @description A flight in the results of the competition. */
                flight: components["parameters"]["PenaltyFlight"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Competition"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCompetition: {
        parameters: {
            query: {
                /** @description Format of the file. */
                format: components["parameters"]["CompetitionFileFormat"];
            };
            header?: never;
            path: {
                /** @description The id of the competition. */
                competition: components["parameters"]["CompetitionInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTravels: {
        parameters: {
            query?: {
                /** @description Travels of these users. */
                user_id_in?: components["parameters"]["TravelUserIdIn"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of travels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Travel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTravel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the travel. */
                id: components["parameters"]["TravelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Travel"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTravel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the travel. */
                id: components["parameters"]["TravelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TravelPatch"];
            };
        };
        responses: {
            200: components["responses"]["Travel"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTravelImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the travel. */
                id: components["parameters"]["TravelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImageUpload"];
            };
        };
        responses: {
            201: components["responses"]["Travel"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteTravelImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the travel. */
                id: components["parameters"]["TravelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Travel"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaypointCollections: {
        parameters: {
            query?: {
                /** @description Collections of these users. */
                user_id_in?: components["parameters"]["CollectionUserIdIn"];
                /** @description Collections that this user likes. */
                starred_by?: components["parameters"]["StarredBy"];
                /** @description The sort key. A leading minus sorts in descending order. Collections with equal values are sorted by their ids. */
                order_by?: components["parameters"]["WaypointCollectionOrderBy"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of collections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaypointCollectionRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWaypointCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWaypointCollection"];
            };
        };
        responses: {
            201: components["responses"]["WaypointCollection"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWaypointCollection: {
        parameters: {
            query?: {
                /** @description The `link_token` of a collection with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["CollectionLink"];
                /** @description Format of the response. */
                format?: components["parameters"]["WaypointFormat"];
            };
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["WaypointCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection, or the requested file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaypointCollection"];
                    "application/geo+json": unknown;
                    "application/gpx+xml": unknown;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWaypointCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["WaypointCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWaypointCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["WaypointCollectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaypointCollectionPatch"];
            };
        };
        responses: {
            200: components["responses"]["WaypointCollection"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    starWaypointCollection: {
        parameters: {
            query?: {
                /** @description The `link_token` of a collection with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["CollectionLink"];
            };
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["WaypointCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection has a star of the caller now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightCollectionStars"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unstarWaypointCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["WaypointCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateWaypointCollection: {
        parameters: {
            query?: {
                /** @description The `link_token` of a collection with the visibility `link`. Not needed by its owner. */
                link?: components["parameters"]["CollectionLink"];
            };
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the collection. */
                id: components["parameters"]["WaypointCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["WaypointCollection"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RequestInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWaypoint: {
        parameters: {
            query: {
                /** @description The collection that the waypoint becomes part of. */
                collection_id: components["parameters"]["WaypointCollection"];
            };
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWaypoint"];
            };
        };
        responses: {
            201: components["responses"]["Waypoint"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadWaypoints: {
        parameters: {
            query?: {
                /** @description The collection that the waypoints become part of. A new one by default. */
                collection_id?: components["parameters"]["WaypointCollectionOfFile"];
            };
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["WaypointUpload"];
            };
        };
        responses: {
            /** @description Number of waypoints that were added, and problems of the file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedWaypoints"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWaypoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWaypoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaypointPatch"];
            };
        };
        responses: {
            200: components["responses"]["Waypoint"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClubs: {
        parameters: {
            query?: {
                /** @description Clubs with these ids. */
                id_in?: components["schemas"]["Id"][];
                /** @description Clubs in these countries. */
                country_id_in?: components["schemas"]["CountryCode"][];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of clubs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClub: {
        parameters: {
            query?: {
                /** @description The contest whose points and distances are summed for each pilot. */
                contest?: components["parameters"]["Contest"];
                /** @description Counts only this season. A season ends on 30 September and is named after that year. Defaults to all seasons. */
                season?: components["parameters"]["Season"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The club with its pilots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            301: components["responses"]["Moved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClubPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubPagePatch"];
            };
        };
        responses: {
            /** @description The club after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubRow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setClubImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImageUpload"];
            };
        };
        responses: {
            /** @description The club with its logo. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubRow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteClubImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The club without a logo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubRow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller follows the club now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Following"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserGroups: {
        parameters: {
            query?: {
                /** @description Groups that contain one of these users. */
                user_id_in?: components["parameters"]["GroupUserIdIn"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroupRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value of the caller, such as a UUID, with which the call can be repeated safely. Within 24 hours, the same
                 *     call with the same key returns the first response and does nothing else. Keys belong to the account, or to the address
                 *     of a visitor. A failed call does not use up its key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUserGroup"];
            };
        };
        responses: {
            201: components["responses"]["UserGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserGroup"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserGroupPatch"];
            };
        };
        responses: {
            200: components["responses"]["UserGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserGroupImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImageUpload"];
            };
        };
        responses: {
            201: components["responses"]["UserGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteUserGroupImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserGroup"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToUserGroup: {
        parameters: {
            query: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
                /** @description The new role. The previous owner of a group becomes manager. */
                role?: components["parameters"]["UserGroupRole"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserGroup"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromUserGroup: {
        parameters: {
            query: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserGroup"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotifications"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushServerKey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            /** @description The device is subscribed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePushSubscription: {
        parameters: {
            query: {
                /** @description The endpoint to replace. Only the browser and its push service know it. */
                old_endpoint: components["parameters"]["OldEndpoint"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            /** @description The subscription is replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRanking: {
        parameters: {
            query?: {
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["RankingSkip"];
                /** @description Returns the whole list as a file. Each row also has the address of the page of its flight, user, club or airport. */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankingRequest"];
            };
        };
        responses: {
            /** @description One page, or the requested file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankingRow"][];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRankingPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankingRequest"];
            };
        };
        responses: {
            /** @description The position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankingPlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countRanking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankingRequest"];
            };
        };
        responses: {
            /** @description The number of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankingCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchRanking: {
        parameters: {
            query: {
                /** @description The search text. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankingRequest"];
            };
        };
        responses: {
            /** @description The matching rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankingHit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRankingFlights: {
        parameters: {
            query?: {
                /** @description Number of flights to skip. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankingRequest"];
            };
        };
        responses: {
            /** @description One page of flights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankedFlight"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the instance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Whether to return open or closed reports. */
                state?: components["parameters"]["ReportState"];
                /** @description Reports of this kind of thing. */
                kind?: components["parameters"]["ReportedKind"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeReportedWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReason"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModeratedFlights: {
        parameters: {
            query?: {
                /** @description State of the flights. */
                state?: components["parameters"]["ModerationState"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of flights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedFlight"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideFlight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReason"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreFlight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    scoreFlightAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationReason"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModeratedClubs: {
        parameters: {
            query?: {
                /** @description An id, or the beginning of a word of the name. */
                query?: components["parameters"]["ClubQuery"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of clubs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedClub"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubPatch"];
            };
        };
        responses: {
            /** @description The club after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedClub"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClubAdministrators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All administrators. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubAdministrator"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    appointClubAdministrator: {
        parameters: {
            query: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All administrators after the change. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubAdministrator"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissClubAdministrator: {
        parameters: {
            query: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All administrators after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubAdministrator"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewClubMerge: {
        parameters: {
            query: {
                /** @description Id of the club that remains. */
                into: components["parameters"]["MergeInto"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubMerge"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeClub: {
        parameters: {
            query: {
                /** @description Id of the club that remains. */
                into: components["parameters"]["MergeInto"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedClub"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUserMerge: {
        parameters: {
            query: {
                /** @description Id of the account that remains. */
                into: components["parameters"]["MergeIntoUser"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserMerge"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeUser: {
        parameters: {
            query: {
                /** @description Id of the account that remains. */
                into: components["parameters"]["MergeIntoUser"];
            };
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Actions of these kinds. */
                action_in?: components["parameters"]["AuditActionIn"];
                /** @description Actions on this kind of thing. */
                kind?: components["parameters"]["AuditKindFilter"];
                /** @description Actions on the thing with this id. Requires `kind`. */
                subject_id?: components["parameters"]["AuditSubject"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of actions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModeratedUsers: {
        parameters: {
            query?: {
                /** @description An id, or the beginning of a word of the name. Superusers can also give an address. */
                query?: components["parameters"]["UserQuery"];
                /** @description Accounts with a ban, with open reports, or with the role moderator or superuser. */
                state?: components["parameters"]["ModeratedUserState"];
                /** @description Number of rows to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Number of rows in a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedUser"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BanPatch"];
            };
        };
        responses: {
            /** @description The account after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleChange"];
            };
        };
        responses: {
            /** @description The account after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description The matches, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plans"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description The order that awaits payment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Transaction to pass to Paddle's checkout. */
                        transaction_id: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionPatch"];
            };
        };
        responses: {
            200: components["responses"]["Me"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            /** @description The amount and the date of the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Amount charged at once, including tax; 0 if nothing is charged. */
                        amount: number;
                        /** @description ISO 4217 currency code. */
                        currency: string;
                        is_upgrade: boolean;
                        /**
                         * Format: date-time
                         * @description Start of the plan.
                         */
                        from: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openPaymentPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri
                         * @description A page at Paddle on which the caller is signed in. Do not share it.
                         */
                        url: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of a coupon. Case, spaces and dashes are ignored. */
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Timestamp and signature of the body. */
                "Paddle-Signature"?: components["parameters"]["PaddleSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTerrainTile: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the cached response. The call returns 304 if it is current. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Zoom level. */
                z: number;
                /** @description Tile column, from the west. */
                x: number;
                /** @description Tile row, from the north. */
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/webp": unknown;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlanRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBasemapTile: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the cached response. The call returns 304 if it is current. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Zoom level. */
                z: number;
                /** @description Tile column, from the west. */
                x: number;
                /** @description Tile row, from the north. */
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.mapbox-vector-tile": unknown;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMapLayerTile: {
        parameters: {
            query?: {
                /**
                 * @description Time of the image. Required for layers with `times`, and invalid for others. Must be a multiple of
                 *     `period_minutes`, and at most `back_hours` ago.
                 */
                time?: string;
            };
            header?: {
                /** @description ETag of the cached response. The call returns 304 if it is current. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The `id` of a layer in `map_layers` of `GET instance`. */
                layer: components["parameters"]["MapLayer"];
                /** @description Zoom level. */
                z: number;
                /** @description Tile column, from the west. */
                x: number;
                /** @description Tile row, from the north. */
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/webp": unknown;
                    "image/jpeg": unknown;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPremiumMapLayerTile: {
        parameters: {
            query?: {
                /**
                 * @description Time of the image. Required for layers with `times`, and invalid for others. Must be a multiple of
                 *     `period_minutes`, and at most `back_hours` ago.
                 */
                time?: string;
            };
            header?: {
                /** @description ETag of the cached response. The call returns 304 if it is current. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The `id` of a layer in `map_layers` of `GET instance`. */
                layer: components["parameters"]["MapLayer"];
                /** @description Zoom level. */
                z: number;
                /** @description Tile column, from the west. */
                x: number;
                /** @description Tile row, from the north. */
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/webp": unknown;
                    "image/jpeg": unknown;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlanRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCentralCompetitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CentralCompetition"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCentralCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the competition. */
                competition: components["parameters"]["CentralCompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CentralCompetitionDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCentralDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the competition. */
                competition: components["parameters"]["CentralCompetitionId"];
                /** @description Id of the day. */
                day: components["parameters"]["CentralDayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CentralDayDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInstanceSeason: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceSeason"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportScriptError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScriptError"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
