// Storybook's docs list every member, so drop the private and protected ones.
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      for (const d of module.declarations ?? []) {
        if (d.members) d.members = d.members.filter((m) => m.privacy !== 'private' && m.privacy !== 'protected');
      }
    }
  },
};

export default {
  globs: ['src/define.ts', 'src/elements/**/*.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [publicOnly],
};
