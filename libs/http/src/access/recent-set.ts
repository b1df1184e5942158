/** The `capacity` most recent texts: when it is full, the oldest is dropped. */
export class RecentSet {
  private readonly entries = new Set<string>();

  constructor(private readonly capacity: number) {}

  has(text: string): boolean {
    return this.entries.has(text);
  }

  add(text: string): void {
    this.entries.delete(text);
    this.entries.add(text);
    const [oldest] = this.entries;
    if (this.entries.size > this.capacity && oldest !== undefined) this.entries.delete(oldest);
  }

  delete(text: string): void {
    this.entries.delete(text);
  }
}
