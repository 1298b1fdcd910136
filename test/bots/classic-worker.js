// Stands in for the classic build of the worker, which does not exist when tests run from sources. A classic script may
// use import(), so it can load the module.
import('../../src/bot-worker.js');
