import type { OwnDevice, TakenDevice } from '@cloudstreet/sdk';
import { deviceMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { formatDate, formatTime, useUnits } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { RadioTower } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { ConnectDevice } from './ConnectDevice.js';
import { nameOfDevice } from './device-name.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** Tracker of the aircraft that the user flies. */
export function LivePage() {
  return (
    <SettingsPage page="live">
      {({ device, taken_device: taken }) => <Live device={device} taken={taken} />}
    </SettingsPage>
  );
}

interface LiveProps {
  device: OwnDevice | undefined;
  /** Tracker that another user has taken over. */
  taken: TakenDevice | undefined;
}

function Live({ device, taken }: LiveProps) {
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
      {taken && <TakenDeviceRow taken={taken} onTakeBack={keepFocus} />}
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

interface TakenDeviceRowProps {
  taken: TakenDevice;
  /** Called before the button is removed. */
  onTakeBack: () => void;
}

/** Offers to undo a takeover. */
function TakenDeviceRow({ taken, onTakeBack }: TakenDeviceRowProps) {
  const { id, until, user, take_back_until: end } = taken;
  const { api, toasts } = useApp();
  const messages = useMessages();
  const units = useUnits();
  const { mutate, isPending } = useMutation(deviceMutations.connect(api));
  const device = nameOfDevice(id, messages);
  return (
    <div className={styles.row}>
      <div className={styles.rowText}>
        {messages['device.taken']({
          name: user.name,
          device,
          date: formatDate(end, units),
        })}
      </div>
      <Button
        isPending={isPending}
        onPress={() => {
          onTakeBack();
          mutate(
            { id, take_over: true, ...(until !== undefined && { until }) },
            {
              onSuccess: () =>
                toasts.push({ type: 'success', title: messages['device.ready']({ device }) }),
            },
          );
        }}
      >
        {messages['device.takeBack']()}
      </Button>
    </div>
  );
}
