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
         * Sign in, or renew a token
         * @description Anyone with an e-mail address and a password, or with a refresh token. A refresh token is good for one use:
         *     the answer brings the next one. One that is used twice ends the whole session; for 30 seconds the same use may
         *     be repeated, in case the answer was lost.
         *
         *     Where the instance sends mail, an account must have confirmed its address before its first sign-in; until then
         *     the right password answers the error `email_unverified`.
         *
         *     The right password of an account that was deleted within the last seven days answers the error
         *     `account_deleted`, with the moment until which `POST auth/restore` brings it back.
         *
         *     Wrong passwords are counted per account. After ten from one place within 15 minutes, or thirty from all places
         *     where the account has not signed in before, further ones are not looked at: 429 says how long to wait.
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
         * @description Any signed-in user. Ends the session that the token belongs to; its access and refresh tokens are void from
         *     then on.
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
         * Make a token void
         * @description Anyone who has the token, as RFC 7009 says. A refresh token ends its whole session, an access token itself alone. A
         *     token that is not known, or no longer good, is answered alike.
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
         * @description Anyone. A piece of work for the caller's computer, as the widget and the libraries of Altcha solve it; it is good
         *     for ten minutes. Its solution goes into the field `captcha` of one call, where `GET instance` says that the
         *     instance asks for captchas.
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
         * @description Anyone with a captcha. If there is an account of this address that has not confirmed it yet, a new mail goes to
         *     it, at most one a minute. The answer is the same whether or not there is one.
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
         * Confirm an address by the link of a mail
         * @description Anyone with the token of the link, which is good for a week. Confirming twice does no harm. A link that is
         *     unknown, replaced or too old answers 400 with `LINK_INVALID`.
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
         * Ask for a link to set a new password
         * @description Anyone with a captcha. If there is an account of this address, a mail with a link goes to it, at most one a
         *     minute; the link is good for an hour and for one use. The answer is the same whether or not there is one.
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
         * Set a new password by the link of a mail
         * @description Anyone with the token of the link. All sessions of the account end, and its address counts as confirmed. A link
         *     that is unknown, used, replaced or too old answers 400 with `LINK_INVALID`.
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
         * Ask for a link to change the address
         * @description Any signed-in user with his password. A mail with a link goes to the new address, which is good for an hour; the
         *     old one is told. The answer is the same whether or not another account has the new address. Wrong passwords are
         *     counted as in `PATCH user/me`.
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
         * Change the address by the link of a mail
         * @description The signed-in user who asked for the link. A link that is unknown, used, replaced, too old or somebody else's
         *     answers 400 with `LINK_INVALID`, as does an address that another account has taken meanwhile.
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
         * Bring back a deleted account
         * @description Anyone with the address and the password of an account that was deleted within the last seven days. All of it is
         *     there again, but no session: one signs in afterwards. Whatever does not fit is an error of the field `password`,
         *     and counted as for `POST auth/token`.
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
         * List the programs that are signed in
         * @description Any signed-in user. Programs that have a session of this account, the one asking among them, with the newest
         *     first.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        /**
         * End the sessions of a program
         * @description Any signed-in user. Answers with the programs that are left. One that has no session answers 404.
         */
        delete: operations["deleteClient"];
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
         * Become superuser by the one-time link
         * @description Any signed-in user who has the link. Each start of an instance without a superuser prints one, which replaces
         *     the one before; it works once and for a day. A link that is unknown, used, replaced or too old answers 404.
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
         * List users by their numbers or clubs
         * @description Anyone. By name, of those who have confirmed their address. At least one of the filters has to be given (422 with
         *     the type `required`); of both, users that fit each.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create an account
         * @description Anyone, with a captcha where the instance asks for one. The name, the password and the club are checked; what
         *     is wrong with them is said per field. The account does not sign in by being created.
         *
         *     Where the instance sends mail, a link goes to the address, and has to be opened before the first sign-in. An
         *     address that has an account already gets another mail, which says so; the answer is the same. Where it sends
         *     none, the account is usable at once, and an address that is taken is an error of its field.
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
         * Get the own account
         * @description Any signed-in user.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own account
         * @description Any signed-in user. A new password takes the old one along, and ends all other sessions; a wrong old password
         *     is an error of the field `old_password`. After ten wrong ones in one session within 15 minutes, further ones
         *     are not looked at: 429 says how long to wait.
         *
         *     A login of another service is tried there before it is kept. One that the service does not take is an error of its
         *     field `skysight_password` or `copilot_password` (`LOGIN_REFUSED`), one of a service that the operator has not set up
         *     an error of its field `skysight_email` or `copilot_email` (`SERVICE_OFF`), and a service that does not answer 503
         *     (`SERVICE_SILENT`); then nothing changes. A service is asked twenty times an hour at most, then 429.
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
         * Get the address of an archive of all own data
         * @description Any signed-in user. The address needs no token of its own, so that a browser can save what is there; it is good
         *     for ten minutes.
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
         * Get the last import of an archive
         * @description Any signed-in user. While an import runs, its numbers grow from call to call. What has ended is told for 30 days,
         *     or until the next import.
         */
        get: operations["getImport"];
        put?: never;
        /**
         * Import an archive of one's own data
         * @description Any signed-in user, with an archive as `POST user/me/export` makes it, of this instance or of another. The archive
         *     is looked at as a whole first. What cannot be taken is an error of the field `archive`, and then nothing is stored:
         *     `ARCHIVE_UNREADABLE` (no ZIP archive, or a damaged one), `ARCHIVE_FORMAT` (another version of the format),
         *     `ARCHIVE_BROKEN` (a file that is not as the format says), `ARCHIVE_FOREIGN_FILE` (a file that is in no archive of
         *     this kind), `ARCHIVE_TWICE` (two files of one name), `ARCHIVE_TOO_MUCH` (more than an account can have) and
         *     `ARCHIVE_OF_OTHER` (the date of birth, or both name and e-mail address, are not those of the caller).
         *
         *     The rest happens by and by; `GET user/me/import` tells how far it is. Flights go the way of every upload, and are
         *     the caller's; those that are here already are left as they are. Aircraft are found by their names. Of the profile
         *     only what is empty here is taken; address, password, plan, groups and newsletters never come in. One import runs at
         *     a time (409, `IMPORT_RUNNING`).
         */
        post: operations["createImport"];
        /**
         * Stop the import that runs
         * @description Any signed-in user, also where none runs. What came in stays.
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
                /** @description The token of the link. */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        /**
         * Download all data of a user
         * @description Anyone with the address that `POST user/me/export` answered. A ZIP archive with the account, all flights with
         *     their IGC files byte for byte, and all pictures and videos; `docs/export.md` says what is in it. An address that
         *     is unknown or too old answers 404.
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
         * See whether the own login of SkySight is good
         * @description Any signed-in user. The service is asked each time, twenty times an hour at most. `PATCH user/me` with
         *     `skysight_email` and `skysight_password` gives a login, with the address as null it forgets one.
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
         * See whether the own login of the Copilot app is good
         * @description Any signed-in user. The service is asked each time, twenty times an hour at most. `PATCH user/me` with
         *     `copilot_email` and `copilot_password` gives a login, with the address as null it forgets one.
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
         * Delete the own account
         * @description Any signed-in user with his password. At once all sessions end, and the user, his flights and his pictures are in
         *     no list, ranking or search any more. For seven days `POST auth/restore` brings everything back; then it is
         *     removed for good. A mail says so. Flights with a registered co-pilot stay for him, without the name of the user.
         *     Wrong passwords are counted as in `PATCH user/me`.
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
         * List one's certificates
         * @description Any signed-in user. By season, the newest first; of a season the newest first.
         */
        get: operations["listCertificates"];
        put?: never;
        /**
         * Have the figures of a season certified
         * @description Any signed-in user. The figures are those of this moment and stay as they are. As long as the newest certificate
         *     of the season says the same, it is answered again. A season without scored flights is an error of the field
         *     `season` (`NO_FLIGHTS`), as is a twenty-first certificate of a season (`TOO_MANY_CERTIFICATES`).
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a certificate
         * @description Whose it is, or a superuser. A PDF in the language of `Accept-Language` and in the units of its owner, with the
         *     address of a page of this instance that confirms it.
         */
        get: operations["downloadCertificate"];
        put?: never;
        post?: never;
        /**
         * Withdraw a certificate
         * @description Whose it is, or a superuser. The instance does not confirm it any more.
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
         * Connect the tracker of the aircraft that one flies
         * @description Any signed-in user. One has one device at a time: another one takes its place. A device that somebody else is
         *     connected to answers 409 (`DEVICE_TAKEN`), unless `take_over` is set. A moment that has passed is an error of the
         *     field `until` (`PAST`).
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
                /** @description The device. */
                id: components["parameters"]["DeviceId"];
            };
            cookie?: never;
        };
        /**
         * See who flies with a device
         * @description Anyone. One that nobody is connected to answers 404.
         */
        get: operations["getDevice"];
        put?: never;
        post?: never;
        /**
         * Disconnect a device
         * @description Whoever is connected to it, or a superuser.
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
         * Set the own picture
         * @description Any signed-in user. The image is turned upright, made at most 256 pixels a side and written anew; it takes the
         *     place of the one before. What cannot be taken is an error of the field `image` (`NOT_AN_IMAGE`,
         *     `TOO_MANY_PIXELS`), and then nothing changes.
         */
        post: operations["setUserImage"];
        /**
         * Remove the own picture
         * @description Any signed-in user, also one without a picture. Its file goes too.
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
                 * @description A part of a name, as in `POST search`. Digits alone are the number of a user, whose latest flights are looked at; a
                 *     blank means one's own.
                 */
                query: components["parameters"]["HintQuery"];
            };
            cookie?: never;
        };
        /**
         * Find somebody for the second seat
         * @description Any signed-in user. By a text, the users of that name, the best first; else the registered co-pilots of the latest
         *     flights of a user, the latest first. At most ten, and never oneself.
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
                 * @description A part of a name, as in `POST search`. Digits alone are the number of a user, whose latest flights are looked at; a
                 *     blank means one's own.
                 */
                query: components["parameters"]["HintQuery"];
            };
            cookie?: never;
        };
        /**
         * Find an aircraft with its registration and mass
         * @description Any signed-in user. By a text, the types of aircraft of that name and the aircraft of that registration, the best
         *     first, each as the caller flew it last, or of a registration that he has not flown, as anyone did, without its mass;
         *     else the aircraft of the latest flights of a user, the latest first. At most ten.
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
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description Anyone. An account whose address was never confirmed is nobody, here and in every list and search.
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
    "/usertrends/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List how a user flew in each season
         * @description Anyone. The seasons with flights that he flew himself, from the first to the last.
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
         * See what a certificate says
         * @description Anyone with its code. One that is unknown, was withdrawn or belongs to somebody who has left answers 404.
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
         * Write to a user
         * @description Any signed-in user. The message goes by mail; an answer to it reaches the sender, whose address is shared with the
         *     recipient by that. Only those can be written to who have said so (`message_enabled`), and only where the instance
         *     sends mail (`messages` of `GET instance`); else 403 with the code `MESSAGES_OFF`. Ten messages an hour, then 429.
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
         * Upload a flight
         * @description Any signed-in user, for himself; or, where `GET instance` says `anonymous_upload`, anyone who knows the full name
         *     (or the id) and the date of birth of an account, for that one. Its owner is told by mail. Each flight of the
         *     answer then comes with an `edit_right`. Whatever does not fit answers 403 with the one code `UPLOADER_UNKNOWN`;
         *     after five such answers in an hour for one account, or twenty from one address, 429 says how long to wait.
         *
         *     Every takeoff in the file becomes a flight. The flights are stored when the
         *     answer arrives; their score follows by itself (see `status`). Only what cannot be read is refused, and then
         *     nothing is stored: no IGC file (`NOT_IGC`), empty (`EMPTY_FILE`), binary (`BINARY_FILE`), no header
         *     (`NO_H_RECORD`), no date (`H_RECORD_NO_DATE`), no fix (`NO_FIXES`). Ten files of one user may be on their way at a time.
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the file of a flight, byte for byte
         * @description Anyone, where the pilot lets others open his flights elsewhere (`igc_file.is_shared`); else the pilot, the
         *     registered co-pilot, or a superuser (`FILE_NOT_SHARED`).
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
         * @description Anyone. Without parameters, all flights, the newest first. A flight of a day to come, which a recorder with a
         *     wrong clock makes, stands only in lists that ask for its user.
         *
         *     With `format`, the whole list comes as one file named `flights.{format}`, whatever `skip` and `limit` say; one of
         *     more than 50 000 flights answers 400 with the code `LIST_TOO_LONG`.
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
         * Tell on which days flights were flown, and how much
         * @description Anyone. The flights are those of `GET /flight` with the same parameters. Without a season and without dates,
         *     those of the current season.
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
    "/flightlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ways of flights, for a map
         * @description Anyone. The same flights as `GET /flight` with the same parameters, in the same order and pages, without those
         *     that have no track yet. The answer may be kept: ask again with `If-None-Match`.
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
         * List the flights of a month
         * @description Anyone. The best flight of each user in the contest `free`, the ten best of them: the first is the flight of the
         *     month. Only flights that count take part, on the local dates of their takeoffs.
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
         * Get all flights of a day, for a replay
         * @description Anyone with the plan. The flights of a day with their ways and thermals, those with the most points first; at most
         *     300, and at most 32 MB of ways. A flight whose way is not stored is left out until it is scored again. `total` and `without_replay` say how many are left out.
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
    "/flight/{id}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List with whom a flight was flown together
         * @description Anyone. They are found soon after the score of the later of both flights; the longest time together comes first.
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
    "/flightdetail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a flight in full
         * @description Anyone.
         */
        get: operations["getFlightDetail"];
        put?: never;
        post?: never;
        /**
         * Delete a flight
         * @description The user of the flight, or a superuser. From `edit_allowed_until` on, only a superuser may; others are
         *     answered 403 with the code `EDIT_LOCKED`. When the last flight of a file is gone, the file may be uploaded
         *     again.
         */
        delete: operations["deleteFlightDetail"];
        options?: never;
        head?: never;
        /**
         * Change a flight
         * @description The user of the flight, or a superuser. A change that bears on the score sets the status back to `pending`,
         *     and the score follows by itself; classes and clubs follow at once. From `edit_allowed_until` on, such changes
         *     answer 403 with the code `EDIT_LOCKED`. A form may be sent whole: what stays as it is, is no change.
         *
         *     Whoever uploaded the flight without logging in may do the same for 24 hours, with the `edit_right` of the upload
         *     in the header `Edit-Right`.
         */
        patch: operations["updateFlightDetail"];
        trace?: never;
    };
    "/flightdata/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the track of a flight
         * @description Anyone. The answer may be kept: ask again with `If-None-Match`.
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Coach a flight
         * @description Anyone with premium. Judges the flight from release to landing, a contest or a leg of it, or what of these lies
         *     between two moments. What cannot be told has a `refusal` instead of `advice`.
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
         * Add a picture or a video to a flight
         * @description The user of the flight, or a superuser, at any time. The image is turned upright and written anew; a video is
         *     looked at and stored as it is. A flight has room for 25 (`STORY_LIMIT`), each of them once (`DUPLICATE_STORY`).
         *     What cannot be taken is an error of the field `image` (`NOT_AN_IMAGE`, `TOO_MANY_PIXELS`) or `video`
         *     (`NOT_A_VIDEO`, `VIDEO_TOO_LONG`, `VIDEO_TOO_LARGE`), and then nothing is stored. Two uploads of one user may be on
         *     their way at a time.
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a picture or a video
         * @description The user of the flight, or a superuser, at any time. Its files go too.
         */
        delete: operations["deleteStory"];
        options?: never;
        head?: never;
        /**
         * Change caption or time
         * @description The user of the flight, or a superuser, at any time.
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
         * List all types of aircraft
         * @description Anyone. The whole list, by name.
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a type of aircraft
         * @description Anyone.
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a type of aircraft with its pilots
         * @description Anyone.
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
         * List airports of a view
         * @description Anyone. Places to land, with the elevation that arrival heights are reckoned with; gliding sites first.
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an airport with its pilots
         * @description Anyone.
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
    "/airspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List airspaces, for a map
         * @description Anyone. The airspaces of a view that are valid on a day, the widest first. Where there are more than 1000, or where
         *     their outlines have more than 100 000 corners, the widest are left out, and `total` says so; whoever wants them asks for
         *     a smaller view. Empty where the instance holds none.
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
    "/club/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a club with its pilots
         * @description Anyone.
         */
        get: operations["getClub"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Anyone. By name.
         */
        get: operations["listUserGroups"];
        put?: never;
        /**
         * Make a group of pilots
         * @description Any signed-in user, who becomes its owner. A user owns at most 50 groups; one more is an error of the field
         *     `name` (`TOO_MANY_GROUPS`).
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a group with its pilots
         * @description Anyone.
         */
        get: operations["getUserGroup"];
        put?: never;
        post?: never;
        /**
         * Remove a group
         * @description Its owner, or a superuser. Its pilots and their flights stay.
         */
        delete: operations["deleteUserGroup"];
        options?: never;
        head?: never;
        /**
         * Rename or describe a group
         * @description Its owner, its managers, or a superuser.
         */
        patch: operations["updateUserGroup"];
        trace?: never;
    };
    "/usergroup/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the picture of a group
         * @description Its owner, its managers, or a superuser. The image is turned upright, made at most 256 pixels a side and written
         *     anew; it takes the place of the one before. What cannot be taken is an error of the field `image`
         *     (`NOT_AN_IMAGE`, `TOO_MANY_PIXELS`), and then nothing changes.
         */
        post: operations["setUserGroupImage"];
        /**
         * Remove the picture of a group
         * @description Its owner, its managers, or a superuser, also of a group without a picture. Its file goes too.
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
                /** @description Who is meant. */
                user_id: components["parameters"]["UserId"];
            };
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a pilot into a group, or give him another role
         * @description Its owner, its managers, or a superuser; roles other than `member` are given and taken by the owner alone. Whoever
         *     is made owner takes the place of the one before. A group has room for 500 pilots; one more is an error of the field
         *     `user_id` (`GROUP_FULL`).
         */
        post: operations["addToUserGroup"];
        /**
         * Take a pilot out of a group
         * @description Its owner, its managers, or a superuser; managers are taken out by the owner alone. The owner stays until
         *     somebody else is made one: an error of the field `user_id` (`GROUP_OWNER`).
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a group
         * @description Any signed-in user, also one who is not in it. When the owner leaves, the manager who has been in it for longest
         *     becomes owner, else the member; a group that nobody is left in goes.
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
         * List what one is told of
         * @description Any signed-in user; one's own, the newest first. How many are unread is `notifications` of `GET user/me`.
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
         * @description Any signed-in user; one's own. Those that are read already, or somebody else's, make no difference.
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
         * @description Any signed-in user. It changes only with the secret of the instance; then browsers have to subscribe anew.
         */
        get: operations["getPushKey"];
        put?: never;
        /**
         * Have notifications sent to a device
         * @description Any signed-in user; from then on each of one's notifications is sent to it, in the language of this call, encrypted
         *     as RFC 8291 says. Decrypted, a message is JSON as `x-message` has it. The subscription ends with this sign-in, by
         *     `POST push_subscription/delete`, or when the push service does not know it any more. Sent again, it takes the place of the one with the same `endpoint`, whoever's that was. A user has at most 20 devices;
         *     one more takes the place of the oldest.
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
         * Replace a push subscription by the one that follows it
         * @description Anyone who knows the old `endpoint`: browsers replace a subscription without a page, and so without a token.
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
         * Have notifications no longer sent to a device
         * @description Any signed-in user; one's own, found by its `endpoint` alone. One that is not there, or somebody else's, makes no
         *     difference.
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
         * @description Anyone. A ranking is up to date with the last score, change or deletion of a flight. A page with fewer than 250
         *     rows is the last.
         *
         *     With `format`, the whole ranking comes as one file named `ranking.{format}`, whatever `skip` says; one of more
         *     than 50 000 rows answers 400 with the code `LIST_TOO_LONG`.
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a user in a ranking
         * @description Anyone. In a category of clubs it is the place of the club that the user is in today; in one of airports there is
         *     none.
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
         * @description Anyone. How long the ranking is as a whole.
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
         * Find a name in a ranking
         * @description Anyone. Finds rows whose name holds the text, the best placed first, ten at most; capitals and accents make no
         *     difference.
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
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the flights that count for a row
         * @description Anyone. The best first. A page with fewer than 100 flights is the last; of what has no row in the ranking, there are none.
         */
        post: operations["getRankingFlights"];
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
         * Find things by name
         * @description Anyone. Finds what has a name that is the text, begins with it, has a word that does, holds its words, or else
         *     resembles it: in this order, of each the popular first. Capitals and accents make no difference. A number is a
         *     season or a distance too, and a day or the month of a year is read as it is written in the reader's language; a
         *     day without a year is the latest that is not to come. Fewer than two letters for
         *     a `point_of_interest` find three cities to begin with.
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
         * Get what one can subscribe to
         * @description Anyone.
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
         * Begin to subscribe
         * @description Any signed-in user without a subscription that is paid for. The subscription exists when the payment is made in the
         *     checkout and Paddle has told of it.
         *
         *     `PLANS_INCLUDED`: everything is included here. `SUBSCRIBED`: there is a subscription already. `TRIAL_USED`: there
         *     is no trial for this account.
         */
        post: operations["startSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch the plan, cancel, or take that back
         * @description Any signed-in user with a subscription that is paid for. A higher plan holds and is paid at once; a lower one holds
         *     when the time paid for is over, as does the end of the subscription.
         *
         *     `NO_SUBSCRIPTION`: there is none. `PAYMENT_DUE`: the last payment failed and comes first. `SUBSCRIPTION_ENDING`: it
         *     is cancelled, which must be taken back first. `PAYMENT_REFUSED`: the higher plan could not be paid.
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
         * Learn what switching the plan costs
         * @description Any signed-in user with a subscription that is paid for; nothing changes. Fails as `PATCH subscription` does.
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
         * Get the page on which payment details are changed
         * @description Any signed-in user with a subscription that is paid for (else `NO_SUBSCRIPTION`). The address is good for a short
         *     time and for its owner only.
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
         * @description Any signed-in user without a subscription that is paid for (else `SUBSCRIBED`). The plan of the coupon holds from now
         *     on, or after the coupon of the same plan that was redeemed before; redeemed again while it holds, it changes nothing. A
         *     coupon that is unknown, used up or over answers 400 with `COUPON_INVALID`. After ten wrong codes within 15 minutes further ones
         *     are not looked at.
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
         * Tell of a payment
         * @description Paddle, which signs the body; what is not signed rightly, or signed more than five seconds ago, answers 400. Each
         *     event counts once, and one that is older than what is known changes nothing. What concerns nobody here answers 204
         *     like the rest. Without payments there is nothing here (404).
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
         * Get a tile of elevations
         * @description Anyone with premium. A square picture in the numbering of web maps, whose colours are elevations as `terrain` of
         *     `GET instance` says; 404 where the ground is not known. The answer may be kept by its reader.
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
    "/maplayer/{layer}/{z}/{x}/{y}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tile of a map layer
         * @description Anyone. A picture in the numbering of web maps, of a layer in `map_layers` of `GET instance` that is not premium; 404
         *     where there is none. The server asks whoever has the pictures, so that he learns nothing of the reader. The answer may
         *     be kept by everybody.
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
         * @description Anyone with premium. The same of a layer that is `premium`. The answer may be kept by its reader.
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
    "/instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the operator says of this instance
         * @description Anyone.
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
         * Report what failed in a page
         * @description Anyone. Stands in the server's log and nowhere else; e-mail addresses in it are left out. An instance whose
         *     `script_errors` is false takes it and writes nothing.
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
        /** @description Names the program that asks. */
        ClientId: string;
        /**
         * @description What the token is for: `declare`, `upload` or both, separated by a blank. It is a label without further effect.
         * @example declare upload
         */
        Scope: string;
        PasswordGrant: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            grant_type: "password";
            /** @description The e-mail address. */
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
        /** @description Parameters that are not known are ignored, as RFC 6749 demands. */
        TokenRequest: components["schemas"]["PasswordGrant"] | components["schemas"]["RefreshTokenGrant"];
        Token: {
            /** @constant */
            token_type: "Bearer";
            access_token: string;
            /** @description Good for one use; the answer to it brings the next one. */
            refresh_token: string;
            /** @description Lifetime of the access token in seconds. */
            expires_in: number;
            scope: components["schemas"]["Scope"];
        };
        /** @description A refused grant, in the form of RFC 6749. */
        OAuthError: {
            error: string;
            /** @description One sentence for a reader, in the language of the request. */
            error_description?: string;
            /**
             * Format: date-time
             * @description Until when the account can be restored; with `account_deleted` alone.
             */
            restore_until?: string;
        };
        /** @description A rule was broken, or something failed. */
        Error: {
            /** @description One sentence for a reader, in the language of the request. */
            detail: string;
            /** @description Stable, for branching; never shown. */
            code: string;
        };
        /** @description What is wrong with one value. */
        FieldError: {
            /**
             * @description The path to the value inside the body. Values elsewhere start with where they are: `query`, `path` or
             *     `header`.
             */
            loc: (string | number)[];
            /** @description One sentence for a reader, in the language of the request. */
            msg: string;
            /** @description Stable, for branching; the rule that was broken, or the code of a file that cannot be read. */
            type: string;
        };
        /** @description Values that cannot be taken. */
        FieldErrors: {
            detail: components["schemas"]["FieldError"][];
        };
        /** @description Parameters that are not known are ignored, as RFC 6749 demands. */
        Revocation: {
            /** @description A refresh token or an access token. */
            token: string;
            /** @description Which of the two it is, as RFC 7009 has it. Both are looked for all the same. */
            token_type_hint?: string;
            /** @description The program that got the token. Where it is given, tokens of others stay as they are. */
            client_id?: components["schemas"]["ClientId"];
        };
        /** @description A challenge of Altcha's protocol, version 2. */
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
         * @description A solved captcha of `GET auth/captcha`: base64 of `{challenge, solution}` as JSON, as Altcha's widget gives it.
         *     Needed where `GET instance` says so; each is good for one call.
         */
        Captcha: string;
        SolvedCaptcha: {
            captcha?: components["schemas"]["Captcha"];
        };
        Message: {
            /** @description One sentence for people. */
            msg: string;
        };
        /**
         * Format: password
         * @description None of the commonest passwords, and neither the name nor the address of the account.
         */
        Password: string;
        PasswordReset: {
            token: string;
            new_password: components["schemas"]["Password"];
        };
        EmailUpdateRequest: {
            /**
             * Format: password
             * @description The one that the account has.
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
             * @description The one that the account had.
             */
            password: string;
        };
        /** @description A program that has sessions of the account. */
        Client: {
            client_id?: components["schemas"]["ClientId"];
            sessions: number;
            /**
             * Format: date-time
             * @description When the oldest of its sessions began.
             */
            created: string;
            /**
             * Format: date-time
             * @description When one of its sessions last got a token.
             */
            last_used: string;
            /** @description Of the program that used one of them last, as far as it says so. */
            app_version?: components["schemas"]["AppVersion"];
            /**
             * @description The system on which that one is installed, where it is the web application.
             * @enum {string}
             */
            installed_on?: "iOS" | "Android";
            /** @description True for the program that asks. */
            is_current?: boolean;
        };
        Id: number;
        /** @description The image's path below the address of the instance's files. */
        ImagePath: string;
        /** @description Wears the badge of a patron. */
        Badge: boolean;
        /**
         * @description What somebody gives to the instance.
         * @enum {string}
         */
        UserStatus: "patron" | "premium" | "supporter";
        /** @description A user by name. */
        UserRef: {
            id: components["schemas"]["Id"];
            name: string;
            image?: components["schemas"]["ImagePath"];
            badge?: components["schemas"]["Badge"];
            status?: components["schemas"]["UserStatus"];
            /** @description Works on the software, as the operator says. */
            developer?: boolean;
        };
        /** @enum {string} */
        Gender: "M" | "F" | "D";
        /**
         * @description The code of ISO 3166-2, or the country's code where no region is known.
         * @example DE-NI
         * @example AR
         */
        RegionId: string;
        /**
         * @description The code of ISO 3166-1.
         * @example DE
         */
        CountryCode: string;
        Region: {
            id: components["schemas"]["RegionId"];
            name: string;
            country: components["schemas"]["CountryCode"];
        };
        /** @description A club by name. */
        ClubRef: {
            id: components["schemas"]["Id"];
            name: string;
            region?: components["schemas"]["Region"];
        };
        /** @description Achievements so far. Every ten of them are a level, beginning with level 1. */
        AchievementCount: number;
        /** @description The year in which the season ends. */
        SeasonYear: number;
        /** @description Sums of a user's flights of one season in the contest `free`, but for those in a simulator, as in `User`. */
        UserSeason: {
            season: components["schemas"]["SeasonYear"];
            flights: number;
            /** @description Points of the flights that count in rankings. */
            points: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Time in the air in s. */
            duration: number;
            /** @description Speed in km/h over these flights. */
            avg_speed?: number;
        };
        /** @description A user as everyone sees him. */
        User: components["schemas"]["UserRef"] & {
            gender: components["schemas"]["Gender"];
            /** Format: date */
            date_joined: string;
            /** @description Junior in the current season. */
            is_junior: boolean;
            club?: components["schemas"]["ClubRef"];
            /** @description Flights count for it where the pilot says so. */
            second_club?: components["schemas"]["ClubRef"];
            /** @description Whether anyone may get the files of his flights and open them in another program. */
            open_in_seeyou?: boolean;
            /** @description Whether other users may write to him. */
            message_enabled?: boolean;
            bio?: string;
            /**
             * @description Flights, but for those in a simulator (the finding `SIMULATOR_FILE`). Lists show them; none of the sums and
             *     averages here and in `seasons` has them.
             */
            flight_count: number;
            /** @description Distance in km over these flights in the contest `free`. */
            total_free_distance: number;
            /** @description Time in the air in s over these flights. */
            total_flight_duration: number;
            /** @description Speed in km/h over these flights in the contest `free`. */
            avg_speed?: number;
            achievement_count: components["schemas"]["AchievementCount"];
            /** @description Pictures and videos of all flights. Only on the user's page. */
            story_count?: number;
            /** @description Where most of these flights took off. Only on the user's page. */
            home_airport?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            /** @description Speed over ground in km/h in the glides of these flights in the contest `free`. Only on the user's page. */
            avg_glide_speed?: number;
            /**
             * @description Way flown in the glides of these flights in the contest `free` by the distance scored. Only on the
             *     user's page.
             */
            avg_glide_detour?: number;
            /** @description The seasons with flights, the newest first. Only on the user's page. */
            seasons?: components["schemas"]["UserSeason"][];
        };
        /**
         * @description What one can subscribe to; each holds what the ones before it hold.
         * @enum {string}
         */
        Plan: "supporter" | "premium" | "patron";
        /** @description The plan that one pays for, or has by a coupon. */
        Subscription: {
            plan: components["schemas"]["Plan"];
            /** @description The last payment failed; until it is made the plan does not count. */
            past_due: boolean;
            /**
             * @description Where it comes from; only one that is paid for can be changed.
             * @enum {string}
             */
            by: "payment" | "coupon";
            /**
             * Format: date-time
             * @description When it is paid for again.
             */
            renews?: string;
            /**
             * Format: date-time
             * @description When it ends by itself, because it was cancelled or the coupon is over.
             */
            ends?: string;
            /**
             * Format: date-time
             * @description The end of the trial that it is in; nothing is charged before.
             */
            trial_ends?: string;
            /** @description The lower plan that follows when the time paid for is over. */
            next_plan?: components["schemas"]["Plan"];
        };
        /**
         * @description Metric, imperial, or that of the United States.
         * @enum {string}
         */
        UnitSystem: "M" | "I" | "U";
        /**
         * @description A language of mails.
         * @enum {string}
         */
        Language: "en" | "de";
        /**
         * @description A language that the platform speaks.
         * @enum {string}
         */
        Locale: "en-gb" | "en-us" | "de" | "fr" | "nl" | "da" | "cs" | "it" | "pl" | "es" | "pt" | "uk" | "hu" | "lt" | "fi" | "no" | "sv" | "ja";
        /** @description Membership number of the Soaring Society of America. */
        SsaId: string;
        /**
         * @description The address that a tracker sends, behind its kind: `FLR` of a FLARM, `ICA` of a transponder (ICAO), `OGN` of a
         *     tracker of the Open Glider Network.
         */
        DeviceId: string;
        /** @description The device that one is connected to. */
        OwnDevice: {
            id: components["schemas"]["DeviceId"];
            /**
             * Format: date-time
             * @description When the connection ends by itself.
             */
            until?: string;
        };
        /** @description A list of flights under a name of one's own. */
        SavedFilter: {
            name: string;
            /**
             * @description The filters as they stand in the address of the list, without the question mark.
             * @example season=2026&keyword=junior
             */
            search: string;
        };
        /** @description One's own account. */
        Me: components["schemas"]["User"] & {
            email: string;
            /** Format: date */
            date_of_birth: string;
            is_superuser: boolean;
            is_early_bird: boolean;
            /** @description Whether one's `status` is shown to others. */
            badge: boolean;
            subscription?: components["schemas"]["Subscription"];
            /**
             * @description The highest plan whose features one may use: by subscription, as early bird, by `ssa_id` or as superuser.
             *     Absent where none. Where the instance has no plans, everybody may use everything.
             */
            access?: components["schemas"]["Plan"];
            /** @description Whether one may still try `premium` for 14 days. */
            trial_available: boolean;
            unit?: components["schemas"]["UnitSystem"];
            newsletter_language?: components["schemas"]["Language"];
            magazine_language?: components["schemas"]["Language"];
            /**
             * @description In which language mails and notifications come. Kept at signing up and at each log-in, from `Accept-Language`.
             *     Absent where nothing is known; then `newsletter_language` says it, else they are in English.
             */
            locale?: components["schemas"]["Locale"];
            ssa_id?: components["schemas"]["SsaId"];
            /** @description The address of one's login at the service. Passwords are never told. */
            skysight_email?: string;
            copilot_email?: string;
            device?: components["schemas"]["OwnDevice"];
            /** @description Saved filters of lists of flights, in the order of their owner. */
            filter: components["schemas"]["SavedFilter"][];
            /** @description How many of one's notifications are unread. */
            notifications: number;
            /** @description Whether one is told when a flight is uploaded in one's name without logging in. */
            upload_notification: boolean;
            /** @description Whether one is told when a flight of one's own has been scored. */
            score_notification: boolean;
            /** @description Whether one is told when somebody enters one as co-pilot. */
            copilot_notification: boolean;
            /** @description Whether one is told when a user writes a mail. */
            message_notification: boolean;
            /** @description Whether one is told when one is taken into a group of pilots, or has another role in it. */
            group_notification: boolean;
            /**
             * @description Whether the operator may write of new stories in the magazine, in `magazine_language`. Without that language he
             *     writes of none.
             */
            magazine_notification: boolean;
        };
        /**
         * @description First name and last name, each with a capital, not in capitals alone. At least 6 characters; where one character is
         *     a word or a syllable (Han, kana, Hangul), at least 2.
         */
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
            /** @description A club that is known. */
            club_id?: number | null;
            /** @description The name of a club that is not known yet. It is created, or found by this very name. */
            club_name?: string | null;
            captcha?: components["schemas"]["Captcha"];
        };
        /** @description What became of a sign-up. */
        NewAccount: {
            email: string;
            /** @description Whether one can sign in at once. Else a mail with a link goes to the address first. */
            is_verified: boolean;
        };
        /** @description Fields that are left out stay as they are; null clears one. */
        MePatch: {
            name?: components["schemas"]["UserName"];
            /** Format: date */
            date_of_birth?: string;
            gender?: components["schemas"]["Gender"];
            club_id?: number | null;
            /** @description Another club than the first. Flights already there keep the club they count for. */
            second_club_id?: number | null;
            /**
             * @description Null follows the locale.
             * @enum {string|null}
             */
            unit?: "M" | "I" | "U" | null;
            bio?: string | null;
            /** @enum {string|null} */
            newsletter_language?: "en" | "de" | null;
            /** @enum {string|null} */
            magazine_language?: "en" | "de" | null;
            /** @description In which language mails and notifications come, until the next log-in in another one. */
            locale?: components["schemas"]["Locale"];
            ssa_id?: string | null;
            /** @description Whether anyone may get the files of one's flights and open them in another program. Off until it is set. */
            open_in_seeyou?: boolean;
            /** @description Whether other users may write mails by `POST /usermessage`. Off until it is set. */
            message_enabled?: boolean;
            /** @description Whether one is told when a flight is uploaded in one's name without logging in. */
            upload_notification?: boolean;
            /** @description Whether one is told when a flight of one's own has been scored. */
            score_notification?: boolean;
            /** @description Whether one is told when somebody enters one as co-pilot. */
            copilot_notification?: boolean;
            /** @description Whether one is told when a user writes a mail. */
            message_notification?: boolean;
            /** @description Whether one is told when one is taken into a group of pilots, or has another role in it. */
            group_notification?: boolean;
            /** @description Whether the operator may write of new stories in the magazine, in `magazine_language`. */
            magazine_notification?: boolean;
            /** @description Whether others see which plan one has. */
            badge?: boolean;
            /** @description Takes the place of all saved filters; no two have the same name. */
            filter?: components["schemas"]["SavedFilter"][];
            /**
             * Format: email
             * @description Of the login at that service; without its password it changes nothing. Null forgets the login.
             */
            skysight_email?: string | null;
            /** Format: password */
            skysight_password?: string;
            /**
             * Format: email
             * @description Of the login at the Copilot app, no pilot; without its password it changes nothing. Null forgets the login.
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
             * @description Seen from the server's own address.
             */
            url: string;
            /** Format: date-time */
            expires: string;
        };
        ImportCount: {
            /** @enum {string} */
            kind: "profile" | "picture" | "filter" | "flight" | "story";
            added: number;
            /** @description How many were here already. */
            skipped: number;
            /** @description How many could not be taken; remarks say why. */
            refused: number;
        };
        /**
         * @description Stable, for branching.
         *     - `CHANGE`: it came in, without one of its fields.
         *     - `FILE_MISSING`, `FILE_DAMAGED`, `FILE_TOO_LARGE`: the archive does not have the file, or not as it was saved, or it is
         *       larger than may be uploaded.
         *     - `EMPTY_FILE`, `BINARY_FILE`, `NOT_IGC`, `NO_H_RECORD`, `H_RECORD_NO_DATE`, `NO_FIXES`: it is no recording, as in `POST
         *       igcfile`.
         *     - `NOT_AN_IMAGE`, `TOO_MANY_PIXELS`, `NOT_A_VIDEO`, `VIDEO_TOO_LONG`, `VIDEO_TOO_LARGE`: it is no picture or video that can
         *       be taken, as in `POST story`.
         *     - `STORY_FLIGHT`, `STORY_LIMIT`: the flight of a picture is not among one's own here, or has as many as it may have.
         *     - `FILTER_INVALID`, `FILTER_TAKEN`, `FILTER_OF_INSTANCE`, `FILTER_FULL`: a saved filter is not written as it has to be, has
         *       the name of another, names something by a number that is another's here, or is one too many.
         *     - `INTERNAL`: it failed again and again; the log of the instance says why.
         * @enum {string}
         */
        ImportRemarkCode: "CHANGE" | "FILE_MISSING" | "FILE_DAMAGED" | "FILE_TOO_LARGE" | "EMPTY_FILE" | "BINARY_FILE" | "NOT_IGC" | "NO_H_RECORD" | "H_RECORD_NO_DATE" | "NO_FIXES" | "NOT_AN_IMAGE" | "TOO_MANY_PIXELS" | "NOT_A_VIDEO" | "VIDEO_TOO_LONG" | "VIDEO_TOO_LARGE" | "STORY_FLIGHT" | "STORY_LIMIT" | "FILTER_INVALID" | "FILTER_TAKEN" | "FILTER_OF_INSTANCE" | "FILTER_FULL" | "INTERNAL";
        ImportRemark: {
            /** @description The file of the archive, or what else of it cannot be told by a file. */
            path: string;
            type: components["schemas"]["ImportRemarkCode"];
            /** @description One sentence for a reader, in the language of the request. */
            msg: string;
        };
        /** @description The import of one archive. Most of what it counts are files; those of one kind stand in one row. */
        Import: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "running" | "done" | "cancelled";
            /** @description The name of the archive as it was sent. */
            name: string;
            /** @description The instance that it says to be of. */
            host: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            finished?: string;
            /** @description How many steps there are. */
            total: number;
            /** @description How many of them are done. */
            done: number;
            /** @description What became of what, one row per kind that the archive has. */
            counts: components["schemas"]["ImportCount"][];
            /** @description What did not come in, or not as it was, in the order of the archive; at most 200. */
            remarks: components["schemas"]["ImportRemark"][];
            /** @description How many remarks there are in all. */
            remark_count: number;
        };
        Imports: {
            /** @description How large an archive may be here. */
            max_megabytes: number;
            latest?: components["schemas"]["Import"];
        };
        ArchiveUpload: {
            /** @description The ZIP archive as it was saved. `max_megabytes` of `GET user/me/import` says how large it may be. */
            archive: Blob;
        };
        /** @description The own login of another service. */
        Integration: {
            /** @description Whether the operator has set the service up. */
            available: boolean;
            /** @description The address of the login, where there is one. */
            email?: string;
            /**
             * @description What the service says of the login; `refused` also where it has to be given anew. Absent where there is none.
             * @enum {string}
             */
            state?: "connected" | "refused" | "unreachable";
        };
        OwnPassword: {
            /**
             * Format: password
             * @description The one that the account has.
             */
            password: string;
        };
        Deletion: {
            /** @description One sentence for people. */
            msg: string;
            /**
             * Format: date-time
             * @description Until when the account can be restored.
             */
            restore_until: string;
        };
        /**
         * @description A contest: free distance with a bonus for its area, FAI triangle, out and return, straight line, best two hours,
         *     declared task, declared rectangle, convex hull of a closed flight, free distance with an electric motor, the
         *     Polish cup (`bi`), the German championship in distance and speed, the Australian cup.
         * @enum {string}
         */
        ContestEntryName: "free" | "triangle" | "out_return" | "out" | "speed" | "declaration" | "rectangle" | "convex_hull" | "electric" | "bi" | "dmst" | "dmst_speed" | "au";
        /** @description A place in the ranking of a contest. */
        CertifiedPlace: {
            contest: components["schemas"]["ContestEntryName"];
            position: number;
            /** @description How many were ranked. */
            pilots: number;
            points: number;
        };
        /** @description One flight of a certificate. */
        CertifiedFlight: {
            /** Format: date */
            scoring_date: string;
            /** @description The name of its type. */
            aircraft?: string;
            points: number;
            /** @description In km. */
            distance: number;
            /** @description In km/h. */
            speed: number;
        };
        /** @description What a pilot flew in a season and where that put him, as it was when the certificate was made. */
        Certificate: {
            id: components["schemas"]["Id"];
            season: components["schemas"]["SeasonYear"];
            /** @description Of the pilot. */
            name: string;
            /** @description The name of his club. */
            club?: string;
            /** Format: date-time */
            created: string;
            /** @description Whether the season was over. */
            is_final: boolean;
            /**
             * Format: uri
             * @description The page that confirms the certificate to anyone.
             */
            url: string;
            /** @description But for those in a simulator, as in `User`; so in the sums. */
            flights: number;
            /** @description Time in the air in s. */
            duration: number;
            /** @description Distance in km in the contest `free`. */
            distance: number;
            /** @description Where he stood in the rankings of pilots, in the order of contests. */
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
             * @description When the connection ends by itself. Left out, it lasts.
             */
            until?: string;
            /**
             * @description Disconnects whoever is connected to the device.
             * @default false
             */
            take_over?: boolean;
        };
        /** @description A device with whoever is connected to it. */
        Device: components["schemas"]["OwnDevice"] & {
            user: components["schemas"]["UserRef"];
        };
        UserImageUpload: {
            /** @description JPEG, PNG, WebP, AVIF or GIF of at most 10 MB and 120 million pixels. What moves stands still. */
            image: Blob;
        };
        /** @description Somebody who may be the co-pilot of a flight. */
        Copilot: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @description The sign on the tail.
         * @example KA
         */
        CompetitionId: string;
        /**
         * @description The registration of the aircraft that was flown.
         * @example D-1234
         */
        Registration: string;
        /** @description A type of aircraft, with the one of it that was flown last. */
        FlownAircraft: {
            id: components["schemas"]["Id"];
            name: string;
            competition_id?: components["schemas"]["CompetitionId"];
            registration?: components["schemas"]["Registration"];
            /** @description Takeoff mass in kg of the latest flight with it. */
            mass?: number;
        };
        /**
         * @description How a user flew in a season, over the free scores of his flights of it, but for those in a simulator, as in `User`;
         *     whether they count in rankings makes no difference. Each figure is made of totals, so that a long flight weighs more than
         *     a short one, and of the flights alone that it is known of; it is absent where it is known of none.
         */
        UserTrend: {
            season: components["schemas"]["SeasonYear"];
            flights: number;
            /** @description Scored distance in km. */
            distance: number;
            /** @description Time in the air in s. */
            duration: number;
            /** @description Scored distance by the time of the scores, in km/h. */
            avg_speed?: number;
            /** @description Height gained in thermals by the time in them, in m/s. */
            thermal_avg?: number;
            /** @description Share of the time of the scores that was spent in thermals, 0 to 1. */
            thermal_percentage?: number;
            /** @description Scored distance by the height lost in glides. Absent where none was lost. */
            glide_ratio?: number;
            /** @description Way over ground in glides by their time, in km/h. */
            glide_speed?: number;
            /** @description Way over ground in glides by the scored distance. */
            glide_detour?: number;
        };
        /** @description Nobody can guess it. */
        CertificateCode: string;
        UserMessage: {
            recipient_id: components["schemas"]["Id"];
            message: string;
        };
        /** @description The name of the second person on board. */
        CoUserName: string;
        FlightUpload: {
            /** @description The file as the recorder wrote it, at most 10 MB. */
            file: Blob;
            aircraft_id?: components["schemas"]["Id"];
            registration?: components["schemas"]["Registration"];
            competition_id?: components["schemas"]["CompetitionId"];
            co_user_name?: components["schemas"]["CoUserName"];
            /** @description The full name of the account, where nobody is logged in. */
            name?: string;
            /** @description The account, instead of its name. */
            user_id?: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The date of birth of the account; asked for with `name` or `user_id`.
             */
            date_of_birth?: string;
        };
        /**
         * @description `pending` is stored and waits for its score, `scoring` is being worked on; `valid` and `invalid` are scored, and
         *     only a valid flight can count in rankings.
         * @enum {string}
         */
        FlightStatus: "pending" | "scoring" | "valid" | "invalid";
        /**
         * @description Glider, motor glider, electric glider.
         * @enum {string}
         */
        AircraftKind: "GL" | "MG" | "FG";
        /**
         * @description Open, 18 m, 15 m, standard, club, double-seater.
         * @enum {string}
         */
        AircraftClass: "OP" | "18" | "15" | "ST" | "CL" | "DO";
        /** @description A type of aircraft in a list. */
        AircraftRow: {
            id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["AircraftKind"];
            sc_class: components["schemas"]["AircraftClass"];
            /** @description The index that holds now. */
            valid_dmst_index?: number;
        };
        /** @description A type of aircraft. */
        SimpleAircraft: components["schemas"]["AircraftRow"] & {
            manufacturer: string;
            family_name: string;
            double_seater: boolean;
            vintage: boolean;
            /** @description Wing area in m². */
            wingarea?: number;
            /** @description Empty mass in kg. */
            empty_mass?: number;
            /** @description The mass in kg that the polar holds for. */
            reference_mass?: number;
            /** @description Highest takeoff mass in kg. */
            mtow?: number;
            /** @description Slowest speed of the polar in m/s. */
            min_speed_m_s?: number;
            /**
             * @description The polar: `a`, `b` and `c` of the rate of climb `a·v² + b·v + c` in m/s at the airspeed v in m/s. Sink is
             *     negative.
             */
            encoded_coeffs?: [
                number,
                number,
                number
            ];
        };
        /** @description The type of aircraft that was flown. */
        FlightAircraft: components["schemas"]["SimpleAircraft"] & {
            /** @description The index in the season of the flight. */
            dmst_index?: number;
        };
        /** @description One remark on a file. */
        Finding: {
            /**
             * @description The code of the remark.
             * @example NO_G_RECORD
             */
            token: string;
            /**
             * @description An error makes the file invalid.
             * @enum {string}
             */
            type: "info" | "warning" | "error";
            /** @description The figures that the message names, in its order. */
            parameters: (string | number)[];
            /** @description The remark in words, in the language of the request. */
            msg: string;
        };
        /** @description The file a flight came from. */
        FlightFile: {
            id: components["schemas"]["Id"];
            /** @description Whether anyone may get it by `GET /igcfile/{id}`, because the pilot has said so. */
            is_shared: boolean;
            /**
             * @description 0 pending, 1 invalid, 2 valid on this platform, 3 valid for national contests, 4 IGC valid.
             * @enum {integer}
             */
            valid: 0 | 1 | 2 | 3 | 4;
            /** @description All remarks on the file, those that weigh most first. */
            errors: components["schemas"]["Finding"][];
        };
        /** @description The right of whoever uploaded a flight without logging in to change it. */
        EditRight: {
            /** @description What goes into the header `Edit-Right`. */
            token: string;
            /** Format: date-time */
            until: string;
        };
        /** @description An airport by name. */
        AirportRef: {
            id: components["schemas"]["Id"];
            name: string;
            region?: components["schemas"]["Region"];
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
         * @description Aerotow, winch, self-launch. Absent where it cannot be told, such as tow or motor of an aircraft that is not known.
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
        /** @description Start and end of each stretch that may be scored, ascending; an even number of timestamps. */
        ScoringTimes: string[];
        /**
         * @description The shape of a task: free, free over up to three turnpoints, goal, triangle, rectangle, several laps of a triangle or a
         *     rectangle, out and return.
         * @enum {string}
         */
        TaskKind: "FR" | "FR4" | "GL" | "TR" | "RT" | "MTR" | "MRT" | "OR";
        /**
         * @description Whose observation zones hold: German championship, FAI badges and records, assigned area, United States, Grand Prix,
         *     Polish, French, British rules.
         * @enum {string}
         */
        RuleSet: "D" | "F" | "AA" | "US" | "GP" | "P" | "FR" | "UK";
        /** @description A point of a task as GeoJSON. */
        TaskPointFeature: {
            /** @constant */
            type: "Feature";
            geometry: components["schemas"]["Point"];
            properties: {
                name: string;
            };
        };
        /** @description The task that was declared for a flight. */
        FlightTask: {
            kind: components["schemas"]["TaskKind"];
            /** @description Distance in km between the points, or around the corners where the start lies on a leg. */
            distance: number;
            ruleset: components["schemas"]["RuleSet"];
            /** @description The start is no corner of the triangle or rectangle. */
            start_on_leg: boolean;
            /** @description Start and finish are the same place. */
            closed: boolean;
            /** @description Declared in the flight recorder. */
            from_igcfile: boolean;
            /** @description It was declared with other observation zones than those of the rules, which count. */
            other_zones: boolean;
            /** @description Start, turnpoints, finish. */
            point_features: components["schemas"]["TaskPointFeature"][];
        };
        /** @description What a flight lacks of its declared task. */
        TaskShortfall: {
            /** @enum {string} */
            code: "not_started" | "missed_first" | "missed_turnpoint" | "not_finished" | "not_closed" | "height_loss";
            /** @description The point that was missed, the start being 0. */
            point?: number;
            /**
             * @description Metres from the zone that was missed, or by which start and finish are too far apart, or of height too much that
             *     were lost.
             */
            by: number;
            /**
             * Format: date-time
             * @description When the flight was nearest to the zone that it missed.
             */
            time?: string;
            /**
             * Format: date-time
             * @description When the point was reached after all, but outside of the stretch that counts: the motor had run in between, or
             *     the scoring times leave it out.
             */
            outside_time?: string;
            /**
             * Format: date-time
             * @description When the task was started, if it was.
             */
            start_time?: string;
            /** @description Metres that the highest possible finish lies below the lowest possible start, if both were reached. */
            height_loss?: number;
            /** @description The same in words, in metric units. */
            msg: string;
        };
        /** @description Where an airspace begins or ends vertically. */
        AirspaceLimit: {
            /**
             * @description What the altitude is measured from. `FL` is the level of 1013.25 hPa, `GND` the ground itself, `UNL` no limit,
             *     `unknown` one that a NOTAM or words alone tell.
             * @enum {string}
             */
            reference: "MSL" | "AGL" | "FL" | "GND" | "UNL" | "unknown";
            /** @description In m above the reference. Absent of `GND`, `UNL` and `unknown`. */
            altitude?: number;
            /** @description As its source writes it. */
            text: string;
        };
        /** @description What is told of an airspace beside a flight; it stays as it was when the flight was judged. */
        CrossedAirspace: {
            /** @description Empty where its source has none. */
            airspace_name: string;
            /** @description The class as OpenAir has it, such as `C`, `CTR` or `R`. */
            airspace_class: string;
            /** @description The type of OpenAir 2, where the source has one. */
            airspace_type?: string;
            airspace_min_alt: components["schemas"]["AirspaceLimit"];
            airspace_max_alt: components["schemas"]["AirspaceLimit"];
            /**
             * @description Limits that nobody knows here, such as those above a ground that is not known. They are taken to be open, so the
             *     flight may have been beside the airspace.
             */
            unknown_limits: ("floor" | "ceiling")[];
        };
        /** @description A time within an airspace. Places and altitudes are reckoned between two fixes. */
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
        /** @description An airspace that a flight was in. */
        AirspaceViolation: components["schemas"]["CrossedAirspace"] & {
            /** @description Its number among those of the flight. */
            id: number;
            /**
             * @description The airspace was active, its class asks for a clearance and both its limits are known. Whether a clearance was
             *     given is in no file.
             */
            violation: boolean;
            /**
             * @description Whether it was active then, as far as its source says.
             * @enum {string}
             */
            activity: "active" | "inactive" | "unknown";
            /** @description The first hundred times within it. */
            intervals: components["schemas"]["AirspaceInterval"][];
            /** @description How many times there were. */
            interval_count: number;
            /** @description Of all of them, in s. */
            total_seconds: number;
            /** @description How far inside the outline the flight was at most, in m. */
            depth_horizontal: number;
            /** @description How far from floor and ceiling it was at most, in m. Absent where both are open or unknown. */
            depth_vertical?: number;
        };
        /**
         * @description An airspace that needs a clearance and may have been active, and that a flight passed by less than 500 m beside it and
         *     100 m above or below it without entering it: the moment when it was nearest.
         */
        AirspaceNearMiss: components["schemas"]["CrossedAirspace"] & {
            /** @description Its number among those of the flight. */
            id: number;
            /** Format: date-time */
            time: string;
            point: components["schemas"]["Point"];
            /** @description Altitude in m. */
            alt: number;
            /** @description How far beside it, in m; 0 above or below it. */
            horizontal: number;
            /** @description How far above or below it, in m; 0 beside it. */
            vertical: number;
            /**
             * @description Whether it was active then, as far as its source says.
             * @enum {string}
             */
            activity: "active" | "unknown";
        };
        /** @description A file of airspaces that the instance holds. */
        AirspaceSource: {
            name: string;
            country?: components["schemas"]["CountryCode"];
            /**
             * Format: date
             * @description The first day on which it is valid. Absent where it always was.
             */
            valid_from?: string;
            /**
             * Format: date
             * @description The last day. Absent where there is none.
             */
            valid_to?: string;
        };
        /**
         * @description What the stories of the flight hold: `V` a video, alone or among images, `I` images alone.
         * @enum {string}
         */
        MediaInfo: "V" | "I";
        /** @description What is to be seen, as plain text. Whoever cannot see the picture reads this. */
        Caption: string;
        /**
         * @description A picture or a short video of a flight. Each `image` is a JPEG of at most 2560 pixels a side, with two smaller ones
         *     beside it: `story/3f/3f79.jpg` has `story/3f/3f79_small.jpg`, 600 pixels wide, and `story/3f/3f79_medium.jpg`, 1200
         *     pixels wide; none is wider than what was uploaded. They hold nothing of the camera's notes, the place least of all.
         */
        Story: {
            id: components["schemas"]["Id"];
            flight_id: components["schemas"]["Id"];
            kind: components["schemas"]["MediaInfo"];
            /** @description The image; of a video, a still of it. */
            image: components["schemas"]["ImagePath"];
            /** @description Width of `image` in pixels. */
            width: number;
            /** @description Height of `image` in pixels. */
            height: number;
            comment?: components["schemas"]["Caption"];
            /**
             * Format: date-time
             * @description When it was taken, between takeoff and landing. Absent where nobody knows.
             */
            start_time?: string;
            /** @description The video's path below the address of the instance's files. */
            video?: string;
            /** @description In s. */
            video_duration?: number;
        };
        /**
         * @description The class of the Polish cup: 1 free distance, 2 free speed, 4 out and return, 5 FAI triangle, 6 two turnpoints,
         *     7 three turnpoints, 8 and 9 two and three laps of a triangle.
         * @enum {string}
         */
        BitnerKind: "1" | "2" | "4" | "5" | "6" | "7" | "8" | "9";
        /**
         * @description How a stretch was flown. Its time is made of thermals, attempts at thermals, glides, and what a tow or a motor took.
         *     Shares are fractions of 1.
         *     Without thermals or attempts their figures are 0; a figure that nobody can know is absent, so are all of thermals,
         *     attempts and glides where more than half of the fixes are over 10 s apart: these do not tell circling.
         */
        FlightStatistics: {
            thermal_count?: number;
            /** @description Share of the time in thermals. */
            thermal_percentage?: number;
            /** @description Mean climb in m/s over the time of all thermals. */
            thermal_avg?: number;
            /** @description Mean height gained in a thermal, in m. */
            thermal_avg_gain?: number;
            /** @description Mean airspeed while circling, in km/h. Absent where gaps hide the circles of all thermals. */
            thermal_speed?: number;
            /** @description Mean radius of the circles through the air, in m. Absent as `thermal_speed`. */
            thermal_radius?: number;
            /** @description Bank that such circles take, in degrees. Absent as `thermal_speed`. */
            thermal_bank?: number;
            /**
             * @description Height lost in thermals by the height climbed in them, whatever was lost in between: above 1 where more was
             *     lost. Absent where nothing was climbed.
             */
            thermal_loss_ratio?: number;
            /** @description Mean altitude above sea level at which thermals began, in m. Absent without thermals. */
            thermal_start_alt?: number;
            /** @description Mean height above ground at which thermals began, in m. Absent where the ground is not known. */
            thermal_start_agl?: number;
            attempt_count?: number;
            /** @description Share of the time in attempts. */
            attempt_percentage?: number;
            /** @description Mean climb in m/s over the time of all attempts; may be negative. */
            attempt_avg?: number;
            glide_count?: number;
            /** @description Speed over ground in glides, in km/h. */
            glide_speed?: number;
            /**
             * @description Scored distance by height lost in glides. Absent where none was lost, and where a tow or a motor made a part of the
             *     distance.
             */
            glide_ratio?: number;
            /**
             * @description Way flown in glides by scored distance. Absent where nothing was scored of what was flown, and where a tow or
             *     a motor made a part of the distance.
             */
            glide_detour?: number;
            /** @description Mean straight length of a glide, in km. */
            glide_distance?: number;
            /** @description Mean altitude above sea level, in m. */
            altitude_avg?: number;
            /** @description Mean height above ground, in m. Absent where the ground is known for less than nine tenths of the time. */
            agl_avg?: number;
        };
        /** @description How a stretch was flown, with all that lists leave out. A phase across an end of the stretch counts with its part in it. */
        FlownStatistics: components["schemas"]["FlightStatistics"] & {
            /** @description Way flown over ground in glides, in km. */
            track_distance?: number;
            /** @description Time in thermals, in s. */
            thermal_time?: number;
            /** @description Height gained in thermals, in m. */
            thermal_gain?: number;
            /** @description Share of the time in thermals that was turned to the right. Absent without thermals. */
            thermal_direction?: number;
            /** @description Time in attempts, in s. */
            attempt_time?: number;
            /** @description Height gained in attempts, in m; may be negative. */
            attempt_gain?: number;
            /** @description How much faster it would have been without the time of attempts, in km/h. */
            attempt_speed_loss?: number;
            /** @description Time in glides, in s. */
            glide_time?: number;
            /** @description Share of the time in glides. */
            glide_percentage?: number;
            /** @description Height gained in glides, in m; mostly negative. */
            glide_gain?: number;
            /** @description Mean altitude of glides above sea level, in m. Absent without glides. */
            glide_alt_avg?: number;
            /** @description Share of the glides' time in rising air. Absent where the motion of the air is not known. */
            glide_percentage_lift?: number;
            /** @description Speed over ground in rising air, in km/h. Absent where there was none. */
            glide_speed_lift?: number;
            /** @description Speed over ground in sinking air, in km/h. Absent where there was none. */
            glide_speed_sink?: number;
            /**
             * @description Share of the time less than 1000 m above ground, as far as the ground is known. Absent where it is for less than
             *     nine tenths of the time, as the following.
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
            /** @description Wind in km/h. Absent where nobody circled within half an hour. */
            wind_speed?: number;
            /** @description Where the wind comes from, in degrees from true north. */
            wind_direction?: number;
            /** @description Energy that an electric motor used, in kWh. Absent without its sensors. */
            fes_energy?: number;
        };
        /**
         * @description What kind of course was scored; `free6` has up to six legs, `free4` four.
         * @enum {string}
         */
        ScoreName: "free6" | "free4" | "triangle" | "out_return" | "out" | "speed" | "declaration" | "convex_hull";
        /** @description A place on the WGS84 ellipsoid, in degrees. */
        Position: {
            lat: number;
            lon: number;
        };
        /** @description A point of a solution, which is a recorded fix, or of a declared task, with the time it was reached. */
        Turnpoint: components["schemas"]["Position"] & {
            /** Format: date-time */
            time: string;
        };
        /** @description The flight between two neighbouring turnpoints, and how it was flown. */
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
        /** @description One leg as a line. */
        LegFeature: {
            /** @constant */
            type: "Feature";
            geometry: components["schemas"]["LineString"];
            properties: {
                /** @description Which leg, counted from 0. */
                idx: number;
            };
        };
        /** @description A GeoJSON collection with one line per leg. */
        LegFeatureCollection: {
            /** @constant */
            type: "FeatureCollection";
            features: components["schemas"]["LegFeature"][];
        };
        /** @description The geometry that earns the points, and how it was flown. */
        Score: components["schemas"]["FlownStatistics"] & {
            name: components["schemas"]["ScoreName"];
            /** @description Flown as declared before takeoff. */
            declared: boolean;
            /** @description Distance in km. */
            distance: number;
            /** @description Speed in km/h. */
            speed: number;
            /** @description The time in s that the speed is reckoned with. */
            duration: number;
            /** @description From the first to the last turnpoint, in s. */
            total_seconds: number;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /**
             * @description In the order flown: seven for `free6`, five for `free4`; start, three corners and finish for `triangle`; start,
             *     turnpoint and finish for `out_return`; two for `out`; up to four for `speed`; the points of a declared task;
             *     start, corners and finish of a convex hull.
             */
            turnpoints: components["schemas"]["Turnpoint"][];
            leg: components["schemas"]["Leg"][];
            geom: components["schemas"]["LegFeatureCollection"];
        };
        /** @description The rule that was applied. */
        ReceiptRule: {
            id: components["schemas"]["ContestEntryName"];
            /** @description Edition of the rule; whatever may change points gets a new one. */
            version: string;
            /** @description Where the rule comes from, in English. */
            source: string;
        };
        /** @description What the points depend on besides the fixes. */
        ReceiptInputs: {
            /** @description Of the file that was uploaded. */
            file_sha256: string;
            /** @description The aircraft's index; left out where it has none and 100 stands in for it. */
            index?: number;
            /** @description Start, end, start, end … of what may be scored, as Unix seconds. */
            windows: number[];
            /**
             * @description Which of the recorder's altitudes the limits use.
             * @enum {string}
             */
            altitude_source: "pressure" | "gnss";
            /** @description Metres added to the recorder's pressure altitudes, so that the takeoff lies at the elevation of its airport. */
            altitude_offset: number;
            /**
             * @description Distances are lengths of geodesics on it.
             * @enum {string}
             */
            earth_model: "WGS84";
        };
        /** @description A fix as the file has it. */
        ReceiptFix: {
            /** @description Unix seconds. */
            time: number;
            /** @description Latitude in 1e-5 arc minutes, north positive. */
            lat: number;
            /** @description Longitude in 1e-5 arc minutes, east positive. */
            lon: number;
            /** @description Altitude in m above mean sea level, by the altitude source and offset of the inputs. */
            altitude: number;
        };
        /** @description A place in the unit of files. */
        ReceiptPlace: {
            /** @description Latitude in 1e-5 arc minutes, north positive. */
            lat: number;
            /** @description Longitude in 1e-5 arc minutes, east positive. */
            lon: number;
        };
        /**
         * @description What is measured of a declared task, and where it lost height: of the fixes in the zones of start and finish, the
         *     two between which the least was lost. Other courses have none.
         */
        ReceiptTask: {
            /** @description Its start, turnpoints and finish. */
            points: components["schemas"]["ReceiptPlace"][];
            loss_start: components["schemas"]["ReceiptFix"];
            loss_finish: components["schemas"]["ReceiptFix"];
        };
        /** @description A course that counts. */
        ReceiptCourse: {
            score_name: components["schemas"]["ScoreName"];
            bitner_kind?: components["schemas"]["BitnerKind"];
            /** @description Start, turnpoints, finish; of a declared task the fixes at which its points were reached. */
            fixes: components["schemas"]["ReceiptFix"][];
            task?: components["schemas"]["ReceiptTask"];
            /**
             * @description No other course of this shape within the limits is longer, in km. Left out for declared tasks, which are what
             *     they are.
             */
            upper_bound?: number;
        };
        /**
         * @description What a limit concerns: altitude of the start less that of the finish in m, distance between the two in km, share of
         *     the shortest or longest side of a triangle in percent, time in s, length of the course in km.
         * @enum {string}
         */
        ReceiptLimit: "height_loss" | "gap" | "shortest_side" | "longest_side" | "duration" | "distance";
        /** @description A limit and what was flown; both ends are allowed. */
        ReceiptCheck: {
            limit: components["schemas"]["ReceiptLimit"];
            value: number;
            least?: number;
            most?: number;
        };
        /**
         * @description What a figure of the reckoning is called.
         * @enum {string}
         */
        ReceiptFigureName: "leg" | "way" | "times" | "distance" | "factor" | "valued_distance" | "triangle" | "out_return" | "share" | "triangle_bonus" | "out_return_bonus" | "bonus" | "counted_distance" | "hours" | "speed" | "speed_ms" | "kmh_per_ms" | "distance_speed" | "index" | "reference" | "index_excess" | "weight" | "weighted_excess" | "weighted_index" | "index_factor" | "bonus_points" | "flown_points" | "energy" | "energy_price" | "energy_points" | "reduced_points" | "nothing" | "points";
        /**
         * @description The unit of a figure; empty for a plain number.
         * @enum {string}
         */
        ReceiptUnit: "km" | "km/h" | "m/s" | "h" | "kWh" | "points" | "points/kWh" | "";
        /** @description A figure that a step reckons with, a given one or the result of an earlier step. */
        ReceiptFigure: {
            name: components["schemas"]["ReceiptFigureName"];
            value: number;
            unit: components["schemas"]["ReceiptUnit"];
        };
        /** @description One step of the arithmetic, its operands from left to right. */
        ReceiptStep: {
            name: components["schemas"]["ReceiptFigureName"];
            /** @enum {string} */
            operation: "sum" | "difference" | "product" | "quotient" | "greatest";
            operands: components["schemas"]["ReceiptFigure"][];
            result: number;
            unit: components["schemas"]["ReceiptUnit"];
            /** @description To how many decimals the result was rounded; left out where it was not. */
            decimals?: number;
        };
        /** @description A course that did not count. */
        ReceiptAttempt: {
            score_name: components["schemas"]["ScoreName"];
            bitner_kind?: components["schemas"]["BitnerKind"];
            /** @description How many turnpoints it may have at most, where these are fewer than the rule allows. */
            turnpoints?: number;
            /** @description Distance in km. */
            distance: number;
            /** @description What it would have earned. */
            points: number;
            /**
             * @description `points` where another course earned more, `window` where a longer one of its kind lies in another window, else
             *     the limit that it breaks.
             * @enum {string}
             */
            lost_by: "points" | "window" | "height_loss" | "gap" | "shortest_side" | "longest_side" | "duration" | "distance";
            check?: components["schemas"]["ReceiptCheck"];
        };
        /**
         * @description How the points came about: the rule, what it was applied to, every limit with what was flown, the arithmetic step
         *     by step, and what was tried and lost. It is complete enough to reckon the points again by hand.
         */
        Receipt: {
            rule: components["schemas"]["ReceiptRule"];
            inputs: components["schemas"]["ReceiptInputs"];
            course: components["schemas"]["ReceiptCourse"];
            /** @description The course that added the bonus, where there is one. */
            bonus_course?: components["schemas"]["ReceiptCourse"];
            /** @description Every limit of the course with what was flown. */
            checks: components["schemas"]["ReceiptCheck"][];
            /** @description The arithmetic in order; the last step called `points` gives them. */
            steps: components["schemas"]["ReceiptStep"][];
            /** @description Courses that did not count, the one worth most first. */
            tried: components["schemas"]["ReceiptAttempt"][];
            /**
             * @description SHA-256 over the file, the rule and the result in whole numbers, the same on every machine. The guide of the
             *     scoring package says how to reckon it again.
             */
            hash: string;
        };
        /** @description What the flight earned in one contest. */
        ContestEntry: {
            name: components["schemas"]["ContestEntryName"];
            points: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Speed in km/h. */
            speed: number;
            /**
             * @description False where the aircraft has no index and 100 stands in for it, or where the contest needs a sensor that the
             *     recorder has not.
             */
            valid: boolean;
            /** @description The part of the points that another geometry adds. */
            bonus_points?: number;
            /** @description The geometry that adds it. */
            bonus_score_name?: string;
            bitner_kind?: components["schemas"]["BitnerKind"];
            score: components["schemas"]["Score"];
            receipt: components["schemas"]["Receipt"];
        };
        /** @description A flight in full. */
        FlightDetail: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["FlightStatus"];
            /** @description Counts in rankings; a flight that does not is shown grey. */
            rank: boolean;
            /** @description Who flew. Absent where he has deleted his account and the flight stays for its co-pilot. */
            user?: components["schemas"]["UserRef"];
            /** @description The second person on board, where that is a user. */
            co_user?: components["schemas"]["UserRef"];
            /** @description The name of the second person on board, where that is no user. */
            co_user_name?: string;
            aircraft?: components["schemas"]["FlightAircraft"];
            registration?: string;
            competition_id?: string;
            /** @description Takeoff mass in kg. */
            mass?: number;
            club?: components["schemas"]["ClubRef"];
            igc_file: components["schemas"]["FlightFile"];
            /** @description The remarks that bear on this flight, those that weigh most first. */
            active_errors: components["schemas"]["Finding"][];
            /**
             * Format: date-time
             * @description When the file came in.
             */
            created: string;
            /**
             * Format: date-time
             * @description From then on what bears on the score is fixed.
             */
            edit_allowed_until: string;
            /**
             * @description It was uploaded without logging in; its user may delete it at any time.
             * @constant
             */
            anonymous_upload?: true;
            /** @description In the answer to an upload without logging in alone. */
            edit_right?: components["schemas"]["EditRight"];
            /** @description Whether that moment had passed on the server's clock when it answered. */
            edit_locked: boolean;
            /**
             * Format: date
             * @description Local date of the takeoff.
             */
            scoring_date: string;
            takeoff_airport?: components["schemas"]["AirportRef"];
            landing_airport?: components["schemas"]["AirportRef"];
            /** @description Zone of the takeoff, as an IANA name. People read the times of the flight in it. */
            time_zone: string;
            /** Format: date-time */
            takeoff_time?: string;
            /**
             * Format: date-time
             * @description Absent when the file ends in the air.
             */
            landing_time?: string;
            takeoff_point?: components["schemas"]["Point"];
            landing_point?: components["schemas"]["Point"];
            /** @description From takeoff to landing, or to the last fix, in s. */
            total_seconds?: number;
            launch_kind?: components["schemas"]["LaunchKind"];
            /** @description Height gained in the launch, in m. */
            launch_gain?: number;
            /** @description From takeoff to release, in s. */
            launch_time?: number;
            /** @description Mean climb rate of the launch, in m/s. */
            launch_vario?: number;
            /** @description Way over the ground from standstill until 15 m above it, in m. Absent where the recording does not show both. */
            takeoff_distance?: number;
            /** @description Way over the ground from standstill to lift-off, in m. */
            ground_roll_distance?: number;
            /**
             * @description Air pressure at sea level in hPa to which the pressure altitudes are set, so that the takeoff lies at the elevation
             *     of its airport. Absent where that is not known; altitudes are then as recorded.
             */
            qnh?: number;
            /** @description Greatest climb from a low point after release, in m. */
            max_alt_gain?: number;
            /**
             * @description The most that was climbed within one hour after release without a motor, in m: the sum of its climbs of 20 m and more,
             *     each up to the highest point before the altitude is 20 m less again, so that noise of the altimeter does not add up.
             *     Absent without a takeoff, and until a flight is scored anew that was scored by a version without it.
             */
            max_cum_alt_gain_1h?: number;
            /**
             * @description Energy in kWh that an electric motor used from takeoff to landing. Absent, as the three that follow, where the file
             *     has no such sensors.
             */
            fes_energy_total?: number;
            /** @description Highest power of an electric motor from takeoff to landing, in W. */
            fes_max_power?: number;
            /** @description Voltage of an electric motor's battery at takeoff, in V. */
            fes_battery_takeoff?: number;
            /** @description The same at landing, or at the last fix. */
            fes_battery_landing?: number;
            bbox?: components["schemas"]["BoundingBox"];
            /** @description The shape of the track for a small picture, as in `Flight`. */
            polyline?: string;
            /** @description The user was a junior in the season of the flight. */
            junior: boolean;
            /** @description Index of the aircraft in the season of the flight. */
            dmst_index?: number;
            /** @description The class in which the flight is ranked. */
            sc_class?: components["schemas"]["AircraftClass"];
            /** @description The pilot chose the club class instead of the class of the aircraft. */
            score_club_class: boolean;
            /** @description The flight counts for the second club of its pilot. */
            use_second_club: boolean;
            /** @description The list that counts for a glider. */
            scoring_times: components["schemas"]["ScoringTimes"];
            /** @description The list that counts for a motor glider. */
            engine_scoring_times: components["schemas"]["ScoringTimes"];
            /** @description The list that counts for an electric glider. */
            fes_scoring_times: components["schemas"]["ScoringTimes"];
            /**
             * @description When the motor of an aircraft that has one did not run between release and landing: start and end of each stretch,
             *     ascending, scored or not. It is what the sensors tell, but where the pilot set the scored windows, it did not run in
             *     them, and ran between two. Absent of an aircraft without a motor, and until the flight is scored.
             */
            motorless_times?: string[];
            task?: components["schemas"]["FlightTask"];
            /** @description Every point of the task was reached in order. Absent without a task. */
            task_achieved?: boolean;
            /** @description How many points of the task were reached in order, the start included. Absent without a task. */
            task_result?: number;
            task_shortfall?: components["schemas"]["TaskShortfall"];
            /**
             * @description Airspaces that the flight was in, by the time of the first entry; at most 100, those that need a clearance before
             *     others. Absent where the instance holds no airspaces of its day there.
             */
            airspace_violation?: components["schemas"]["AirspaceViolation"][];
            /** @description Those that it was in nearly, by time; at most 50. Absent like `airspace_violation`. */
            airspace_near_miss?: components["schemas"]["AirspaceNearMiss"][];
            /** @description The files that it was judged by. Absent like `airspace_violation`. */
            airspace_source?: components["schemas"]["AirspaceSource"][];
            /**
             * @description The whole flight lies where these files have airspaces: only then an empty list says that none was entered. Absent
             *     like `airspace_violation`.
             */
            airspace_covered?: boolean;
            /** @description Its pictures and videos in the order of their time, those without one last. */
            story: components["schemas"]["Story"][];
            /** @description Absent without pictures and videos. */
            media_info?: components["schemas"]["MediaInfo"];
            /** @description Empty until the flight is scored; `free` comes first. */
            contest: components["schemas"]["ContestEntry"][];
        };
        /** @description The file is known; these flights came from it. */
        DuplicateFile: components["schemas"]["Error"] & {
            flight_ids: components["schemas"]["Id"][];
        };
        /**
         * @description A contest by its name. `sprint` is another name of `speed`.
         * @default free
         * @enum {string}
         */
        ContestName: "free" | "triangle" | "out_return" | "out" | "speed" | "sprint" | "declaration" | "rectangle" | "convex_hull" | "electric" | "bi" | "dmst" | "dmst_speed" | "au";
        /**
         * @description Benelux, the north, west, east and south of Germany, the Iberian Peninsula, and the regions of the Soaring Society of
         *     America.
         * @enum {string}
         */
        MultiRegionId: "BNL" | "NG" | "WG" | "EG" | "SG" | "IB" | "ssa-1" | "ssa-2" | "ssa-3" | "ssa-4" | "ssa-5" | "ssa-6" | "ssa-7" | "ssa-8" | "ssa-9" | "ssa-10" | "ssa-11" | "ssa-12";
        /**
         * @description Africa, Antarctica, Asia, Europe, North America, Oceania, South America.
         * @enum {string}
         */
        Continent: "AF" | "AN" | "AS" | "EU" | "NA" | "OC" | "SA";
        /**
         * @description `junior` and `female` speak of the pilot, `team_flight` of one with a co-pilot, `vintage`, `fes` (electric motor),
         *     `engine` (motor glider) and `no_engine` of the aircraft. A flight with a `story` has a picture or a video. An
         *     `outlanding` ended at no airport that is known. `winter` is October to March north of the equator, `summer` the rest, south of it the other way round.
         * @enum {string}
         */
        Keyword: "junior" | "female" | "vintage" | "story" | "outlanding" | "team_flight" | "summer" | "winter" | "fes" | "engine" | "no_engine" | "launch_self" | "launch_tow" | "launch_winch";
        /** @description A type of aircraft by name. */
        AircraftRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description What a flight earned in the contest asked for. */
        ContestSummary: {
            points: number;
            /** @description Distance in km. */
            distance: number;
            /** @description Speed in km/h. */
            speed: number;
            /** @description How the scored part was flown; with `include_stats` alone, and once it is reckoned. */
            score?: components["schemas"]["FlightStatistics"];
        };
        /** @description A flight in a list. */
        Flight: {
            id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description The page of the flight; stands in files alone.
             */
            link?: string;
            status: components["schemas"]["FlightStatus"];
            /** @description Counts in rankings; a flight that does not is shown grey. */
            rank: boolean;
            /** @description Who flew. Absent where he has deleted his account and the flight stays for its co-pilot. */
            user?: components["schemas"]["UserRef"];
            /** @description The second person on board, where that is a user. */
            co_user?: components["schemas"]["UserRef"];
            /** @description The name of the second person on board, where that is no user. */
            co_user_name?: string;
            aircraft?: components["schemas"]["AircraftRef"];
            club?: components["schemas"]["ClubRef"];
            takeoff_airport?: components["schemas"]["AirportRef"];
            /**
             * Format: date
             * @description Local date of the takeoff.
             */
            scoring_date: string;
            /** @description Zone of the takeoff, as an IANA name. People read the times of the flight in it. */
            time_zone: string;
            /** Format: date-time */
            takeoff_time?: string;
            /**
             * Format: date-time
             * @description Absent when the file ends in the air.
             */
            landing_time?: string;
            bbox?: components["schemas"]["BoundingBox"];
            /**
             * @description The shape of the track for a small picture, as an encoded polyline of latitude and longitude with five
             *     decimals. Simplified, to at most 1000 points: take the track itself for anything else.
             */
            polyline?: string;
            /** @description The user was a junior in the season of the flight. */
            junior: boolean;
            /** @description Index of the aircraft in the season of the flight. */
            dmst_index?: number;
            /** @description Absent until the flight is scored, and where it earned nothing in this contest. */
            contest?: components["schemas"]["ContestSummary"];
            /** @description The small images of its first pictures and videos, in the order of `FlightDetail`. Absent where not asked for. */
            story?: components["schemas"]["ImagePath"][];
            /** @description Absent without pictures and videos. */
            media_info?: components["schemas"]["MediaInfo"];
            /** @description Height gained in the launch, in m. */
            launch_gain?: number;
            /** @description Mean climb rate of the launch, in m/s. */
            launch_vario?: number;
            /** @description Way over the ground from standstill until 15 m above it, in m. Absent where the recording does not show both. */
            takeoff_distance?: number;
        };
        /** @description What was flown on one day. */
        FlyingDay: {
            /**
             * Format: date
             * @description Local date of takeoff.
             */
            date: string;
            flights: number;
            /** @description Distance in km in the contest asked for. */
            distance: number;
            /** @description Time in the air in s. */
            duration: number;
        };
        /** @description The way of a flight on a map of many. */
        FlightLine: {
            id: components["schemas"]["Id"];
            /**
             * @description Encoded polyline of latitude and longitude with five decimals, nowhere farther than 300 m from the track as far as
             *     5000 points allow; coarser where its line is not stored. Longitudes run on beyond 180° where the flight does.
             */
            line: string;
        };
        /**
         * @description A flight as a replay of many draws it, from takeoff to landing, in whole numbers. The first entry of each list is a
         *     value, every other one the difference to the one before; all lists have the same length. At any moment the line is at
         *     most 12 m beside the track and 6 m above or below it.
         */
        ReplayLine: {
            /** @description Unix seconds. */
            time: number[];
            /** @description In 1e-5 degrees. */
            lat: number[];
            /** @description In 1e-5 degrees; runs on beyond 180 degrees. */
            lon: number[];
            /** @description In m. */
            alt: number[];
            /** @description In 0.1 m/s, the mean of 20 s around. */
            climb: number[];
            /**
             * @description Elevation of the ground below in m; null where it is not known, else the difference to the last one that was. Absent
             *     where it is known nowhere.
             */
            ground?: (number | null)[];
        };
        /** @description A thermal that was circled in. */
        ReplayThermal: {
            /** @description Unix seconds. */
            start: number;
            /** @description Unix seconds. */
            end: number;
            /** @description Where its middle was halfway through the time, in degrees. */
            lat: number;
            /** @description Likewise. */
            lon: number;
            /** @description Lowest altitude that it was circled at, in m. */
            base: number;
            /** @description Highest altitude, in m. */
            top: number;
            /** @description From the first to the last fix, in m. */
            gain: number;
            /** @description Mean climb in m/s. */
            climb: number;
        };
        /** @description A flight of a day with its way. */
        ReplayFlight: {
            id: components["schemas"]["Id"];
            /** @description Who flew. Absent where he has deleted his account and the flight stays for its co-pilot. */
            user?: components["schemas"]["UserRef"];
            /** @description The second person on board, where that is a user. */
            co_user?: components["schemas"]["UserRef"];
            aircraft?: components["schemas"]["AircraftRef"];
            registration?: string;
            competition_id?: string;
            takeoff_airport?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            /** @description Zone of the takeoff, as an IANA name. */
            time_zone: string;
            /** @description Of the contest `free`. Absent where it earned nothing there. */
            points?: number;
            line: components["schemas"]["ReplayLine"];
            thermal: components["schemas"]["ReplayThermal"][];
        };
        /** @description The flights of a day, for a replay. */
        FlightDay: {
            /** Format: date */
            scoring_date: string;
            /**
             * @description How many there are with a way. Not all are answered where they are more than 300, or where the ways of the best of
             *     them have 32 MB already.
             */
            total: number;
            /** @description How many there are besides whose way is not stored; scored again, they come in. */
            without_replay: number;
            /** @description Those with the most points first. */
            flight: components["schemas"]["ReplayFlight"][];
        };
        /**
         * @description Another flight that was less than 1000 m away and 300 m above or below for a minute or more. Reckoned from lines that
         *     are true to 12 m.
         */
        FlightMeeting: {
            /** @description Who flew it. Absent where he has deleted his account and the flight stays for its co-pilot. */
            user?: components["schemas"]["UserRef"];
            /** @description The second person on board, where that is a user. */
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
            /** @description Start and end of each time together, ascending; an even number of timestamps. */
            intervals: string[];
            /** @description Of all of them, in s. */
            total_seconds: number;
            /** @description The least horizontal distance in them, in m. */
            min_distance: number;
        };
        /**
         * @description Fields that are left out stay as they are; null clears one. From `edit_allowed_until` on, the fields that bear on
         *     the score or on who it counts for (`aircraft_id`, `score_club_class`, `use_second_club` and the three lists of times) can
         *     no longer change.
         */
        FlightPatch: {
            registration?: string | null;
            competition_id?: string | null;
            /** @description The second person by name, only with a double-seater. Takes the place of a registered one. */
            co_user_name?: string | null;
            /**
             * @description The second person by account, only with a double-seater. Takes the place of a name. Another one than before needs
             *     `co_user_date_of_birth`.
             */
            co_user_id?: number | null;
            /**
             * Format: date
             * @description Shows that the co-pilot agrees: a wrong one is an error of this field, and after ten wrong ones within 15 minutes
             *     further ones are not looked at. It is never answered.
             */
            co_user_date_of_birth?: string | null;
            /**
             * @description The flight is ranked in the club class; its points stay. Only where the aircraft has an index of at most 106 in the
             *     season of the flight and is not of the club class already. Another aircraft that does not fit takes the choice back.
             */
            score_club_class?: boolean;
            /**
             * @description The flight counts for the second club that the pilot has now instead of the club of its upload. A later change of
             *     clubs does not move it.
             */
            use_second_club?: boolean;
            aircraft_id?: components["schemas"]["Id"];
            /**
             * @description Takeoff mass in kg. It is brought between the empty mass with the people on board (80 kg each) and the highest
             *     takeoff mass.
             */
            mass?: number | null;
            /**
             * @description The windows of a glider, within the flight; each lasts a minute at least. Empty: those that follow from the
             *     recording.
             */
            scoring_times?: components["schemas"]["ScoringTimes"];
            /**
             * @description The same of a motor glider. In the windows the motor did not run, and between two of them it did; before the first
             *     and after the last, the sensors tell.
             */
            engine_scoring_times?: components["schemas"]["ScoringTimes"];
            /** @description The same of an electric glider, as of a motor glider. */
            fes_scoring_times?: components["schemas"]["ScoringTimes"];
        };
        /**
         * @description The track of a flight, from takeoff to landing with what was recorded just around it. All lists are as long as the
         *     line has coordinates, and the entries of one place belong together.
         */
        FlightData: {
            id: components["schemas"]["Id"];
            geom: components["schemas"]["LineString"];
            /** @description Unix seconds, strictly increasing. */
            time: number[];
            /** @description The altitude that analysis uses, in m. */
            alt: number[];
            /** @description Altitude by satellite in m. Absent where the file has none. */
            gnss_alt?: number[];
            /** @description Pressure altitude in m above 1013.25 hPa. Absent where the file has none. */
            pressure_alt?: number[];
            /** @description Altitude of the ground below in m above sea level; null where it is not known. Absent where it is known nowhere. */
            ground_alt?: (number | null)[];
            /** @description The engine sensor as recorded, 0 to 999. Absent where the file has none. */
            engine_sensor?: number[];
            /** @description Voltage of an electric motor's battery in V; null where it was not recorded. Absent where the file has none. */
            fes_battery?: (number | null)[];
            /**
             * @description Energy in kWh that an electric motor used up to each place, none where its power was not recorded. Absent where the
             *     file has no power.
             */
            fes_energy?: number[];
            /** @description Power of an electric motor in W; null where it was not recorded. Absent where the file has none. */
            fes_power?: (number | null)[];
        };
        /** @description How thermals were flown. */
        CoachThermals: {
            thermal_count: number;
            /** @description Mean climb in thermals, in m/s. */
            thermal_avg: number;
            /** @description The same with the attempts at thermals, which cost time too. */
            net_avg: number;
            /**
             * @description Mean climb in m/s of each fifth of a thermal's height, from the lowest, over thermals of 50 m and more. Empty
             *     without such thermals.
             */
            climb_by_fifth: number[];
            /** @description Share of the same thermals that were left too late. Absent without them. */
            late_percentage?: number;
            /** @description Mean climb in equal bands of altitude, round in `altitude_unit`, from the lowest. */
            climb_by_height: {
                /** @description Lower end in m above sea level, included. */
                from_alt: number;
                /** @description Upper end, not included. */
                to_alt: number;
                seconds: number;
                /** @description Height gained, in m. */
                gain: number;
                /** @description Mean climb in m/s. Absent where nobody was there. */
                thermal_avg?: number;
            }[];
            /** @description Mean radius of the circles through the air, in m. Absent where gaps hide it. */
            thermal_radius?: number;
            /** @description Bank that such circles take, in degrees. */
            thermal_bank?: number;
            /** @description Radius in m at 40° of bank and 1.3 times the slowest speed. Absent where that speed is not known. */
            optimal_radius?: number;
            /** @description Share of the thermals that were circled too wide. Absent without an optimal radius. */
            wide_percentage?: number;
            /** @description Share of the time in thermals that was turned to the left. */
            left_percentage: number;
            right_percentage: number;
            tips: {
                /** @enum {string} */
                kind: "leave_earlier" | "circle_tighter" | "circle_both_ways";
                /** @description Share of the thermals that it is about; of `circle_both_ways`, of the time in them. */
                percentage: number;
                /** @description Of `leave_earlier`, the time that the last fifths took beyond a fifth. */
                extra_seconds?: number;
                /** @description Of `circle_tighter`, in m. */
                radius?: number;
                optimal_radius?: number;
                /**
                 * @description Of `circle_both_ways`, where most was turned to.
                 * @enum {string}
                 */
                direction?: "left" | "right";
            }[];
        };
        /**
         * @description Why something cannot be told: fewer than two fixes of the stretch can be used; fixes are too far apart to tell circling
         *     from gliding; the polar of the aircraft is not known; of weight alone, the takeoff mass is not known, or the masses it may
         *     take off with are not; nobody circled in a thermal; the thermals climbed less than 0.05 m/s; no glide was long and high
         *     enough.
         * @enum {string}
         */
        CoachRefusal: "no_fixes" | "too_sparse" | "no_polar" | "no_mass" | "no_mass_limits" | "no_thermals" | "no_climb" | "no_glides";
        /** @description How a glide, or all of them together, went through the air. Airspeeds are indicated ones. */
        CoachGlideFigures: {
            seconds: number;
            /** @description Way flown over ground, in km. */
            distance: number;
            /** @description That way by the straight length; of all glides, by the distance that the stretch is judged by, if there is one. */
            detour?: number;
            /** @description Height gained in m; mostly negative. */
            gain: number;
            /** @description Share of the time in rising air. */
            percentage_lift: number;
            /** @description Mean vertical speed of the air, in m/s. */
            netto: number;
            /** @description Mean airspeed, in km/h. */
            speed: number;
            /** @description Mean of the best airspeeds at the same times, in km/h. */
            optimal_speed: number;
            /** @description Way through the air by height lost, speed counted as height. Absent where none was lost. */
            glide_ratio?: number;
            /** @description The same in still air at the speeds flown. */
            polar_ratio: number;
            /** @description What flying too fast cost, to fly and to climb what was lost. */
            too_fast_seconds: number;
            /** @description What flying too slowly cost. */
            too_slow_seconds: number;
            /** @description On how much of the time all of it rests but time, distance, detour and gain. */
            judged_seconds: number;
        };
        /** @description How glides were flown. */
        CoachGlides: {
            all: components["schemas"]["CoachGlideFigures"];
            /** @description Those of which speeds are known, in order of time. */
            glides: (components["schemas"]["CoachGlideFigures"] & {
                /** Format: date-time */
                start_time: string;
                /** Format: date-time */
                end_time: string;
            })[];
        };
        /** @description The speeds of glides beside the best ones in the air that was there. Airspeeds are indicated ones, in km/h. */
        CoachSpeed: {
            /** @description The climb in m/s that the best speeds are reckoned with. */
            mac_cready: number;
            /**
             * @description Whether it is the mean of the thermals looked at, or of those of the flight.
             * @enum {string}
             */
            mac_cready_from: "range" | "flight";
            /** @description Mean vertical speed of the air in glides, in m/s. */
            netto: number;
            /** @description Mean airspeed. */
            speed: number;
            /** @description Mean of the best airspeeds at the same times. */
            optimal_speed: number;
            /** @description From the slowest. */
            bands: {
                /** @description Included; open below where absent. */
                from_speed?: number;
                /** @description Not included; open above where absent. */
                to_speed?: number;
                /** @description Share of the time that was judged. */
                flown_percentage: number;
                /** @description Share of the same time for which such a speed was best. */
                optimal_percentage: number;
            }[];
            judged_seconds: number;
            /** @description Left out because the ground was near, where care is right. */
            low_seconds: number;
            /** @description Left out because the airspeed is not known. */
            unknown_seconds: number;
            /** @description Height above ground in m from which speeds are judged. Absent where the ground is not known. */
            judged_from_agl?: number;
            tips: {
                /** @enum {string} */
                kind: "fly_faster" | "fly_slower";
                /** @description The tip is about speeds from here; without both bounds, about all. */
                from_speed?: number;
                to_speed?: number;
                /** @description Mean airspeed of the time that it is about. */
                speed: number;
                optimal_speed: number;
                flown_percentage: number;
                optimal_percentage: number;
            }[];
        };
        /** @description The speed that the stretch allows with a takeoff mass, flown at the best airspeeds. */
        CoachMassSpeed: {
            /** @description kg. */
            mass: number;
            /** @description km/h. */
            speed: number;
        };
        /** @description How fast the stretch would have been with other takeoff masses. */
        CoachWeight: {
            flown: components["schemas"]["CoachMassSpeed"];
            best: components["schemas"]["CoachMassSpeed"];
            /** @description By which the best mass is faster, in km/h; 0 where it was flown. */
            speed_gain: number;
            /** @description From the lightest mass to the heaviest, in steps of 10 kg. */
            curve: components["schemas"]["CoachMassSpeed"][];
            tips: {
                /** @enum {string} */
                kind: "too_light" | "too_heavy";
                mass: number;
                best_mass: number;
                speed_gain: number;
            }[];
        };
        /** @description Where time was lost beside an ideal flight, in s: `flown_seconds` are `ideal_seconds` and all causes together. */
        CoachTimeLost: {
            flown_seconds: number;
            /**
             * @description Of a flight that goes straight at the best speeds in the same air, climbs at the MacCready value alone, and ends as
             *     much higher or lower.
             */
            ideal_seconds: number;
            lost_seconds: number;
            /** @description km/h of the ideal flight. Absent where it takes no time. */
            ideal_speed?: number;
            causes: {
                /** @description Thermals that climbed less than the mean. */
                weak_climbs: number;
                /** @description Those that climbed more; negative, for they won time. */
                strong_climbs: number;
                /** @description Attempts at thermals, less what their height was worth. */
                attempts: number;
                too_fast: number;
                too_slow: number;
                /** @description Ways beyond the distance; negative where circling drifted along. */
                detour: number;
                /** @description Height that was turned into speed and did not come back. */
                speed_change: number;
            };
            /** @description What counts in the ideal flight as it was flown. */
            unjudged_seconds: number;
        };
        /** @description How a stretch of a flight was flown, and how it could have been flown better. Shares are fractions of 1. */
        Coach: {
            /**
             * Format: date-time
             * @description The first fix of the stretch. Absent where it has fewer than two.
             */
            start_time?: string;
            /**
             * Format: date-time
             * @description Its last fix. Absent where it has fewer than two.
             */
            end_time?: string;
            /**
             * @description The scored distance in km that it is judged by. Absent where that is none or a motor made a part of it, and the
             *     straight lengths of glides count.
             */
            distance?: number;
            /**
             * @description Takeoff mass in kg that glides, speed, time lost and the best radius are reckoned with. Absent where the polar is not
             *     known.
             */
            mass?: number;
            /**
             * @description Whether it was told of the flight, or the polar's reference mass stands in for it, because none was told or the polar
             *     says nothing of it; then the weight has no advice. Absent where `mass` is.
             * @enum {string}
             */
            mass_from?: "flight" | "polar";
            /**
             * @description Airspeeds are reckoned from positions, wind and standard atmosphere, for no recorder tells them reliably.
             * @constant
             */
            airspeed_estimated: true;
            /** @description For how much of the flight the wind is known; elsewhere the air is taken as still. */
            wind_percentage: number;
            /** @description How thermals were flown. Either the advice or the refusal is there. */
            thermals: {
                advice?: components["schemas"]["CoachThermals"];
                refusal?: components["schemas"]["CoachRefusal"];
            };
            /** @description How glides were flown. Either the advice or the refusal is there. */
            glides: {
                advice?: components["schemas"]["CoachGlides"];
                refusal?: components["schemas"]["CoachRefusal"];
            };
            /** @description Speed to fly. Either the advice or the refusal is there. */
            speed: {
                advice?: components["schemas"]["CoachSpeed"];
                refusal?: components["schemas"]["CoachRefusal"];
            };
            /** @description Takeoff mass. Either the advice or the refusal is there. */
            weight: {
                advice?: components["schemas"]["CoachWeight"];
                refusal?: components["schemas"]["CoachRefusal"];
            };
            /** @description Where time was lost. Either the advice or the refusal is there. */
            time_lost: {
                advice?: components["schemas"]["CoachTimeLost"];
                refusal?: components["schemas"]["CoachRefusal"];
            };
        };
        StoryUpload: {
            flight_id: components["schemas"]["Id"];
            /** @description JPEG, PNG, WebP, AVIF or GIF of at most 25 MB and 120 million pixels; of a video, a still of it. What moves stands still. */
            image: Blob;
            /** @description MP4, QuickTime or WebM of at most 80 MB, 30 s and full HD (1920 by 1080 either way). It is stored as it is. */
            video?: Blob;
            /**
             * Format: date-time
             * @description When it was taken. Left out, the camera's notes say it, whose clock is read in the zone of the flight where they
             *     name none. A time outside the flight becomes its takeoff or its landing.
             */
            start_time?: string;
            comment?: components["schemas"]["Caption"];
        };
        /** @description What is left out stays as it is; null clears. */
        StoryPatch: {
            /** @description What is to be seen, as plain text. */
            comment?: string | null;
            /**
             * Format: date-time
             * @description When it was taken. A time outside the flight becomes its takeoff or its landing.
             */
            start_time?: string | null;
        };
        /**
         * @description A pilot on the page of an aircraft, an airport or a club, with sums over the flights asked for, but for those in a
         *     simulator, as in `User`.
         */
        UserCard: components["schemas"]["UserRef"] & {
            /** @description Junior in the season asked for, or in the current one. */
            junior: boolean;
            gender: components["schemas"]["Gender"];
            /** @description Flights. */
            count: number;
            points: number;
            /** @description Time in the air in s. */
            time: number;
            /** @description Distance in km. */
            distance: number;
            achievement_count: components["schemas"]["AchievementCount"];
        };
        /** @description A type of aircraft with the pilots who flew it. */
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
            /** @description What kind of airfield it is, as its source says. */
            kind?: string;
            /** @description Elevation in m. Absent where it is not known. */
            elevation?: number;
        };
        /** @description An airport with the pilots who took off there. */
        Airport: {
            id: components["schemas"]["Id"];
            name: string;
            region?: components["schemas"]["Region"];
            geom: components["schemas"]["Point"];
            icao?: string;
            /** @description What kind of airfield it is, as its source says. */
            kind?: string;
            /** @description Elevation in m. */
            elevation?: number;
            /** @description Glider launches a year. */
            launches?: number;
            /**
             * @description Name of the time zone.
             * @example Europe/Berlin
             */
            timezone?: string;
            stats: {
                /** @description Flights from here, but for those in a simulator. */
                count: number;
            };
            /** @description The pilots, by descending points. */
            user: components["schemas"]["UserCard"][];
        };
        /** @description A GeoJSON polygon of one ring, whose first place is repeated at its end. */
        Polygon: {
            /** @constant */
            type: "Polygon";
            coordinates: components["schemas"]["LonLat"][][];
        };
        /** @description An airspace as maps show it. */
        Airspace: {
            id: components["schemas"]["Id"];
            /** @description Empty where its source has none. */
            name: string;
            /** @description The class as OpenAir has it, such as `C`, `CTR` or `R`. */
            class: string;
            /** @description The type of OpenAir 2, where the source has one. */
            type?: string;
            floor: components["schemas"]["AirspaceLimit"];
            ceiling: components["schemas"]["AirspaceLimit"];
            /** @description As its source writes it. */
            frequency?: string;
            /** @description Its outline, within 30 m. Longitudes run on beyond 180° where it does. */
            geom: components["schemas"]["Polygon"];
            /** @description NOTAMs alone say when it is active. */
            by_notam: boolean;
            /** @description When it is active. Empty where it always is, or where its source says it otherwise. */
            active: {
                /**
                 * Format: date-time
                 * @description Absent where it has no beginning.
                 */
                start_time?: string;
                /**
                 * Format: date-time
                 * @description Absent where it has no end.
                 */
                end_time?: string;
            }[];
            /** @description The source's records of times of the week (`AW`), periods (`AP`) and exceptions (`AP!`), such as `AW SUN.09:00L-16:59L`; L is the local clock. Within an exception it is not active, also not in `active`. */
            other_times: string[];
            /** @description True where further times could not be read; absent where all were. */
            unreadable_times?: boolean;
            /** @description The name of the file that it is of. */
            source?: string;
        };
        /** @description The airspaces of a view. */
        AirspacesInView: {
            /** @description How many there are; more than are answered where some are left out. */
            total: number;
            /** @description The widest first. */
            airspace: components["schemas"]["Airspace"][];
        };
        /** @description A club with its pilots. */
        Club: components["schemas"]["ClubRef"] & {
            /** @description The club's own site. */
            url?: string;
            /** @description The pilots, by descending points. */
            user: components["schemas"]["UserCard"][];
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
            /** @description What brings its pilots together, as plain text. */
            description?: string;
        };
        /**
         * @description The owner may do everything; there is one. Managers say who belongs to the group and what it is called. Members are in it.
         * @enum {string}
         */
        UserGroupRole: "owner" | "manager" | "member";
        /** @description A user of a group. */
        UserGroupPilot: {
            user: components["schemas"]["UserRef"];
            role: components["schemas"]["UserGroupRole"];
        };
        /** @description Pilots whom something brings together, such as a team, a course or a competition. */
        UserGroup: {
            id: components["schemas"]["Id"];
            name: string;
            description?: string;
            image?: components["schemas"]["ImagePath"];
            /** Format: date-time */
            created: string;
            /** @description By role, then by name. */
            pilot: components["schemas"]["UserGroupPilot"][];
        };
        /** @description What is left out stays as it is; null clears. */
        UserGroupPatch: {
            name?: components["schemas"]["UserGroupName"];
            /** @description What brings its pilots together, as plain text. */
            description?: string | null;
        };
        /**
         * @description What has happened: somebody uploaded a flight in one's name without logging in; a flight of one's own was scored; one was
         *     entered as co-pilot; a user wrote a mail; one was taken into a group of pilots, or has another role in it.
         * @enum {string}
         */
        NotificationEvent: "flight_uploaded" | "flight_scored" | "co_pilot" | "user_message" | "group_added" | "group_role";
        /** @description One thing that a user is told of. It is kept for 90 days. */
        Notification: {
            id: components["schemas"]["Id"];
            event: components["schemas"]["NotificationEvent"];
            /** Format: date-time */
            created: string;
            read: boolean;
            /** @description What has happened, in one sentence in the reader's language. */
            text: string;
            /**
             * @description The path of the application's page that shows what it is about.
             * @example /flight/41
             */
            link: string;
            /** @description Who did it. Absent where that was nobody with an account. */
            actor?: components["schemas"]["UserRef"];
            flight_id?: components["schemas"]["Id"];
            group_id?: components["schemas"]["Id"];
        };
        /** @description Either some, or all up to one; those that came after it stay unread. */
        ReadNotifications: {
            id_in?: components["schemas"]["Id"][];
            until?: components["schemas"]["Id"];
        };
        PushServerKey: {
            /** @description The `applicationServerKey` of subscriptions, in base64url. */
            public_key: string;
        };
        /** @description Bytes in base64url. */
        PushKey: string;
        /**
         * @description A browser's `PushSubscription`, as its `toJSON` writes it. `endpoint` is an address of its maker's push service: `https`,
         *     by name and not by number, and on no network that is closed to others.
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
         * @description Who is ranked, and by what.
         *
         *     - `pilot`: each user by the sum of his best flights of the season; how many count depends on the contest.
         *     - `pilot_total`: each user by the sum of all flights.
         *     - `club`: each club by the sum of its best flights, at most one of each user: three in national contests, five in the
         *       others.
         *     - `club_total`: each club by the sum of all flights.
         *     - `club_top_five`: each club by the five users with the highest sums.
         *     - `airport_total`: each airport by the sum of all flights that took off there.
         * @default pilot
         * @enum {string}
         */
        RankingCategory: "pilot" | "pilot_total" | "club" | "club_total" | "club_top_five" | "airport_total";
        /**
         * @description Which ranking is meant. Left empty, that of the pilots in free distance in the current season. Of all that narrows it,
         *     only flights to which everything applies count.
         */
        RankingRequest: {
            contest?: components["schemas"]["ContestName"];
            category?: components["schemas"]["RankingCategory"];
            /**
             * @description Counts flights of this class alone: open, 18 m, 15 m, standard, club, double-seater, and vintage aircraft of any
             *     class. A user who flew in several classes stands in the ranking of each.
             * @default ALL
             * @enum {string}
             */
            sc_class?: "ALL" | "OP" | "18" | "15" | "ST" | "CL" | "DO" | "VI";
            /**
             * @description Counts flights of women or of juniors alone.
             * @default ALL
             * @enum {string}
             */
            user?: "ALL" | "female" | "junior";
            /**
             * @description How many flights count, instead of what the contest says: of each user in `pilot`, of each club in `club`. Without
             *     effect in the other categories.
             */
            count?: number;
            season?: components["schemas"]["SeasonYear"];
            country?: components["schemas"]["CountryCode"];
            region?: components["schemas"]["RegionId"];
            multi_region?: components["schemas"]["MultiRegionId"];
            continent?: components["schemas"]["Continent"];
            club?: components["schemas"]["Id"];
            airport?: components["schemas"]["Id"];
            /** @description Counts flights of pilots who are in this group now. */
            user_group?: components["schemas"]["Id"];
            /** @description Month of the takeoff's local date. */
            month?: number;
            /** @description Counts flights to which all of these apply. */
            keyword?: components["schemas"]["Keyword"][];
            /**
             * @description What decides on the place, the most first. Points decide between equals.
             * @default points
             * @enum {string}
             */
            order_by?: "points" | "distance" | "speed" | "flights" | "pilots";
        };
        /** @description A user in a ranking. */
        RankedUser: components["schemas"]["UserRef"] & {
            /** @description His club today. */
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
             * @description Local date of the takeoff.
             */
            scoring_date: string;
            aircraft?: components["schemas"]["AircraftRef"];
            /** @description Who flew it, in rankings of clubs and airports. */
            user?: components["schemas"]["UserRef"];
        };
        /**
         * @description A place in a ranking, with sums over the flights that count. It is that of a user, a club or an airport, as the category
         *     says.
         */
        RankingRow: {
            /**
             * @description Of equal points, the higher best flight is first, then fewer flights, then the earlier day on which the last of
             *     them was flown. Rows that are equal in all of this share a position, and the positions after it are left out.
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
            /** @description How many flights count. */
            flight_count: number;
            /** @description How many users flew them. */
            pilots: number;
            /**
             * @description In the category `pilot` the flights that count, the best first, ten of them at most. All of them, and those of the
             *     other categories, are answered by `getRankingFlights`.
             */
            flights: components["schemas"]["RankedFlight"][];
        };
        /** @description Where a row stands in a ranking. Empty where it has none. */
        RankingPlace: {
            position?: number;
            /** @description How many rows stand before it. The page with the row begins at the multiple of 250 at or below it. */
            row?: number;
        };
        RankingCount: {
            /** @description Rows of the ranking. */
            count: number;
        };
        /** @description Something in a ranking by its name. */
        RankingHit: {
            /** @description Id of the user, the club or the airport, as the category says. */
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            /** @description How many rows stand before it. */
            row: number;
        };
        SearchRequest: {
            /**
             * @description What is looked for. `name` is the text typed; `language` and `unit` are those of the reader: names are in that
             *     language rather than in that of `Accept-Language`, and a distance is read in that system of units (M, I, U).
             */
            search_items: {
                /** @enum {string} */
                key: "name" | "language" | "unit";
                value: string;
            }[];
            /** @default 10 */
            limit?: number;
            /**
             * @description The kinds to look for, separated by commas. Without it, all but `date` and `point_of_interest`.
             * @example user,club
             */
            documents?: string;
        };
        /**
         * @description `date` is a day like `scoring_date`; `point_of_interest` an airport or a city. Of the kinds from `competition` on
         *     nothing is known so far: they may be asked for and find nothing.
         * @enum {string}
         */
        SearchKind: "user" | "club" | "airport" | "aircraft" | "registration" | "country" | "region" | "multi_region" | "continent" | "sc_class" | "keyword" | "season" | "month" | "scoring_date" | "date" | "distance" | "point_of_interest" | "competition" | "device" | "sector" | "task" | "travel" | "waypoint" | "waypoint_collection" | "flight_collection";
        /** @description Something found by its name, or by the number or day that was typed. */
        SearchHit: {
            index: components["schemas"]["SearchKind"];
            /**
             * @description What the filter of this kind takes: the number of a user, a club, an airport or an aircraft, a season or a month,
             *     the km that a flight is longer than; of other kinds the code, such as `DE-BY`, `ssa-4`, `OP`, `junior` or
             *     `2026-07-14`. A month of one year alone is `2026-07`: its days from the first to the last. Of a point of interest
             *     its kind and number: `airport-3`, `city-2950159`.
             */
            id: number | string;
            /** @description In the reader's language, where there is a name in it. */
            name: string;
            image?: components["schemas"]["ImagePath"];
            /** @description The club of a user. */
            club?: components["schemas"]["ClubRef"];
            /** @description Of the caller's own account alone. */
            email?: string;
            /** @description The region of an airport, a club or a point of interest. */
            region?: components["schemas"]["Region"];
            /** @description Where a point of interest is. */
            geom?: components["schemas"]["Point"];
            /** @description The kind of an aircraft. */
            kind?: components["schemas"]["AircraftKind"];
            /** @description A registration. */
            registration?: string;
            /** @description What last flew under a registration. */
            aircraft?: components["schemas"]["AircraftRef"];
        };
        /** @description What one can subscribe to here. Without `checkout` everything is included for everybody. */
        Plans: {
            /** @description What a page needs to show the prices of Paddle and to open its checkout. */
            checkout?: {
                /** @enum {string} */
                environment: "sandbox" | "production";
                /** @description Not secret. */
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
             * @description Begin with 14 days without charge; `premium` only, once per account.
             * @default false
             */
            trial?: boolean;
        };
        /** @description Either of them. */
        SubscriptionPatch: {
            /** @description A higher plan holds at once, a lower one when the time paid for is over. */
            plan?: components["schemas"]["Plan"];
            /** @description True ends the subscription when the time paid for is over; false takes that back. */
            cancelled?: boolean;
        };
        PlanRequest: {
            plan: components["schemas"]["Plan"];
        };
        /**
         * @description An event as Paddle sends it. Only the bytes whose signature is right are looked at, and of those only events of
         *     subscriptions.
         */
        PaymentEvent: Record<string, never>;
        /**
         * @description Pictures of the ground or the weather that maps may lay below flights. Their tiles come from `GET maplayer`, or from
         *     `GET maplayer/premium` where they are `premium`.
         */
        MapLayer: {
            id: string;
            /** @description What it is called in languages that `names` lacks. */
            name: string;
            /** @description What it is called, by language such as `de` or `en-gb`. */
            names?: {
                [key: string]: string;
            };
            /** @enum {string} */
            kind: "satellite" | "weather";
            /** @description Plain text that stands on every map with the layer. */
            attribution: string;
            /**
             * Format: uri
             * @description Where this text leads.
             */
            attribution_url?: string;
            /** @description Whether it asks for premium where the instance has `plans`. */
            premium: boolean;
            min_zoom: number;
            max_zoom: number;
            /**
             * @description Pixels along an edge of a tile.
             * @enum {integer}
             */
            tile_size: 256 | 512;
            /** @description How much of what is below it covers. */
            opacity: number;
            /** @description When its pictures are of. Absent where they show the same at all times. */
            times?: {
                /** @description Between two pictures. One is of each multiple of it, counted from 1 January 1970 in UTC. */
                period_minutes: number;
                /** @description How old pictures may be. */
                back_hours: number;
                /** @description How long after its moment a picture is there. */
                delay_minutes: number;
            };
        };
        /** @description Where the instance keeps its files, and what its operator says of it. What is absent has not been given. */
        Instance: {
            /** @description Whether users can write to one another, because the instance sends mail. */
            messages: boolean;
            /** @description Whether flights may be uploaded without logging in, by full name and date of birth. */
            anonymous_upload: boolean;
            /** @description Whether sign-up and what sends mail to strangers ask for a solved captcha. */
            captcha: boolean;
            /** @description Whether one can subscribe to plans here; if not, everything is included for everybody. */
            plans: boolean;
            /** @description Other services that users may give a login of. */
            integrations: ("skysight" | "copilot")[];
            /**
             * @description What the operator wants people to be reminded of.
             * @enum {string}
             */
            environment?: "production" | "staging";
            /**
             * @description Who may choose how pages look. With `supporters` those whose account has an `access`; everybody else sees pages in
             *     light colours, or with high contrast where the device asks for it.
             * @enum {string}
             */
            themes: "everyone" | "supporters";
            /**
             * Format: uri-reference
             * @description The address below which images and videos stand, with a slash at its end. One without a host belongs to the
             *     server itself.
             */
            files_url: string;
            /** @description Whether pages are to report what fails in them. */
            script_errors: boolean;
            /** @description The tiles of `GET terrain`. Absent where the instance knows no ground. */
            terrain?: {
                /**
                 * @description How colours hold metres: `256·red + green + blue/256 − 32768` (terrarium), or
                 *     `0.1·(65536·red + 256·green + blue) − 10000` (mapbox).
                 * @enum {string}
                 */
                encoding: "terrarium" | "mapbox";
                /** @description The deepest level there is, or may be. */
                max_zoom: number;
            };
            /** @description Pictures that maps may show, in their order. Absent where there are none. */
            map_layers?: components["schemas"]["MapLayer"][];
            /**
             * Format: uri
             * @description The user agreement, which people accept when they sign up and upload.
             */
            terms_url?: string;
            /**
             * Format: uri
             * @description The privacy policy, which people accept when they sign up.
             */
            privacy_url?: string;
            /**
             * Format: uri
             * @description Who runs the instance.
             */
            imprint_url?: string;
            /**
             * Format: email
             * @description Where people write to who have a question to the operator.
             */
            contact_email?: string;
            /**
             * @description Address of a page that shows a flight by its file; `{url}` stands for the file's address. Absent where the
             *     operator has named none.
             * @example https://viewer.example/?igc={url}
             */
            viewer_url?: string;
            /**
             * Format: uri-reference
             * @description Where a `tips.json` is, seen from the application: a list of tips of the day, each with `id`, `active`, `location`
             *     (the name of the page it belongs to), `name`, `text` per language, and perhaps an `image`.
             */
            tips_url?: string;
        };
        /** @description What failed in a page of the application. It names no person, no address of a page and no browser. */
        ScriptError: {
            /**
             * @description A script's error, a promise that nobody caught, or something that the content security policy kept out.
             * @enum {string}
             */
            kind: "error" | "rejection" | "policy";
            message: string;
            /** @description Path of the script on this server. */
            file?: string;
            line?: number;
            column?: number;
            stack?: string;
            /** @description The kind of page, such as `/flight/$flight`. */
            page?: string;
            version?: components["schemas"]["AppVersion"];
        };
    };
    responses: {
        /**
         * @description The grant is refused (`invalid_grant`, `email_unverified`, `account_deleted`) or the request lacks a part
         *     (`invalid_request`, `unsupported_grant_type`), or names another scope than there is (`invalid_scope`).
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
         * @description The body came in too slowly: at least 16 kB of it must arrive every minute, and all of it within half an hour. The
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
        /** @description The body is larger than the server takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body, or the file in it, is of another kind than this call takes, or compressed. */
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
        /** @description Done; there is nothing to say. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No token, or one that is unknown, revoked or expired. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A value cannot be taken; one entry per value. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FieldErrors"];
            };
        };
        /** @description What has been done, in the caller's language. */
        Message: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The body cannot be read at all. */
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
        /** @description There is no such object. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's own account. */
        Me: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Me"];
            };
        };
        /** @description What is known of imports of the caller. */
        Imports: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Imports"];
            };
        };
        /** @description The account, or this instance, does not allow it as things are; `code` says why. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server has no room for the file. Nothing was stored; the same request may succeed later. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in, but not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The device and who flies with it. */
        Device: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Device"];
            };
        };
        /** @description No account has this name and date of birth, or it does not take uploads without logging in. */
        UploaderUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The same file was uploaded before. */
        DuplicateFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DuplicateFile"];
            };
        };
        /** @description The list has too many rows for one file (`LIST_TOO_LONG`). */
        ListTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The plan that this belongs to is needed. */
        PlanRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The flight in full. */
        FlightDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlightDetail"];
            };
        };
        /** @description The answer that the caller has is still true. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The picture or video. */
        Story: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Story"];
            };
        };
        /** @description The flight has this very picture already, or as many as it may have. */
        StoryConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The group as it is now. */
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
        /** @description The version of the program that signs in; kept with the session, and written to the server's log. */
        AppVersion: components["schemas"]["AppVersion"];
        /**
         * @description The system on which the web application stands as an app of its own, or `No` where it is a page of a browser; kept
         *     with the session, and written to the server's log.
         */
        PwaInstalled: "iOS" | "Android" | "No";
        /** @description True ends all sessions of the account. */
        Everywhere: boolean;
        /** @description The address of the account; capitals make no difference. */
        Email: string;
        /** @description The token of the link. */
        LinkToken: string;
        /** @description The program, as `GET auth/client` names it; empty for those that gave no name. */
        ClientId: components["schemas"]["ClientId"];
        /** @description These users. */
        IdIn: components["schemas"]["Id"][];
        /** @description Users whose first club is one of these. */
        UserClubIdIn: components["schemas"]["Id"][];
        /** @description Rows to leave out at the beginning, a multiple of 100. */
        Skip: number;
        /** @description Rows of a page. */
        Limit: number;
        /** @description Certificates of this season alone. A season bears the year in which it ends (30 September). */
        CertificateSeason: components["schemas"]["SeasonYear"];
        /** @description The object's number. */
        Id: components["schemas"]["Id"];
        /** @description The device. */
        DeviceId: components["schemas"]["DeviceId"];
        /**
         * @description A part of a name, as in `POST search`. Digits alone are the number of a user, whose latest flights are looked at; a
         *     blank means one's own.
         */
        HintQuery: string;
        /** @description The code of the certificate. */
        CertificateCode: components["schemas"]["CertificateCode"];
        /** @description Asks for the whole list as a file, with the address of the page of each flight, or of who has the row. */
        Format: "csv" | "xlsx" | "json";
        /** @description Tells of each flight how the scored part was flown, as `contest.score`. */
        IncludeStats: boolean;
        /** @description The contest whose points, distance and speed each flight shows. It leaves no flight out. */
        FlightContest: components["schemas"]["ContestName"];
        /**
         * @description What the flights are ordered by; a leading minus means descending. Points, distance and speed are those of
         *     `contest`. Flights that are equal, or have no such value, follow by descending id.
         */
        FlightOrderBy: "scoring_date" | "-scoring_date" | "created" | "-created" | "points" | "-points" | "distance" | "-distance" | "speed" | "-speed";
        /** @description The direction of `order_by`. It wins over a leading minus. */
        Direction: "asc" | "desc";
        /** @description Flights of these seasons. */
        SeasonIn: components["schemas"]["SeasonYear"][];
        /** @description Flights of these days (local date of the takeoff). */
        ScoringDateIn: string[];
        /** @description Flights on this day or later. */
        ScoringDateStart: string;
        /** @description Flights on this day or earlier. */
        ScoringDateEnd: string;
        /** @description Flights that these users flew, or that name them as the registered co-pilot. */
        UserIdIn: components["schemas"]["Id"][];
        /** @description Flights for these clubs. */
        ClubIdIn: components["schemas"]["Id"][];
        /** @description Flights that took off at these airports. */
        AirportIdIn: components["schemas"]["Id"][];
        /** @description Flights with these types of aircraft. */
        AircraftIdIn: components["schemas"]["Id"][];
        /** @description Flights of aircraft with these registrations. */
        RegistrationIn: components["schemas"]["Registration"][];
        /** @description Flights scored in these classes. */
        ScClassIdIn: components["schemas"]["AircraftClass"][];
        /** @description Flights that took off in these regions. */
        RegionIdIn: components["schemas"]["RegionId"][];
        /** @description Flights that took off in these groups of regions. */
        MultiRegionIdIn: components["schemas"]["MultiRegionId"][];
        /** @description Flights that took off in these countries. */
        CountryIdIn: components["schemas"]["CountryCode"][];
        /** @description Flights that took off on these continents. */
        ContinentIdIn: components["schemas"]["Continent"][];
        /** @description Flights of these months of any year, by the local date of the takeoff; 1 is January. */
        Month: number[];
        /** @description Flights to which all of these apply. */
        Keyword: components["schemas"]["Keyword"][];
        /** @description Flights of aircraft of this kind. */
        Kind: components["schemas"]["AircraftKind"];
        /** @description Flights with one pilot, or with two. */
        Pilots: 1 | 2;
        /** @description Flights with more than so many km in `contest`. */
        DistanceGt: number;
        /** @description Flights with fewer than so many km in `contest`. */
        DistanceLt: number;
        /**
         * @description Flights that pass through a view, wherever they began: its west, south, east and north in degrees. A view
         *     whose west is east of its east lies across 180°, as does one that runs on beyond ±180°; one whose south is north of
         *     its north is refused.
         */
        Bbox: number[];
        /** @description Taken, and without effect so far. */
        Circumnavigation: "single" | "multiple";
        /** @description Taken, and without effect so far. */
        PointSchema: string;
        /** @description With 1, flights that have a picture or a video alone, as with the keyword `story`; 0 has no effect. */
        Story: 0 | 1;
        /** @description Whether flights come with `story`. */
        IncludeStory: boolean;
        /** @description The local date of the takeoffs. */
        FlightDate: string;
        /** @description The ETag of the answer that the caller has. */
        IfNoneMatch: string;
        /** @description The season whose index is told. Without it, the current one. */
        IndexSeason: components["schemas"]["SeasonYear"];
        /** @description The contest that the points and distances of the pilots come from. */
        Contest: components["schemas"]["ContestName"];
        /** @description Counts this season alone. A season bears the year in which it ends (30 September). Without it, all seasons count. */
        Season: components["schemas"]["SeasonYear"];
        /**
         * @description A view: its west, south, east and north in degrees. A view whose west is east of its east lies across 180°, as does
         *     one that runs on beyond ±180°; one whose south is north of its north is refused.
         */
        View: number[];
        /** @description Rows of a page. */
        AirportLimit: number;
        /** @description The day of which airspaces are shown; today in UTC, if left out. */
        ValidOn: string;
        /** @description Groups that one of these users is in. */
        GroupUserIdIn: components["schemas"]["Id"][];
        /** @description Who is meant. */
        UserId: components["schemas"]["Id"];
        /** @description As what; an owner steps back to manager. */
        UserGroupRole: components["schemas"]["UserGroupRole"];
        /** @description The address that is replaced. Nobody but the browser and its push service knows it. */
        OldEndpoint: string;
        /** @description Rows to leave out at the beginning, a multiple of 250. */
        RankingSkip: number;
        /** @description The code of a coupon; capitals, blanks and dashes make no difference. */
        CouponCode: string;
        /** @description The time and the signature of the body. */
        PaddleSignature: string;
        /** @description The `id` of a layer in `map_layers` of `GET instance`. */
        MapLayer: string;
    };
    requestBodies: never;
    headers: {
        /** @description How long the answer may be kept. */
        CacheControl: string;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description The way to sign in, by a token as `Bearer`. */
        Authenticate: string;
        /** @description Names a file that is to be saved; absent from other answers. */
        ContentDisposition: string;
        /** @description Names this state of the answer. */
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
                /** @description The version of the program that signs in; kept with the session, and written to the server's log. */
                "App-Version"?: components["parameters"]["AppVersion"];
                /**
                 * @description The system on which the web application stands as an app of its own, or `No` where it is a page of a browser; kept
                 *     with the session, and written to the server's log.
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    logOut: {
        parameters: {
            query?: {
                /** @description True ends all sessions of the account. */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description Done, if there was something to do; there is nothing to say. */
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
            "5XX": components["responses"]["ServerError"];
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
            /** @description What is to be solved. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address of the account; capitals make no difference. */
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link. */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address of the account; capitals make no difference. */
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link. */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteClient: {
        parameters: {
            query: {
                /** @description The program, as `GET auth/client` names it; empty for those that gave no name. */
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    claimSuperuser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link. */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description These users. */
                id_in?: components["parameters"]["IdIn"];
                /** @description Users whose first club is one of these. */
                club_id_in?: components["parameters"]["UserClubIdIn"];
                /** @description Rows to leave out at the beginning, a multiple of 100. */
                skip?: components["parameters"]["Skip"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users, without what only the page of one adds up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description What became of it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            /** @description The service of a login does not answer (`SERVICE_SILENT`), or the server cannot now (`UNAVAILABLE`). */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            "5XX": components["responses"]["ServerError"];
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
            /** @description Where the archive is. */
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
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
            "5XX": components["responses"]["ServerError"];
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
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link. */
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description What the service says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description What the service says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description What has been done, in the caller's language. */
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCertificates: {
        parameters: {
            query?: {
                /** @description Certificates of this season alone. A season bears the year in which it ends (30 September). */
                season?: components["parameters"]["CertificateSeason"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createCertificate: {
        parameters: {
            query?: never;
            header?: never;
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    downloadCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    connectDevice: {
        parameters: {
            query?: never;
            header?: never;
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The device. */
                id: components["parameters"]["DeviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Device"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    disconnectDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The device. */
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
            "5XX": components["responses"]["ServerError"];
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
            "5XX": components["responses"]["ServerError"];
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
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    findCopilots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A part of a name, as in `POST search`. Digits alone are the number of a user, whose latest flights are looked at; a
                 *     blank means one's own.
                 */
                query: components["parameters"]["HintQuery"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Copilot"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    findFlownAircraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A part of a name, as in `POST search`. Digits alone are the number of a user, whose latest flights are looked at; a
                 *     blank means one's own.
                 */
                query: components["parameters"]["HintQuery"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlownAircraft"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user as everyone sees him. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listUserTrends: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A season each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTrend"][];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description What was certified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendUserMessage: {
        parameters: {
            query?: never;
            header?: never;
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    uploadIgcFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FlightUpload"];
            };
        };
        responses: {
            /** @description The flights of the file, in the order of their takeoffs. */
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
            507: components["responses"]["StorageFull"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    downloadIgcFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it was uploaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listFlights: {
        parameters: {
            query?: {
                /** @description Rows to leave out at the beginning, a multiple of 100. */
                skip?: components["parameters"]["Skip"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Asks for the whole list as a file, with the address of the page of each flight, or of who has the row. */
                format?: components["parameters"]["Format"];
                /** @description Tells of each flight how the scored part was flown, as `contest.score`. */
                include_stats?: components["parameters"]["IncludeStats"];
                /** @description The contest whose points, distance and speed each flight shows. It leaves no flight out. */
                contest?: components["parameters"]["FlightContest"];
                /**
                 * @description What the flights are ordered by; a leading minus means descending. Points, distance and speed are those of
                 *     `contest`. Flights that are equal, or have no such value, follow by descending id.
                 */
                order_by?: components["parameters"]["FlightOrderBy"];
                /** @description The direction of `order_by`. It wins over a leading minus. */
                direction?: components["parameters"]["Direction"];
                /** @description Flights of these seasons. */
                season_in?: components["parameters"]["SeasonIn"];
                /** @description Flights of these days (local date of the takeoff). */
                scoring_date_in?: components["parameters"]["ScoringDateIn"];
                /** @description Flights on this day or later. */
                scoring_date_start?: components["parameters"]["ScoringDateStart"];
                /** @description Flights on this day or earlier. */
                scoring_date_end?: components["parameters"]["ScoringDateEnd"];
                /** @description Flights that these users flew, or that name them as the registered co-pilot. */
                user_id_in?: components["parameters"]["UserIdIn"];
                /** @description Flights for these clubs. */
                club_id_in?: components["parameters"]["ClubIdIn"];
                /** @description Flights that took off at these airports. */
                airport_id_in?: components["parameters"]["AirportIdIn"];
                /** @description Flights with these types of aircraft. */
                aircraft_id_in?: components["parameters"]["AircraftIdIn"];
                /** @description Flights of aircraft with these registrations. */
                registration_in?: components["parameters"]["RegistrationIn"];
                /** @description Flights scored in these classes. */
                sc_class_id_in?: components["parameters"]["ScClassIdIn"];
                /** @description Flights that took off in these regions. */
                region_id_in?: components["parameters"]["RegionIdIn"];
                /** @description Flights that took off in these groups of regions. */
                multi_region_id_in?: components["parameters"]["MultiRegionIdIn"];
                /** @description Flights that took off in these countries. */
                country_id_in?: components["parameters"]["CountryIdIn"];
                /** @description Flights that took off on these continents. */
                continent_id_in?: components["parameters"]["ContinentIdIn"];
                /** @description Flights of these months of any year, by the local date of the takeoff; 1 is January. */
                month?: components["parameters"]["Month"];
                /** @description Flights to which all of these apply. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Flights of aircraft of this kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Flights with one pilot, or with two. */
                pilots?: components["parameters"]["Pilots"];
                /** @description Flights with more than so many km in `contest`. */
                distance_gt?: components["parameters"]["DistanceGt"];
                /** @description Flights with fewer than so many km in `contest`. */
                distance_lt?: components["parameters"]["DistanceLt"];
                /**
                 * @description Flights that pass through a view, wherever they began: its west, south, east and north in degrees. A view
                 *     whose west is east of its east lies across 180°, as does one that runs on beyond ±180°; one whose south is north of
                 *     its north is refused.
                 */
                bbox?: components["parameters"]["Bbox"];
                /** @description Taken, and without effect so far. */
                circumnavigation?: components["parameters"]["Circumnavigation"];
                /** @description Taken, and without effect so far. */
                point_schema?: components["parameters"]["PointSchema"];
                /** @description With 1, flights that have a picture or a video alone, as with the keyword `story`; 0 has no effect. */
                story?: components["parameters"]["Story"];
                /** @description Whether flights come with `story`. */
                include_story?: components["parameters"]["IncludeStory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or the file asked for. */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFlightActivity: {
        parameters: {
            query?: {
                /** @description The contest whose points, distance and speed each flight shows. It leaves no flight out. */
                contest?: components["parameters"]["FlightContest"];
                /** @description Flights of these seasons. */
                season_in?: components["parameters"]["SeasonIn"];
                /** @description Flights of these days (local date of the takeoff). */
                scoring_date_in?: components["parameters"]["ScoringDateIn"];
                /** @description Flights on this day or later. */
                scoring_date_start?: components["parameters"]["ScoringDateStart"];
                /** @description Flights on this day or earlier. */
                scoring_date_end?: components["parameters"]["ScoringDateEnd"];
                /** @description Flights that these users flew, or that name them as the registered co-pilot. */
                user_id_in?: components["parameters"]["UserIdIn"];
                /** @description Flights for these clubs. */
                club_id_in?: components["parameters"]["ClubIdIn"];
                /** @description Flights that took off at these airports. */
                airport_id_in?: components["parameters"]["AirportIdIn"];
                /** @description Flights with these types of aircraft. */
                aircraft_id_in?: components["parameters"]["AircraftIdIn"];
                /** @description Flights of aircraft with these registrations. */
                registration_in?: components["parameters"]["RegistrationIn"];
                /** @description Flights scored in these classes. */
                sc_class_id_in?: components["parameters"]["ScClassIdIn"];
                /** @description Flights that took off in these regions. */
                region_id_in?: components["parameters"]["RegionIdIn"];
                /** @description Flights that took off in these groups of regions. */
                multi_region_id_in?: components["parameters"]["MultiRegionIdIn"];
                /** @description Flights that took off in these countries. */
                country_id_in?: components["parameters"]["CountryIdIn"];
                /** @description Flights that took off on these continents. */
                continent_id_in?: components["parameters"]["ContinentIdIn"];
                /** @description Flights of these months of any year, by the local date of the takeoff; 1 is January. */
                month?: components["parameters"]["Month"];
                /** @description Flights to which all of these apply. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Flights of aircraft of this kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Flights with one pilot, or with two. */
                pilots?: components["parameters"]["Pilots"];
                /** @description Flights with more than so many km in `contest`. */
                distance_gt?: components["parameters"]["DistanceGt"];
                /** @description Flights with fewer than so many km in `contest`. */
                distance_lt?: components["parameters"]["DistanceLt"];
                /**
                 * @description Flights that pass through a view, wherever they began: its west, south, east and north in degrees. A view
                 *     whose west is east of its east lies across 180°, as does one that runs on beyond ±180°; one whose south is north of
                 *     its north is refused.
                 */
                bbox?: components["parameters"]["Bbox"];
                /** @description Taken, and without effect so far. */
                circumnavigation?: components["parameters"]["Circumnavigation"];
                /** @description Taken, and without effect so far. */
                point_schema?: components["parameters"]["PointSchema"];
                /** @description With 1, flights that have a picture or a video alone, as with the keyword `story`; 0 has no effect. */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listFlightLines: {
        parameters: {
            query?: {
                /** @description Rows to leave out at the beginning, a multiple of 100. */
                skip?: components["parameters"]["Skip"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The contest whose points, distance and speed each flight shows. It leaves no flight out. */
                contest?: components["parameters"]["FlightContest"];
                /**
                 * @description What the flights are ordered by; a leading minus means descending. Points, distance and speed are those of
                 *     `contest`. Flights that are equal, or have no such value, follow by descending id.
                 */
                order_by?: components["parameters"]["FlightOrderBy"];
                /** @description The direction of `order_by`. It wins over a leading minus. */
                direction?: components["parameters"]["Direction"];
                /** @description Flights of these seasons. */
                season_in?: components["parameters"]["SeasonIn"];
                /** @description Flights of these days (local date of the takeoff). */
                scoring_date_in?: components["parameters"]["ScoringDateIn"];
                /** @description Flights on this day or later. */
                scoring_date_start?: components["parameters"]["ScoringDateStart"];
                /** @description Flights on this day or earlier. */
                scoring_date_end?: components["parameters"]["ScoringDateEnd"];
                /** @description Flights that these users flew, or that name them as the registered co-pilot. */
                user_id_in?: components["parameters"]["UserIdIn"];
                /** @description Flights for these clubs. */
                club_id_in?: components["parameters"]["ClubIdIn"];
                /** @description Flights that took off at these airports. */
                airport_id_in?: components["parameters"]["AirportIdIn"];
                /** @description Flights with these types of aircraft. */
                aircraft_id_in?: components["parameters"]["AircraftIdIn"];
                /** @description Flights of aircraft with these registrations. */
                registration_in?: components["parameters"]["RegistrationIn"];
                /** @description Flights scored in these classes. */
                sc_class_id_in?: components["parameters"]["ScClassIdIn"];
                /** @description Flights that took off in these regions. */
                region_id_in?: components["parameters"]["RegionIdIn"];
                /** @description Flights that took off in these groups of regions. */
                multi_region_id_in?: components["parameters"]["MultiRegionIdIn"];
                /** @description Flights that took off in these countries. */
                country_id_in?: components["parameters"]["CountryIdIn"];
                /** @description Flights that took off on these continents. */
                continent_id_in?: components["parameters"]["ContinentIdIn"];
                /** @description Flights of these months of any year, by the local date of the takeoff; 1 is January. */
                month?: components["parameters"]["Month"];
                /** @description Flights to which all of these apply. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Flights of aircraft of this kind. */
                kind?: components["parameters"]["Kind"];
                /** @description Flights with one pilot, or with two. */
                pilots?: components["parameters"]["Pilots"];
                /** @description Flights with more than so many km in `contest`. */
                distance_gt?: components["parameters"]["DistanceGt"];
                /** @description Flights with fewer than so many km in `contest`. */
                distance_lt?: components["parameters"]["DistanceLt"];
                /**
                 * @description Flights that pass through a view, wherever they began: its west, south, east and north in degrees. A view
                 *     whose west is east of its east lies across 180°, as does one that runs on beyond ±180°; one whose south is north of
                 *     its north is refused.
                 */
                bbox?: components["parameters"]["Bbox"];
                /** @description Taken, and without effect so far. */
                circumnavigation?: components["parameters"]["Circumnavigation"];
                /** @description Taken, and without effect so far. */
                point_schema?: components["parameters"]["PointSchema"];
                /** @description With 1, flights that have a picture or a video alone, as with the keyword `story`; 0 has no effect. */
                story?: components["parameters"]["Story"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightLine"][];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listFlightsOfMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The month, `2026-07`. */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFlightDay: {
        parameters: {
            query: {
                /** @description The local date of the takeoffs. */
                scoring_date: components["parameters"]["FlightDate"];
                /** @description Flights that took off at these airports. */
                airport_id_in?: components["parameters"]["AirportIdIn"];
                /**
                 * @description Flights that pass through a view, wherever they began: its west, south, east and north in degrees. A view
                 *     whose west is east of its east lies across 180°, as does one that runs on beyond ±180°; one whose south is north of
                 *     its north is refused.
                 */
                bbox?: components["parameters"]["Bbox"];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["FlightDay"];
                };
            };
            403: components["responses"]["PlanRequired"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listFlightMeetings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFlightDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FlightDetail"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteFlightDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateFlightDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFlightData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The object's number. */
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFlightCoach: {
        parameters: {
            query?: {
                /** @description From start to finish of this contest, by its distance. */
                contest?: components["schemas"]["ContestEntryName"];
                /** @description The leg of this number alone, by its distance; of `free` unless a contest is named. */
                leg?: number;
                /** @description Not before this moment. */
                from?: string;
                /** @description Not after this moment. */
                to?: string;
                /** @description The unit in which bands of altitude are round. All altitudes are answered in m. */
                altitude_unit?: "m" | "ft";
            };
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it was flown. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coach"];
                };
            };
            403: components["responses"]["PlanRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addStory: {
        parameters: {
            query?: never;
            header?: never;
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
            507: components["responses"]["StorageFull"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
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
            /** @description All types of aircraft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AircraftRow"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSimpleAircraft: {
        parameters: {
            query?: {
                /** @description The season whose index is told. Without it, the current one. */
                season?: components["parameters"]["IndexSeason"];
            };
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type of aircraft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimpleAircraft"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAircraft: {
        parameters: {
            query?: {
                /** @description The contest that the points and distances of the pilots come from. */
                contest?: components["parameters"]["Contest"];
                /** @description Counts this season alone. A season bears the year in which it ends (30 September). Without it, all seasons count. */
                season?: components["parameters"]["Season"];
            };
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type of aircraft with the pilots who flew it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aircraft"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAirports: {
        parameters: {
            query: {
                /**
                 * @description A view: its west, south, east and north in degrees. A view whose west is east of its east lies across 180°, as does
                 *     one that runs on beyond ±180°; one whose south is north of its north is refused.
                 */
                bbox: components["parameters"]["View"];
                /** @description Rows to leave out at the beginning, a multiple of 100. */
                skip?: components["parameters"]["Skip"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["AirportLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirportRow"][];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAirport: {
        parameters: {
            query?: {
                /** @description The contest that the points and distances of the pilots come from. */
                contest?: components["parameters"]["Contest"];
                /** @description Counts this season alone. A season bears the year in which it ends (30 September). Without it, all seasons count. */
                season?: components["parameters"]["Season"];
            };
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The airport with the pilots who took off there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Airport"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAirspaces: {
        parameters: {
            query: {
                /**
                 * @description A view: its west, south, east and north in degrees. A view whose west is east of its east lies across 180°, as does
                 *     one that runs on beyond ±180°; one whose south is north of its north is refused.
                 */
                bbox: components["parameters"]["View"];
                /** @description The day of which airspaces are shown; today in UTC, if left out. */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getClub: {
        parameters: {
            query?: {
                /** @description The contest that the points and distances of the pilots come from. */
                contest?: components["parameters"]["Contest"];
                /** @description Counts this season alone. A season bears the year in which it ends (30 September). Without it, all seasons count. */
                season?: components["parameters"]["Season"];
            };
            header?: never;
            path: {
                /** @description The object's number. */
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listUserGroups: {
        parameters: {
            query?: {
                /** @description Groups that one of these users is in. */
                user_id_in?: components["parameters"]["GroupUserIdIn"];
                /** @description Rows to leave out at the beginning, a multiple of 100. */
                skip?: components["parameters"]["Skip"];
                /** @description Rows of a page. */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createUserGroup: {
        parameters: {
            query?: never;
            header?: never;
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserGroup"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    setUserGroupImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            507: components["responses"]["StorageFull"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteUserGroupImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    addToUserGroup: {
        parameters: {
            query: {
                /** @description Who is meant. */
                user_id: components["parameters"]["UserId"];
                /** @description As what; an owner steps back to manager. */
                role?: components["parameters"]["UserGroupRole"];
            };
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeFromUserGroup: {
        parameters: {
            query: {
                /** @description Who is meant. */
                user_id: components["parameters"]["UserId"];
            };
            header?: never;
            path: {
                /** @description The object's number. */
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    leaveUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Rows to leave out at the beginning, a multiple of 100. */
                skip?: components["parameters"]["Skip"];
                /** @description Rows of a page. */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description Done; there is nothing to say. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changePushSubscription: {
        parameters: {
            query: {
                /** @description The address that is replaced. Nobody but the browser and its push service knows it. */
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
            /** @description Done; there is nothing to say. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRanking: {
        parameters: {
            query?: {
                /** @description Rows to leave out at the beginning, a multiple of 250. */
                skip?: components["parameters"]["RankingSkip"];
                /** @description Asks for the whole list as a file, with the address of the page of each flight, or of who has the row. */
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
            /** @description One page, or the file asked for. */
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRankingPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's number. */
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
            /** @description Where the user stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankingPlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description How many rows there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankingCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    searchRanking: {
        parameters: {
            query: {
                /** @description The text that was typed. */
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
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankingHit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRankingFlights: {
        parameters: {
            query?: {
                /** @description Flights to leave out at the beginning, a multiple of 100. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description The object's number. */
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
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankedFlight"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description What was found, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description What one can subscribe to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plans"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description What is to be paid, waiting for the payment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the checkout of Paddle. */
                        transaction_id: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description What is charged, and when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Charged at once, with tax; 0 where nothing is. */
                        amount: number;
                        /** @description Code of ISO 4217. */
                        currency: string;
                        is_upgrade: boolean;
                        /**
                         * Format: date-time
                         * @description When the plan begins to hold.
                         */
                        from: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description Where the payment is looked after. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri
                         * @description A page of Paddle that is signed in already; keep it to yourself.
                         */
                        url: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    redeemCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of a coupon; capitals, blanks and dashes make no difference. */
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The time and the signature of the body. */
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
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getTerrainTile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The level. */
                z: number;
                /** @description The column, from the west. */
                x: number;
                /** @description The row, from the north. */
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
            403: components["responses"]["PlanRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getMapLayerTile: {
        parameters: {
            query?: {
                /**
                 * @description Of a layer with `times`, the moment that the picture shows: one of its steps, no older than it goes back, and as
                 *     long ago as its pictures take. Not for others.
                 */
                time?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The `id` of a layer in `map_layers` of `GET instance`. */
                layer: components["parameters"]["MapLayer"];
                /** @description The level. */
                z: number;
                /** @description The column, from the west. */
                x: number;
                /** @description The row, from the north. */
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPremiumMapLayerTile: {
        parameters: {
            query?: {
                /**
                 * @description Of a layer with `times`, the moment that the picture shows: one of its steps, no older than it goes back, and as
                 *     long ago as its pictures take. Not for others.
                 */
                time?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The `id` of a layer in `map_layers` of `GET instance`. */
                layer: components["parameters"]["MapLayer"];
                /** @description The level. */
                z: number;
                /** @description The column, from the west. */
                x: number;
                /** @description The row, from the north. */
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
            403: components["responses"]["PlanRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            /** @description What the operator says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instance"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
