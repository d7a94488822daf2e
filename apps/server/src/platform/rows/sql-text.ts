/** Collects parameters while a statement's text is put together: `where id = ${sql.bind(id)}`. Nothing is concatenated. */
export class Parameters {
  readonly values: unknown[] = [];

  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
