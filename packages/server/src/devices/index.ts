import { connectDevice } from './connectDevice.js';
import { disconnectDevice } from './disconnectDevice.js';
import { getDevice } from './getDevice.js';

export const deviceOperations = [connectDevice, getDevice, disconnectDevice];
