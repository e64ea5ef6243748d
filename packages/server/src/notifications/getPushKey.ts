import { operation } from '../platform/http/operation.js';
import type { WithPush } from './push.js';

export const getPushKey = operation('getPushKey', (_request, { push }: WithPush) =>
  Promise.resolve({ public_key: push.publicKey }),
);
