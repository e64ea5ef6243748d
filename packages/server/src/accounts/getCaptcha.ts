import { operation } from '../platform/http/operation.js';
import { createCaptcha } from './captcha.js';

export const getCaptcha = operation(
  'getCaptcha',
  async (_request, services) => createCaptcha(services),
  { rateLimit: { perMinute: 60, byAddress: true } },
);
