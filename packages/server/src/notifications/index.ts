import { listNotifications } from './listNotifications.js';
import { readNotifications } from './readNotifications.js';

/** The operations of what people are told of. */
export const notificationOperations = [listNotifications, readNotifications];
