import {
  notificationMutations,
  notificationQueries,
  userQueries,
  useSignedIn,
} from '@cloudstreet/sdk/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from '../context.js';
import { isInForeignFrame } from '../foreign-frame.js';
import { refreshPush } from '../push/device-push.js';
import { useMe } from '../session.js';

/** Interval of polling without push messages. */
const POLL_MS = 300_000;
/** Minimum interval between updates. */
const REFRESH_PUSH_MS = 3_600_000;

/**
 * Keeps the count of unread notifications, opens pressed notifications, and clears the app's badge.
 */
export function useNotifications(): void {
  const { api } = useApp();
  const isSignedIn = useSignedIn(api);
  useQuery({
    ...userQueries.me(api),
    enabled: isSignedIn,
    refetchInterval: POLL_MS,
    meta: { explains: 'all' },
  });
  useForeground();
  usePressed();
}

function useForeground(): void {
  const { api, now } = useApp();
  const me = useMe();
  const userId = me === null ? null : me?.id;
  const refreshed = useRef<{ userId: number | null; at: number }>(undefined);
  const comeForward = useEffectEvent(() => {
    // A foreign frame shows a visitor, for whom the device's notifications would be turned off.
    if (document.visibilityState !== 'visible' || isInForeignFrame()) return;
    void clearBadge();
    // Not known yet.
    if (userId === undefined) return;
    const at = now().getTime();
    const last = refreshed.current;
    if (last?.userId === userId && at - last.at < REFRESH_PUSH_MS) return;
    refreshed.current = { userId, at };
    refreshPush(api, userId ?? undefined).catch(() => {
      refreshed.current = undefined;
    });
  });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another account is a reason to look again
  useEffect(() => comeForward(), [userId]);
  useEffect(() => {
    const listener = () => comeForward();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}

async function clearBadge(): Promise<void> {
  try {
    await navigator.clearAppBadge?.();
  } catch {
    // Some browsers allow it only for installed applications.
  }
}

function usePressed(): void {
  const { api, queryClient } = useApp();
  const router = useRouter();
  const { mutate } = useMutation({ ...notificationMutations.read(api), meta: { explains: 'all' } });
  const markRead = useEffectEvent((id: unknown) => {
    if (Number.isInteger(id) && api.session.store.get()) mutate({ id_in: [Number(id)] });
  });
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    const { type, link, id } = toMessage(data);
    if (type === 'cloudstreet.notified') {
      for (const { queryKey } of [userQueries.me(api), notificationQueries.list(api)]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    }
    if (type !== 'cloudstreet.open' || typeof link !== 'string' || !/^\/(?!\/)/.test(link)) return;
    markRead(id);
    void router.navigate({ href: link });
  });
  useEffect(() => {
    // The notification opened this page.
    const [, id] = /^#notification=(\d{1,10})$/.exec(`#${router.state.location.hash}`) ?? [];
    if (id !== undefined) {
      markRead(Number(id));
      void router.navigate({ to: '.', hash: '', search: true, replace: true });
    }
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listener = (event: MessageEvent<unknown>) => hear(event);
    serviceWorker.addEventListener('message', listener);
    return () => serviceWorker.removeEventListener('message', listener);
  }, [router]);
}

function toMessage(data: unknown): { type?: unknown; link?: unknown; id?: unknown } {
  return typeof data === 'object' && data !== null ? data : {};
}
