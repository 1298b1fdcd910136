import { markdownItFence } from 'playable-rules/hosts/fence.js';

export default {
  title: 'A site of VitePress',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: { config: (md) => md.use(markdownItFence) },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('playable-') } } },
};
