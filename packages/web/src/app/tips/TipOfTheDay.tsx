import { instanceQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { utcDay } from '@cloudstreet/ui/filters/flight-dates';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp, useNow } from '../context.js';
import { useMessages } from '../messages.js';
import { pageName } from './page-name.js';
import { isTipDue, markAsRead, markTipDay, readTips } from './read-tips.js';
import * as styles from './TipOfTheDay.css.js';
import { findTip, inLanguage, parseTips, type Tip } from './tip.js';
import { useUserIdle } from './use-user-idle.js';

/** Shows the unread tip of the page in a window over it, at most one a day. */
export function TipOfTheDay() {
  const today = utcDay(useNow());
  const [isDue, setIsDue] = useState(() => isTipDue(today));
  const [read, setRead] = useState(readTips);
  const { locale } = useApp();
  const { url, tips } = useTips();
  const location = useRouterState({
    select: ({ matches }) => {
      const routeId = matches.at(-1)?.routeId;
      return routeId && pageName(routeId);
    },
  });
  const tip = findTip(tips, { location, read });
  const name = tip && inLanguage(tip.name, locale);
  const text = tip && inLanguage(tip.text, locale);
  if (!isDue || !tip || !name || !text || !url) return null;
  const image = tip.image && new URL(tip.image, url).href;
  const close = () => {
    setRead(markAsRead(tip.id));
    setIsDue(false);
  };
  return (
    <TipWindow
      key={tip.id}
      name={name}
      text={text}
      image={image}
      onOpen={() => markTipDay(today)}
      onClose={close}
    />
  );
}

interface TipWindowProps {
  name: string;
  text: string;
  image: string | undefined;
  onOpen: () => void;
  onClose: () => void;
}

/** Waits until it does not interrupt the user. */
function TipWindow({ name, text, image, onOpen, onClose }: TipWindowProps) {
  const messages = useMessages();
  const isIdle = useUserIdle();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isIdle) open();
  }, [isIdle]);
  if (!isIdle) return null;
  return (
    <Dialog
      title={messages['tip.title']()}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap="x2">
        <strong>{name}</strong>
        {image && <img className={styles.image} src={image} alt="" />}
        <p className={styles.text}>{text}</p>
      </Stack>
      <DialogActions>
        <Button tone="primary" onPress={onClose}>
          {messages['tip.confirm']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useTips(): { url: string | undefined; tips: readonly Tip[] } {
  const { api } = useApp();
  const { data: instance } = useQuery({
    ...instanceQueries.detail(api),
    meta: { explains: 'all' },
    throwOnError: false,
  });
  const url = instance?.tips_url && new URL(instance.tips_url, globalThis.location.href).href;
  const { data: tips = [] } = useQuery({
    queryKey: ['tips', url],
    queryFn: url ? ({ signal }) => fetchTips(url, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { url, tips };
}

/** Loads the tips. Returns an empty list after an error. */
async function fetchTips(url: string, signal: AbortSignal): Promise<Tip[]> {
  try {
    const response = await fetch(url, { signal, credentials: 'omit' });
    if (!response.ok) throw new Error(`${url} responded ${response.status}.`);
    return parseTips(await response.json());
  } catch (error) {
    // oxlint-disable-next-line no-console -- For operators, who may have written them.
    if (!signal.aborted) console.warn('The tips of the day could not be loaded.', error);
    return [];
  }
}
