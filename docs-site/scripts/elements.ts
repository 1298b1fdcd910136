/** Pages with elements. */
import '../../src/define.js';
