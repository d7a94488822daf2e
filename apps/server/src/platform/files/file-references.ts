const lasting = /\/api\/file\/downloadTicket\?fileId=(\d{1,18})(?!\d)/g;

/** The files that a value names, however deep: by `fileId`, or by the address in a text that lasts as long as the file. */
export function fileIdsIn(value: unknown): string[] {
  const found = new Set<string>();
  collect(value, found);
  return [...found];
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') for (const [, id = ''] of value.matchAll(lasting)) found.add(id);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'fileId' && typeof inner === 'string' && /^\d{1,18}$/.test(inner)) found.add(inner);
    else collect(inner, found);
  }
}
