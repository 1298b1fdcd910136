/** The script of the embed pages: lets them load games, and runs the page, which loads the element that is asked for. */
import { provideBoards } from './boards.js';
import { openPage } from './embed-page/index.js';

provideBoards();
openPage();
