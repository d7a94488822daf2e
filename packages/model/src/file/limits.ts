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

/** Rule 289 and 368: what a field of pictures takes. */
export const pictureSuffixes = ['png', 'jpg', 'jpeg'] as const;
/** Rule 305: what may be attached to a text. */
export const editorSuffixes = [
  'pdf',
  'txt',
  'zip',
  'rar',
  '7z',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  ...pictureSuffixes,
] as const;
export const videoSuffixes = ['mp4', 'webm', 'mov'] as const;
/** What a browser has sealed: its name and kind are inside. */
export const sealedSuffixes = ['age'] as const;

/** Every kind of file that some upload takes. */
export type KnownSuffix =
  | AcceptedSuffix
  | (typeof editorSuffixes)[number]
  | (typeof videoSuffixes)[number]
  | (typeof sealedSuffixes)[number];

const megabyte = 1024 * 1024;

/** A file of this size or more is refused. */
export const maxFileBytes = 100 * megabyte;
/** A sealed file is encrypted in memory, so it must be small. */
export const maxSealedFileBytes = 20 * megabyte;
/** The same sealed as an age file: its head, and sixteen bytes for each 64 KB. */
export const maxSealedCipherBytes = maxSealedFileBytes + 64 * 1024;
/** Rules 302–304: a picture, a video or another file of a text may be as large as this, and no larger. */
export const maxEditorPictureBytes = 2 * megabyte;
export const maxEditorFileBytes = 10 * megabyte;
export const maxVideoBytes = 500 * megabyte;
/** A larger file goes in parts, so that a broken line costs one part at most. */
export const resumableBytes = 20 * megabyte;
export const partBytes = 5 * megabyte;
/** A name of this many characters or more is refused. */
export const maxFileNameLength = 50;
/** How many files a field takes where it does not say. */
export const defaultFileCount = 10;
/** Rule 297: the document type under which the editor of texts sends its files. */
export const editorFileType = '2330';

/** `报价.PDF` → `pdf`; undefined where the extension is not on the list. */
export function acceptedSuffixOf(fileName: string): AcceptedSuffix | undefined {
  return suffixAmong(fileName, acceptedSuffixes);
}

export function suffixAmong<S extends string>(fileName: string, suffixes: readonly S[]): S | undefined {
  const suffix = /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return suffixes.find((one) => one === suffix);
}
