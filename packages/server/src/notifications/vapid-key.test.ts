import { expect, test, vi } from 'vitest';
import { deriveKey } from '../platform/config/instance-secret.js';
import { createPushDevice } from '../testing/start-push-service.js';
import { openPush } from './push.js';

test('signs with a key that begins with zeros', async () => {
  const secret = Array.from({ length: 5000 }, (_, index) => `secret ${index}`).find(
    (one) => (deriveKey(one, 'vapid').readUInt8(0) & 0x7f) === 0,
  );
  if (secret === undefined) throw new Error('No secret has such a key.');
  const post = vi.fn(async () => 201);
  const network = { takes: () => true, post };
  const push = openPush({ secret, subject: 'mailto:club@example.org', network });
  const { subscription } = createPushDevice('https://push.example/send/1');
  expect(await push.send(subscription, 'Hello', 60)).toBe(true);
  expect(post).toHaveBeenCalledOnce();
});
