import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import {
  Button as AriaButton,
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import { tones } from '../IconButton/IconButton.css.js';
import { Link } from '../Link/Link.js';
import * as styles from './Toast.css.js';

export type ToastType = 'error' | 'warning' | 'success';

export interface Toast {
  type: ToastType;
  title: string;
  message?: string;
  /** Link that opens in a new window. A toast with a link stays until it is closed. */
  link?: { label: string; href: string };
}

/** Shows a toast. It replaces the previous toast if they are equal. */
export type ShowToast = (toast: Toast) => void;

/**
 * Warnings and successes disappear on their own; errors and toasts with links stay until they are
 * closed.
 */
const TIMEOUT_MS = 7000;

const icons = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck };

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Provides toasts to the application. Use one per page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const messages = useMessages();
  const [queue] = useState(() => new ToastQueue<Toast>({ maxVisibleToasts: 4 }));
  const show = useMemo(() => createShow(queue), [queue]);
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion queue={queue} className={styles.region} aria-label={messages['toast.region']()}>
        {({ toast }) => {
          const { type, title, message, link } = toast.content;
          const Icon = icons[type];
          return (
            <AriaToast toast={toast} className={styles.toast}>
              <span className={styles.icons[type]}>
                <Icon size={18} aria-hidden />
              </span>
              <ToastContent className={styles.text}>
                <Text slot="title" className={styles.title}>
                  {title}
                </Text>
                {message !== undefined && <Text slot="description">{message}</Text>}
                {link && (
                  <Link href={link.href} target="_blank" rel="noopener">
                    {link.label}
                  </Link>
                )}
              </ToastContent>
              <AriaButton
                slot="close"
                className={tones.quiet}
                aria-label={messages['toast.close']()}
              >
                <X size={18} aria-hidden />
              </AriaButton>
            </AriaToast>
          );
        }}
      </ToastRegion>
    </ToastContext>
  );
}

/**
 * Returns a function that shows a message without interrupting the user.
 *
 * @throws {Error} Outside a `ToastProvider`.
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('No toasts: wrap the application in a ToastProvider.');
  return show;
}

function createShow(queue: ToastQueue<Toast>): ShowToast {
  return (toast) => {
    const last = queue.visibleToasts[0];
    if (last && isSame(last.content, toast)) queue.close(last.key);
    const stays = toast.type === 'error' || toast.link;
    queue.add(toast, stays ? {} : { timeout: TIMEOUT_MS });
  };
}

function isSame(a: Toast, b: Toast): boolean {
  return (
    a.type === b.type &&
    a.title === b.title &&
    a.message === b.message &&
    a.link?.href === b.link?.href
  );
}
