import { operation } from '../platform/http/operation.js';
import { useCaptcha } from './captcha.js';
import { sendToAddress } from './send-to-address.js';

export const resendVerification = operation(
  'resendVerification',
  async (request, services) => {
    await useCaptcha(services, request.body.captcha);
    return sendToAddress(request, services, 'verify');
  },
  { rateLimit: { perMinute: 10, byAddress: true } },
);
