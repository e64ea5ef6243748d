import { operation } from '../platform/http/operation.js';
import { useCaptcha } from './captcha.js';
import { sendToAddress } from './send-to-address.js';

export const recoverPassword = operation(
  'recoverPassword',
  async (request, services) => {
    await useCaptcha(services, request.body.captcha);
    return sendToAddress(request, services, 'recover');
  },
  { rateLimit: { perMinute: 10, byAddress: true } },
);
