import { cleanup } from '../platform/queue/cleanup.js';
import type { Resource } from '../resource/resource.js';
import { connectDevice } from './connectDevice.js';
import { disconnectDevice } from './disconnectDevice.js';
import { getDevice } from './getDevice.js';
import { DEVICE_TAKEN } from './notification-kinds.js';
import { removeOldTakeovers } from './take-over.js';

/** Trackers of pilots. */
export const devices: Resource = {
  operations: [connectDevice, getDevice, disconnectDevice],
  cleanup: [cleanup('old takeovers of trackers', removeOldTakeovers)],
  notificationKinds: [DEVICE_TAKEN],
};
