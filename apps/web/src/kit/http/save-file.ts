/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  followLink(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A signed link is followed like a click: the browser shows its own progress. */
export function followLink(address: string, name?: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, rel: 'noopener' });
  if (name !== undefined) link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
