// Stands in for the classic build of the worker, which tests from sources do not have: a classic script may import().
import('../../src/opponent-worker.js');
