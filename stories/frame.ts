/** The frame around the elements in stories. */
import { LitElement, css, html } from 'lit';

/** A container of a given width, by day or by dusk. */
class Room extends LitElement {
  static override properties = { width: { type: Number }, scheme: {} };
  static override styles = css`
    :host {
      display: block;
      padding: 8px;
      background: light-dark(#fff, #10131a);
      color: light-dark(#000, #fff);
    }
  `;
  declare width: number;
  declare scheme: string;
  protected override updated(): void {
    this.style.setProperty('inline-size', this.width ? `${this.width}px` : 'auto');
    this.style.setProperty('color-scheme', this.scheme || 'light');
  }
  protected override render() {
    return html`<slot></slot>`;
  }
}
if (!customElements.get('story-room')) customElements.define('story-room', Room);
