/** What was read under a key, or is being read, and is read once however many ask. */
export function readOnce<T>(read: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = read.get(key) ?? load();
  read.set(key, known);
  return known;
}
