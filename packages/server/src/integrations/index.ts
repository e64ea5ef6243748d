import { getCopilotLogin } from './getCopilotLogin.js';
import { getSkysightLogin } from './getSkysightLogin.js';

export const integrationOperations = [getSkysightLogin, getCopilotLogin];
