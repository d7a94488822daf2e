const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an If-None-Match names this version, or any; a weak spelling means the same bytes here. */
export function isAmong(etag: string, list = ''): boolean {
  const known = list.split(',').map(bare);
  return known.includes(bare(etag)) || known.includes('*');
}
