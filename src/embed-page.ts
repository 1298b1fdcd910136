/** The script of the embed pages: registers the game loaders and runs the page, which loads the requested element lazily. */
import './register-boards.js';
import './embed-page/index.js';
