export { ActivityCalendar, type ActivityCalendarProps } from './ActivityCalendar.js';
