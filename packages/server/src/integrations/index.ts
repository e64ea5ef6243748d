import type { Resource } from '../resource/resource.js';
import { getCopilotLogin } from './getCopilotLogin.js';
import { getSkysightLogin } from './getSkysightLogin.js';

/** Logins to other services. */
export const integrations: Resource = {
  operations: [getSkysightLogin, getCopilotLogin],
};
