import { instanceQueries } from '@cloudstreet/sdk/react';
import { media, useMediaQuery } from '@cloudstreet/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../generated/messages/types.js';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { useMe } from '../session.js';
import { claimReminders, type Reminder } from './claim-reminders.js';
import { Notice } from './Notice.js';

/** Same duration as for toasts that are not errors. */
const TIMEOUT_MS = 7000;

/**
 * Shows reminders once a day, for example that the instance is a test system. They are toasts, or
 * notices above the page on phones, where toasts would cover it.
 */
export function Reminders() {
  const { api, toasts, now } = useApp();
  const messages = useMessages();
  const isPhone = useMediaQuery(media.mobile);
  const isSuperuser = useMe()?.is_superuser ?? false;
  const instance = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } }).data;
  const environment = instance?.environment;
  const [shown, setShown] = useState<readonly ReminderText[]>([]);
  /** Remembers shown reminders if storage is not available. */
  const alreadyShown = useRef(new Set<Reminder>());

  useEffect(() => {
    const wanted = new Map<Reminder, ReminderText>();
    if (environment) wanted.set('environment', environmentText(messages, environment));
    if (isSuperuser) wanted.set('superuser', superuserText(messages));
    const due = claimReminders([...wanted.keys()], now().toDateString());
    const texts = due.flatMap((reminder) => {
      const text = alreadyShown.current.has(reminder) ? undefined : wanted.get(reminder);
      alreadyShown.current.add(reminder);
      return text ? [text] : [];
    });
    if (texts.length === 0) return;
    if (isPhone) setShown(texts);
    else for (const text of texts) toasts.push({ type: 'warning', ...text });
  }, [environment, isSuperuser, isPhone, messages, toasts, now]);

  useEffect(() => {
    if (shown.length === 0) return undefined;
    const timer = setTimeout(() => setShown([]), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return shown.map((text) => (
    <Notice
      key={text.title}
      icon={<TriangleAlert size={18} />}
      onClose={() => setShown(shown.filter((other) => other !== text))}
    >
      <strong>{text.title}</strong> {text.message}
    </Notice>
  ));
}

interface ReminderText {
  readonly title: string;
  readonly message: string;
}

function environmentText(messages: Messages, environment: string): ReminderText {
  return {
    title: messages['environment.title']({ environment }),
    message: messages['environment.message']({ environment }),
  };
}

function superuserText(messages: Messages): ReminderText {
  return {
    title: messages['superuser.warning.title'](),
    message: messages['superuser.warning.message'](),
  };
}
