// `npm test`: every runner in turn, also after one has failed, and a last line that sums them all up.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { countTests } from './test-count.js';
import { globTests, root } from './tests.js';

const KINDS = { 'test:unit': '.node.ts', 'test:browser': '.test.ts', 'test:e2e': '.e2e.ts' };
const RUNNERS = ['typecheck', ...Object.keys(KINDS).filter((script) => globTests(KINDS[script]).length > 0)];

/** Runs one script of package.json, showing and keeping what it prints. */
function run(script) {
  console.log(`\n> ${script}`);
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32', // npm is a .cmd file there
    });
    let output = '';
    const keep = (stream) => (chunk) => {
      output += chunk;
      stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', keep(process.stdout));
    child.stderr.setEncoding('utf8').on('data', keep(process.stderr));
    child.once('error', () => resolve({ code: 1, output }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}

const sum = { passed: 0, failed: 0 };
const lines = [];
for (const script of RUNNERS) {
  const { passed, failed } = countTests(await run(script), { counts: script.startsWith('test:') });
  sum.passed += passed;
  sum.failed += failed;
  lines.push(`${script}: ${failed ? 'FAILED' : 'ok'}${script.startsWith('test:') ? `, ${passed} passed` : ''}`);
}
console.log(`\n${lines.join('\n')}`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
