/** Sets the title of the page, also where a name in its markup hides `document.title`. */
export const setTitle = (title: string): unknown => Reflect.set(Document.prototype, 'title', title, document);
