// webpack as it comes, for the entry it is given: what it has to remark on the build goes out.
import webpack from 'webpack';

webpack({ mode: 'production', entry: process.argv[2] }, (fault, stats) => {
  if (fault) throw fault;
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  for (const { message } of [...errors, ...warnings]) console.log(message);
});
