// What parsers of Markdown make of the author's page, as pages in out/; MDX also rendered by React in Node, with the
// script that hydrates it; and what an author pastes.
import { compile } from '@mdx-js/mdx';
import { build } from 'esbuild';
import MarkdownIt from 'markdown-it';
import { readFileSync, writeFileSync } from 'node:fs';
import { markdownItFence, remarkFence } from 'playable-rules/hosts/fence.js';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { pasted } from './snippets.js';

const source = readFileSync('page.md', 'utf8');
const page = (
  title,
  body,
  scripts = '<script type="module" src="/node_modules/playable-rules/dist/cdn/loader.js"></script>',
) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    ${scripts}
  </head>
  <body>${body}</body>
</html>
`;
const write = (name, ...rest) => writeFileSync(`out/${name}.html`, page(name, ...rest));

write('markdown-it', new MarkdownIt({ html: true }).use(markdownItFence).render(source));

/** As Astro does it. */
const remark = unified()
  .use(remarkParse)
  .use(remarkFence)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeStringify);
write('remark', String(await remark.process(source)));

/** As GitHub does it: the sanitizer's own list is GitHub's. What the author pastes there is the snippet for Markdown. */
const github = unified()
  .use(remarkParse)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize)
  .use(rehypeStringify);
write('github', String(await github.process(`${source}\n${pasted.markdown}`)));

/** As Discourse has it, before its sanitizer: what an author pastes into a post. */
const forum = new MarkdownIt({ html: true, breaks: true, linkify: true, typographer: true });
const posts = Object.entries(pasted).map(([name, text]) => [name, forum.render(text)]);
writeFileSync('out/posts.json', JSON.stringify(Object.fromEntries(posts)));

writeFileSync('out/page.js', String(await compile(source, { remarkPlugins: [remarkFence] })));
const { default: Content } = await import('./out/page.js');
write(
  'mdx',
  `<div id="root">${renderToString(createElement(Content))}</div>`,
  '<script type="module" src="/node_modules/playable-rules/dist/cdn/loader.js"></script><script type="module" src="./client.js"></script>',
);
writeFileSync(
  'out/hydrate.js',
  `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import Content from './page.js';
hydrateRoot(document.getElementById('root'), createElement(Content), {
  onRecoverableError: (error) => console.error(error.message),
});
`,
);
await build({
  entryPoints: ['out/hydrate.js'],
  outfile: 'out/client.js',
  bundle: true,
  format: 'esm',
  target: 'es2022',
});
