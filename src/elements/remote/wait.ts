/** A wait of so many milliseconds, shorter if the browser comes online or `end` is called. */
export class Wait {
  readonly over: Promise<void>;
  end!: () => void;

  constructor(milliseconds: number) {
    this.over = new Promise((resolve) => {
      this.end = () => {
        clearTimeout(timer);
        removeEventListener('online', this.end);
        resolve();
      };
      const timer = setTimeout(this.end, milliseconds);
      addEventListener('online', this.end);
    });
  }
}
