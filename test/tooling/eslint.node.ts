import { RuleTester } from 'eslint';
import { describe, it } from 'node:test';
import tseslint from 'typescript-eslint';
import plugin from '../../scripts/eslint/index.js';

RuleTester.describe = describe;
RuleTester.it = it;

const bad = (code: string, ...messageIds: string[]) => ({
  code,
  errors: messageIds.map((messageId) => ({ messageId })),
});
new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: { allowDefaultProject: ['*.ts'] }, tsconfigRootDir: import.meta.dirname },
  },
}).run('no-needless-cast', plugin.rules['no-needless-cast'], {
  valid: ['const a = 1 as unknown as string;', 'const a = 1 as 1 | 2;'],
  invalid: [bad('const a = { b: 1 } as unknown as { b: number };', 'needless')],
});
// Both parsers are tested, because they disagree about the ranges of a template's parts.
for (const parser of [undefined, tseslint.parser]) {
  const tester = new RuleTester({ languageOptions: parser ? { parser } : {} });

  tester.run('no-literal-text', plugin.rules['no-literal-text'], {
    valid: [
      'html`<p>${words.go}</p>`',
      'html`<p class="board tree" id="a-b" @click=${() => "go on"}>1 × A&nbsp;&times;&#8211; \\u00ad d6</p>`',
      'svg`<text x="1">${n}</text><!-- a comment has words -->`',
      'html`<p title=${word("go-on")} ${ref(this.board)} ?hidden=${a > b}>${n > 1 ? word("many") : "–"}</p>`',
      'html`<a href="/the/path" aria-labelledby="some id">${t`go`}</a>`',
      'css`p { color: red }`',
      'other`<p>any words</p>`',
      'html`${when(a, () => html`<b>${a}</b>`)}`',
    ],
    invalid: [
      { code: 'html`<p>\n  ${a} Go on</p>`', errors: [{ messageId: 'word', line: 2, column: 8, endColumn: 10 }] },
      bad('html`<p aria-label="Go ${n}"></p>`', 'word'),
      bad("html`<p title='Go' .placeholder=${'Go'}></p>`", 'word', 'word'),
      bad('html`<p>${n ? "Go" : "Stop"}</p>`', 'word', 'word'),
      bad('html`${when(a, () => html`<b>Élan</b>`)}`', 'word'),
      bad('html`<p>${`${n} moves`}</p>`', 'word'),
      bad('svg`<title>The tree</title>`', 'word'),
      bad('html`Bare ${{ a: { b: 1 } }}`', 'word'),
      bad('html`${{ a: { b: 1 } } /* } */} bare`', 'word'),
    ],
  });

  tester.run('strict-csp', plugin.rules['strict-csp'], {
    valid: [
      'html`<p class="style" data-style="x" id=${a}>style="x" data:</p>`',
      'css`p { background: url(#id) }`',
      'svg`<use href="#a" fill="none"/>`',
    ],
    invalid: [
      bad('html`<p style="color:red"></p>`', 'style'),
      bad('html`<p class=a style=${styleMap(s)}></p>`', 'style'),
      bad('html`<p .style=${s}></p>`', 'style'),
      bad('html`<style>p{}</style>`', 'style'),
      bad('html`<img src="data:image/png,x">`', 'data'),
      bad('html`<img src=data:image/png,x>`', 'data'),
      bad('svg`<rect fill="url(data:x)"/>`', 'data'),
      bad('css`p { background: url("data:x") }`', 'data'),
      bad('html`<p .innerHTML=${x}></p>`', 'markup'),
    ],
  });
}
