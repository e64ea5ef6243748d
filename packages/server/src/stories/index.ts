import type { Resource } from '../resource/resource.js';
import { findFilesOfUser, removeFromKeptFlights } from './account-deletion.js';
import { addStory } from './addStory.js';
import { deleteStory } from './deleteStory.js';
import { exportStories } from './export-stories.js';
import { importStory } from './import-story.js';
import { isStoryFile } from './queries.js';
import { REPORTED_STORY } from './report-kind.js';
import { SERVED_STORIES } from './served-stories.js';
import { REFUSALS } from './store-story.js';
import { updateStory } from './updateStory.js';

/** Photos and videos of flights. */
export const stories: Resource = {
  operations: [addStory, updateStory, deleteStory],
  fileReferences: [{ isReferenced: isStoryFile }],
  servedFolders: () => [SERVED_STORIES],
  exportParts: [exportStories],
  importSteps: [{ kind: 'story', run: importStory, issues: REFUSALS }],
  reportKinds: [REPORTED_STORY],
  onAccountDeletion: { findFiles: findFilesOfUser, detach: removeFromKeptFlights },
};
