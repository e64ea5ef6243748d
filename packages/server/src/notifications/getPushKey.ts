import { operation } from '../platform/http/operation.js';

export const getPushKey = operation('getPushKey', (_request, { push }) =>
  Promise.resolve({ public_key: push.publicKey }),
);
