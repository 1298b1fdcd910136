/** The chart in words: a tree with keyboard navigation, with the same states and transitions as the picture. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Text } from '../../i18n/text.js';
import { indexOf, type Graph } from '../../inspector/graph.js';
import { itemId, outlineOf, visibleItems, type OutlineItem } from '../../inspector/outline.js';
import { itemName, targetNames, type MovePreview, type LiveChart } from './live-chart.js';

export interface TreeProps {
  readonly chart: LiveChart;
  readonly text: Text;
  readonly preview: MovePreview | undefined;
  readonly selected: string | undefined;
  readonly select: (id: string) => void;
}

/** Letters typed within this time form one word, in milliseconds. */
const WORD = 600;
/** Items added per task. */
const SLICE = 200;

export class Tree {
  /** What the reader opened or closed; all other states are open while they are active. */
  readonly #opened = new Map<string, boolean>();
  #focused: string | undefined;
  #followed: string | undefined;
  #typed = { word: '', at: 0 };
  #graph: Graph | undefined;
  #outline: OutlineItem | undefined;
  /** The position of each item among its siblings. */
  #siblings: ReadonlyMap<OutlineItem, SiblingPosition> = new Map();
  /** How many of the visible items are rendered so far. */
  #shown = SLICE;
  #props: TreeProps | undefined;
  readonly #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Opens all ancestors of a state or transition, so that it is visible. */
  reveal(id: string): void {
    this.#ancestors(id).forEach((outer) => this.#opened.set(outer, true));
    this.#focused = id;
    this.#host.requestUpdate();
  }
  /** Ids of the ancestors of an item; for a transition, including its source state. */
  #ancestors(id: string): string[] {
    const index = this.#graph && indexOf(this.#graph);
    if (!index?.has(id)) return [];
    const outer = index.isState(id) ? index.state(id).parent : index.transition(id).source;
    return outer === undefined ? [] : index.around(outer).map((state) => state.id);
  }

  readonly #isOpen = (id: string): boolean => {
    const { graph, active } = this.#props!.chart;
    return this.#opened.get(id) ?? (id === graph.root || active.has(id));
  };
  /** How many top levels are not items: 1 (the root, which is the tree itself), or 0 if the root is the only state. */
  get #hidden(): 0 | 1 {
    return this.#graph!.states.length > 1 ? 1 : 0;
  }
  /** The items that can be reached with keys, without the root if it is the tree itself. */
  get #items(): OutlineItem[] {
    return visibleItems(this.#outline!, this.#isOpen).slice(this.#hidden);
  }

  render(props: TreeProps): TemplateResult {
    const { chart, text } = props;
    this.#props = props;
    if (chart.graph !== this.#graph) {
      this.#graph = chart.graph;
      this.#outline = outlineOf(chart.graph);
      this.#siblings = siblingsIn(this.#outline);
      this.#shown = SLICE;
      this.#opened.clear();
      this.#focused = undefined;
    }
    this.#follow([...chart.active].at(-1));
    const items = this.#items;
    const focused = items.some((item) => itemId(item) === this.#focused)
      ? this.#focused
      : itemId(items.find((item) => item.kind === 'state' && chart.active.has(item.state.id)) ?? items[0]!);
    return html`<ul
      class="tree"
      role="tree"
      aria-label=${text('phases.tree')}
      @keydown=${this.#key}
      @click=${this.#click}
      @focusin=${this.#come}
    >
      ${repeat(this.#slice(items, focused), itemId, (item) => this.#item(item, focused))}
    </ul>`;
  }

  /** In a scrolling panel, scrolls to the innermost active state; the page does not scroll. */
  #follow(id: string | undefined): void {
    if (id === undefined || id === this.#followed) return;
    this.#followed = id;
    void this.#host.updateComplete.then(() => {
      const item = this.#host.renderRoot.querySelector(`.tree [data-id="${CSS.escape(id)}"]`);
      const panel = item?.closest('.words > div');
      if (!item || !panel || panel.matches(':focus-within')) return;
      const below = item.getBoundingClientRect().top - panel.getBoundingClientRect().top;
      if (below < 0 || below > panel.clientHeight / 2) panel.scrollTop += below - panel.clientHeight / 4;
    });
  }

  /** Renders a long list in slices, one per task, so that no task is long; always includes the focused item. */
  #slice(items: readonly OutlineItem[], focused: string | undefined): readonly OutlineItem[] {
    const least = items.findIndex((item) => itemId(item) === focused) + 1;
    this.#shown = Math.max(this.#shown, least);
    if (this.#shown >= items.length) return items;
    setTimeout(() => {
      this.#shown += SLICE;
      this.#host.requestUpdate();
    });
    return items.slice(0, this.#shown);
  }
  #item(item: OutlineItem, focused: string | undefined): TemplateResult {
    const { chart, text, preview, selected } = this.#props!;
    const id = itemId(item);
    const { among, at } = this.#siblings.get(item) ?? { among: [item], at: 1 };
    const isActive = item.kind === 'state' && chart.active.has(id);
    const mark = item.kind === 'transition' ? chart.mark(id) : undefined;
    // Only the innermost active state says that it is current; its open ancestors are only marked.
    const isAround = item.kind === 'state' && this.#isOpen(id) && item.state.children.some((c) => chart.active.has(c));
    const said = [
      isActive && !isAround ? text('phases.isNow') : '',
      mark?.says ?? '',
      chart.taken.ids.includes(id) ? text('phases.isTaken') : '',
      ahead(item, preview, text),
    ];
    const says = [...new Set(said)].filter(Boolean);
    const isParent = item.kind === 'state' && item.items.length > 0;
    const name = itemName(chart, id);
    const to = item.kind === 'transition' ? targetNames(chart, item.transition) : '';
    const names = [
      'item',
      item.kind,
      isActive ? 'active' : '',
      mark?.kind ?? '',
      `l${Math.min(item.level - this.#hidden, 6)}`,
    ];
    return html`<li
      class=${names.filter(Boolean).join(' ')}
      role="treeitem"
      aria-label=${[to ? `${name} → ${to}` : name, ...says].join(', ')}
      data-id=${id}
      tabindex=${id === focused ? 0 : -1}
      aria-level=${item.level - this.#hidden}
      aria-setsize=${among.length}
      aria-posinset=${at}
      aria-expanded=${isParent ? String(this.#isOpen(id)) : nothing}
      aria-current=${isActive ? 'step' : nothing}
      aria-selected=${id === selected ? 'true' : 'false'}
    >
      <span class="label">${name}${to ? html` <span class="quiet">→ ${to}</span>` : nothing}</span>
      ${says.length > 0 ? html`<span class="says">${says.reduce((first, next) => text('phases.and', { first, next }))}</span>` : nothing}
    </li>`;
  }

  /** The item that is the target of an event. */
  #itemOf(event: Event): OutlineItem | undefined {
    const id = (event.target as Element).closest('[data-id]')?.getAttribute('data-id');
    return this.#items.find((item) => itemId(item) === id);
  }
  readonly #come = (event: Event): void => {
    const item = this.#itemOf(event);
    if (!item) return;
    this.#focused = itemId(item);
    // A state that opened because it is active stays open around the reader when it is left.
    this.#ancestors(this.#focused).forEach((outer) => this.#opened.set(outer, true));
  };
  readonly #click = (event: Event): void => {
    const item = this.#itemOf(event);
    if (!item) return;
    const id = itemId(item);
    if (item.kind === 'state' && item.items.length > 0) this.#opened.set(id, !this.#isOpen(id));
    this.#props!.select(id);
    this.#focus(id);
  };
  #focus(id: string): void {
    this.#focused = id;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      this.#host.renderRoot.querySelector<HTMLElement>(`.tree [data-id="${CSS.escape(id)}"]`)?.focus();
    });
  }
  readonly #key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = this.#items;
    const at = items.findIndex((item) => itemId(item) === this.#focused);
    if (at < 0) return;
    const go = this.#goal(event.key, items, at);
    if (go === undefined) return;
    event.preventDefault();
    if (go !== true) this.#focus(itemId(go));
    else this.#host.requestUpdate();
  };
  /** The item that a key moves to; `true` if the key did something else, `undefined` if it has no meaning here. */
  #goal(key: string, items: readonly OutlineItem[], at: number): OutlineItem | true | undefined {
    const item = items[at]!;
    const id = itemId(item);
    const isParent = item.kind === 'state' && item.items.length > 0;
    switch (key) {
      case 'ArrowDown':
        return items[at + 1] ?? true;
      case 'ArrowUp':
        return items[at - 1] ?? true;
      case 'Home':
        return items[0];
      case 'End':
        return items.at(-1);
      case 'ArrowRight':
        if (!isParent) return true;
        if (this.#isOpen(id)) return item.items[0];
        this.#opened.set(id, true);
        return true;
      case 'ArrowLeft':
        if (isParent && this.#isOpen(id)) {
          this.#opened.set(id, false);
          return true;
        }
        return items.slice(0, at).findLast((other) => other.level < item.level) ?? true;
      case '*':
        for (const other of this.#siblings.get(item)?.among ?? [item]) this.#opened.set(itemId(other), true);
        return true;
      case 'Enter':
      case ' ':
        this.#props!.select(id);
        return true;
      default:
        return key.length === 1 ? this.#named(key, items, at) : undefined;
    }
  }
  /** The next item whose name starts with the typed letters. */
  #named(letter: string, items: readonly OutlineItem[], at: number): OutlineItem | true {
    const now = Date.now();
    const word = (now - this.#typed.at < WORD ? this.#typed.word : '') + letter.toLowerCase();
    this.#typed = { word, at: now };
    const { chart } = this.#props!;
    // While a word is typed, the search may stay on the current item; the first letter moves on.
    const from = word.length > 1 ? at : at + 1;
    const turned = [...items.slice(from), ...items.slice(0, from)];
    // A phase is found by its name with or without its number.
    const begins = (item: OutlineItem) => {
      const name = itemName(chart, itemId(item)).toLowerCase();
      return name.startsWith(word) || name.replace(/^[\d.]+ /, '').startsWith(word);
    };
    return turned.find(begins) ?? true;
  }
}

interface SiblingPosition {
  readonly among: readonly OutlineItem[];
  /** From 1. */
  readonly at: number;
}
function siblingsIn(root: OutlineItem): ReadonlyMap<OutlineItem, SiblingPosition> {
  const siblings = new Map<OutlineItem, SiblingPosition>();
  const visit = (outer: OutlineItem): void => {
    if (outer.kind === 'transition') return;
    const { items: among } = outer;
    among.forEach((item, i) => {
      siblings.set(item, { among, at: i + 1 });
      visit(item);
    });
  };
  visit(root);
  return siblings;
}

/** In words: whether the previewed move passes through this item or ends there. */
function ahead(item: OutlineItem, preview: MovePreview | undefined, text: Text): string {
  if (!preview) return '';
  const id = itemId(item);
  if (item.kind === 'transition') return preview.transitions.has(id) ? text('phases.passes') : '';
  if (preview.rests.has(id)) {
    const where = text(preview.sure ? 'phases.comesTo' : 'phases.mayCome');
    return preview.chance ? `${where} (${text('phases.chance')})` : where;
  }
  return preview.states.has(id) ? text('phases.passes') : '';
}
