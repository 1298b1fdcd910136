/** The script of the embed pages: the way to the games, and the page; the element that is asked for comes by itself. */
import './register-boards.js';
import './embed-page/index.js';
