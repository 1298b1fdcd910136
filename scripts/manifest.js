// Plugins for the custom elements manifest analyzer: they clean the manifest and generate types for React and Vue from it.
import { mkdirSync, writeFileSync } from 'node:fs';

/** Removes members and events that are not public, because Storybook's docs and editors list all of them. */
export const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest }) {
    for (const d of declarations(customElementsManifest)) {
      if (d.members) d.members = d.members.filter((m) => m.privacy !== 'private' && m.privacy !== 'protected');
      // The analyzer also lists functions that dispatch events; these have no description.
      if (d.events) d.events = d.events.filter((e) => e.description);
    }
  },
};

/** Leaves out the modules without an element: the manifest is for tools that look for elements. */
export const elementsOnly = {
  name: 'elements-only',
  packageLinkPhase({ customElementsManifest: manifest }) {
    manifest.modules = manifest.modules.filter(
      ({ declarations = [], exports = [] }) =>
        declarations.some((d) => d.customElement) || exports.some(({ kind }) => kind === 'custom-element-definition'),
    );
  },
};

/** Replaces an alias such as `(typeof LOAD)[number]` by its string literals, so that editors can complete the values. */
export function spelledOut() {
  const lists = new Map();
  const aliases = new Map();
  return {
    name: 'spelled-out',
    collectPhase({ ts, node }) {
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isAsExpression(node.initializer)) {
        const { expression } = node.initializer;
        if (ts.isArrayLiteralExpression(expression) && expression.elements.every(ts.isStringLiteral))
          lists.set(node.name.getText(), expression.elements.map((e) => e.getText()).join(' | '));
      } else if (ts.isTypeAliasDeclaration(node)) {
        const [, list] = /^\(typeof (\w+)\)\[number\]$/.exec(node.type.getText()) ?? [];
        if (list) aliases.set(node.name.text, list);
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      const spell = (word) => lists.get(aliases.get(word)) ?? word;
      for (const { attributes = [], members = [] } of declarations(customElementsManifest))
        for (const { type } of [...attributes, ...members]) if (type) type.text = type.text.replace(/\w+/g, spell);
    },
  };
}

/** Writes types of the elements' attributes and events for React and Vue to `outdir`. */
export function frameworkTypes({ outdir }) {
  return {
    name: 'framework-types',
    packageLinkPhase({ customElementsManifest }) {
      const elements = customElementsManifest.modules.flatMap(({ path, declarations = [] }) =>
        declarations.filter((d) => d.tagName).map((d) => ({ ...d, path: path.replace(/^src(.*)\.ts$/, '.$1.js') })),
      );
      mkdirSync(outdir, { recursive: true });
      writeFileSync(`${outdir}/markup.d.ts`, markup(elements));
      writeFileSync(`${outdir}/react.d.ts`, react(elements));
      writeFileSync(`${outdir}/vue.d.ts`, vue(elements));
      writeFileSync(`${outdir}/svelte.d.ts`, svelte(elements));
    },
  };
}

const declarations = ({ modules }) => modules.flatMap((module) => module.declarations ?? []);
const said = (text) => (text ? `  /** ${text.replace(/\s+/g, ' ').replaceAll('*/', '*\\/')} */\n` : '');
const names = (elements) => elements.flatMap(({ name }) => [`${name}Attributes`, `${name}Events`]).join(', ');

const markup = (elements) => `${elements.map(({ name, path }) => `import type { ${name} } from '${path}';`).join('\n')}
import type { Standing } from './game-ui/game-ui.js';
import type { Move, Refusal } from './index.js';

${elements.map(taken).join('\n\n')}
`;
/** Types of what can be set in markup: an element's attributes, and its properties that no attribute sets and that may be written. */
const taken = ({ name, attributes = [], members = [], events = [] }) => `export interface ${name}Attributes {
${[
  ...attributes,
  ...members
    .filter(({ kind, attribute, readonly }) => kind === 'field' && !attribute && !readonly)
    .map((member) => ({ ...member, fieldName: member.name })),
]
  .map((a) => `${said(a.description)}  '${a.name}'?: ${name}['${a.fieldName}'] | undefined;`)
  .join('\n')}
}
export type ${name}Events = {
${events.map(({ name, type, description }) => `${said(description)}  '${name}': ${type.text};`).join('\n')}
};`;

const react = (elements) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${elements.map(({ name, path }) => `import type { ${name} } from '${path}';`).join('\n')}
import type { ${names(elements)} } from './markup.js';

type Markup<Element, Attributes, Events> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Attributes & { [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({ tagName, name }) => `      '${tagName}': Markup<${name}, ${name}Attributes, ${name}Events>;`).join('\n')}
    }
  }
}
`;

const vue = (elements) => `import type { DefineComponent, HTMLAttributes } from 'vue';
import type { ${names(elements)} } from './markup.js';

type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<Camel<Rest>>}\` : Name;
type Markup<Attributes, Events> = DefineComponent<
  HTMLAttributes &
    Attributes & {
      [Name in keyof Events & string as \`on\${Capitalize<Camel<Name>>}\`]?: ((event: Events[Name]) => void) | undefined;
    }
>;

declare module 'vue' {
  interface GlobalComponents {
${elements.map(({ tagName, name }) => `    '${tagName}': Markup<${name}Attributes, ${name}Events>;`).join('\n')}
  }
}
`;

const svelte = (elements) => `import type { HTMLAttributes } from 'svelte/elements';
${elements.map(({ name, path }) => `import type { ${name} } from '${path}';`).join('\n')}
import type { ${names(elements)} } from './markup.js';

type Markup<Element extends EventTarget, Attributes, Events> = HTMLAttributes<Element> &
  Attributes & { [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined };

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements.map(({ tagName, name }) => `    '${tagName}': Markup<${name}, ${name}Attributes, ${name}Events>;`).join('\n')}
  }
}
`;
