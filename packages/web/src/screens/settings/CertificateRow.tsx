import { type Certificate, downloadCertificate } from '@cloudstreet/sdk';
import { certificateMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { Distance, formatDate, useUnits } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { saveFile } from '../../app/save-file.js';
import * as styles from './Settings.css.js';

export interface CertificateRowProps {
  certificate: Certificate;
  onWithdraw: () => void;
}

/** A certificate with its file, its verification page, and a button to withdraw it. */
export function CertificateRow({ certificate, onWithdraw }: CertificateRowProps) {
  const messages = useMessages();
  const units = useUnits();
  const { created, is_final: isFinal, flights, distance, url } = certificate;
  const date = formatDate(created.slice(0, 10), units);
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <div>
          {messages['certificate.asOf']({ date })}{' '}
          <Chip>{messages['certificate.state']({ is: isFinal ? 'final' : 'interim' })}</Chip>
        </div>
        <div className={styles.hint}>
          {messages['certificate.flights']({ count: flights })} ·{' '}
          <Distance km={distance} digits={0} /> ·{' '}
          <Link href={new URL(url).pathname}>{messages['certificate.page']()}</Link>
        </div>
      </div>
      <Inline>
        <DownloadButton certificate={certificate} date={date} />
        <WithdrawButton certificate={certificate} date={date} onWithdraw={onWithdraw} />
      </Inline>
    </li>
  );
}

interface CertificateButtonProps {
  certificate: Certificate;
  /** Date that distinguishes it from the others. */
  date: string;
}

function DownloadButton({ certificate: { id, season }, date }: CertificateButtonProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation({ mutationFn: () => downloadCertificate(api, id) });
  return (
    <Button
      size="small"
      isPending={isPending}
      aria-label={messages['certificate.download']({ season: String(season), date })}
      onPress={() =>
        mutate(undefined, { onSuccess: (pdf) => saveFile(pdf, `certificate-${season}.pdf`) })
      }
    >
      <Download size={16} aria-hidden />
      {messages['certificate.download.short']()}
    </Button>
  );
}

function WithdrawButton({
  certificate: { id, season },
  date,
  onWithdraw,
}: CertificateButtonProps & { onWithdraw: () => void }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation(certificateMutations.delete(api));
  const named = { season: String(season), date };
  return (
    <ConfirmDialog
      trigger={
        <Button
          size="small"
          isPending={isPending}
          aria-label={messages['certificate.withdraw'](named)}
        >
          {messages['certificate.withdraw.short']()}
        </Button>
      }
      title={messages['certificate.withdraw.title']()}
      confirmLabel={messages['certificate.withdraw.short']()}
      onConfirm={() => {
        onWithdraw();
        mutate(id, {
          onSuccess: () =>
            toasts.push({ type: 'success', title: messages['certificate.withdrawn']() }),
        });
      }}
    >
      {messages['certificate.withdraw.message']()}
    </ConfirmDialog>
  );
}
