const lasting = '/api/file/downloadTicket?fileId=';

/** Records keep this address: links to files live for minutes, a fresh one is asked for when the file is shown. */
export function lastingLink(fileId: string): string {
  return `${lasting}${fileId}`;
}

export function fileIdOf(link: string | null): string | undefined {
  return link?.startsWith(lasting) ? link.slice(lasting.length) : undefined;
}
