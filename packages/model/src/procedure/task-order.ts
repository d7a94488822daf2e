export interface OrderedTask {
  readonly id: string;
  readonly preTaskIds: readonly string[] | null;
}

/** Does a task come after itself, by way of the others? */
export function isCircular(tasks: readonly OrderedTask[]): boolean {
  const left = new Map(tasks.map(({ id, preTaskIds }) => [id, new Set(preTaskIds ?? [])]));
  for (;;) {
    const free = [...left].filter(([, before]) => [...before].every((id) => !left.has(id)));
    if (free.length === 0) return left.size > 0;
    for (const [id] of free) left.delete(id);
  }
}
