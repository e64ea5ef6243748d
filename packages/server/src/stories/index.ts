import { addStory } from './addStory.js';
import { deleteStory } from './deleteStory.js';
import { updateStory } from './updateStory.js';

/** The operations of pictures and videos of flights. */
export const storyOperations = [addStory, updateStory, deleteStory];
