import type { Me } from '@cloudstreet/sdk';
import { createChampionship } from '@cloudstreet/sdk/operations';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { ChampionshipForm } from './ChampionshipForm.js';
import { useChampionshipMutation } from './use-championship-mutation.js';

/** Creates a championship, or leads to the plans if the user needs one. */
export function CreateChampionship({ me }: { me: Me }) {
  const messages = useMessages();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync, isPending, form } = useChampionshipMutation(createChampionship);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{messages['championship.organise']()}</Button>
      {isOpen && (
        <Dialog title={messages['championship.organise']()} isOpen onOpenChange={setIsOpen}>
          {me.live_competition_create ? (
            <ChampionshipForm
              form={form}
              isPending={isPending}
              onSubmit={async ({ place, ...fields }) => {
                const body = { ...fields, ...(place !== null && { place }) };
                const created = await mutateAsync(body).catch(() => {});
                if (!created) return;
                const params = { championship: created.id };
                await navigate({ to: '/task/championship/$championship', params });
              }}
            />
          ) : (
            <>
              <p>{messages['competition.premium']()}</p>
              <DialogActions>
                <ButtonLink tone="primary" href="/plans/premium">
                  {messages['plan.see']()}
                </ButtonLink>
              </DialogActions>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
