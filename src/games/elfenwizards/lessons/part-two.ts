/** The lessons from the awarding of titles to the end of the game. */
import type { LessonEntry } from '../../../elements/game-ui.js';

export const partTwo: readonly LessonEntry[] = [];
