import { cleanup } from '../platform/queue/cleanup.js';
import { jobHandler } from '../platform/queue/jobs.js';
import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import { deletionOfAccounts } from './account-deletion.js';
import { removeUsedCaptchas } from './captcha.js';
import { createPersonalToken } from './createPersonalToken.js';
import { createUser } from './createUser.js';
import { deleteClient } from './deleteClient.js';
import { deletePersonalToken } from './deletePersonalToken.js';
import { exportClients } from './export-clients.js';
import { getCaptcha } from './getCaptcha.js';
import { getToken } from './getToken.js';
import { listClients } from './listClients.js';
import { listPersonalTokens } from './listPersonalTokens.js';
import { logOut } from './logOut.js';
import { removeExpiredLinks, removeUnverifiedAccounts } from './mail-links.js';
import { mailQueue } from './mail-queue.js';
import { removeOldAttempts } from './password-attempts.js';
import { removeExpiredPersonalTokens } from './personal-tokens.js';
import { recoverPassword } from './recoverPassword.js';
import { requestUpdateEmail } from './requestUpdateEmail.js';
import { resendVerification } from './resendVerification.js';
import { resetPassword } from './resetPassword.js';
import { revokeToken } from './revokeToken.js';
import { sendAccountMail } from './send-account-mail.js';
import { removeExpiredTokens } from './tokens.js';
import { updateEmail } from './updateEmail.js';
import { verifyEmail } from './verifyEmail.js';

/** Accounts: signing up, logging in, passwords and the devices that are logged in. */
export const accounts: Resource = {
  operations: [
    getToken,
    getCaptcha,
    resendVerification,
    verifyEmail,
    recoverPassword,
    resetPassword,
    requestUpdateEmail,
    updateEmail,
    listClients,
    deleteClient,
    listPersonalTokens,
    createPersonalToken,
    deletePersonalToken,
    logOut,
    revokeToken,
    createUser,
  ],
  jobs: [
    jobHandler(mailQueue, 2, async (services: Services, mail, attempt) => {
      try {
        await sendAccountMail(services, mail);
      } catch (error) {
        services.log.error({ err: error, kind: mail.kind, attempt }, 'sending mail failed');
        throw error;
      }
    }),
  ],
  cleanup: [
    cleanup('expired tokens', removeExpiredTokens),
    cleanup('expired personal tokens', removeExpiredPersonalTokens),
    cleanup('expired mail links', removeExpiredLinks),
    cleanup('unverified accounts', removeUnverifiedAccounts),
    cleanup('used captchas', removeUsedCaptchas),
    cleanup('old password attempts', removeOldAttempts),
  ],
  exportParts: [exportClients],
  onAccountDeletion: deletionOfAccounts,
};
