import type { PaddleConfig } from '../platform/config/paddle-config.js';

/** Where the checkout of Paddle comes from. */
export function paddleHosts({ environment }: Pick<PaddleConfig, 'environment'>) {
  const prefix = environment === 'sandbox' ? 'sandbox-' : '';
  return {
    // The script is the same for both; what it loads is not.
    scripts: `https://cdn.paddle.com https://${prefix}cdn.paddle.com`,
    frames: `https://${prefix}buy.paddle.com`,
    calls: `https://${prefix}checkout-service.paddle.com`,
  };
}
