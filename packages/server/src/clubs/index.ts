import type { Resource } from '../resource/resource.js';
import { deleteClubImage } from './deleteClubImage.js';
import { getClub } from './getClub.js';
import { listClubs } from './listClubs.js';
import { isClubImage } from './queries.js';
import { REPORTED_CLUB } from './report-kind.js';
import { setClubImage } from './setClubImage.js';
import { updateClubPage } from './updateClubPage.js';

/** Clubs. */
export const clubs: Resource = {
  operations: [getClub, listClubs, updateClubPage, setClubImage, deleteClubImage],
  fileReferences: [{ isReferenced: isClubImage }],
  reportKinds: [REPORTED_CLUB],
};
