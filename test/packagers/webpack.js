// webpack as it comes, for the entry it is given, `alone` without our games: what it has to remark on the build goes out.
import { addedGamesOnly } from 'playable-rules/webpack';
import webpack from 'webpack';

const [entry, games] = process.argv.slice(2);
const plugins = games === 'alone' ? [addedGamesOnly()] : [];
webpack({ mode: 'production', entry, plugins, output: { clean: true } }, (fault, stats) => {
  if (fault) throw fault;
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  for (const { message } of [...errors, ...warnings]) console.log(message);
});
