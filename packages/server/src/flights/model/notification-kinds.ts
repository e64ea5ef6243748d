import type { NotificationKind, Subjects } from '../../notifications/kinds.js';

const toFlight = ({ flightId }: Subjects) => `/flight/${flightId}`;

export const FLIGHT_UPLOADED: NotificationKind = {
  event: 'flight_uploaded',
  setting: 'upload_notification',
  text: (messages, names) => messages['notification.flightUploaded'](names),
  link: toFlight,
};

export const FLIGHT_SCORED: NotificationKind = {
  event: 'flight_scored',
  setting: 'score_notification',
  text: (messages, names) => messages['notification.flightScored'](names),
  link: toFlight,
};

export const CO_PILOT: NotificationKind = {
  event: 'co_pilot',
  setting: 'copilot_notification',
  text: (messages, names) => messages['notification.coPilot'](names),
  link: toFlight,
};

export const CREW_CONFIRMED: NotificationKind = {
  event: 'crew_confirmed',
  setting: 'copilot_notification',
  text: (messages, names) => messages['notification.crewConfirmed'](names),
  link: toFlight,
};
