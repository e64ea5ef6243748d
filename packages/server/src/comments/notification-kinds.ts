import type { NotificationKind, Subjects } from '../notifications/kinds.js';

const toComment = ({ flightId, commentId }: Subjects) => `/flight/${flightId}#comment-${commentId}`;

export const COMMENT: NotificationKind = {
  event: 'comment',
  setting: 'comment_notification',
  text: (messages, names) => messages['notification.comment'](names),
  link: toComment,
};

export const COMMENT_ANSWER: NotificationKind = {
  event: 'comment_answer',
  setting: 'comment_notification',
  text: (messages, names) => messages['notification.commentAnswer'](names),
  link: toComment,
};

export const COMMENT_MENTION: NotificationKind = {
  event: 'comment_mention',
  setting: 'comment_notification',
  text: (messages, names) => messages['notification.commentMention'](names),
  link: toComment,
};
