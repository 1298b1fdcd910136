// `npm run api` compares what the entries for programs export with the reports in `api/`, so that nothing that authors of games rely
// on changes by accident. It fails if they differ, for an export or a member without a description, and for an export without `@public`
// or `@beta`. `npm run api -- --write` records the present exports. It reads the `.d.ts` files of `npm run build types`.
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.js';

/** The entries with reports. Those of a game's author also list the types that an exported one names. */
const ENTRIES = [
  '.',
  './embed',
  './kit',
  './kit/board',
  './kit/worker',
  './testing',
  './testing/page',
  './vite',
  './webpack',
];
const OF_AUTHORS = /kit/;
const write = process.argv.includes('--write');
const packageJson = join(root, 'package.json');
const { exports } = JSON.parse(readFileSync(packageJson, 'utf8'));
const typesOf = (entry) => join(root, exports[entry].types);

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};
const off = { enabled: false };
const silent = { logLevel: ExtractorLogLevel.None };
const configs = ENTRIES.map((entry) =>
  ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: typesOf(entry),
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: ENTRIES.map(typesOf) } },
      apiReport: {
        enabled: true,
        reportFileName: join('playable-rules', entry).replaceAll(/[\\/]/g, '-'),
        reportFolder: join(root, 'api'),
        reportTempFolder: join(tmpdir(), 'playable-rules-api'),
        includeForgottenExports: OF_AUTHORS.test(entry),
      },
      docModel: off,
      dtsRollup: off,
      tsdocMetadata: off,
      messages: {
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning },
          // An entry may name types that another one exports.
          'ae-forgotten-export': silent,
        },
        tsdocMessageReporting: { default: silent },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: packageJson,
  }),
);
const compilerState = CompilerState.create(configs[0], {
  additionalEntryPoints: configs.slice(1).map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});
for (const config of configs) {
  const untagged = [];
  const { errorCount, warningCount, apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: write,
    printApiReportDiff: !write,
    messageCallback(message) {
      const { messageId, text } = message;
      if (messageId === 'ae-missing-release-tag') untagged.push(text.match(/"(.*?)"/)?.[1]);
      else if (!/^console-(preamble|api-report-(not-copied|copied|created))/.test(messageId)) return;
      message.logLevel = ExtractorLogLevel.None;
    },
  });
  const report = readFileSync(config.reportTempFilePath, 'utf8');
  // What no entry exports needs no tag.
  const exported = Array.from(report.matchAll(/^export (?:\w+ )*(?:\{ \w+ as )?(\w+)/gm), ([, name]) => name);
  const lacking = exported.filter((name) => untagged.includes(name));
  for (const name of lacking) console.error(`${config.mainEntryPointFilePath}: ${name} has no tag.`);
  if (lacking.length + errorCount + warningCount > 0) process.exitCode = 1;
  if (apiReportChanged && !write)
    console.error('The API has changed. If that is meant: npm run api -- --write, and a changeset.');
}
