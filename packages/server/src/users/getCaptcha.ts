import { operation } from '../http/operation.js';
import { createCaptcha } from './captcha.js';

export const getCaptcha = operation('getCaptcha', async (_request, services) =>
  createCaptcha(services),
);
