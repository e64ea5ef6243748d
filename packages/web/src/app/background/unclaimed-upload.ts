import { openDevice, type PersistedFile } from './device-store.js';

/** Owner of the file of a visitor, until they sign in. Ids of accounts start at 1. */
const NO_ACCOUNT = 0;

/**
 * Saves a file on this device for the account that signs in next. It replaces an earlier one.
 *
 * @param aircraftId Undefined to use the aircraft in the file.
 *
 * @throws {Error} If the device has no storage or no space.
 */
export async function saveUnclaimed(file: File, aircraftId: number | undefined): Promise<void> {
  const { name, type, lastModified } = file;
  const bytes = await file.arrayBuffer();
  const device = await openDevice();
  for (const key of await device.getAllKeysFromIndex('uploads', 'ownerId', NO_ACCOUNT)) {
    await device.delete('uploads', key);
  }
  const kept: PersistedFile = {
    ownerId: NO_ACCOUNT,
    name,
    type,
    lastModified,
    bytes,
    ...(aircraftId !== undefined && { given: { aircraftId } }),
    isStarted: false,
  };
  await device.add('uploads', kept);
  device.close();
}

/** Gives the file of a visitor to the account that signed in. */
export async function claimUpload(ownerId: number): Promise<void> {
  const device = await openDevice();
  for (const file of await device.getAllFromIndex('uploads', 'ownerId', NO_ACCOUNT)) {
    await device.put('uploads', { ...file, ownerId });
  }
  device.close();
}
