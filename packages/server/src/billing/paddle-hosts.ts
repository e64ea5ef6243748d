import type { PaddleConfig } from '../platform/config/paddle-config.js';

/** Hosts of Paddle's checkout. */
export function paddleHosts({ environment }: Pick<PaddleConfig, 'environment'>) {
  const prefix = environment === 'sandbox' ? 'sandbox-' : '';
  return {
    // Both environments load the same script, which loads different hosts.
    scripts: `https://cdn.paddle.com https://${prefix}cdn.paddle.com`,
    frames: `https://${prefix}buy.paddle.com`,
    calls: `https://${prefix}checkout-service.paddle.com`,
  };
}
