import type { Gender, Me, MePatch, Visibility } from '@cloudstreet/sdk';

/** Values of the profile form. Empty fields are empty texts. */
export interface ProfileEdit {
  readonly name: string;
  /** Null while it is being typed. */
  readonly dateOfBirth: string | null;
  readonly gender: Gender;
  readonly bio: string;
  readonly ssaId: string;
  /** Whether others see the plan. */
  readonly badge: boolean;
  /** Whether others may send messages. */
  readonly isMessageable: boolean;
  /** Whether others may download IGC files. */
  readonly sharesFiles: boolean;
  /** Whether others may comment on flights. */
  readonly allowsComments: boolean;
  /** Who sees new flights. */
  readonly flightVisibility: Visibility;
}

export interface Clubs {
  readonly clubId: number | undefined;
  readonly secondClubId: number | undefined;
}

export function profileEditOf(me: Me): ProfileEdit {
  const { name, date_of_birth: dateOfBirth, gender, bio = '', ssa_id: ssaId = '', badge } = me;
  const { message_enabled: isMessageable = false, open_in_seeyou: sharesFiles = false } = me;
  const { flight_visibility: flightVisibility, comments_allowed: allowsComments } = me;
  const shown = { badge, isMessageable, sharesFiles, allowsComments, flightVisibility };
  return { name, dateOfBirth, gender, bio, ssaId, ...shown };
}

/** Returns the changes of a form to a profile. Undefined if there are none. */
export function profilePatch(
  me: Me,
  { edit, clubs }: { edit: ProfileEdit; clubs: Clubs },
): MePatch | undefined {
  const { dateOfBirth, gender } = edit;
  const [name, bio, ssaId] = [edit.name.trim(), edit.bio.trim(), edit.ssaId.trim()];
  const patch: MePatch = {
    ...(name !== me.name && { name }),
    ...(dateOfBirth !== null && dateOfBirth !== me.date_of_birth && { date_of_birth: dateOfBirth }),
    ...(gender !== me.gender && { gender }),
    ...(bio !== (me.bio ?? '') && { bio: bio || null }),
    ...(ssaId !== (me.ssa_id ?? '') && { ssa_id: ssaId || null }),
    ...(edit.badge !== me.badge && { badge: edit.badge }),
    ...(edit.isMessageable !== (me.message_enabled ?? false) && {
      message_enabled: edit.isMessageable,
    }),
    ...(edit.sharesFiles !== (me.open_in_seeyou ?? false) && {
      open_in_seeyou: edit.sharesFiles,
    }),
    ...(edit.allowsComments !== me.comments_allowed && { comments_allowed: edit.allowsComments }),
    ...(edit.flightVisibility !== me.flight_visibility && {
      flight_visibility: edit.flightVisibility,
    }),
    ...(clubs.clubId !== me.club?.id && { club_id: clubs.clubId ?? null }),
    ...(clubs.secondClubId !== me.second_club?.id && {
      second_club_id: clubs.secondClubId ?? null,
    }),
  };
  return Object.keys(patch).length > 0 ? patch : undefined;
}
