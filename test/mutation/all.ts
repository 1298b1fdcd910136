/**
 * The tests that have to notice a mutant of the kernel or of a game's rules, in one process: to start one for every file
 * would cost more than the tests.
 */
import { globTests, root } from '../../scripts/tests.js';

const folders = ['test/kernel', 'test/games'];
for (const file of folders.flatMap((folder) => globTests('.node.ts', folder))) await import(`${root}${file}`);
