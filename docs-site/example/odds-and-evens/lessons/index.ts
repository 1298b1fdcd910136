/** The lessons in the order of learning. */
import { lessonList } from '../../../../src/game-ui/lesson-list.js';
import { found } from './found.js';

export const lessons = lessonList(found, ['first-cards']);
