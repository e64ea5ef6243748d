import type { ModeratedUser } from '@cloudstreet/sdk';
import { moderationMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { REASON_ERRORS, ReasonDialog } from '../../app/moderation/ReasonDialog.js';
import * as styles from './Dashboard.css.js';

const BANS = [
  { field: 'is_banned', ban: 'account' },
  { field: 'is_live_banned', ban: 'live' },
  { field: 'is_content_banned', ban: 'content' },
] as const;

/** Changes the bans of an account in a dialog, with a reason. */
export function BanUser({ user }: { user: ModeratedUser }) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={messages['dashboard.bans.title']({ name: user.name })}
        onPress={() => setIsOpen(true)}
      >
        {messages['dashboard.bans']()}
      </Button>
      {isOpen && <BanDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function BanDialog({ user, onClose }: { user: ModeratedUser; onClose: () => void }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { id, name, is_banned, is_live_banned, is_content_banned } = user;
  const [bans, setBans] = useState({ is_banned, is_live_banned, is_content_banned });
  const { mutateAsync, isPending, error } = useMutation({
    ...moderationMutations.ban(api),
    meta: { explains: REASON_ERRORS },
  });
  return (
    <ReasonDialog
      title={messages['dashboard.bans.title']({ name })}
      note={messages['dashboard.bans.note']()}
      confirmLabel={messages['dashboard.bans.save']()}
      isPending={isPending}
      error={error}
      onConfirm={async (reason) => {
        await mutateAsync({ id, reason, ...bans });
        toasts.push({ type: 'success', title: messages['dashboard.bans.saved']({ name }) });
      }}
      onClose={onClose}
    >
      <div className={styles.choices}>
        {BANS.map(({ field, ban }) => (
          <Checkbox
            key={field}
            isSelected={bans[field]}
            onChange={(isOn) => setBans((before) => ({ ...before, [field]: isOn }))}
          >
            {messages['dashboard.ban']({ ban })}
          </Checkbox>
        ))}
      </div>
    </ReasonDialog>
  );
}
