/** The same limits judge in the browser before anything is sent and on the server (rules 281–286). */
export const acceptedSuffixes = [
  'doc',
  'docx',
  'xls',
  'xlsx',
  'pdf',
  'txt',
  'zip',
  'rar',
  'jpg',
  'jpeg',
  'png',
  'ftl',
] as const;
export type AcceptedSuffix = (typeof acceptedSuffixes)[number];

const megabyte = 1024 * 1024;

/** A file of this size or more is refused. */
export const maxFileBytes = 100 * megabyte;
/** A sealed file is encrypted in memory, so it must be small. */
export const maxSealedFileBytes = 20 * megabyte;
/** A name of this many characters or more is refused. */
export const maxFileNameLength = 50;
/** How many files a field takes where it does not say. */
export const defaultFileCount = 10;

/** `报价.PDF` → `pdf`; undefined where the extension is not on the list. */
export function acceptedSuffixOf(fileName: string): AcceptedSuffix | undefined {
  const suffix = /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return acceptedSuffixes.find((one) => one === suffix);
}
