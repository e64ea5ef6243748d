import type { Resource } from '../resource/resource.js';
import { connectDevice } from './connectDevice.js';
import { disconnectDevice } from './disconnectDevice.js';
import { getDevice } from './getDevice.js';

/** Trackers of pilots. */
export const devices: Resource = {
  operations: [connectDevice, getDevice, disconnectDevice],
};
