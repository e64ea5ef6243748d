import { type ClubRef, type Me } from '@cloudstreet/sdk';
import { instanceQueries, userMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { VisibilityField } from '../../app/flights/VisibilityField.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { DateOfBirthField, GenderField, NameField } from '../../app/forms/PersonFields.js';
import { formError, refusalOf } from '../../app/forms/refusal.js';
import { SsaField } from '../../app/forms/SsaField.js';
import { useMessages } from '../../app/messages.js';
import { LeaveWarning } from '../../app/page/LeaveWarning.js';
import { type Entity, EntityComboBox } from '../../app/search/EntityComboBox.js';
import { useEntity } from '../../app/search/use-entity.js';
import { useTabGuard } from '../../app/use-tab-guard.js';
import { ClubHistory } from './ClubHistory.js';
import { ProfileImage } from './ProfileImage.js';
import { type ProfileEdit, profileEditOf, profilePatch } from './profile-patch.js';
import * as styles from './Settings.css.js';
import { SettingsPage } from './SettingsPage.js';

/** The form shows these errors. */
const EXPLAINED = [400, 409, 422];

/** Profile of the user: name, details and clubs. */
export function ProfilePage() {
  return <SettingsPage page="profile">{(me) => <Profile key={me.id} me={me} />}</SettingsPage>;
}

/** Changes stay here until they are saved. */
function Profile({ me }: { me: Me }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const instance = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } }).data;
  const [edit, setEdit] = useState(() => profileEditOf(me));
  const club = useEntity(toEntity(me.club));
  const secondClub = useEntity(toEntity(me.second_club));
  const { mutateAsync, isPending, error } = useMutation({
    ...userMutations.update(api),
    meta: { explains: EXPLAINED },
  });
  const change = (changes: Partial<ProfileEdit>) =>
    setEdit((before) => ({ ...before, ...changes }));
  const patchWith = (first: Entity | null, second: Entity | null) =>
    profilePatch(me, {
      edit,
      clubs: { clubId: first?.entityId, secondClubId: second?.entityId },
    });
  const isChanged = patchWith(club.entity, secondClub.entity) !== undefined;
  useTabGuard(() => isChanged);

  /** Resolves when it is saved. Errors are in `error`. */
  async function save(): Promise<void> {
    const patch = patchWith(await club.settled(), await secondClub.settled());
    try {
      // The server may have normalised the values, such as double spaces in a name.
      if (patch) setEdit(profileEditOf(await mutateAsync(patch)));
      toasts.push({ type: 'success', title: messages['settings.saved']() });
    } catch {
      // It is shown in the form, or by a toast.
    }
  }

  const refusal = refusalOf(error, EXPLAINED);
  return (
    <>
      <ProfileImage me={me} />
      {!me.club && (
        <p role="note" className={styles.warning}>
          {messages['profile.noClub']()}
        </p>
      )}
      <AppForm
        failure={error}
        fieldErrors={refusal?.fields}
        error={refusal && (formError(refusal) ?? messages['signUp.check']())}
        onSubmit={save}
      >
        <NameField value={edit.name} onChange={(name) => change({ name })} />
        <DateOfBirthField
          value={edit.dateOfBirth}
          onChange={(dateOfBirth) => change({ dateOfBirth: dateOfBirth ?? null })}
        />
        <GenderField value={edit.gender} onChange={(gender) => change({ gender })} />
        <EntityComboBox
          label={messages['signUp.club']()}
          hint={messages['profile.club.hint']()}
          name="club_id"
          kinds={['club']}
          limit={10}
          {...club.field}
        />
        <EntityComboBox
          label={messages['profile.secondClub']()}
          hint={messages['profile.secondClub.hint']()}
          name="second_club_id"
          kinds={['club']}
          limit={10}
          {...secondClub.field}
        />
        <TextField
          label={messages['profile.bio']()}
          hint={messages['profile.bio.hint']()}
          name="bio"
          lines={3}
          maxLength={160}
          value={edit.bio}
          onChange={(bio) => change({ bio })}
        />
        <SsaField value={edit.ssaId} onChange={(ssaId) => change({ ssaId })} />
        <VisibilityField
          label={messages['visibility.settings']()}
          value={edit.flightVisibility}
          onChange={(flightVisibility) => change({ flightVisibility })}
        />
        {me.subscription && (
          <Checkbox isSelected={edit.badge} onChange={(badge) => change({ badge })}>
            {messages['profile.badge']()}
            <span className={styles.optionHint}>{messages['profile.badge.hint']()}</span>
          </Checkbox>
        )}
        <Checkbox
          isSelected={edit.allowsComments}
          onChange={(allowsComments) => change({ allowsComments })}
        >
          {messages['comments.setting']()}
          <span className={styles.optionHint}>{messages['comments.setting.hint']()}</span>
        </Checkbox>
        <Checkbox isSelected={edit.sharesFiles} onChange={(sharesFiles) => change({ sharesFiles })}>
          {messages['profile.files']()}
          <span className={styles.optionHint}>{messages['profile.files.hint']()}</span>
        </Checkbox>
        {instance?.messages && (
          <Checkbox
            isSelected={edit.isMessageable}
            onChange={(isMessageable) => change({ isMessageable })}
          >
            {messages['profile.messages']()}
            <span className={styles.optionHint}>{messages['profile.messages.hint']()}</span>
          </Checkbox>
        )}
        <FormActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['settings.save']()}
          </Button>
        </FormActions>
      </AppForm>
      <ClubHistory />
      <LeaveWarning
        isActive={isChanged && !isPending}
        title={messages['settings.leave.title']()}
        message={messages['settings.leave.message']()}
      />
    </>
  );
}

function toEntity(club: ClubRef | undefined): Entity | null {
  if (!club) return null;
  const { id, name } = club;
  return { id: `club ${id}`, kind: 'club', entityId: id, label: name };
}
