/**
 * The document, safe from names in its markup. `<img name="head">` or `<form id="fonts">`, which hosts let their users write,
 * hides the property `document.head` or `document.fonts` behind that element (“DOM clobbering”). The getters and methods of
 * `Document.prototype` cannot be hidden; all our code reads the document through them.
 */
export const safeDocument = new Proxy({} as Readonly<Document>, {
  get(_, name) {
    const value: unknown = Reflect.get(Document.prototype, name, document);
    return typeof value === 'function' ? (value.bind(document) as unknown) : value;
  },
});

/** The root of an element's tree, with properties that are safe to read. */
export function rootOf(element: Node): Document | ShadowRoot {
  const root = element.getRootNode();
  return root === document ? safeDocument : (root as ShadowRoot);
}
