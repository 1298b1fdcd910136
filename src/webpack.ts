/** For pages with games of the author’s own that webpack builds: `playable-rules/webpack`. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the plugin uses of webpack's compiler.
 * @beta
 */
export interface WebpackCompiler {
  /** The plugins of the webpack that builds. This one replaces a module by another. */
  readonly webpack: {
    readonly NormalModuleReplacementPlugin: new (
      asked: RegExp,
      replace: (module: { readonly context: string; request: string }) => void,
    ) => { apply(compiler: WebpackCompiler): void };
  };
}

/**
 * A plugin for webpack that leaves the games of this package, and all that loads them, out of what it builds: pages then have only
 * the games that they add.
 * @beta
 */
export function addedGamesOnly(): { apply(compiler: WebpackCompiler): void } {
  const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  return {
    apply(compiler) {
      // The lists of our games, and the worker in which their opponents think.
      new compiler.webpack.NormalModuleReplacementPlugin(/\/(generated\/\w+|bot-worker)\.js$/, (module) => {
        const asked = join(module.context, module.request);
        if (dirname(asked) === at('games/generated') || asked === at('cdn/bot-worker.js'))
          module.request = at('games/none.js');
      }).apply(compiler);
    },
  };
}
