import type { OwnDevice } from '@cloudstreet/sdk';
import { deviceMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { formatDate, formatTime, useUnits } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { RadioTower } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { useFocusNextItem } from '../../app/use-focus-next-item.js';
import { ConnectDevice } from './ConnectDevice.js';
import { nameOfDevice } from './device-name.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** Tracker of the aircraft that the user flies. */
export function LivePage() {
  return <SettingsPage page="live">{({ device }) => <Live device={device} />}</SettingsPage>;
}

function Live({ device }: { device: OwnDevice | undefined }) {
  const messages = useMessages();
  const { host, keepFocus } = useFocusNextItem(device, { item: 'form', target: 'button' });
  return (
    <div ref={host} className={styles.content}>
      <p className={styles.hint}>{messages['device.note']()}</p>
      {device ? (
        <ConnectedDevice device={device} onDisconnect={keepFocus} />
      ) : (
        <EmptyState title={messages['device.none']()} icon={<RadioTower size={24} aria-hidden />} />
      )}
      <ConnectDevice isConnected={device !== undefined} />
    </div>
  );
}

interface ConnectedDeviceProps {
  device: OwnDevice;
  /** Called before the button is removed. */
  onDisconnect: () => void;
}

function ConnectedDevice({ device: { id, until }, onDisconnect }: ConnectedDeviceProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const units = useUnits();
  const { mutate, isPending } = useMutation(deviceMutations.disconnect(api));
  return (
    <div className={styles.row}>
      <div className={styles.rowText}>
        <div>{messages['device.connected']({ device: nameOfDevice(id, messages) })}</div>
        <div className={styles.hint}>
          {until === undefined
            ? messages['device.lasting']()
            : messages['device.until']({
                date: formatDate(until, units),
                time: formatTime(until, units),
              })}
        </div>
      </div>
      <Button
        isPending={isPending}
        onPress={() => {
          onDisconnect();
          mutate(id, {
            onSuccess: () =>
              toasts.push({ type: 'success', title: messages['device.disconnected']() }),
          });
        }}
      >
        {messages['device.disconnect']()}
      </Button>
    </div>
  );
}
